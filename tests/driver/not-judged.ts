/** Thrown where the suite cannot judge the page, which is no fault of the page. */
export class NotJudged extends Error {}
