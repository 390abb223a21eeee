import { type ServedPage, serve } from '../tests/run/serve.ts';

/** The page to judge: the one at `BASE_URL`, or else this project's own, built and served here. */
export async function judgedPage(): Promise<ServedPage> {
  const given = process.env.BASE_URL;
  return given ? { url: given, close: async () => {} } : serve();
}
