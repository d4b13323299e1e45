import { asc } from 'drizzle-orm';
import { customer, customerGroup, customerLevel, customerTag, customerTagLink } from '#server/customers/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { updateRows } from '#server/platform/database/update-rows.ts';
import type { Write } from '#server/platform/write/write.ts';
import { ledgersOf } from './ledgers.ts';
import type { Stage } from './stage.ts';
import { type DemoMember, planMembers } from './plan-members.ts';
import { DAY, at, stamped } from '../past.ts';
import { insertCommission } from './insert-commission.ts';
import { insertMovements } from './insert-movements.ts';
import { insertOrders } from './insert-orders.ts';
import { listGoods } from './queries.ts';

const TAGS = ['常客', '爱集章', '送礼', '企业采购'];

/** Customers with the figures that their ledgers come to. */
async function insertMembers(write: Write, members: readonly DemoMember[], figures: Stage['ledgers']['figures']) {
  const { tx } = write;
  const groups = await tx.select({ id: customerGroup.id }).from(customerGroup).orderBy(asc(customerGroup.id));
  const levels = await tx.select().from(customerLevel).orderBy(asc(customerLevel.grade));
  const rows = members.map(({ minutes, isPromoter, referrer: _r, recharge: _c, orders, signIns, ...person }, who) => {
    const { money, points, experience, commission } = figures[who] ?? { money: 0, points: 0, experience: 0, commission: 0 };
    const seen = signIns > 0 ? DAY - 300 : (orders.at(-1)?.minutes ?? minutes - 15);
    return {
      ...person,
      account: `member-${1000 + who}`,
      addres: `${person.province}${person.city}`,
      firstVisitTime: at(write, minutes),
      lastLoginTime: at(write, seen),
      groupId: who % 4 === 0 ? (groups[(who / 4) % groups.length]?.id ?? null) : null,
      level: levels.findLast((level) => level.experience <= experience)?.id ?? null,
      payCount: orders.length,
      isPromoter,
      promoterTime: isPromoter ? at(write, minutes - 30) : null,
      nowMoney: money,
      integral: points,
      experience,
      brokeragePrice: commission,
      signNum: signIns,
      ...stamped(write, minutes),
    };
  });
  return insertRows(tx, customer, rows);
}

/** Relates members once they have keys: referrers, and the tags of some. */
async function relateMembers(write: Write, members: readonly DemoMember[], uids: readonly number[]): Promise<void> {
  const { tx } = write;
  const brought = members.flatMap(({ referrer, minutes }, who) =>
    referrer === undefined ? [] : [{ id: uids[who] ?? 0, spreadUid: uids[referrer] ?? 0, spreadTime: at(write, minutes) }],
  );
  await updateRows(tx, customer, brought);
  const tagIds = await insertRows(
    tx,
    customerTag,
    TAGS.map((name) => ({ name, isDel: false, ...stamped(write, 40 * DAY) })),
  );
  const tagged = uids.filter((_, who) => who % 3 === 0);
  await insertRows(
    tx,
    customerTagLink,
    tagged.map((uid, index) => ({ uid, tagId: tagIds[index % TAGS.length] ?? 0 })),
  );
}

/** Hundreds of customers with two months behind them, written at once: their figures are the sums of their ledgers. */
export async function seedMembers(write: Write): Promise<void> {
  const members = planMembers();
  const goods = await listGoods(write.tx);
  const ledgers = ledgersOf(
    members,
    goods.map(({ price }) => price),
  );
  const uids = await insertMembers(write, members, ledgers.figures);
  await relateMembers(write, members, uids);
  const stage = { write, uids, ledgers };
  await insertOrders(stage, members, goods);
  await insertMovements(stage, members);
  await insertCommission(stage);
}
