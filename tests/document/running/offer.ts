/** Adds the Run controls to the document; the runner is loaded on first use. */
import type { Pace } from './pace.ts';

const RUNNABLE = '[data-example]';
const runnerUrl = new URL('run/run.js', document.baseURI).href;
const main = document.querySelector('main') as HTMLElement;

function button(text: string, label: string, within: Element, pace: Pace): HTMLButtonElement {
  const control = document.createElement('button');
  control.type = 'button';
  control.className = 'run';
  control.textContent = text;
  control.setAttribute('aria-label', label);
  control.onclick = async () => {
    const examples = within.matches(RUNNABLE)
      ? [within as HTMLElement]
      : [...within.querySelectorAll<HTMLElement>(RUNNABLE)];
    const places = examples.map(({ dataset }) => dataset.example as string);
    const { run }: typeof import('./run.ts') = await import(/* @vite-ignore */ runnerUrl);
    const { commit = '', committed = '', changed } = main.dataset;
    await run(places, pace, { commit, committed, changed: changed !== undefined });
  };
  return control;
}

function offer(): void {
  for (const row of main.querySelectorAll<HTMLTableRowElement>(`tr${RUNNABLE}`)) {
    const name = [...row.cells]
      .slice(0, 2)
      .map(({ innerText }) => innerText)
      .join(', ');
    row.querySelector('.time')?.append(button('▶', `Run ${name}`, row, 'watch'));
  }
  for (const example of main.querySelectorAll('.example')) {
    if (!example.matches(RUNNABLE) && !example.querySelector(RUNNABLE)) continue;
    const title = example.querySelector('h4')?.textContent ?? '';
    const isOne = example.matches(RUNNABLE);
    const control = button(
      isOne ? '▶ Run' : '▶ Run all rows',
      `${isOne ? 'Run' : 'Run all rows'}: ${title}`,
      example,
      isOne ? 'watch' : 'at once',
    );
    const note = example.querySelector('.said > .note');
    if (note) note.append(control);
    else example.querySelector('h4')?.after(control);
  }
  for (const part of main.querySelectorAll('.rule, .section')) {
    if (!part.querySelector(RUNNABLE)) continue;
    const name = part.querySelector('h2, h3 > a')?.textContent ?? '';
    part.querySelector('h2, h3')?.after(button(`▶ Run ${name}`, `Run ${name}`, part, 'at once'));
  }
  const count = main.querySelectorAll(RUNNABLE).length;
  const text = `Run ${count} examples in this browser`;
  const all = button(`▶ ${text}`, text, main, 'at once');
  document.querySelector('.summary > .verdict')?.after(all);
}

// Browsers load no modules from the file system.
if (main.querySelector(RUNNABLE) && location.protocol !== 'file:') offer();
