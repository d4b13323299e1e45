import { and, desc, eq } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { type PickStaffDraft, pickStaffRefusals, pickStaffCalls } from '#contract/delivery/pick-staff.ts';
import { admin } from '#server/access/index.ts';
import { type Actor, adminIdOf, holds } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { equal } from '#server/platform/database/conditions.ts';
import { pageOfQuery } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { presentPoints } from '../pick-points/queries.ts';
import { pickPoint } from '../pick-points/tables.ts';
import { fieldsOf } from './fields.ts';
import { pickStaff } from './tables.ts';

type PickStaffRow = typeof pickStaff.$inferSelect;

export const staff = rowsOf(pickStaff, { missing: pickStaffRefusals.NOT_FOUND });
export const savePickStaff = staff.saveForm((form: PickStaffDraft, tx) => fieldsOf(tx, form));

const present = (row: PickStaffRow) => ({ ...row, status: Number(row.status), verifyStatus: Number(row.verifyStatus) });

/** Staff that an actor sees: of the own point where the role says so, the own row for people at a counter. */
const seenStaff = (actor: Actor) =>
  and(seen(pickStaff, actor), holds(actor, pickStaffCalls.list.permission) ? undefined : eq(pickStaff.uid, adminIdOf(actor)));

export const listPickStaff = (db: Db, { storeId, ...paging }: Input<typeof pickStaffCalls.list>, { actor }: CallContext) => {
  const where = and(equal(pickStaff.storeId, storeId === 0 ? undefined : storeId), seenStaff(actor));
  const query = db
    .select({ row: pickStaff, point: pickPoint, user: { account: admin.account, realName: admin.realName } })
    .from(pickStaff)
    .innerJoin(pickPoint, eq(pickPoint.id, pickStaff.storeId))
    .innerJoin(admin, eq(admin.id, pickStaff.uid))
    .where(where)
    .orderBy(desc(pickStaff.id));
  return pageOfQuery(paging, query, db.$count(pickStaff, where), async (rows) => {
    const points = await presentPoints(
      db,
      rows.map(({ point }) => point),
    );
    return rows.map(({ row, user }, index) => ({ ...present(row), systemStore: points[index] ?? null, user }));
  });
};

export const getPickStaff = async (db: Db, { id }: { id: number }): Promise<Answer<typeof pickStaffCalls.info>> =>
  present(await staff.get(db, id));
