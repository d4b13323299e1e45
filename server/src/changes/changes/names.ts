import { findHistory } from '#contract/history.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { snake } from '#server/platform/database/names.ts';
import { type rowsAbout, valuesOf } from './queries.ts';

export type RecordRow = Awaited<ReturnType<typeof rowsAbout>>[number];
/** Names of the records that a field points to, `category.pid`. */
type Names = ReadonlyMap<string, ReadonlyMap<number, string>>;

const idsIn = (value: unknown): number[] =>
  String(value ?? '')
    .split(',')
    .map(Number)
    .filter((id) => id > 0);

/** Names of the parts that rows are about, by the noun of the rows. */
type NamesByColumn = ReadonlyMap<string, ReadonlyMap<number, string>>;

const partIn = ({ rowId, before, after }: RecordRow, by: string | undefined) =>
  by === undefined ? rowId : Number(after?.[snake(by)] ?? before?.[snake(by)] ?? 0);

/** Reads the parts in one query; for a part that is gone the log knows the name. */
export async function partsIn(db: Db, rows: readonly RecordRow[]): Promise<NamesByColumn> {
  const wanted = [...Map.groupBy(rows, ({ noun }) => noun)].flatMap(([noun, same]) => {
    const called = findHistory(noun)?.called;
    if (!called) return [];
    return [{ key: noun, noun: called.noun, column: snake(called.field), ids: same.map((row) => partIn(row, called.by)) }];
  });
  const parts = await valuesOf(db, wanted);
  for (const { noun, rowId, before, after } of rows) {
    const called = findHistory(noun)?.called;
    const name = called?.noun === noun && after === null ? before?.[snake(called.field)] : undefined;
    if (typeof name === 'string' && !parts.get(noun)?.has(rowId)) parts.get(noun)?.set(rowId, name);
  }
  return parts;
}

/** The names of the records that fields and names of these rows point to, in one query. */
export const namesIn = (db: Db, rows: readonly RecordRow[], parts: NamesByColumn): Promise<Names> =>
  valuesOf(
    db,
    [...Map.groupBy(rows, ({ noun }) => noun)].flatMap(([noun, same]) => {
      const { named = {}, called } = findHistory(noun) ?? {};
      return Object.entries(named).map(([field, [of, name, known]]) => {
        const images = same.flatMap(({ before, after }) => [before?.[snake(field)], after?.[snake(field)]]);
        const held = called?.field === field ? [...images, ...(parts.get(noun)?.values() ?? [])] : images;
        return {
          key: `${noun}.${field}`,
          noun: of,
          column: snake(name),
          ids: held.flatMap(idsIn),
          ...(known && { by: snake(known.by) }),
        };
      });
    }),
  );

/** Names of the records that a field holds the ids of; undefined where it holds none. */
export function namesFor(names: Names, noun: string, field: string) {
  const known = names.get(`${noun}.${field}`);
  const [, , { pick } = {}] = findHistory(noun)?.named?.[field] ?? [];
  return (
    known &&
    ((value: unknown) => {
      const ids = idsIn(value);
      return (pick?.(ids) ?? ids).map((id) => known.get(id) ?? String(id));
    })
  );
}

/** Name of the part that a row is about. */
export function callPart({ noun, rowId, ...row }: RecordRow, { parts, names }: { parts: NamesByColumn; names: Names }): string {
  const called = findHistory(noun)?.called;
  if (!called) return '';
  const name = parts.get(noun)?.get(partIn({ noun, rowId, ...row }, called.by)) ?? '';
  return called.say(name, namesFor(names, noun, called.field)?.(name) ?? []);
}
