/** The pages that examples run on in the reader's browser. */
import type { CaughtPage } from '../caught-pages.ts';

/** A page for the frame. */
export interface JudgedPage {
  readonly url: string;
  /** Where an example passed or failed, in words. */
  readonly where: string;
  /** The faulty page, if it is one. */
  readonly faulty?: FaultyPage;
}

/** A published faulty page. */
export type FaultyPage = Pick<CaughtPage, 'slug' | 'name' | 'fault'>;

const addressOf = (path: string) => new URL(path, import.meta.url).href;

/** This project's own page. */
export const OWN: JudgedPage = { url: addressOf('page.html'), where: 'here' };

export const faultyPage = (faulty: FaultyPage): JudgedPage => ({
  url: addressOf(`../faulty/${faulty.slug}/framed.html`),
  where: 'on the faulty page',
  faulty,
});

/** The correct page, from which all faulty ones differ. */
export const FAULTLESS: JudgedPage = {
  url: addressOf('../faulty/plain/framed.html'),
  where: 'on the correct page',
};

/** The address of a faulty page by itself. */
export const aloneAddress = ({ slug }: FaultyPage) => addressOf(`../faulty/${slug}/index.html`);
