/** A browser driven by WebDriver: opens pages and evaluates scripts. */
export class Session {
  private constructor(
    private readonly url: string,
    /** Name and version of the browser. */
    readonly browser: string,
  ) {}

  /** Starts the browser of the driver at `url`. */
  static async start(url: string): Promise<Session> {
    const { sessionId, capabilities } = await send<Started>('POST', `${url}/session`, {
      capabilities: { alwaysMatch: { pageLoadStrategy: 'normal' } },
    });
    const { browserName, browserVersion } = capabilities;
    return new Session(`${url}/session/${sessionId}`, `${browserName} ${browserVersion}`);
  }

  /** Opens an address, and waits until it has loaded. */
  async open(address: string): Promise<void> {
    await send('POST', `${this.url}/url`, { url: address });
  }

  /** Evaluates the body of a function in the page; returns its result. */
  evaluate<Result>(script: string): Promise<Result> {
    return send('POST', `${this.url}/execute/sync`, { script, args: [] });
  }

  /** The same for an asynchronous function. */
  evaluateAsync<Result>(script: string): Promise<Result> {
    const body = `const done = arguments[arguments.length - 1]; (async () => { ${script} })().then(done);`;
    return send('POST', `${this.url}/execute/async`, { script: body, args: [] });
  }

  async close(): Promise<void> {
    await send('DELETE', this.url);
  }
}

interface Started {
  readonly sessionId: string;
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}

/** @throws Error with the driver's message */
async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const answer = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await answer.json()) as { value: Value & { message?: string } };
  if (!answer.ok) throw new Error(`${method} ${url}: ${value?.message}`);
  return value;
}
