import { type Access, accessTo } from '../../tests/run/browser/launch.ts';
import type { ServedPage } from '../../tests/run/serve.ts';
import { setting, withoutCredentials } from '../../tests/run/settings.ts';

/** A page with its address, without credentials, and what a browser needs to open it. */
export type JudgedPage = ServedPage & { readonly access: Access };

/**
 * The page to judge: the one at `SPEC_BASE_URL`, or else this project's own: at `SPEC_OWN_PAGE`, or its last
 * build, served here.
 */
export async function judgedPage(): Promise<JudgedPage> {
  const own = setting('SPEC_OWN_PAGE');
  if (!setting('SPEC_BASE_URL') && !own) {
    const { serve } = await import('../../tests/run/serve.ts');
    return { ...(await serve()), access: {} };
  }
  // Read for each scenario: a worker of the conformance tests goes from page to page.
  const address = () => (setting('SPEC_BASE_URL') ?? own) as string;
  return {
    get url() {
      return withoutCredentials(address());
    },
    get access() {
      return accessTo(address());
    },
    close: async () => {},
  };
}
