/** Runs in the judged page: its Content-Security-Policy, and attempts to violate it. */
import { clock } from './clock.ts';

/** An element with these properties, added to the page. */
function add<Name extends keyof HTMLElementTagNameMap>(name: Name, properties: object) {
  const element = Object.assign(document.createElement(name), properties);
  document.body.append(element);
  return element;
}

/** Does nothing: the policy refuses any script. */
const SCRIPT = 'void 0';

/** What the policy forbids, with the address of another server. */
const ATTEMPTS: Record<string, (url: string) => void> = {
  'an inline script': () => add('script', { text: SCRIPT }),
  'a javascript: link': () => add('a', { href: `javascript:${SCRIPT}` }).click(),
  'text to evaluate': () => {
    // In an event handler, because the policy does not apply to a script that a test injects.
    const { port1, port2 } = new MessageChannel();
    // biome-ignore lint/security/noGlobalEval: the policy forbids it
    port1.onmessage = () => window.eval(SCRIPT);
    port2.postMessage('');
  },
  'a fetch': (url) => void fetch(url).catch(() => {}),
  'a socket': (url) => new WebSocket(url.replace('http', 'ws')),
  'a beacon': (url) => navigator.sendBeacon(url, 'left'),
  'an image': (url) => add('img', { src: url }),
  'a style sheet': (url) => add('link', { rel: 'stylesheet', href: url }),
  'a frame': (url) => add('iframe', { src: url }),
  'a form': (url) => add('form', { action: url }).submit(),
};

const violated: string[] = [];
/** Time that a browser may take to report a violation, in ms. */
const REPORT_MS = 5_000;

/** Attempts something that the policy forbids, and waits for the violation. */
export async function tryForbidden(name: string, url: string): Promise<void> {
  const attempt = ATTEMPTS[name];
  if (!attempt) throw new Error(`There is no attempt "${name}"`);
  const isReported = new Promise<void>((done) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      violated.push(effectiveDirective);
      done();
    });
    clock.timer(done, REPORT_MS);
  });
  try {
    attempt(url);
  } catch {
    // Some attempts throw as well.
  }
  await isReported;
  // Other directives may forbid it, too.
  await clock.settle();
}

/** The directives that attempts have violated. */
export const violatedDirectives = (): readonly string[] => violated;

/** The first element in the head, if it is a `meta`. */
export function firstMeta(): { kind: string; content: string } | undefined {
  const first = document.head.firstElementChild;
  if (!(first instanceof HTMLMetaElement)) return undefined;
  return { kind: first.httpEquiv, content: first.content };
}
