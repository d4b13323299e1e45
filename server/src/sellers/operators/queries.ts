import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type Operator, type operatorCalls, operatorRefusals } from '#contract/sellers/operators.ts';
import type { Page } from '#contract/wire.ts';
import { admin } from '#server/access/index.ts';
import { equal, matching } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { membersOf } from '#server/platform/database/records/members-of.ts';
import { recordsOf } from '#server/platform/database/records/records-of.ts';
import { notFound } from '#server/platform/not-found.ts';
import { shop } from '#server/catalogue/index.ts';
import { shownOf } from '../paid-accounts.ts';
import { operator, operatorAccount, operatorShop, operatorStaff } from './tables.ts';

export const operators = recordsOf(operator, {
  heldBy: {
    count: (db, id) => db.$count(operatorShop, eq(operatorShop.operatorId, id)),
    refuses: operatorRefusals.IN_USE,
  },
});

export const people = membersOf(operatorStaff, 'operatorId', 'adminId');
/** People of an operator, and whether their accounts are on; locked until the write ends. */
export const lockPeople = (tx: Tx, operatorId: number) =>
  tx
    .select({
      id: operatorStaff.id,
      adminId: operatorStaff.adminId,
      isOn: admin.status,
      isSwitchedOff: operatorStaff.isSwitchedOff,
    })
    .from(operatorStaff)
    .innerJoin(admin, and(eq(admin.id, operatorStaff.adminId), eq(admin.isDel, false)))
    .where(eq(operatorStaff.operatorId, operatorId))
    .orderBy(operatorStaff.adminId)
    .for('update');

export const shopsRun = membersOf(operatorShop, 'operatorId', 'shopId');

const { isDel: _, ...columns } = getTableColumns(operator);

type Row = Omit<typeof operator.$inferSelect, 'isDel'>;

/** The people, shops and accounts of a page of operators, by three queries. */
async function withBonds(db: Db, rows: readonly Row[]): Promise<Operator[]> {
  const ids = rows.map(({ id }) => id);
  const [bonds, shops, accounts] = await Promise.all([
    db
      .select({ operatorId: operatorStaff.operatorId, adminId: admin.id, account: admin.account, realName: admin.realName })
      .from(operatorStaff)
      .innerJoin(admin, and(eq(admin.id, operatorStaff.adminId), eq(admin.isDel, false)))
      .where(inArray(operatorStaff.operatorId, ids))
      .orderBy(operatorStaff.id),
    db
      .select({ operatorId: operatorShop.operatorId, id: shop.id, name: shop.name })
      .from(operatorShop)
      .innerJoin(shop, eq(shop.id, operatorShop.shopId))
      .where(inArray(operatorShop.operatorId, ids))
      .orderBy(operatorShop.id),
    db.select().from(operatorAccount).where(inArray(operatorAccount.operatorId, ids)),
  ]);
  return rows.map((row) => {
    const admins = bonds.filter(({ operatorId }) => operatorId === row.id).map(({ operatorId: _of, ...person }) => person);
    const own = shops.filter(({ operatorId }) => operatorId === row.id).map(({ id, name }) => ({ id, name }));
    return {
      ...row,
      ...shownOf(accounts.find(({ operatorId }) => operatorId === row.id)),
      admins,
      adminIds: admins.map(({ adminId }) => adminId),
      shops: own,
      shopIds: own.map(({ id }) => id),
    };
  });
}

export const listOperators = (db: Db, input: Input<typeof operatorCalls.list>): Promise<Page<Operator>> =>
  pageOf(db, input, {
    select: columns,
    from: operator,
    where: and(
      operators.live,
      equal(operator.status, input.status),
      matching(input.keywords, operator.name, operator.contact, operator.phone),
    ),
    order: [desc(operator.id)],
    show: (rows) => withBonds(db, rows),
  });

export async function getOperator(db: Db, { id }: { id: number }): Promise<Operator> {
  const found = await db
    .select(columns)
    .from(operator)
    .where(and(operators.live, eq(operator.id, id)));
  const [shown] = await withBonds(db, found);
  if (!shown) throw notFound('operator');
  return shown;
}

/** Ids of those among these shops that are there and out of the bin. */
export async function findShops(tx: Tx, shopIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: shop.id })
    .from(shop)
    .where(and(inArray(shop.id, [...shopIds]), eq(shop.isDel, false)));
  return rows.map(({ id }) => id);
}
