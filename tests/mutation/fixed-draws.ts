/** Begins each bundle of properties: the same few examples for every mutant; one that fails is not shrunk. */
import { configureGlobal } from 'fast-check';

configureGlobal({ seed: 28, numRuns: 30, endOnFailure: true });
