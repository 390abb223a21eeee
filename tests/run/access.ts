/** How a page is reached whose address is given. */
import querystring from 'node:querystring';
import type { BrowserContextOptions } from '@playwright/test';
import { setting } from './settings.ts';

export type Access = Pick<BrowserContextOptions, 'httpCredentials' | 'ignoreHTTPSErrors'>;

// Unlike `decodeURIComponent`, it leaves a lone % as it is.
const { unescape: decoded } = querystring;

/** What a browser needs for the page at an address: the credentials in it, and whether any certificate fits. */
export function accessTo(address: string): Access {
  const { origin, username, password } = new URL(address);
  const httpCredentials = { origin, username: decoded(username), password: decoded(password) };
  return {
    ...((username || password) && { httpCredentials }),
    ignoreHTTPSErrors: Boolean(setting('SPEC_INSECURE')),
  };
}
