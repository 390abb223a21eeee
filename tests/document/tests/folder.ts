/** Folder of the site that the tests are about: it is not the one that is published. */
export const PUBLISHED = 'reports/tools/site';
