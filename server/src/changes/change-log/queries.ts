import { type SQL, and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import type { changeLogCalls } from '#contract/changes/change-log.ts';
import { periodOf } from '#contract/date-limit.ts';
import { everyHistory, findHistory, findNoun } from '#contract/history.ts';
import { type Actor, holds } from '#server/platform/actor.ts';
import { equal, matching, within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { distinctValues } from '#server/platform/database/lists/distinct-values.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { change, changeRow } from '#server/platform/write/tables.ts';
import { fieldsIn, labelOf } from '../changes/history.ts';
import { ownersOf } from '../changes/records.ts';
import { recordOf } from './rules.ts';

const ROWS_AT_MOST = 200;

/** First part of an act, by which the index `change__noun` finds them. */
const nounOfAct = sql<string>`split_part(${change.act}, '.', 1)`;

const mayRead = (actor: Actor, noun: string): boolean => {
  const history = findHistory(noun);
  return history !== undefined && holds(actor, history.readBy);
};

const CALLED = ['store_name', 'name', 'order_id', 'provider_name', 'role_name', 'real_name', 'staff_name', 'title', 'label'];

/** Names of records of any nouns, in one statement. */
async function namesOf(db: Db, records: readonly { noun: string; id: number }[]): Promise<Map<string, string>> {
  if (records.length === 0) return new Map();
  const called = sql.join(
    CALLED.map((column) => sql`to_jsonb(t) ->> ${column}`),
    sql`, `,
  );
  const parts = [...Map.groupBy(records, ({ noun }) => noun)].map(
    ([noun, same]) => sql`select ${noun}::text || '#' || t.id as key, coalesce(${called}) as name
      from ${sql.identifier(noun)} t where t.id = any(${sql.param(same.map(({ id }) => id))}::bigint[])`,
  );
  const { rows } = await db.execute<{ key: string; name: string | null }>(sql.join(parts, sql` union all `));
  return new Map(rows.map(({ key, name }) => [key, name ?? '']));
}

/** People whose names contain a word are few, so that their names are found first. */
async function byPeople(db: Db, word: string | undefined): Promise<SQL | undefined> {
  if (!word?.trim()) return undefined;
  return inArray(change.actorName, await distinctValues(db, change.actorName, (name) => matching(word, name)));
}

export async function listChanges(
  db: Db,
  { actor, noun, act, actorKind, dateLimit, ...paging }: Input<typeof changeLogCalls.list>,
  asked: Asked,
): Promise<Answer<typeof changeLogCalls.list>> {
  const period = periodOf(dateLimit, asked.now);
  const where = and(
    await byPeople(db, actor),
    noun ? eq(nounOfAct, noun) : undefined,
    act ? eq(change.act, act) : undefined,
    equal(change.actorKind, actorKind),
    within(change.at, period),
  );
  // Days are read along their own index.
  const newest = period ? [desc(change.at), desc(change.id)] : [desc(change.id)];
  const query = db
    .select()
    .from(change)
    .where(where)
    .orderBy(...newest);
  return pageOfJoined(db, paging, query, { from: change, where }, async (rows) => {
    const listed = rows.map((row) => ({ row, record: recordOf(row.act, row.touched ?? {}) }));
    const known = listed.flatMap(({ record }) =>
      record.id !== null && mayRead(asked.actor, record.noun) ? [{ noun: record.noun, id: record.id }] : [],
    );
    const names = await namesOf(db, known);
    return listed.map(({ row, record }) => ({
      id: row.id,
      at: row.at,
      actorKind: row.actorKind,
      actor: row.actorName,
      address: row.address ?? '',
      act: row.act,
      label: labelOf(row.act),
      noun: record.noun,
      kind: findNoun(record.noun) ?? record.noun,
      rowId: record.id,
      name: names.get(`${record.noun}#${record.id}`) ?? null,
      count: record.count,
      undone: row.undoneBy !== null,
    }));
  });
}

/** Kinds of records with their acts, for filters; parts have none of their own. */
export const listKinds = (): Answer<typeof changeLogCalls.kinds> =>
  everyHistory().map(([noun, { label, acts }]) => ({
    noun,
    label,
    acts: Object.entries(acts).map(([verb, said]) => ({ act: `${noun}.${verb}`, label: said })),
  }));

/** One change, field by field; rows of records that the person may not read stay out. */
export async function changedFields(
  db: Db,
  { id }: { id: number },
  { actor }: Asked,
): Promise<Answer<typeof changeLogCalls.info>> {
  const found = await db
    .select({ change, noun: changeRow.noun, rowId: changeRow.rowId, before: changeRow.before, after: changeRow.after })
    .from(changeRow)
    .innerJoin(change, eq(change.id, changeRow.changeId))
    .where(eq(changeRow.changeId, id))
    .orderBy(changeRow.id)
    .limit(ROWS_AT_MOST);
  const owners = await ownersOf(db, found);
  return fieldsIn(
    db,
    found.filter((row) => mayRead(actor, row.noun) && mayRead(actor, owners.get(row)?.noun ?? row.noun)),
  );
}
