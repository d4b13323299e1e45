import type { TheirRow } from '../dump/columns.ts';
import { type MovedRow, movedRows } from '../moved-rows/queries.ts';
import { countChanged, countFate, countGone } from '../report/report.ts';
import { analyzeGrown } from './analyze-grown.ts';
import { bringPortion, hashOf } from './bring-portion.ts';
import type { Stage } from '../stage/open-stage.ts';
import type { Beside, Known, Moving, MovedNoun, Theirs } from './moving.ts';

const PORTION = 500;
const ALL = 1_000_000;
/** Rows beside the records of a portion, but for a single record that has more. */
const BESIDE_MAX = 5000;

const valuesOf = (rows: readonly TheirRow[], column: string): string[] => rows.flatMap((row) => row[column] ?? []);

async function besideOf({ stage }: Moving, { table, column, by, columns }: Beside, key: string, rows: readonly TheirRow[]) {
  return Map.groupBy(
    await stage.holding(table, column, valuesOf(rows, by ?? key), columns && [column, ...columns]),
    (row) => row[column] ?? '',
  );
}

async function withBeside(moving: Moving, { key, beside = [] }: MovedNoun, rows: readonly TheirRow[]): Promise<Theirs[]> {
  const found: { name: string; by: string; rows: ReadonlyMap<string, TheirRow[]> }[] = [];
  for (const one of beside) found.push({ name: one.name, by: one.by ?? key, rows: await besideOf(moving, one, key, rows) });
  return rows.map((row) => ({
    key: row[key] ?? '',
    row,
    beside: Object.fromEntries(found.map(({ name, by, rows: of }) => [name, of.get(row[by] ?? '') ?? []])),
  }));
}

/** Brings records again that came before and have changed there since. */
async function renewPortion(moving: Moving, noun: MovedNoun, known: readonly Known[]): Promise<void> {
  const { renew } = noun;
  if (known.length === 0) return;
  if (!renew) {
    for (const { key } of known) countChanged(moving.table, key);
    return;
  }
  const byKey = new Map(known.map((record) => [record.key, record]));
  const bring: MovedNoun['bring'] = (context, records) => {
    const of = records.flatMap(({ key }) => byKey.get(key) ?? []);
    return renew({ ...context, again: new Map(of.map(({ key, id }) => [key, id])) }, of);
  };
  moving.table.renewed += await bringPortion(moving, { ...noun, bring }, known);
}

const knownOf = (record: Theirs, { ourId, ourHash }: MovedRow): Known => ({ ...record, id: ourId, ourHash });

async function movePortion(moving: Moving, noun: MovedNoun, rows: readonly TheirRow[]): Promise<void> {
  const { tx, table } = moving;
  const records = await withBeside(moving, noun, rows);
  const moved = await movedRows(
    tx,
    noun.noun,
    records.map(({ key }) => key),
  );
  const fresh = new Map<string, Theirs>();
  const changed = new Map<string, Known>();
  for (const record of records) {
    const known = moved.get(record.key);
    if (fresh.has(record.key) || changed.has(record.key)) countFate(table, 'leftOut', '编号重复，以后一条为准', record.key);
    if (!known) fresh.set(record.key, record);
    else if (known.hash === hashOf(moving, noun, record)) table.already += 1;
    else changed.set(record.key, knownOf(record, known));
  }
  table.read += rows.length;
  // First the records that came before, which may give up a name that another has taken.
  await renewPortion(moving, noun, [...changed.values()]);
  if (fresh.size > 0) table.brought += await bringPortion(moving, noun, [...fresh.values()]);
}

/** Number of rows beside each record. */
async function sizesOf(stage: Stage, { key, beside = [] }: MovedNoun, rows: readonly TheirRow[]): Promise<number[]> {
  const sizes = rows.map(() => 0);
  for (const { table, column, by = key } of beside) {
    const counts = await stage.countHolding(table, column, valuesOf(rows, by));
    for (const [at, row] of rows.entries()) sizes[at] = (sizes[at] ?? 0) + (counts.get(row[by] ?? '') ?? 0);
  }
  return sizes;
}

/** Portions of a noun, of those that are long with so many rows beside them. */
async function* portionsOf(stage: Stage, noun: MovedNoun): AsyncGenerator<readonly TheirRow[]> {
  for await (const rows of stage.portions(noun.source, noun.isWhole ? ALL : (noun.portion ?? PORTION), noun.columns)) {
    if (!noun.isLong) {
      yield rows;
      continue;
    }
    let [from, beside] = [0, 0];
    for (const [at, size] of (await sizesOf(stage, noun, rows)).entries()) {
      if (at > from && beside + size > BESIDE_MAX) {
        yield rows.slice(from, at);
        [from, beside] = [at, 0];
      }
      beside += size;
    }
    yield rows.slice(from);
  }
}

/** Names the records that came before and are gone from the former shop; they stay. */
async function nameGone({ stage, table }: Pick<Moving, 'stage' | 'table'>, { noun, source, key, columns }: MovedNoun) {
  if (columns) return;
  const { count, examples } = await stage.gone(noun, source, key);
  countGone(table, count, examples);
}

/** True of the number of portions after which tables may have doubled. */
const hasDoubled = (portions: number): boolean => portions > 0 && Number.isInteger(Math.log2(portions));

/** Does its part of a move in a transaction, of its own or that of the whole run; what the report says of a try that is repeated is forgotten. */
export type InTransaction = (work: (context: Pick<Moving, 'tx' | 'now'>) => Promise<void>) => Promise<void>;

/** Brings the records of a noun that have not come yet, or have changed since, portion by portion. */
export async function moveNoun(
  shared: Pick<Moving, 'stage' | 'terms' | 'table'>,
  noun: MovedNoun,
  inTransaction: InTransaction,
): Promise<void> {
  let portions = 0;
  for await (const rows of portionsOf(shared.stage, noun)) {
    await inTransaction(async (context) => {
      if (hasDoubled(portions)) await analyzeGrown(context.tx);
      await movePortion({ ...shared, ...context, again: new Map() }, noun, rows);
    });
    portions += 1;
  }
  const { finish } = noun;
  if (finish && portions > 0) await inTransaction(({ tx }) => finish(tx));
  await nameGone(shared, noun);
}
