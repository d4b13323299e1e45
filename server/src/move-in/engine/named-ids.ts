import { idsOf } from '../moved-rows/queries.ts';
import type { Moving, Theirs } from './moving.ts';

/** Values of a column, record by record. */
export const columnOf = (records: readonly Pick<Theirs, 'row'>[], column: string): string[] =>
  records.map(({ row }) => row[column] ?? '');

/** Ids of ours, by key of theirs, of the records of another noun that a column names. */
export const namedIds = (
  { tx }: Pick<Moving, 'tx'>,
  noun: string,
  records: readonly Pick<Theirs, 'row'>[],
  column: string,
): Promise<Map<string, number>> => idsOf(tx, noun, columnOf(records, column));
