import { type ServedPage, serve } from '../../tests/run/serve.ts';

/** The page to judge: the one at `BASE_URL`, or else this project's own, built and served here. */
export async function judgedPage(): Promise<ServedPage> {
  if (!process.env.BASE_URL) return serve();
  return {
    // Read for each scenario: the twins' judge goes from page to page.
    get url() {
      return process.env.BASE_URL as string;
    },
    close: async () => {},
  };
}
