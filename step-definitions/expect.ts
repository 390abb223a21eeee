import { expect as patientlyExpect } from '@playwright/test';

/** How long an assertion or an action waits, in ms: not for time, which is held, but for the browser. */
export const PATIENCE_MS = Number(process.env.PATIENCE_MS ?? 5_000);

/** Playwright's assertions, as patient as that. */
export const expect = patientlyExpect.configure({ timeout: PATIENCE_MS });
