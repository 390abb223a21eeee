/** Adds the Run controls to the document; the runner is loaded on first use. */
import type { FaultyPage } from './judged.ts';
import type { Pace } from './pace.ts';

const RUNNABLE = '[data-example]';
const FAULTY = '[data-faulty]';
const runnerUrl = new URL('run/run.js', document.baseURI).href;
const main = document.querySelector('main') as HTMLElement;

type Runner = typeof import('./run.ts');

/** A button that calls the runner. */
function button(
  text: string,
  label: string,
  call: (runner: Runner) => Promise<void>,
): HTMLButtonElement {
  const control = document.createElement('button');
  control.type = 'button';
  control.className = 'run';
  control.textContent = text;
  control.setAttribute('aria-label', label);
  control.onclick = async () => call(await import(/* @vite-ignore */ runnerUrl));
  return control;
}

function runButton(text: string, label: string, within: Element, pace: Pace): HTMLButtonElement {
  return button(text, label, ({ run }) => {
    const examples = within.matches(RUNNABLE)
      ? [within as HTMLElement]
      : [...within.querySelectorAll<HTMLElement>(RUNNABLE)];
    const places = examples.map(({ dataset }) => dataset.example as string);
    return run(places, pace);
  });
}

function faultyPageOf(item: HTMLElement): FaultyPage {
  const { faulty: slug = '' } = item.dataset;
  const textOf = (selector: string) => item.querySelector(selector)?.textContent ?? '';
  return { slug, name: textOf('b'), fault: textOf('.fault-in-words') };
}

function offerExamples(): void {
  for (const row of main.querySelectorAll<HTMLTableRowElement>(`tr${RUNNABLE}`)) {
    const label = `Run ${row.dataset.name}`;
    row.querySelector('.time')?.append(runButton('▶', label, row, 'slow'));
  }
  for (const example of main.querySelectorAll('.example')) {
    if (!example.matches(RUNNABLE) && !example.querySelector(RUNNABLE)) continue;
    const title = example.querySelector('h4')?.textContent ?? '';
    const isOne = example.matches(RUNNABLE);
    const control = runButton(
      isOne ? '▶ Run' : '▶ Run all rows',
      `${isOne ? 'Run' : 'Run all rows'}: ${title}`,
      example,
      isOne ? 'slow' : 'fast',
    );
    const note = example.querySelector('.said > .note');
    if (note) note.append(control);
    else example.querySelector('h4')?.after(control);
  }
  for (const part of main.querySelectorAll('.rule, .section')) {
    if (!part.querySelector(RUNNABLE)) continue;
    const name = part.querySelector('h2, h3 > a')?.textContent ?? '';
    part.querySelector('h2, h3')?.after(runButton(`▶ Run ${name}`, `Run ${name}`, part, 'fast'));
  }
  const count = main.querySelectorAll(RUNNABLE).length;
  const text = `Run ${count} examples in this browser`;
  document.querySelector('.summary > .verdict')?.after(runButton(`▶ ${text}`, text, main, 'fast'));
}

function offerFaultyPages(): void {
  const items = [...main.querySelectorAll<HTMLElement>(FAULTY)];
  for (const item of items) {
    const faulty = faultyPageOf(item);
    const places = (item.dataset.catchers ?? '').split(' ');
    const id = item.closest('.rule')?.id ?? '';
    const label = `Run ${id} on the faulty page: ${faulty.name}`;
    item.prepend(button('▶', label, ({ runOnFaulty }) => runOnFaulty(places, faulty)));
  }
  if (items.length === 0) return;
  const control = button(
    'Break something',
    'Break something: use a faulty page, and let the specification find its fault',
    ({ breakSomething }) => {
      const item = items[Math.floor(Math.random() * items.length)] as HTMLElement;
      const first = (main.dataset.searchOrder ?? '').split(' ');
      return breakSomething(faultyPageOf(item), first);
    },
  );
  document.querySelector('.summary > .run')?.after(control);
}

// Browsers load no modules from the file system.
if (main.querySelector(RUNNABLE) && location.protocol !== 'file:') {
  offerExamples();
  offerFaultyPages();
}
