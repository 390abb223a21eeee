/** Names in the text by which a browser introduces itself; most claim to be others, too. */
const BROWSERS: readonly (readonly [name: string, form: RegExp])[] = [
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Edge', /Edg\w*\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).* Safari/],
];

/** The name and version of a browser, as far as its `navigator.userAgent` tells. */
export function browserName(userAgent: string): string {
  for (const [name, form] of BROWSERS) {
    const [, version] = form.exec(userAgent) ?? [];
    if (version) return `${name} ${version}`;
  }
  return 'Unknown browser';
}
