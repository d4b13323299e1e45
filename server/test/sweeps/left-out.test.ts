import { expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyCall } from '#contract/call.ts';
import { everyCall } from '#contract/index.ts';
import { isExtension } from '#contract/wire-calls.ts';
import { nameOf } from './naming.ts';

/** Fields by which a client knows how many of the records that it named were done, or left out. */
const TOLD = ['matched', 'missing', 'left', 'restored', 'count', 'ids'];

const isOfMany = ({ method, body }: AnyCall) => method === 'POST' && body instanceof z.ZodObject && 'ids' in body.shape;

const tells = ({ returns }: AnyCall) =>
  returns instanceof z.ZodArray || (returns instanceof z.ZodObject && TOLD.some((field) => field in returns.shape));

it('an act on several records answers how many it left out: gone, or beyond the limit of the person', () => {
  const acts = everyCall().filter((call) => isOfMany(call) && isExtension(call));

  expect(acts.length).toBeGreaterThan(10);
  expect(acts.filter((call) => !tells(call)).map(nameOf)).toEqual([]);
});
