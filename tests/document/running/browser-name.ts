/** Patterns in `navigator.userAgent`, the most specific first: most browsers also name others. */
const BROWSERS: readonly (readonly [name: string, form: RegExp])[] = [
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Edge', /Edg\w*\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).* Safari/],
];

/** The name and version of a browser according to its `navigator.userAgent`. */
export function browserName(userAgent: string): string {
  for (const [name, form] of BROWSERS) {
    const [, version] = form.exec(userAgent) ?? [];
    if (version) return `${name} ${version}`;
  }
  return 'Unknown browser';
}
