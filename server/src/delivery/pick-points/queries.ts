import { type SQL, and, desc, eq } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import type { PickPoint } from '#contract/delivery/pick-point-record.ts';
import { pickPointRefusals, type pickPointCalls, pickPointTabs } from '#contract/delivery/pick-points.ts';
import type { Page } from '#contract/wire.ts';
import { addressesOf, withAddresses } from '#server/pictures/index.ts';
import { binOf } from '#server/platform/database/records/bin-of.ts';
import { matching } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { pickPoint } from './tables.ts';

type PickPointRow = typeof pickPoint.$inferSelect;

export const pickPoints = rowsOf(pickPoint, { missing: pickPointRefusals.NOT_FOUND });
/** Points for acts of the bin. */
export const pointsOfBin = rowsOf(pickPoint, { missing: pickPointRefusals.NOT_FOUND_IN_BIN });

const bin = binOf(pickPoint, pickPoint.isShow, pickPointTabs.values);

/** Points as the wire shows them, with whole addresses of their pictures. */
export const presentPoints = (db: Db, rows: readonly PickPointRow[]): Promise<PickPoint[]> => withAddresses(db, rows, 'image');

function placeOf({ status, isDel }: Pick<Input<typeof pickPointCalls.list>, 'status' | 'isDel'>): SQL | undefined {
  return status === undefined && isDel !== undefined ? eq(pickPoint.isDel, isDel) : bin.tabs[status ?? pickPointTabs.hidden];
}

export const listPickPoints = (
  db: Db,
  { keywords, status, isDel, ...paging }: Input<typeof pickPointCalls.list>,
): Promise<Page<PickPoint>> =>
  pageOf(db, paging, {
    from: pickPoint,
    where: and(placeOf({ status, isDel }), matching(keywords, pickPoint.name, pickPoint.phone)),
    order: [desc(pickPoint.updateTime), desc(pickPoint.id)],
    show: (rows) => presentPoints(db, rows),
  });

export const countPickPoints = (db: Db): Promise<Answer<typeof pickPointCalls.getCount>> => bin.count(db);

export async function getPickPoint(db: Db, { id }: { id: number }): Promise<PickPoint> {
  const row = await pickPoints.get(db, id);
  return { ...row, image: (await addressesOf(db)).show(row.image), latitude: `${row.latitude},${row.longitude}` };
}

/** A point that takes orders now. */
export async function findOpenPoint(db: Db, id: number) {
  const [found] = await db
    .select({ id: pickPoint.id, name: pickPoint.name })
    .from(pickPoint)
    .where(and(eq(pickPoint.id, id), bin.shown));
  return found;
}

const OPEN_POINTS_MAX = 500;

/** Points that a customer chooses from. */
export const listOpenPoints = async (db: Db): Promise<PickPoint[]> =>
  presentPoints(db, await db.select().from(pickPoint).where(bin.shown).orderBy(desc(pickPoint.id)).limit(OPEN_POINTS_MAX));
