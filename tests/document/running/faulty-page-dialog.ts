import { addressOf, type FaultyPage } from './examples.ts';

const TEMPLATE = `
  <div class="head">
    <p>One thing is wrong with this page. Use it, then let the specification find the fault.</p>
    <button type="button" class="find">Find the fault</button>
    <button type="button" class="close" aria-label="Close the page">×</button>
  </div>
  <iframe title="A faulty page"></iframe>`;

/**
 * Shows a faulty page by itself over the whole window, without its name.
 *
 * @returns whether the reader wants the fault found; otherwise they have closed the page
 */
export function showFaultyPage({ slug }: FaultyPage): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = 'faulty-page';
  dialog.setAttribute('aria-label', 'A faulty page');
  dialog.innerHTML = TEMPLATE;
  const find = <Kind extends HTMLElement>(selector: string) =>
    dialog.querySelector(selector) as Kind;
  find<HTMLIFrameElement>('iframe').src = addressOf(`../faulty/${slug}/index.html`);
  find('.find').onclick = () => dialog.close('find');
  find('.close').onclick = () => dialog.close();
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.onclose = () => {
      dialog.remove();
      resolve(dialog.returnValue === 'find');
    };
  });
}
