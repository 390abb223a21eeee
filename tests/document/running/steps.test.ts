import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findStep, Given, makeWorld } from './cucumber.ts';

const find = (text: string) => findStep({ id: '', text, astNodeIds: [] });

test('a sentence without a step, or with several, fails when it runs', async () => {
  Given('a hat', () => {});
  Given(/a .+ hat/, () => {});
  Given('a red hat', () => {});
  await find('a hat').take(makeWorld());
  await assert.rejects(find('two hats').take(makeWorld()), /^Error: 0 steps match: two hats$/);
  await assert.rejects(find('a red hat').take(makeWorld()), /^Error: 2 steps match: a red hat$/);
});
