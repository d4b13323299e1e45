import { pointSettings } from '#contract/customers/settings.ts';
import { pointsStates } from '#contract/customers/ledgers.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import { findPoints } from './queries.ts';
import { integralRecord } from './tables.ts';

interface Gain {
  uid: number;
  integral: number;
  orderNo: string;
}

/** Points that a paid order earns. They wait until its goods are received. */
export async function promisePoints(write: Write, { uid, integral, orderNo }: Gain): Promise<void> {
  if (integral === 0) return;
  const { tx, now } = write;
  const { freeze_integral_day: frozenTime } = await settingsFor(write, pointSettings);
  await tx.insert(integralRecord).values({
    uid,
    integral,
    frozenTime,
    kind: 'gain',
    balance: await findPoints(tx, uid),
    linkId: orderNo,
    mark: `用户付款成功,订单增加${integral}积分`,
    status: pointsStates.created,
    createTime: now,
    updateTime: now,
  });
}
