import { type SQL, and, desc, eq, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import type { LoggedChange, changeLogCalls } from '#contract/changes/change-log.ts';
import type { FieldChange } from '#contract/changes/changes.ts';
import { type RecordHistory, everyHistory, findHistory, findNoun } from '#contract/history.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { snake } from '#server/platform/database/names.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { change, changeRow } from '#server/platform/write/tables.ts';
import type { z } from 'zod';
import { fieldsByRow, fieldsIn, labelOf } from '../changes/history.ts';
import type { RecordRow } from '../changes/names.ts';
import { ownersOf } from '../changes/records.ts';
import { undoingOf } from '../changes/why-not-undo.ts';
import { CALLED, type ChangeLogFilter, conditionOf, mayRead } from './condition.ts';
import { type Acted, recordOf, sentenceOf } from './rules.ts';

const ROWS_AT_MOST = 200;
const ROWS_TOLD = 8;
const PAGE = 500;

type ChangeRow = typeof change.$inferSelect;
type Fields = z.output<typeof FieldChange>[];

interface LoggedRow {
  row: ChangeRow;
  record: Acted;
}

/** Name of the record that a row is a field of, or else of the row. */
function nameOfWhole({ noun, field, by, alone }: NonNullable<RecordHistory['fieldOf']>): SQL {
  const column = (name: string) => sql.identifier(snake(name));
  return sql`(select w.${column(field)} from ${sql.identifier(noun)} w where w.id = t.${column(by)}), t.${column(alone)}`;
}

/** Names of records of any nouns, in one statement. */
async function namesOf(db: Db, records: readonly { noun: string; id: number }[]): Promise<Map<string, string>> {
  if (records.length === 0) return new Map();
  const called = sql.join(
    CALLED.map((column) => sql`to_jsonb(t) ->> ${column}`),
    sql`, `,
  );
  const parts = [...Map.groupBy(records, ({ noun }) => noun)].map(([noun, same]) => {
    const whole = findHistory(noun)?.fieldOf;
    const name = whole ? nameOfWhole(whole) : called;
    return sql`select ${noun}::text || '#' || t.id as key, coalesce(${name}) as name
      from ${sql.identifier(noun)} t where t.id = any(${sql.param(same.map(({ id }) => id))}::bigint[])`;
  });
  const { rows } = await db.execute<{ key: string; name: string | null }>(sql.join(parts, sql` union all `));
  return new Map(rows.map(({ key, name }) => [key, name ?? '']));
}

const rowsFound = { change, noun: changeRow.noun, rowId: changeRow.rowId, before: changeRow.before, after: changeRow.after };

/** Rows of records that the person may read, those of parts by the record they belong to. */
async function readable(db: Db, rows: readonly RecordRow[], { actor }: CallContext): Promise<RecordRow[]> {
  const owners = await ownersOf(db, rows);
  return rows.filter((row) => mayRead(actor, row.noun) && mayRead(actor, owners.get(row)?.noun ?? row.noun));
}

/** The first rows of each of these changes. */
async function firstRows(db: Db, listed: readonly LoggedRow[]): Promise<RecordRow[]> {
  const byId = new Map(listed.map(({ row }) => [row.id, row]));
  const { rows } = await db.execute<Omit<RecordRow, 'change' | 'rowId'> & { changeId: string; rowId: string }>(sql`
    select r.change_id as "changeId", r.noun, r.row_id as "rowId", r.before, r.after
    from unnest(${sql.param([...byId.keys()])}::bigint[]) asked(id)
    cross join lateral (select * from change_row r where r.change_id = asked.id order by r.id limit ${ROWS_TOLD}) r
    order by r.change_id, r.id`);
  return rows.flatMap(({ changeId, rowId, ...row }) => {
    const of = byId.get(Number(changeId));
    return of ? [{ ...row, rowId: Number(rowId), change: of }] : [];
  });
}

interface ToldChange {
  fields: Fields;
  /** The record was made or deleted as a whole. */
  isWhole: boolean;
}

/** Values that changed, and what is new or gone, of each of these changes. */
async function toldOf(db: Db, listed: readonly LoggedRow[], asked: CallContext): Promise<Map<number, ToldChange>> {
  const recordsOf = new Map(listed.map(({ row, record }) => [row.id, record]));
  const told = new Map<number, ToldChange>();
  for (const [row, fields] of await fieldsByRow(db, await readable(db, await firstRows(db, listed), asked))) {
    const { id } = row.change;
    const known = told.get(id) ?? { fields: [], isWhole: false };
    const isRecord = row.noun === recordsOf.get(id)?.noun && findHistory(row.noun)?.fieldOf === undefined;
    told.set(id, {
      fields: [...known.fields, ...fields],
      isWhole: known.isWhole || (isRecord && (row.before === null || row.after === null)),
    });
  }
  return told;
}

async function present(db: Db, rows: readonly ChangeRow[], asked: CallContext): Promise<LoggedChange[]> {
  const listed = rows.map((row) => ({ row, record: recordOf(row.act, row.touched ?? {}) }));
  const known = listed.flatMap(({ record }) =>
    record.id !== null && mayRead(asked.actor, record.noun) ? [{ noun: record.noun, id: record.id }] : [],
  );
  const [names, told] = [await namesOf(db, known), await toldOf(db, listed, asked)];
  return listed.map(({ row, record }) => {
    const name = names.get(`${record.noun}#${record.id}`) ?? null;
    const [label, kind] = [labelOf(row.act), findNoun(record.noun) ?? record.noun];
    const { fields, isWhole } = told.get(row.id) ?? { fields: [], isWhole: false };
    const called = name || (record.id === null ? '' : `ID ${record.id}`);
    return {
      id: row.id,
      at: row.at,
      actorKind: row.actorKind,
      actor: row.actorName,
      address: row.address ?? '',
      act: row.act,
      label,
      noun: record.noun,
      kind,
      rowId: record.id,
      name,
      count: record.count,
      undone: row.undoneBy !== null,
      ...undoingOf(row, record.noun, asked.actor, asked.now),
      says: sentenceOf({ label, kind, called, count: record.count }, fields, isWhole),
    };
  });
}

export async function listChanges(
  db: Db,
  { page, limit, ...filter }: Input<typeof changeLogCalls.list>,
  asked: CallContext,
): Promise<Answer<typeof changeLogCalls.list>> {
  const where = await conditionOf(db, filter, asked);
  // Days are read along their own index.
  const order = filter.dateLimit ? [desc(change.at), desc(change.id)] : [desc(change.id)];
  return pageOf(db, { page, limit }, { from: change, where, order, show: (rows) => present(db, rows, asked) });
}

/** All that a filter finds, newest first, each page from where the last one ended. */
export async function* changePages(db: Db, filter: ChangeLogFilter, asked: CallContext): AsyncIterable<LoggedChange[]> {
  const where = await conditionOf(db, filter, asked);
  for (let last: ChangeRow | undefined; ;) {
    const older = last && sql`(${change.at}, ${change.id}) < (${last.at}, ${last.id})`;
    const rows = await db.select().from(change).where(and(where, older)).orderBy(desc(change.at), desc(change.id)).limit(PAGE);
    last = rows.at(-1);
    if (!last) return;
    yield await present(db, rows, asked);
  }
}

/** Kinds of records with their acts, for filters; parts have none of their own. */
export const listKinds = (): Answer<typeof changeLogCalls.kinds> =>
  everyHistory().map(([noun, { label, acts }]) => ({
    noun,
    label,
    acts: Object.entries(acts).map(([verb, said]) => ({ act: `${noun}.${verb}`, label: said })),
  }));

/** Answers a change field by field; rows of records that the person may not read stay out. */
export async function changedFields(
  db: Db,
  { id }: { id: number },
  asked: CallContext,
): Promise<Answer<typeof changeLogCalls.info>> {
  const found = await db
    .select(rowsFound)
    .from(changeRow)
    .innerJoin(change, eq(change.id, changeRow.changeId))
    .where(eq(changeRow.changeId, id))
    .orderBy(changeRow.id)
    .limit(ROWS_AT_MOST);
  return fieldsIn(db, await readable(db, found, asked));
}
