import { type SQL, and, desc, eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import { activityKinds } from '#contract/marketing/activities.ts';
import {
  type Help,
  type OwnBargain,
  type Participation,
  participationRefusals,
  type participationCalls,
  participationStates,
} from '#contract/marketing/participations.ts';
import { maskedName } from '#contract/masked.ts';
import type { Page } from '#contract/wire.ts';
import { customer } from '#server/customers/index.ts';
import { addressesOf, avatarBelow } from '#server/pictures/index.ts';
import { equal, within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import type { Paging } from '#server/platform/database/page.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { isOnShelf, skusByActivity } from '../activities/queries.ts';
import { activity } from '../activities/tables.ts';
import { toOwnBargain, toParticipation } from './presenter.ts';
import type { Offer } from './rules.ts';
import { help, participation } from './tables.ts';

export const participations = rowsOf(participation, { missing: participationRefusals.NOT_FOUND });

const isBargain = eq(activity.kind, activityKinds.bargain);

/** A bargain with the only SKU that it sells. */
export async function findOffer(db: Db, bargainId: number): Promise<Offer | undefined> {
  const [found] = await db
    .select({ activity, isOnShelf })
    .from(activity)
    .where(and(eq(activity.id, bargainId), isBargain));
  const [sold] = (await skusByActivity(db, [bargainId])).get(bargainId) ?? [];
  return found && sold && { ...found, ...sold };
}

/** Number of bargains that somebody has started; failed ones do not count. */
export async function startsOf(db: Db, bargainId: number, uid: number): Promise<{ running: number; kept: number }> {
  const count = (where: SQL) => sql<number>`count(*) filter (where ${where})::int`;
  const [found] = await db
    .select({
      running: count(eq(participation.status, participationStates.running)),
      kept: count(sql`${participation.status} <> ${participationStates.failed}`),
    })
    .from(participation)
    .where(and(eq(participation.bargainId, bargainId), eq(participation.uid, uid)));
  return found ?? { running: 0, kept: 0 };
}

/** Number of cuts by somebody: of this one, and of those of other customers. */
export async function helpsOf(db: Db, { id, bargainId }: { id: number; bargainId: number }, uid: number) {
  const count = (where: SQL) => sql<number>`count(*) filter (where ${where})::int`;
  const [found] = await db
    .select({ here: count(eq(help.bargainUserId, id)), others: count(sql`${participation.uid} <> ${uid}`) })
    .from(help)
    .innerJoin(participation, eq(participation.id, help.bargainUserId))
    .where(and(eq(help.bargainId, bargainId), eq(help.uid, uid)));
  return found ?? { here: 0, others: 0 };
}

const columns = { participation, activity, nickname: customer.nickname, avatar: customer.avatar };

const joined = (db: Db) =>
  db
    .select(columns)
    .from(participation)
    .innerJoin(activity, eq(activity.id, participation.bargainId))
    .innerJoin(customer, eq(customer.id, participation.uid));
const order = [desc(participation.id)];

/** Bargains that customers have started, the newest first. */
export function listParticipations(
  db: Db,
  { status, dateLimit, ...paging }: Input<typeof participationCalls.list>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<Participation>> {
  const where = and(equal(participation.status, status), within(participation.createTime, periodOf(dateLimit, now)));
  return pageOfJoined(db, paging, joined(db), { from: participation, where, order }, async (rows) => {
    const pictures = await addressesOf(db);
    return rows.map((row) => toParticipation(row, pictures));
  });
}

interface OwnFilter extends Paging {
  uid: number;
  status?: number | undefined;
}

/** Bargains of one customer, the newest first. */
export function listOwnBargains(db: Db, { uid, status, ...paging }: OwnFilter): Promise<Page<OwnBargain>> {
  const where = and(eq(participation.uid, uid), equal(participation.status, status));
  return pageOfJoined(db, paging, joined(db), { from: participation, where, order }, async (rows) => {
    const pictures = await addressesOf(db);
    return rows.map((row) => toOwnBargain(row, pictures));
  });
}

export async function getOwnBargain(db: Db, id: number): Promise<OwnBargain> {
  const [found] = await joined(db).where(eq(participation.id, id));
  if (!found) throw participationRefusals.NOT_FOUND();
  return toOwnBargain(found, await addressesOf(db));
}

/** Cuts of one bargain, the latest first. */
export async function listHelps(db: Db, { id }: { id: number }): Promise<Help[]> {
  await participations.get(db, id);
  const rows = await db
    .select({ help, nickname: customer.nickname, avatar: customer.avatar })
    .from(help)
    .innerJoin(customer, eq(customer.id, help.uid))
    .where(eq(help.bargainUserId, id))
    .orderBy(desc(help.id));
  const pictures = await addressesOf(db);
  return rows.map((row) => ({ ...row.help, ...row, addTime: row.help.createTime, avatar: avatarBelow(pictures, row.avatar) }));
}

/** Reads a bargain with its cuts, for friends who are asked to help. Its link is public, so helpers are known by masked names. */
export async function readBargain(db: Db, { id }: { id: number }) {
  const [own, helps] = await Promise.all([getOwnBargain(db, id), listHelps(db, { id })]);
  return { ...own, helps: helps.map((one) => ({ ...one, nickname: maskedName(one.nickname) })) };
}
