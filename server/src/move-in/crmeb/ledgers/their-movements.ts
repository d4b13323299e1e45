import type { TheirRow } from '../../dump/columns.ts';
import { cutTo } from '../../engine/cut-to.ts';
import { intOf, textOf } from '../values/values.ts';

const COMES_IN = 1;
/** Longest number of a document in the ledgers. */
const LINK_MAX = 32;

export const comesIn = (row: TheirRow): boolean => intOf(row['type']) === COMES_IN;

/** An amount with the sign of its direction, which stands apart there. */
export const signed = (row: TheirRow, amount: number): number => (comesIn(row) ? 1 : -1) * Math.abs(amount);

/** Number of the document that a movement names; `0` for none. */
export const linkOf = (row: TheirRow): string => cutTo(textOf(row['link_id']), LINK_MAX) || '0';
