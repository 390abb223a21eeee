/** Runs in the judged page: its Content-Security-Policy, and attempts to violate it. */
import { clock } from './clock.ts';

/** An element with these properties, added to the page. */
function add<Name extends keyof HTMLElementTagNameMap>(name: Name, properties: object) {
  const element = Object.assign(document.createElement(name), properties);
  document.body.append(element);
  return element;
}

/** Ways to run the text of a script, or to call a URL. */
const WAYS: Record<string, (argument: string) => void> = {
  'an inline script': (text) => add('script', { text }),
  'an event handler': (text) => {
    const button = add('button', {});
    button.setAttribute('onclick', text);
    button.click();
  },
  'a javascript: link': (text) => add('a', { href: `javascript:${text}` }).click(),
  'markup with a script': (text) => {
    const image = `<img src="data:,broken" onerror="${text}">`;
    document.body.insertAdjacentHTML('beforeend', image);
  },
  'text to evaluate': (text) => {
    // In an event handler, because the policy does not apply to a script that a test injects.
    const { port1, port2 } = new MessageChannel();
    // biome-ignore lint/security/noGlobalEval: the policy forbids it
    port1.onmessage = () => window.eval(text);
    port2.postMessage('');
  },
  'a fetch': (url) => void fetch(url).catch(() => {}),
  'a socket': (url) => new WebSocket(url.replace('http', 'ws')),
  'a beacon': (url) => navigator.sendBeacon(url, 'left'),
  'an event stream': (url) => new EventSource(url),
  'an image': (url) => add('img', { src: url }),
  'a script': (url) => add('script', { src: url }),
  'a style sheet': (url) => add('link', { rel: 'stylesheet', href: url }),
  'a frame': (url) => add('iframe', { src: url }),
  'a form': (url) => add('form', { action: url }).submit(),
};

const violated: string[] = [];

/** Attempts something that the policy forbids, with the text of a script or a URL. */
export async function tryForbidden(way: string, argument: string): Promise<void> {
  const attempt = WAYS[way];
  if (!attempt) throw new Error(`There is no way "${way}"`);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    violated.push(effectiveDirective);
  });
  try {
    attempt(argument);
  } catch {
    // Some ways throw as well.
  }
  await clock.settle();
}

/** The directives that attempts have violated. */
export const violatedDirectives = (): readonly string[] => violated;

export const hasGlobal = (name: string) => name in window;

/** The first element in the head, if it is a `meta`. */
export function firstMeta(): { kind: string; content: string } | undefined {
  const first = document.head.firstElementChild;
  if (!(first instanceof HTMLMetaElement)) return undefined;
  return { kind: first.httpEquiv, content: first.content };
}
