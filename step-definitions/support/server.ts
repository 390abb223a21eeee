import type { ServedPage } from '../../tests/run/serve.ts';

/**
 * The page to judge: the one at `BASE_URL`, or else this project's own, served by `npm run spec` at
 * `OWN_PAGE` or, as built last, here.
 */
export async function judgedPage(): Promise<ServedPage> {
  const { BASE_URL, OWN_PAGE } = process.env;
  if (!BASE_URL && !OWN_PAGE) return (await import('../../tests/run/serve.ts')).serve();
  return {
    // Read for each scenario: a worker of the conformance tests goes from page to page.
    get url() {
      return (process.env.BASE_URL ?? OWN_PAGE) as string;
    },
    close: async () => {},
  };
}
