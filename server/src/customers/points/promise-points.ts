import { pointSettings } from '#contract/customers/settings.ts';
import { pointsStates } from '#contract/customers/ledgers.ts';
import { authorOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import { points } from './queries.ts';
import { integralRecord } from './tables.ts';

interface Gain {
  uid: number;
  integral: number;
  orderNo: string;
}

/** Points that a paid order earns. They wait until its goods are received. */
export async function promisePoints(write: Write, { uid, integral, orderNo }: Gain): Promise<void> {
  if (integral === 0) return;
  const { tx, now, actor } = write;
  const { freeze_integral_day: frozenTime } = await settingsFor(write, pointSettings);
  await tx.insert(integralRecord).values({
    uid,
    integral,
    frozenTime,
    kind: 'gain',
    balance: await points.find(tx, uid),
    linkId: orderNo,
    mark: `用户付款成功,订单增加${integral}积分`,
    status: pointsStates.created,
    ...authorOf(actor),
    createTime: now,
    updateTime: now,
  });
}
