import type { TheirRow } from '../dump/columns.ts';
import type { ReadRecord, TableReader } from './table-reader.ts';
import type { StagedRows } from './staged-rows.ts';

/** Rows of a dump in the form that nouns read, and what of the dump has no place in it. */
export interface TakenForm {
  counts: ReadonlyMap<string, number>;
  /** Records that have none: number, by table of the dump and reason. */
  leftOut: { table: string; count: number; why: string }[];
  /** Losses of records, each with its number. */
  notes: string[];
}

const PORTION = 500;

/** Counts records by what is said of them. */
class Sayings {
  private readonly counts = new Map<string, { table: string; why: string; count: number }>();

  count(table: string, why: string): void {
    const said = this.counts.get(`${table} ${why}`) ?? { table, why, count: 0 };
    said.count += 1;
    this.counts.set(`${table} ${why}`, said);
  }

  get all() {
    return [...this.counts.values()];
  }
}

async function withBeside(dump: StagedRows, { beside = [] }: TableReader, rows: readonly TheirRow[]): Promise<ReadRecord[]> {
  const records = rows.map((row) => ({ row, beside: {} as Record<string, readonly TheirRow[]> }));
  for (const { name, table, column, of } of beside) {
    const named = rows.map((row) => of(row) ?? '');
    const found = await dump.holding(
      table,
      column,
      named.filter((value) => value !== ''),
    );
    const places = Map.groupBy(found, (row) => row[column] ?? '');
    for (const [at, record] of records.entries()) record.beside[name] = places.get(named[at] ?? '') ?? [];
  }
  return records;
}

interface FormTaking {
  keep(table: string, rows: readonly TheirRow[]): Promise<void>;
  /** Hears of each portion before it takes the form; what it throws breaks the move off. */
  heard(rows: number, total: number): Promise<void>;
}

/** Takes the rows of a dump, table by table, into the form that nouns read. */
export async function takeForm(
  dump: StagedRows,
  readers: readonly TableReader[],
  now: Date,
  { keep, heard }: FormTaking,
): Promise<TakenForm> {
  const total = readers.reduce((sum, { from }) => sum + (dump.counts.get(from) ?? 0), 0);
  let taken = 0;
  const counts = new Map<string, number>();
  const leftOut = new Sayings();
  const losses = new Sayings();
  for (const reader of readers)
    for await (const rows of dump.portions(reader.from, PORTION)) {
      await heard(taken, total);
      taken += rows.length;
      const read = (await withBeside(dump, reader, rows)).flatMap((record) => {
        const found = reader.read(record);
        if (typeof found === 'string') {
          leftOut.count(reader.from, found);
          return [];
        }
        for (const { says, isSo } of reader.losses ?? []) if (isSo(record, now)) losses.count(reader.from, says);
        return found;
      });
      for (const [table, of] of Map.groupBy(read, (each) => each.table)) {
        counts.set(table, (counts.get(table) ?? 0) + of.length);
        await keep(
          table,
          of.map(({ row }) => row),
        );
      }
    }
  await heard(total, total);
  return { counts, leftOut: leftOut.all, notes: losses.all.map(({ why, count }) => `${why}（${count} 条）`) };
}
