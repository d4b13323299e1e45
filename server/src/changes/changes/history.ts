import { and, eq } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import type { Change, changeCalls } from '#contract/changes/changes.ts';
import { labelOf as choiceLabel } from '#contract/choices.ts';
import { type RecordHistory, findAct, findHistory, findNoun } from '#contract/history.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { type Actor, holds, limitBefore, scopeOf } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { camel, snake } from '#server/platform/database/names.ts';
import { emptyPage, offsetOf, toPage } from '#server/platform/database/page.ts';
import { findScoped, leftWhole, seenAmong } from '#server/platform/scope/scoped.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { z } from 'zod';
import { findHiddenOf } from '#server/platform/write/hidden.ts';
import { type RecordRow, callPart, namesFor, namesIn, partsIn } from './names.ts';
import { partsGone, rowsAbout } from './queries.ts';
import { valuesChanged } from './values-changed.ts';
import { undoingOf } from './why-not-undo.ts';

type ChangePage = Answer<typeof changeCalls.list>;
type HistoryEntry = z.output<typeof Change>;

/** A figure below nothing has a real minus. */
const figureText = (figure: string): string => figure.replace(/^-/, '−');

function show(value: unknown, format: RecordHistory['fields'][string][1]): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof format === 'object') return choiceLabel(format, value) ?? String(value);
  if (format === 'yuan') return figureText(yuanOfFen(Number(value)));
  if (format === 'moved') return Number(value) > 0 ? `+${Number(value)}` : figureText(String(value));
  if (typeof value === 'number') return figureText(String(value));
  if (format === 'flag') return value === true ? '是' : '否';
  if (format === 'html')
    return `${String(value)
      .replace(/<[^>]*>/g, '')
      .slice(0, 60)}…`;
  if (Array.isArray(value)) return value.join(format === 'pictures' ? '\n' : '、') || null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Rows whose texts have become secrets, in the queries of the nouns that have such. */
async function hiddenIn(db: Db, rows: readonly RecordRow[]): Promise<ReadonlySet<RecordRow>> {
  const hidden: RecordRow[] = [];
  for (const [noun, same] of Map.groupBy(rows, (row) => row.noun)) {
    const ids = await findHiddenOf(noun)?.(db, [...new Set(same.map(({ rowId }) => rowId))]);
    if (ids) hidden.push(...same.filter(({ rowId }) => ids.has(rowId)));
  }
  return new Set(hidden);
}

/** Facts that the words of any rows need, in a fixed number of queries. */
async function knownOf(db: Db, rows: readonly RecordRow[]) {
  const parts = await partsIn(db, rows);
  return { parts, names: await namesIn(db, rows, parts), hidden: await hiddenIn(db, rows) };
}
type HistoryKnowledge = Awaited<ReturnType<typeof knownOf>>;

const hiddenField = (named: Pick<HistoryEntry['fields'][number], 'field' | 'label' | 'of'>, before: unknown, after: unknown) =>
  before === after ? [] : [{ ...named, before: null, after: '已修改', isHidden: true }];

/** A part is called by a field of its own. */
const isNamed = (noun: string, { called, fields }: RecordHistory): boolean =>
  called?.noun === noun && fields[called.field] !== undefined;

function fieldsOf(row: RecordRow, known: HistoryKnowledge): HistoryEntry['fields'] {
  const { noun, before, after } = row;
  const history = findHistory(noun);
  if (!history || (before === null && after === null)) return [];
  return Object.keys(after ?? before ?? {}).flatMap((column): HistoryEntry['fields'] => {
    const field = camel(column);
    const declared = history.fields[field];
    if (!declared) return [];
    const [label, format] = declared;
    // Empty fields of a new part tell nothing, and its name stands above them.
    if (before === null && (after?.[column] === false || field === history.called?.field)) return [];
    // A part that is gone has nothing left to say but its name.
    if (after === null && isNamed(noun, history) && field !== history.called?.field) return [];
    const called = namesFor(known.names, noun, field);
    const say = (value: unknown) => called?.(value).join('、') || show(value, format);
    const of = callPart(row, known);
    const isHidden = format === 'hidden' || (typeof format === 'function' && known.hidden.has(row));
    if (isHidden) return hiddenField({ field, label, ...(of && { of }) }, before?.[column], after?.[column]);
    const values = typeof format === 'function' ? valuesChanged(format, before?.[column], after?.[column]) : undefined;
    if (values) return values.map((value) => ({ ...value, field: `${field}.${value.field}`, ...(of && { of }) }));
    return [
      {
        field,
        label,
        before: say(before?.[column]),
        after: say(after?.[column]),
        ...(of && { of }),
        ...(format === 'pictures' && { isPictures: true }),
        ...(format === 'member' && { isMember: true }),
      },
    ];
  });
}

export const labelOf = (act: string): string => findAct(act) ?? findNoun(act.split('.')[0] ?? act) ?? act;

/** Columns that point to the record, by the noun of each part. */
export const partsOf = ({ parts = {} }: Pick<RecordHistory, 'parts'>): Record<string, string> =>
  Object.fromEntries(Object.entries(parts).map(([noun, column]) => [noun, snake(column)]));

/** Changes of a record in words; in a fixed number of queries. */
export const entriesOf = async (db: Db, noun: string, rows: readonly RecordRow[]): Promise<HistoryEntry[]> =>
  toEntries(noun, rows, await knownOf(db, rows));

function toEntries(noun: string, rows: readonly RecordRow[], known: HistoryKnowledge): HistoryEntry[] {
  // All of a new record is new.
  const made = new Set(rows.filter((row) => row.noun === noun && row.before === null).map(({ change }) => change.id));
  const entries = new Map<number, HistoryEntry>();
  for (const row of rows) {
    const { id, at, actorName, act, undoneBy } = row.change;
    const entry = entries.get(id) ?? {
      id,
      at,
      actor: actorName,
      act,
      label: labelOf(act),
      undone: undoneBy !== null,
      fields: [],
    };
    if (!made.has(id)) entry.fields.push(...fieldsOf(row, known));
    entries.set(id, entry);
  }
  return [...entries.values()];
}

/** Fields of each of any rows, in words; in a fixed number of queries. */
export async function fieldsByRow<R extends RecordRow>(
  db: Db,
  rows: readonly R[],
): Promise<[row: R, fields: HistoryEntry['fields']][]> {
  const known = await knownOf(db, rows);
  return rows.map((row) => [row, fieldsOf(row, known).filter(({ before, after }) => before !== after)]);
}

/** Fields of any rows, one after another. */
export const fieldsIn = async (db: Db, rows: readonly RecordRow[]): Promise<HistoryEntry['fields']> =>
  (await fieldsByRow(db, rows)).flatMap(([, fields]) => fields);

/** True where the limits of the actor leave all of the record: its noun is open whole, or says that the record is theirs. */
async function isSeen(db: Db, { noun, rowId }: Input<typeof changeCalls.list>, actor: Actor): Promise<boolean> {
  if (limitBefore(actor, { noun }) === undefined) return true;
  const scoped = findScoped(noun);
  if (!scoped || !(await seenAmong(db, scoped.table, [rowId], actor)).includes(rowId)) return false;
  const isWhole = leftWhole(scoped.table, scopeOf(actor));
  return !isWhole || (await db.$count(scoped.table, and(eq(scoped.table.id, rowId), isWhole))) > 0;
}

/**
 * Changes of one record with their actors. Without the permission that reads the record the history is empty, and so it is where a
 * limit of the person keeps the record back.
 */
export async function listChanges(
  db: Db,
  input: Input<typeof changeCalls.list>,
  { actor, now }: CallContext,
): Promise<ChangePage> {
  const history = findHistory(input.noun);
  if (!history || !holds(actor, history.readBy) || !(await isSeen(db, input, actor))) return emptyPage(input);
  const parts = partsOf(history);
  const offset = offsetOf(input);
  const about = await rowsAbout(db, { ...input, parts, limit: input.limit + 1, offset });
  const changeIds = [...new Set(about.map((row) => row.change.id))];
  const gone = changeIds.length > 0 && history.parts ? await partsGone(db, input.rowId, parts, changeIds) : [];
  const rows = [...about, ...gone];
  const entries = await entriesOf(db, input.noun, rows);
  const changes = new Map(rows.map(({ change }) => [change.id, change]));
  const shown = entries.slice(0, input.limit).flatMap((entry) => {
    const done = changes.get(entry.id);
    return done ? [{ ...entry, ...undoingOf(done, input.noun, actor, now) }] : [];
  });
  return toPage(input, offset + entries.length, shown, entries.length > input.limit);
}
