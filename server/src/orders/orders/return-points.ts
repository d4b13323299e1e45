import { isErased, movePoints } from '#server/customers/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { OrderRecord } from './queries.ts';

/** Points that were spent on an order come back to its buyer. */
export async function returnPoints(
  write: Write,
  { uid, orderNo }: Pick<OrderRecord, 'uid' | 'orderNo'>,
  integral: number,
): Promise<void> {
  if (uid === null || (await isErased(write.tx, uid))) return;
  await movePoints(write, { uid, kind: 'giveBack', integral, orderNo, mark: `订单退款，返还支付扣除得${integral}积分` });
}
