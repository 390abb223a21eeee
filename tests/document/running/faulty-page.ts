import { addressOf, type FaultyPage } from './examples.ts';

/** Lets a reader without a pointer sort a faulty page, whose headers are plain cells, by Enter, and leave it by Escape. */
function makeUsableByKeys(page: Document, close: () => void): void {
  for (const header of page.querySelectorAll('th')) header.tabIndex = 0;
  page.addEventListener('keydown', ({ key, target, shiftKey }) => {
    const click = new MouseEvent('click', { bubbles: true, shiftKey });
    if (key === 'Enter') target?.dispatchEvent(click);
    if (key === 'Escape') close();
  });
}

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
      <p tabindex="-1" autofocus>One thing is wrong with this page. Use it, by Tab and Enter if you like, then find the fault: ${buttons.join(' ')}</p>
      <button class="close" aria-label="Close the page">×</button>
    </form>
    <iframe title="A faulty page" src="${addressOf(`../faulty/${slug}/index.html`)}"></iframe>`;
  const frame = dialog.querySelector('iframe') as HTMLIFrameElement;
  frame.onload = () => makeUsableByKeys(frame.contentDocument as Document, () => dialog.close(''));
  document.body.append(dialog);
  dialog.showModal();
  await new Promise((closed) => dialog.addEventListener('close', closed));
  dialog.remove();
  return dialog.returnValue;
}
