/**
 * Imported first by the properties when they judge mutants: each run draws the same examples, and
 * few enough of them for a thousand mutants; a property that fails is not shrunk.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: 28, numRuns: 30, endOnFailure: true });
