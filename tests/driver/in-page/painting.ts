/**
 * Runs in the judged page: keeps it from being painted until somebody looks at it. It is laid out,
 * scrolled and hit as ever; paper has it as it is.
 */
const unpainted = new CSSStyleSheet();
unpainted.replaceSync('@media screen { html { opacity: 0 } }');

export function stopPainting(): void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, unpainted];
}

export function paint(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== unpainted);
}
