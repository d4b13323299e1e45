import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { labelOf } from '#contract/choices.ts';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import { type MergedField, sexes } from '#contract/customers/enums.ts';
import { masked } from '#contract/masked.ts';
import { type MergePreview, type mergeCalls, mergeRefusals } from '#contract/merges/merges.ts';
import { countTakeOver } from '#server/coupons/index.ts';
import { customer, customerGroup, customerLevel, inLiveGroup, isAbove, readFate } from '#server/customers/index.ts';
import { splitTakeOver } from '#server/delivery/index.ts';
import { order } from '#server/orders/index.ts';
import type { Db } from '#server/platform/database/connect.ts';

type CustomerRecord = typeof customer.$inferSelect;
type Pair = Input<typeof mergeCalls.previewMerge>;

/** Reads both accounts, of which neither has ended. */
export async function bothOf(db: Db, { fromUid, toUid }: Pair): Promise<{ from: CustomerRecord; to: CustomerRecord }> {
  if (fromUid === toUid) throw mergeRefusals.SAME();
  const rows = await db
    .select({ ...getTableColumns(customer), groupId: customerGroup.id })
    .from(customer)
    .leftJoin(customerGroup, inLiveGroup)
    .where(inArray(customer.id, [fromUid, toUid]));
  const [from, to] = [fromUid, toUid].map((uid) => rows.find(({ id }) => id === uid));
  if (!from || !to) throw customerRefusals.NOT_FOUND();
  if (from.erasedAt || to.erasedAt) throw customerRefusals.ERASED();
  if (from.mergedInto !== null || to.mergedInto !== null) throw mergeRefusals.MERGED();
  return { from, to };
}

/** A field in the words of whoever reads the preview. */
async function shown(db: Db, from: CustomerRecord, field: MergedField): Promise<string> {
  if (field === 'phone' || field === 'cardId') return masked(from[field] ?? '');
  if (field === 'sex') return labelOf(sexes, from.sex) ?? '';
  if (field === 'groupId')
    return nameOf(
      await db
        .select({ name: customerGroup.groupName })
        .from(customerGroup)
        .where(eq(customerGroup.id, from.groupId ?? 0)),
    );
  if (field === 'level')
    return nameOf(
      await db
        .select({ name: customerLevel.name })
        .from(customerLevel)
        .where(eq(customerLevel.id, from.level ?? 0)),
    );
  if (field === 'spreadUid')
    return nameOf(
      await db
        .select({ name: customer.nickname })
        .from(customer)
        .where(eq(customer.id, from.spreadUid ?? 0)),
    );
  return from[field];
}
const nameOf = ([row]: { name: string }[]) => row?.name ?? '';

const allShown = (db: Db, from: CustomerRecord, fields: readonly MergedField[]) =>
  Promise.all(fields.map(async (field) => ({ field, value: await shown(db, from, field) })));

const sideOf = ({ id, nickname, phone, status }: CustomerRecord) => ({
  uid: id,
  nickname,
  phone: phone === null ? null : masked(phone),
  status,
});

/** Counts of all that would move; nothing does. */
export async function previewMerge(db: Db, pair: Pair): Promise<MergePreview> {
  const { from, to } = await bothOf(db, pair);
  const { nowMoney, integral, experience, brokeragePrice, spreadCount } = from;
  const [orders, addresses, coupons, below, fate] = await Promise.all([
    db.$count(order, eq(order.uid, from.id)),
    splitTakeOver(db, pair),
    countTakeOver(db, pair),
    isAbove(db, from, to),
    readFate(db, { from, to }),
  ]);
  const figures = { nowMoney, integral, experience, brokeragePrice, orders };
  const held = {
    coupons: coupons.moved,
    couponsLeft: coupons.left,
    addresses: addresses.moved.length,
    addressesLeft: addresses.left,
  };
  const fields = { taken: await allShown(db, from, fate.taken), lost: await allShown(db, from, fate.lost) };
  const sides = { from: sideOf(from), to: sideOf(to), becomesPromoter: from.isPromoter && !to.isPromoter };
  return { ...sides, ...figures, ...held, ...fields, downline: spreadCount, isBelow: below };
}
