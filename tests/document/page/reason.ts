/** The content that tells a reader why something cannot be done, with a link if it can after a reload. */
export function reasonWith(text: string, isReloadDue: boolean): (string | Node)[] {
  if (!isReloadDue) return [text];
  const link = document.createElement('a');
  link.textContent = 'Reload it';
  link.href = location.href;
  link.onclick = () => location.reload();
  return [`${text} `, link];
}
