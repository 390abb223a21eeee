import type { ServedPage } from '../../tests/run/serve.ts';
import { setting } from '../../tests/run/settings.ts';

/**
 * The page to judge: the one at `SPEC_BASE_URL`, or else this project's own: at `SPEC_OWN_PAGE`, or its last
 * build, served here.
 */
export async function judgedPage(): Promise<ServedPage> {
  const own = setting('SPEC_OWN_PAGE');
  if (!setting('SPEC_BASE_URL') && !own) return (await import('../../tests/run/serve.ts')).serve();
  return {
    // Read for each scenario: a worker of the conformance tests goes from page to page.
    get url() {
      return (setting('SPEC_BASE_URL') ?? own) as string;
    },
    close: async () => {},
  };
}
