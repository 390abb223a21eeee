// Runs in a page before its own scripts: records when the first row of the table is in the document,
// in ms since navigation.
{
  const observer = new MutationObserver(() => {
    if (!document.querySelector('tbody td')) return;
    observer.disconnect();
    window[Symbol.for('first row')] = performance.now();
  });
  observer.observe(document, { childList: true, subtree: true });
}
