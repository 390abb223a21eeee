/** Runs in the judged page: its Content-Security-Policy, and attempts to violate it. */
import { clock } from './clock.ts';

/** What the policy forbids, with the address of another server. */
const ATTEMPTS = {
  'a fetch': (url: string): Promise<unknown> => fetch(url),
  // Trusted Types refuse its text at once.
  'an inline script': async () => {
    document.body.append(Object.assign(document.createElement('script'), { text: 'void 0' }));
  },
};
export type Attempt = keyof typeof ATTEMPTS;

/** Time that a browser may take to report a violation, in ms. */
const REPORT_MS = 5_000;

/** Attempts something that the policy forbids; returns the violated directive. */
export function violatedBy(name: Attempt, url: string): Promise<string | undefined> {
  return new Promise((done) => {
    document.addEventListener('securitypolicyviolation', (event) => done(event.effectiveDirective));
    clock.timer(() => done(undefined), REPORT_MS);
    ATTEMPTS[name](url).catch(() => {});
  });
}

/** The policy, if it is the first element in the head. */
export const firstPolicy = () =>
  document
    .querySelector('head > :first-child[http-equiv=Content-Security-Policy]')
    ?.getAttribute('content');
