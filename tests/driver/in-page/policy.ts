/** Runs in the judged page: its Content-Security-Policy, and attempts to violate it. */
import { clock } from './clock.ts';

/** Ways to run the text of a script. */
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
  'a javascript: link': (text) => {
    const link = document.createElement('a');
    link.href = `javascript:${text}`;
    link.click();
  },
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
};

/** Ways to call a URL. */
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

const violated: string[] = [];

/**
 * Attempts something that the policy forbids.
 *
 * @param way name of the attempt
 * @param argument text of a script, or a URL
 * @throws Error if no attempt has that name
 */
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
export function violatedDirectives(): readonly string[] {
  return violated;
}

/** Whether the window has a property. */
export function hasGlobal(name: string): boolean {
  return name in window;
}

/** The first element in the head: its `http-equiv` and its content. */
export function firstInHead(): { kind: string | null; content: string } {
  const first = document.head.firstElementChild;
  return {
    kind: first?.getAttribute('http-equiv') ?? null,
    content: first?.getAttribute('content') ?? '',
  };
}
