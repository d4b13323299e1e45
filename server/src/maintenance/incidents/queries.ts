import { type SQL, and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { type Incident, type incidentCalls, incidentStates } from '#contract/maintenance/incidents.ts';
import { mailStates } from '#contract/notifications/mails.ts';
import { mail, mailProgress, outbox } from '#server/notifications/index.ts';
import { equal } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { type Waiting, waitingIn } from '#server/platform/database/lists/waiting.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { Told, Trouble } from './rules.ts';
import { type IncidentRecord, incident, incidentMail } from './tables.ts';

const inState = { [incidentStates.open]: isNull(incident.endTime), [incidentStates.over]: isNotNull(incident.endTime) };

/** Adds who was told, and how each mail went. */
async function withTold(db: Db, rows: readonly IncidentRecord[]): Promise<Incident[]> {
  const ids = rows.map(({ id }) => id);
  const mails = await db
    .select({ incidentId: incidentMail.incidentId, isOver: incidentMail.isOver, to: mail.to, ...mailProgress })
    .from(incidentMail)
    .innerJoin(mail, eq(mail.id, incidentMail.mailId))
    .leftJoin(outbox, eq(outbox.id, mail.outboxId))
    .where(inArray(incidentMail.incidentId, ids))
    .orderBy(asc(incidentMail.id));
  return rows.map((row) => ({
    ...row,
    state: row.endTime === null ? incidentStates.open : incidentStates.over,
    told: mails
      .filter(({ incidentId }) => incidentId === row.id)
      .map(({ state, ...told }) => ({ ...told, state: state ?? mailStates.dead })),
  }));
}

/** Troubles that are not over. */
export const incidentsOpen = (db: Db): Promise<Waiting> => waitingIn(db, incident, isNull(incident.endTime), incident.beginTime);

export const listIncidents = (
  db: Db,
  { state, kind, ...paging }: Input<typeof incidentCalls.list>,
): Promise<Answer<typeof incidentCalls.list>> =>
  pageOf(db, paging, {
    from: incident,
    where: and(state && inState[state], equal(incident.kind, kind)),
    order: [desc(incident.beginTime), desc(incident.id)],
    show: (rows) => withTold(db, rows),
  });

/** Held to the end of the transaction, so that servers that look at the same moment take turns. */
export const lockWatch = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(7451940)`);

export const openIncidents = (tx: Tx) =>
  tx.select({ id: incident.id, key: incident.key, clearTime: incident.clearTime }).from(incident).where(isNull(incident.endTime));

export async function beginIncidents({ tx, now }: Write, troubles: readonly Trouble[]): Promise<void> {
  if (troubles.length === 0) return;
  const rows = troubles.map((trouble) => ({
    ...trouble,
    says: trouble.says.slice(0, 200),
    advice: trouble.advice.slice(0, 300),
    beginTime: now,
  }));
  await tx.insert(incident).values(rows);
}

export async function setIncidents(
  tx: Tx,
  ids: readonly number[],
  to: Partial<Pick<IncidentRecord, 'clearTime' | 'endTime'>>,
): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(incident)
      .set(to)
      .where(inArray(incident.id, [...ids]));
}

/** Mails that each receiver was sent after a moment: all that was told at once was one. */
export async function countMailsAfter(tx: Tx, after: Date): Promise<number> {
  const { rows } = await tx.execute<{ mails: number }>(sql`
    select count(*)::int as mails from (
      select ${incident.toldTime} from ${incident} where ${gt(incident.toldTime, after)}
      union
      select ${incident.overToldTime} from ${incident} where ${gt(incident.overToldTime, after)}
    ) told`);
  return rows[0]?.mails ?? 0;
}

const taking = async (tx: Tx, set: Partial<IncidentRecord>, where: SQL | undefined): Promise<IncidentRecord[]> =>
  (await tx.update(incident).set(set).where(where).returning()).toSorted((one, other) => one.id - other.id);

/** Takes what is to be told now: what is seen and was not told, and the end of what was. */
export async function takeUntold({ tx, now }: Write, { urgentOnly }: { urgentOnly: boolean }): Promise<Told> {
  const isDue = or(sql`not ${urgentOnly}::boolean`, incident.isUrgent);
  const isSeen = and(isNull(incident.endTime), isNull(incident.clearTime), isNull(incident.toldTime));
  const begun = await taking(tx, { toldTime: now }, and(isSeen, isDue));
  const isOver = and(isNotNull(incident.endTime), isNotNull(incident.toldTime), isNull(incident.overToldTime));
  const over = await taking(tx, { overToldTime: now }, and(isOver, isDue));
  return { begun, over };
}

export async function keepMail(tx: Tx, mailId: number, { begun, over }: Told): Promise<void> {
  const rows = [
    ...begun.map(({ id }) => ({ incidentId: id, mailId, isOver: false })),
    ...over.map(({ id }) => ({ incidentId: id, mailId, isOver: true })),
  ];
  await tx.insert(incidentMail).values(rows);
}

export async function deleteIncidentsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(incident).where(and(lt(incident.beginTime, before), isNotNull(incident.endTime)));
}
