import { addressOf, type FaultyPage } from './examples.ts';

/**
 * Shows a faulty page by itself over the whole window, without its name.
 *
 * @param choices its fault and others
 * @returns the name of the page with the fault that the reader chose; empty if they closed the page
 */
export async function askForFault(
  { slug }: FaultyPage,
  choices: readonly FaultyPage[],
): Promise<string> {
  const dialog = document.createElement('dialog');
  dialog.className = 'faulty-page';
  dialog.setAttribute('aria-label', 'A faulty page');
  const buttons = choices.map(({ name, fault }) => `<button value="${name}">${fault}</button>`);
  dialog.innerHTML = `
    <form method="dialog" class="head">
      <p tabindex="-1" autofocus>One thing is wrong with this page. Use it, then find the fault: ${buttons.join(' ')}</p>
      <button class="close" aria-label="Close the page">×</button>
    </form>
    <iframe title="A faulty page" src="${addressOf(`../faulty/${slug}/index.html`)}"></iframe>`;
  document.body.append(dialog);
  dialog.showModal();
  await new Promise((closed) => dialog.addEventListener('close', closed));
  dialog.remove();
  return dialog.returnValue;
}
