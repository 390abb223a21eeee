/** What runs add to the window: the control panel, and a faulty page to use. */
import { reasonWith } from '../page/reason.ts';
import { addressOf, type Example, type FaultyPage } from './marks.ts';

/** At full speed, or slowly enough to watch. */
export type Pace = 'fast' | 'slow';

const TEMPLATE = `
  <div class="head">
    <p class="name"></p>
    <button type="button" class="close" aria-label="Close, and remove these results">×</button>
  </div>
  <p class="fault"></p>
  <div class="stage"></div>
  <progress aria-label="Examples that have run"></progress>
  <p class="count" role="status"></p>
  <pre class="error"></pre>
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
  private readonly root = document.createElement('aside');
  readonly stage: HTMLElement;
  private readonly opener = document.activeElement;

  constructor(controls: { stop(): void; close(): void; runFaultless(): void }) {
    this.root.className = 'dock';
    this.root.setAttribute('aria-label', 'The specification, run in your browser');
    this.root.innerHTML = TEMPLATE;
    this.stage = this.find('.stage');
    this.find('.close').onclick = controls.close;
    this.find('.stop').onclick = controls.stop;
    this.find('.faultless').onclick = controls.runFaultless;
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
    this.root.dataset.state = 'running';
    this.find<HTMLProgressElement>('progress').max = count;
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
  }

  /** Sets the status of the run, which screen readers announce, with a link to reload the document if that helps. */
  say(text: string, isReloadDue = false): void {
    this.find('.count').replaceChildren(...reasonWith(text, isReloadDue));
  }

  /**
   * Shows the end of the run.
   *
   * @param error what a caught faulty page was expected to do and did: it can be run without its fault
   */
  end(done: number, error?: string): void {
    this.root.dataset.state = error === undefined ? 'ended' : 'caught';
    this.find<HTMLProgressElement>('progress').value = done;
    this.find('.error').textContent = error ?? '';
    // The control with the focus may be gone.
    if (this.root.contains(document.activeElement) || document.activeElement === document.body)
      this.find('.close').focus();
  }

  remove(): void {
    delete document.documentElement.dataset.dock;
    this.root.remove();
    if (this.opener instanceof HTMLElement) this.opener.focus();
  }
}

/**
 * Shows a faulty page by itself over the whole window, without its name.
 *
 * @returns whether the reader wants the fault found; otherwise they have closed the page
 */
export async function showFaultyPage({ slug }: FaultyPage): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = 'faulty-page';
  dialog.setAttribute('aria-label', 'A faulty page');
  dialog.innerHTML = `
    <form method="dialog" class="head">
      <p>One thing is wrong with this page. Use it, then let the specification find the fault.</p>
      <button value="find" class="find">Find the fault</button>
      <button class="close" aria-label="Close the page">×</button>
    </form>
    <iframe title="A faulty page" src="${addressOf(`../faulty/${slug}/index.html`)}"></iframe>`;
  document.body.append(dialog);
  dialog.showModal();
  await new Promise((closed) => dialog.addEventListener('close', closed));
  dialog.remove();
  return dialog.returnValue === 'find';
}
