import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { moveBalance } from '../balance/move-balance.ts';
import { moveCommission } from '../commission/move-commission.ts';
import { customers } from '../customers/queries.ts';
import { customer } from '../customers/tables.ts';
import { moveExperience } from '../experience/move-experience.ts';
import { settleCustomerLevel } from '../levels/settle-customer-level.ts';
import { customerNote } from '../notes/tables.ts';
import { movePoints } from '../points/move-points.ts';
import { setTags } from '../tags/queries.ts';
import { customerTagLink } from '../tags/tables.ts';
import { readFate } from './queries.ts';
import { type Both, MARK_MAX, joined } from './rules.ts';

interface Merge extends Both {
  reason: string;
}

/** Every figure leaves one ledger and comes into the other, by a row in each. */
async function moveFigures(write: Write, { from, to, reason }: Merge): Promise<void> {
  const sides = [
    { uid: from.id, sign: -1, mark: `合并到用户 ${to.id}：${reason}` },
    { uid: to.id, sign: 1, mark: `从用户 ${from.id} 合并：${reason}` },
  ];
  for (const { uid, sign, mark } of sides) {
    const move = { uid, mark };
    await moveBalance(write, { ...move, type: 'merge', amount: sign * from.nowMoney });
    await movePoints(write, { ...move, kind: 'merge', integral: sign * from.integral });
    await moveExperience(write, { ...move, kind: 'merge', experience: sign * from.experience });
    await moveCommission(write, { ...move, kind: 'merge', price: sign * from.brokeragePrice });
  }
}

/** Deleted tags are moved as well: they may be restored. */
async function moveTags(write: Write, { from, to }: Merge): Promise<void> {
  const links = await write.tx
    .select({ tagId: customerTagLink.tagId })
    .from(customerTagLink)
    .where(inArray(customerTagLink.uid, [from.id, to.id]));
  await setTags(write, [to.id], [...new Set(links.map(({ tagId }) => tagId))]);
  await write.tx.delete(customerTagLink).where(eq(customerTagLink.uid, from.id));
}

/** A deleted group is moved as well, for the same reason. A live one goes with the fields. */
const moveDeletedGroup = ({ tx }: Write, { from, to }: Merge) =>
  tx.execute(sql`update customer t set group_id = f.group_id from customer f join customer_group g on g.id = f.group_id
    where f.id = ${from.id} and t.id = ${to.id} and t.group_id is null and g.is_del`);

const moveNotes = ({ tx }: Write, { from, to }: Merge) =>
  tx.update(customerNote).set({ uid: to.id }).where(eq(customerNote.uid, from.id));

/** Customers whom the account brought are below the other one now; nobody is below themselves. */
async function moveDownline({ tx, now }: Write, { from, to }: Merge): Promise<void> {
  await tx
    .update(customer)
    .set({ spreadUid: to.id, updateTime: now })
    .where(and(eq(customer.spreadUid, from.id), ne(customer.id, to.id)));
}

/** The rest of an account goes into another, and it ends: whoever comes by it, and whatever moves on it, is the other's. */
export async function takeOver(write: Write, merge: Merge): Promise<void> {
  const { from, to, reason } = merge;
  const { tx, now } = write;
  const { taken } = await readFate(tx, merge);
  await moveFigures(write, merge);
  await moveTags(write, merge);
  await moveDeletedGroup(write, merge);
  await moveNotes(write, merge);
  await moveDownline(write, merge);
  await customers.set(write, from.id, {
    mergedInto: to.id,
    status: false,
    phone: null,
    isPromoter: false,
    payCount: 0,
    spreadUid: null,
    spreadTime: null,
    level: null,
    isLevelByHand: false,
    groupId: null,
    mark: `已合并到用户 ${to.id}：${reason}`.slice(0, MARK_MAX),
  });
  await customers.set(write, to.id, joined(merge, taken));
  await settleCustomerLevel(write, to.id);
  await tx.update(customer).set({ mergedInto: to.id, updateTime: now }).where(eq(customer.mergedInto, from.id));
}
