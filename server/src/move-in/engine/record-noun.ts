import type { PgTable } from 'drizzle-orm/pg-core';
import type { TheirRow } from '../dump/columns.ts';
import { type OwnRow, bringRows } from './bring-rows.ts';
import { type Came, type Known, type Moving, type MovedNoun, type Theirs, say } from './moving.ts';
import { type Guard, hashesOf, renewRows } from './renew-rows.ts';

/** A record that comes, with its row here. */
export interface Brought<R> extends Came {
  record: Theirs;
  row: R;
}

interface RecordNoun<T extends PgTable, A, R extends OwnRow<T>>
  extends Omit<MovedNoun, 'bring' | 'renew'>, Pick<Guard, 'free' | 'watched'> {
  table: T;
  /** Tells its records from those of other nouns in the same table of theirs. */
  takes?(row: TheirRow): boolean;
  /** Finds what of this shop a portion of records names, and which names are taken. */
  around(moving: Moving, records: readonly Theirs[]): Promise<A>;
  /** The row here, or the reason why there is none. */
  row(record: Theirs, around: A, moving: Moving): R | string;
  /** Rows of other tables that come with those that came. */
  parts?(moving: Moving, brought: readonly Brought<R>[], around: A): Promise<void>;
  /** Brings the same rows to where they are now, of records that came before and are untouched here. */
  partsAgain?(moving: Moving, brought: readonly Brought<R>[], around: A): Promise<void>;
  /** Comes once: what became of it there later is named. */
  isOnce?: true;
}

/** Drops the records that do not come, and says why. */
export function keep<R extends object, T extends Theirs>(
  moving: Pick<Moving, 'table'>,
  records: readonly T[],
  rowOf: (record: T) => R | string,
): { record: T; row: R }[] {
  return records.flatMap((record) => {
    const row = rowOf(record);
    if (typeof row !== 'string') return [{ record, row }];
    say(moving, 'leftOut', row, record.key);
    return [];
  });
}

/** Records with the hashes of their rows as they are now. */
async function sealed<R extends object>({ tx }: Moving, guard: Guard, brought: readonly Brought<R>[]): Promise<Came[]> {
  const ids = brought.map(({ id }) => id);
  const hashes = await hashesOf(
    tx,
    guard,
    brought.map(({ row }) => row),
    ids,
  );
  return brought.map(({ key, id }) => ({ key, id, ourHash: hashes.get(id) ?? '' }));
}

/** A noun each of whose records becomes one row of a table here, under the same id where the row names it. */
export function recordNoun<T extends PgTable, A, R extends OwnRow<T>>({
  table,
  takes = () => true,
  around,
  row,
  parts,
  partsAgain,
  free = [],
  watched = [],
  isOnce,
  ...noun
}: RecordNoun<T, A, R>): MovedNoun {
  const guard: Guard = { table, free, watched };

  async function bring(moving: Moving, all: readonly Theirs[]): Promise<Came[]> {
    const records = all.filter((each) => takes(each.row));
    const found = await around(moving, records);
    const kept = keep(moving, records, (record) => row(record, found, moving));
    const ids = await bringRows(
      moving.tx,
      table,
      kept.map((each) => each.row),
    );
    const brought = kept.map((each, at) => ({ ...each, key: each.record.key, id: ids[at] ?? 0 }));
    await parts?.(moving, brought, found);
    return sealed(moving, guard, brought);
  }

  async function renew(moving: Moving, all: readonly Known[]): Promise<Came[]> {
    const records = all.filter((each) => takes(each.row));
    const found = await around(moving, records);
    const kept = keep(moving, records, (record) => row(record, found, moving));
    const rows = kept.map(({ record: { key, id, ourHash }, row: of }) => ({ key, id, ourHash, row: of }));
    const renewed = await renewRows(moving, { ...guard, hasParts: partsAgain !== undefined }, rows);
    const brought = kept
      .filter(({ record: { key } }) => renewed.has(key))
      .map((each) => ({ ...each, key: each.record.key, id: each.record.id }));
    await partsAgain?.(moving, brought, found);
    return sealed(moving, guard, brought);
  }

  return { ...noun, bring, ...(!isOnce && { renew }) };
}

/** Finds nothing, of records that name nothing of this shop. */
export const nothingAround = async (): Promise<undefined> => undefined;

/** Ids of ours of the records that come again, for a list that is asked for all but them. */
export const idsAgain = ({ again }: Pick<Moving, 'again'>): number[] => [0, ...again.values()];
