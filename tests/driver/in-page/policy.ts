/** Runs in the judged page: its Content-Security-Policy, and attempts to violate it. */
import { clock } from './clock.ts';

/** What the policy forbids, with the address of another server. */
const ATTEMPTS = {
  'a fetch': (url: string) => void fetch(url).catch(() => {}),
  'an inline script': () => {
    document.body.append(Object.assign(document.createElement('script'), { text: 'void 0' }));
  },
};
export type Attempt = keyof typeof ATTEMPTS;

/** Time that a browser may take to report a violation, in ms. */
const REPORT_MS = 5_000;
let violated: string | undefined;

/** Attempts something that the policy forbids, and waits for the violation. */
export function tryForbidden(name: Attempt, url: string): Promise<void> {
  return new Promise((done) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      violated = effectiveDirective;
      done();
    });
    clock.timer(done, REPORT_MS);
    try {
      ATTEMPTS[name](url);
    } catch {
      // An attempt against Trusted Types throws as well.
    }
  });
}

/** The directive that the latest attempt has violated. */
export const violatedDirective = () => violated;

/** The first element in the head, if it is a `meta`. */
export function firstMeta(): { kind: string; content: string } | undefined {
  const first = document.head.firstElementChild;
  if (!(first instanceof HTMLMetaElement)) return undefined;
  return { kind: first.httpEquiv, content: first.content };
}
