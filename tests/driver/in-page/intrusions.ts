/** Runs in the judged page: the policy that it states, and what an intruder would try from within. */
import { clock } from './clock.ts';

/** Ways to have a script's text run. */
const SCRIPTS: Record<string, (text: string) => void> = {
  'an inline script': (text) => {
    const script = document.createElement('script');
    script.append(text);
    document.head.append(script);
  },
  'an event handler': (text) => {
    const button = document.createElement('button');
    button.setAttribute('onclick', text);
    button.click();
  },
  'a link to a script': (text) => {
    const link = document.createElement('a');
    link.href = `javascript:${text}`;
    link.click();
  },
  'markup with a script': (text) => {
    const image = `<img src="data:,broken" onerror="${text}">`;
    document.body.insertAdjacentHTML('beforeend', image);
  },
  'text to evaluate': (text) => {
    // From an event of the page's own: what a test runs itself is allowed to evaluate.
    const { port1, port2 } = new MessageChannel();
    // biome-ignore lint/security/noGlobalEval: it is what the policy forbids
    port1.onmessage = () => window.eval(text);
    port2.postMessage('');
  },
};

/** Ways to ask the server at `url`. */
const CALLS: Record<string, (url: string) => void> = {
  'a fetch': (url) => {
    void fetch(url).catch(() => {});
  },
  'a socket': (url) => {
    new WebSocket(url.replace('http', 'ws'));
  },
  'a beacon': (url) => {
    navigator.sendBeacon(url, 'left');
  },
  'an event stream': (url) => {
    new EventSource(url);
  },
  'an image': (url) => {
    new Image().src = url;
  },
  'a script': (url) => {
    const script = document.createElement('script');
    script.src = url;
    document.head.append(script);
  },
  'a style sheet': (url) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    document.head.append(link);
  },
  'a frame': (url) => {
    const frame = document.createElement('iframe');
    frame.src = url;
    document.body.append(frame);
  },
  'a form': (url) => {
    const form = document.createElement('form');
    form.action = url;
    document.body.append(form);
    form.submit();
  },
};

const WAYS = { ...SCRIPTS, ...CALLS };

/** The directives that have forbidden something since the intrusion began. */
const forbidding: string[] = [];

/**
 * Tries what the policy forbids.
 *
 * @param argument the text of a script, or the URL to be called
 * @throws Error if there is no such way
 */
export async function intrude(way: string, argument: string): Promise<void> {
  const intrusion = WAYS[way];
  if (!intrusion) throw new Error(`No way in is called "${way}"`);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    forbidding.push(effectiveDirective);
  });
  try {
    intrusion(argument);
  } catch {
    // Some of what is forbidden throws besides.
  }
  await clock.settle();
}

/** The directives of the policy that have forbidden something in an intrusion. */
export function directivesBroken(): readonly string[] {
  return forbidding;
}

/** Whether the window has a property. */
export function hasGlobal(name: string): boolean {
  return name in window;
}

/** The kind and the content of the first element in the head. */
export function firstInHead(): { kind: string | null; content: string } {
  const first = document.head.firstElementChild;
  return {
    kind: first?.getAttribute('http-equiv') ?? null,
    content: first?.getAttribute('content') ?? '',
  };
}
