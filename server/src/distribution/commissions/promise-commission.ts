import { commissionStates } from '#contract/customers/ledgers.ts';
import { NEVER, distributionSettings } from '#contract/distribution/settings.ts';
import { type Fen, fenOfYuan, yuanOfFen } from '#contract/fen.ts';
import { commissionRecord, commissions, isErased, shareSurvivor } from '#server/customers/index.ts';
import { authorOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import { ownCommissions, setPromoter, uplineOf } from './queries.ts';
import { type LineGain, type Ratios, commissionOf } from './rules.ts';

interface PaidOrder {
  uid: number;
  orderNo: string;
  payPrice: Fen;
  lines: readonly { id: number; skuId: number; paidPrice: Fen; payNum: number }[];
}

/** Commission that a paid order earns for those who brought its buyer; it waits until the goods are received. */
export async function promiseCommission(write: Write, paid: PaidOrder): Promise<void> {
  const settings = await settingsFor(write, distributionSettings);
  if (!settings.brokerage_func_status) return;
  const { store_brokerage_quota: quota, store_brokerage_ratio: one, store_brokerage_two: two } = settings;
  if (quota !== NEVER && paid.payPrice >= fenOfYuan(quota)) await setPromoter(write, paid.uid);
  const upline = await uplineOf(write.tx, paid.uid);
  if (!upline?.mayOne) return;
  const earned = await reckon(write, paid, { one, two });
  await promise(write, paid, { uid: upline.one, level: 1, gains: earned.one, days: settings.extract_time });
  if (upline.two === null || !upline.mayTwo) return;
  await promise(write, paid, { uid: upline.two, level: 2, gains: earned.two, days: settings.extract_time });
}

/** Commission of each line, by level. */
async function reckon({ tx }: Write, { lines }: PaidOrder, ratios: Ratios) {
  const own = await ownCommissions(
    tx,
    lines.map(({ skuId }) => skuId),
  );
  const earning = lines.map(({ skuId, paidPrice: paid, payNum }) => ({ paid, quantity: payNum, own: own.get(skuId) }));
  const earned = commissionOf(earning, ratios);
  const gainsOf = (level: 'one' | 'two') => lines.map(({ id: lineId }, at) => ({ lineId, price: earned[at]?.[level] ?? 0 }));
  return { one: gainsOf('one'), two: gainsOf('two') };
}

interface Promised {
  uid: number;
  level: 1 | 2;
  gains: readonly LineGain[];
  /** Days of freezing after receipt. */
  days: number;
}

async function promise(write: Write, { orderNo, payPrice }: PaidOrder, { level, gains, days, ...to }: Promised): Promise<void> {
  const price = gains.reduce((sum, gain) => sum + gain.price, 0);
  if (price === 0) return;
  const { tx, now, actor } = write;
  const uid = await shareSurvivor(tx, to.uid);
  if (await isErased(tx, uid)) return;
  await tx.insert(commissionRecord).values({
    uid,
    price,
    kind: 'gain',
    promised: price,
    gains: gains.filter((gain) => gain.price > 0),
    orderPrice: payPrice,
    balance: await commissions.find(tx, uid),
    linkId: orderNo,
    mark: `获得推广佣金，分佣${yuanOfFen(price)}`,
    status: commissionStates.created,
    frozenTime: days,
    brokerageLevel: level,
    ...authorOf(actor),
    createTime: now,
    updateTime: now,
  });
}
