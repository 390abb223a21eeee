import type { Example } from './examples.ts';

/** At full speed, or slowly enough to watch. */
export type Pace = 'fast' | 'slow';

const TEMPLATE = `
  <div class="head">
    <p class="name"></p>
    <button type="button" class="close" aria-label="Close, and remove these results">×</button>
  </div>
  <p class="fault" hidden></p>
  <div class="stage"></div>
  <progress aria-label="Examples that have run"></progress>
  <p class="count" role="status"></p>
  <pre class="error" hidden></pre>
  <div class="controls">
    <fieldset>
      <legend>Pace</legend>
      <label><input type="radio" name="pace" value="fast"> fast</label>
      <label><input type="radio" name="pace" value="slow"> slow</label>
    </fieldset>
    <button type="button" class="stop">Stop</button>
    <button type="button" class="faultless">Run it on the correct page</button>
  </div>`;

/** The control panel: shows the progress of a run, and has its controls. */
export class Dock {
  readonly root = document.createElement('aside');
  readonly stage: HTMLElement;
  private readonly opener = document.activeElement;

  constructor(controls: { stop(): void; close(): void }) {
    this.root.className = 'dock';
    this.root.setAttribute('aria-label', 'The specification, run in your browser');
    this.root.innerHTML = TEMPLATE;
    this.stage = this.find('.stage');
    this.find('.close').onclick = controls.close;
    this.find('.stop').onclick = controls.stop;
    this.root.onkeydown = ({ key }) => {
      if (key === 'Escape') controls.close();
    };
    document.body.append(this.root);
    document.documentElement.dataset.dock = '';
  }

  private find<Kind extends HTMLElement>(selector: string): Kind {
    return this.root.querySelector(selector) as Kind;
  }

  /** As chosen by the reader. */
  get pace(): Pace {
    return this.find<HTMLInputElement>('input:checked').value as Pace;
  }

  set pace(pace: Pace) {
    this.find<HTMLInputElement>(`input[value=${pace}]`).checked = true;
  }

  /** Shows the start of a run of `count` examples. */
  begin(count: number): void {
    this.find<HTMLProgressElement>('progress').max = count;
    this.find('progress').hidden = count === 1;
    this.find('.stop').hidden = false;
    this.find('fieldset').hidden = false;
    this.find('.faultless').hidden = true;
    this.find('.error').hidden = true;
    this.say('');
    this.find('.stop').focus();
  }

  /** Names the running example; `done` have run before. */
  show({ point, title }: Example, done: number): void {
    const name = document.createElement('a');
    name.textContent = point;
    name.href = `#${point}`;
    this.find('.name').replaceChildren(name, ` ${title}`);
    this.find<HTMLProgressElement>('progress').value = done;
  }

  /** Says what is wrong with the page in the frame; without a text, nothing. */
  describe(fault = ''): void {
    this.find('.fault').textContent = fault;
    this.find('.fault').hidden = fault === '';
  }

  /** Shows what a failed sentence expected and found, and offers to run it without the fault. */
  showFailure(error: string, runFaultless: () => void): void {
    this.find('.faultless').onclick = runFaultless;
    this.find('.error').textContent = error;
    this.find('.error').hidden = false;
    this.find('.faultless').hidden = false;
    this.find('progress').hidden = true;
  }

  /** Sets the status of the run, which screen readers announce. */
  say(text: string): void {
    this.find('.count').textContent = text;
  }

  /** Shows the end of the run. */
  end(done: number): void {
    this.find<HTMLProgressElement>('progress').value = done;
    this.find('.stop').hidden = true;
    this.find('fieldset').hidden = true;
    if (this.root.contains(document.activeElement) || document.activeElement === document.body) {
      this.find('.close').focus();
    }
  }

  remove(): void {
    delete document.documentElement.dataset.dock;
    this.root.remove();
    if (this.opener instanceof HTMLElement) this.opener.focus();
  }
}
