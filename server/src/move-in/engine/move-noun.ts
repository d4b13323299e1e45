import type { TheirRow } from '../dump/columns.ts';
import { movedRows } from '../moved-rows/queries.ts';
import { countChanged, countFate } from '../report/report.ts';
import { bringPortion, hashOf } from './bring-portion.ts';
import type { Beside, Moving, MovedNoun, Theirs } from './moving.ts';

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

async function movePortion(moving: Moving, noun: MovedNoun, rows: readonly TheirRow[]): Promise<void> {
  const { tx, table } = moving;
  const records = await withBeside(moving, noun, rows);
  const moved = await movedRows(
    tx,
    noun.noun,
    records.map(({ key }) => key),
  );
  const fresh = new Map<string, Theirs>();
  for (const record of records) {
    const known = moved.get(record.key);
    if (fresh.has(record.key)) countFate(table, 'leftOut', '编号重复，以后一条为准', record.key);
    if (!known) fresh.set(record.key, record);
    else if (known.hash === hashOf(record)) table.already += 1;
    else countChanged(table, record.key);
  }
  table.read += rows.length;
  if (fresh.size > 0) table.brought += await bringPortion(moving, noun, [...fresh.values()]);
}

/** Brings the records of a noun that have not come yet, portion by portion. */
export async function moveNoun(moving: Moving, noun: MovedNoun): Promise<void> {
  const size = noun.isWhole ? ALL : PORTION;
  for await (const rows of moving.stage.portions(noun.source, size, noun.columns)) await movePortion(moving, noun, rows);
}
