import { pointsStates } from '#contract/customers/ledgers.ts';
import type { Write } from '#server/platform/write/write.ts';
import { movePoints } from './move-points.ts';
import { lockGain, points, setWaiting } from './queries.ts';

interface Loss {
  orderNo: string;
  integral: number;
}

/** Points that an order earned go with its money: from what waits, or from what is left of what counts already. */
export async function losePoints(write: Write, { orderNo, integral }: Loss): Promise<void> {
  if (integral === 0) return;
  const gain = await lockGain(write.tx, orderNo);
  if (!gain || gain.status === pointsStates.invalid) return;
  if (gain.status !== pointsStates.complete) {
    const left = gain.integral - integral;
    await setWaiting(write, gain.id, left > 0 ? { integral: left } : { status: pointsStates.invalid });
    return;
  }
  const { uid } = gain;
  const lost = Math.min(integral, await points.lock(write.tx, uid));
  await movePoints(write, { uid, kind: 'loss', integral: -lost, orderNo, mark: `订单退款，收回赠送的${lost}积分` });
}
