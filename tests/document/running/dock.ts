import type { Pace } from './pace.ts';

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
      <label><input type="radio" name="pace" value="step"> step by step</label>
    </fieldset>
    <button type="button" class="next">Next sentence</button>
    <button type="button" class="stop">Stop</button>
    <button type="button" class="faultless">Run it on the correct page</button>
  </div>`;

/** The actions of the control panel. */
export interface Controls {
  choose(pace: Pace): void;
  next(): void;
  stop(): void;
  close(): void;
  /** Runs the failed example on the page without the fault. */
  runFaultless(): void;
}

/** The control panel: shows the progress of a run, and has its controls. */
export class Dock {
  readonly root = document.createElement('aside');
  readonly stage: HTMLElement;
  private readonly opener = document.activeElement;

  constructor(controls: Controls) {
    this.root.className = 'dock';
    this.root.setAttribute('aria-label', 'The specification, run in your browser');
    this.root.innerHTML = TEMPLATE;
    this.stage = this.find('.stage');
    this.find('.close').onclick = controls.close;
    this.find('.next').onclick = controls.next;
    this.find('.stop').onclick = controls.stop;
    this.find('.faultless').onclick = controls.runFaultless;
    this.root.onkeydown = ({ key }) => {
      if (key === 'Escape') controls.close();
    };
    for (const radio of this.radios()) {
      radio.onchange = () => {
        this.pace = radio.value as Pace;
        controls.choose(radio.value as Pace);
      };
    }
    document.body.append(this.root);
    document.documentElement.dataset.dock = '';
  }

  private find<Kind extends HTMLElement>(selector: string): Kind {
    return this.root.querySelector(selector) as Kind;
  }

  private radios() {
    return this.root.querySelectorAll<HTMLInputElement>('input[name=pace]');
  }

  set pace(pace: Pace) {
    for (const radio of this.radios()) radio.checked = radio.value === pace;
    this.find('.next').hidden = pace !== 'step';
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
  show(id: string, title: string, done: number): void {
    const name = document.createElement('a');
    name.textContent = id;
    name.href = `#${id}`;
    this.find('.name').replaceChildren(name, ` ${title}`);
    this.find<HTMLProgressElement>('progress').value = done;
  }

  /** Says what is wrong with the page in the frame; without a text, nothing. */
  describe(fault = ''): void {
    this.find('.fault').textContent = fault;
    this.find('.fault').hidden = fault === '';
  }

  /** Shows what a failed sentence expected and found, and offers the page without the fault. */
  showFailure(error: string): void {
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
    this.find('.next').hidden = true;
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
