import { expect as playwrightExpect } from '@playwright/test';
import { PATIENCE_MS } from '../../driver/patience.ts';

/** Playwright's assertions, which can poll. */
export const expect = playwrightExpect.configure({ timeout: PATIENCE_MS });
