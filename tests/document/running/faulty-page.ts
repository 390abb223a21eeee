import { addressOf, type FaultyPage } from './examples.ts';

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
