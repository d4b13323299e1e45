import type { PgTable } from 'drizzle-orm/pg-core';
import type { TheirRow } from '../dump/columns.ts';
import { type OwnRow, bringRows } from './bring-rows.ts';
import { type Came, type Moving, type MovedNoun, type Theirs, say } from './moving.ts';

/** A record that comes, with its row here. */
export interface Brought<R> extends Came {
  record: Theirs;
  row: R;
}

interface RecordNoun<T extends PgTable, A, R extends OwnRow<T>> extends Omit<MovedNoun, 'bring'> {
  table: T;
  /** Tells its records from those of other nouns in the same table of theirs. */
  takes?(row: TheirRow): boolean;
  /** Finds what of this shop a portion of records names, and which names are taken. */
  around(moving: Moving, records: readonly Theirs[]): Promise<A>;
  /** The row here, or the reason why there is none. */
  row(record: Theirs, around: A, moving: Moving): R | string;
  /** Rows of other tables that come with those that came. */
  parts?(moving: Moving, brought: readonly Brought<R>[], around: A): Promise<void>;
}

/** Drops the records that do not come, and says why. */
export function keep<R extends object>(
  moving: Pick<Moving, 'table'>,
  records: readonly Theirs[],
  rowOf: (record: Theirs) => R | string,
): { record: Theirs; row: R }[] {
  return records.flatMap((record) => {
    const row = rowOf(record);
    if (typeof row !== 'string') return [{ record, row }];
    say(moving, 'leftOut', row, record.key);
    return [];
  });
}

/** A noun each of whose records becomes one row of a table here, under the same id where the row names it. */
export const recordNoun = <T extends PgTable, A, R extends OwnRow<T>>({
  table,
  takes,
  around,
  row,
  parts,
  ...noun
}: RecordNoun<T, A, R>): MovedNoun => ({
  ...noun,
  async bring(moving, all) {
    const records = all.filter((each) => takes?.(each.row) ?? true);
    const found = await around(moving, records);
    const kept = keep(moving, records, (record) => row(record, found, moving));
    const ids = await bringRows(
      moving.tx,
      table,
      kept.map((each) => each.row),
    );
    const brought = kept.map((each, at) => ({ ...each, key: each.record.key, id: ids[at] ?? 0 }));
    await parts?.(moving, brought, found);
    return brought.map(({ key, id }) => ({ key, id }));
  },
});

/** Finds nothing, of records that name nothing of this shop. */
export const nothingAround = async (): Promise<undefined> => undefined;
