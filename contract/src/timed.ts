import { z } from 'zod';
import { MINUTE } from './durations.ts';
import { id, moment } from './wire.ts';

/** Piece of a day in which records of a kind are told together. */
export const QUARTER = 15 * MINUTE;
/** Records that are named of those together; the others stand in their list. */
export const NAMED_MAX = 20;

/** Record that has its time in a day. */
export const MarkedRecord = z.object({ id, title: z.string(), at: moment });
export type MarkedRecord = z.output<typeof MarkedRecord>;
