import type { TheirRow } from '../dump/columns.ts';
import { type MovedRow, movedRows } from '../moved-rows/queries.ts';
import { countChanged, countFate, countGone } from '../report/report.ts';
import { bringPortion, hashOf } from './bring-portion.ts';
import type { Beside, Known, Moving, MovedNoun, Theirs } from './moving.ts';

const PORTION = 500;
const ALL = 1_000_000;

async function besideOf({ stage }: Moving, { table, column, by }: Beside, key: string, rows: readonly TheirRow[]) {
  const values = rows.flatMap((row) => row[by ?? key] ?? []);
  return Map.groupBy(await stage.holding(table, column, values), (row) => row[column] ?? '');
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

/** Names the records that came before and are gone from the former shop; they stay. */
async function nameGone({ stage, table }: Moving, { noun, source, key, columns }: MovedNoun): Promise<void> {
  if (columns) return;
  const { count, examples } = await stage.gone(noun, source, key);
  countGone(table, count, examples);
}

/** Brings the records of a noun that have not come yet, or have changed since, portion by portion. */
export async function moveNoun(moving: Moving, noun: MovedNoun): Promise<void> {
  const size = noun.isWhole ? ALL : PORTION;
  for await (const rows of moving.stage.portions(noun.source, size, noun.columns)) await movePortion(moving, noun, rows);
  await nameGone(moving, noun);
}
