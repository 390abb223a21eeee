import { expect as patientlyExpect } from '@playwright/test';
import { PATIENCE_MS } from './patience.ts';

/** Playwright's assertions, as patient as the actions. */
export const expect = patientlyExpect.configure({ timeout: PATIENCE_MS });
