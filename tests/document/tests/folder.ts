/** Folder of the tested site, which is not the one that `npm run site` builds. */
export const PUBLISHED = 'reports/tools/site';
