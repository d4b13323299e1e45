import { type SQL, and, desc, eq, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import type { PickPoint } from '#contract/delivery/pick-point-record.ts';
import { no, type pickPointCalls, pickPointTabs } from '#contract/delivery/pick-points.ts';
import type { Page } from '#contract/wire.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { matching } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { pickPoint } from './tables.ts';

type Row = typeof pickPoint.$inferSelect;

export const pickPoints = rowsOf(pickPoint, { missing: no.NOT_FOUND });

const isShown = and(eq(pickPoint.isShow, true), eq(pickPoint.isDel, false));
const isHidden = and(eq(pickPoint.isShow, false), eq(pickPoint.isDel, false));
const isBinned = eq(pickPoint.isDel, true);
const tabs: Readonly<Record<number, SQL | undefined>> = {
  [pickPointTabs.shown]: isShown,
  [pickPointTabs.hidden]: isHidden,
  [pickPointTabs.bin]: isBinned,
};

/** Points as the wire shows them, with whole addresses of their pictures. */
export async function presentPoints(db: Db, rows: readonly Row[]): Promise<PickPoint[]> {
  const pictures = await addressesOf(db);
  return rows.map((row) => ({ ...row, image: pictures.show(row.image) }));
}

export const listPickPoints = (
  db: Db,
  { keywords, status = pickPointTabs.hidden, ...paging }: Input<typeof pickPointCalls.list>,
): Promise<Page<PickPoint>> =>
  pageOf(db, paging, {
    from: pickPoint,
    where: and(tabs[status], matching(keywords, pickPoint.name, pickPoint.phone)),
    order: [desc(pickPoint.updateTime), desc(pickPoint.id)],
    show: (rows) => presentPoints(db, rows),
  });

const counted = (where: SQL | undefined) => sql<number>`count(*) filter (where ${where})`.mapWith(Number);

export async function countPickPoints(db: Db): Promise<Answer<typeof pickPointCalls.getCount>> {
  const [row] = await db.select({ show: counted(isShown), hide: counted(isHidden), recycle: counted(isBinned) }).from(pickPoint);
  return row ?? { show: 0, hide: 0, recycle: 0 };
}

export async function getPickPoint(db: Db, { id }: { id: number }): Promise<PickPoint> {
  const row = await pickPoints.get(db, id);
  return { ...row, image: (await addressesOf(db)).show(row.image), latitude: `${row.latitude},${row.longitude}` };
}

/** A point that takes orders now. */
export async function findOpenPoint(db: Db, id: number) {
  const [found] = await db
    .select({ id: pickPoint.id, name: pickPoint.name })
    .from(pickPoint)
    .where(and(eq(pickPoint.id, id), isShown));
  return found;
}

const OPEN_POINTS_MAX = 500;

/** Points that a customer chooses from. */
export const listOpenPoints = async (db: Db): Promise<PickPoint[]> =>
  presentPoints(db, await db.select().from(pickPoint).where(isShown).orderBy(desc(pickPoint.id)).limit(OPEN_POINTS_MAX));
