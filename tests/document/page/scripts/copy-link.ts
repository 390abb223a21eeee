/** Adds a button to each point that copies its address. */

async function copy(address: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(address);
    return 'Copied';
  } catch {
    // Without HTTPS there is no clipboard.
    history.replaceState(null, '', address);
    return 'The link is in the address bar';
  }
}

for (const point of document.querySelectorAll<HTMLElement>('.rule')) {
  const control = document.createElement('button');
  control.type = 'button';
  control.className = 'copy-link';
  control.textContent = 'Copy link';
  control.setAttribute('aria-label', `Copy link to ${point.id}`);
  const result = document.createElement('output');
  result.className = 'quiet';
  control.onclick = async () => {
    result.value = ` ${await copy(new URL(`#${point.id}`, document.baseURI).href)}`;
  };
  control.onblur = () => {
    result.value = '';
  };
  point.querySelector('h3')?.after(control, result);
}
