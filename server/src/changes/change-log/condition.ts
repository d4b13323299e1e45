import { type SQL, and, eq, inArray, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type changeLogExportCalls, changeLogRefusals } from '#contract/changes/change-log.ts';
import { periodOf } from '#contract/date-limit.ts';
import { type RecordHistory, everyHistory, findHistory } from '#contract/history.ts';
import { type Actor, holds } from '#server/platform/actor.ts';
import { equal, inAnySpelling, matching, within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { distinctValues } from '#server/platform/database/lists/distinct-values.ts';
import { snake } from '#server/platform/database/names.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { findNamedOf } from '#server/platform/write/names.ts';
import { change } from '#server/platform/write/tables.ts';

export type ChangeLogFilter = Input<typeof changeLogExportCalls.export>;

/** Columns that hold a name of a record; it is called by the first that a table has, and found by any. */
export const CALLED = [
  'store_name',
  'name',
  'case_no',
  'invoice_no',
  'apply_no',
  'order_no',
  'refund_no',
  'provider_name',
  'role_name',
  'nickname',
  'real_name',
  'staff_name',
  'title',
  'label',
  'subject',
];

const NAMED_AT_MOST = 200;

export const mayRead = (actor: Actor, noun: string): boolean => {
  const history = findHistory(noun);
  return history !== undefined && holds(actor, history.readBy);
};

/** First part of an act, by which the index `change__noun` finds them. */
const nounOfAct = sql<string>`split_part(${change.act}, '.', 1)`;

/** People whose names contain a word are few, so that their names are found first. */
async function byPeople(db: Db, word: string | undefined): Promise<SQL | undefined> {
  if (!word?.trim()) return undefined;
  return inArray(change.actorName, await distinctValues(db, change.actorName, (name) => matching(word, name)));
}

/** Fields whose present name, or that of the record they are part of, contains a word: both are what the log calls them. */
async function idsOfFields(
  db: Db,
  noun: string,
  { noun: whole, field, by, alone }: NonNullable<RecordHistory['fieldOf']>,
  word: string,
): Promise<number[]> {
  const at = (table: string, name: string) => sql`${sql.identifier(table)}.${sql.identifier(snake(name))}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${at(noun, 'id')} as id from ${sql.identifier(noun)} left join ${sql.identifier(whole)} on ${at(whole, 'id')} = ${at(noun, by)}
    where ${matching(word, at(whole, field), at(noun, alone))} order by ${at(noun, 'id')} desc limit ${NAMED_AT_MOST}`);
  return rows.map(({ id }) => Number(id));
}

/** Names are looked up by an index from two characters on; of one character, most are found soon. */
const candidates = (noun: string, word: string): SQL | undefined =>
  [...word].length > 1 ? inAnySpelling(word, (each) => findNamedOf(noun)?.(each)) : undefined;

/** Records of a noun of which a present name, as the nickname or the real one of a person, contains a word, the latest of them. */
async function idsByName(db: Db, noun: string, word: string): Promise<number[]> {
  const whole = findHistory(noun)?.fieldOf;
  if (whole) return idsOfFields(db, noun, whole, word);
  const { rows: columns } = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${noun} and column_name = any(${sql.param(CALLED)}::text[])`);
  if (columns.length === 0) return [];
  const names = columns.map(({ name }) => sql`${sql.identifier(name)}`);
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${sql.identifier(noun)} where ${and(candidates(noun, word), matching(word, ...names))} order by id desc limit ${NAMED_AT_MOST}`);
  return rows.map(({ id }) => Number(id));
}

const touching = (nouns: readonly string[], ids: readonly number[]): SQL => sql`${change.id} in (
  select change_id from change_row where noun = any(${sql.param([...nouns])}::text[]) and row_id = any(${sql.param([...ids])}::bigint[]))`;

/** Acts on records with this id, or of the chosen kind with this word in their name, of kinds that the person may read. */
async function byRecord(db: Db, { record, noun }: ChangeLogFilter, actor: Actor): Promise<SQL | undefined> {
  const word = record?.trim();
  if (!word) return undefined;
  const nouns = (noun ? [noun] : everyHistory().map(([each]) => each)).filter((each) => mayRead(actor, each));
  const ids = /^\d{1,15}$/.test(word) ? [Number(word)] : [];
  if (ids.length === 0 && !noun) throw changeLogRefusals.KIND_FIRST();
  const named = noun && nouns.length > 0 ? await idsByName(db, noun, word) : [];
  return touching(nouns, [...ids, ...named]);
}

/** Condition of the log: what a filter asks for. */
export async function conditionOf(db: Db, filter: ChangeLogFilter, { actor, now }: CallContext): Promise<SQL | undefined> {
  const { noun, act, actorKind, address } = filter;
  return and(
    await byPeople(db, filter.actor),
    await byRecord(db, filter, actor),
    noun ? eq(nounOfAct, noun) : undefined,
    act ? eq(change.act, act) : undefined,
    equal(change.actorKind, actorKind),
    address?.trim() ? eq(change.address, address.trim()) : undefined,
    within(change.at, periodOf(filter.dateLimit, now)),
  );
}
