import type { Write } from '#server/platform/write/write.ts';
import { settleCustomerLevel } from './settle-customer-level.ts';
import type { Earned } from './gain-experience.ts';
import { moveExperience } from '../experience/move-experience.ts';
import { experiences, findGain } from '../experience/queries.ts';

/** Experience goes with the money that goes back, as far as it is still there; an order that brought none takes none. */
export async function loseExperience(write: Write, { orderNo, experience }: Earned): Promise<void> {
  if (experience === 0) return;
  const uid = await findGain(write.tx, orderNo);
  if (uid === undefined) return;
  const lost = Math.min(experience, await experiences.lock(write.tx, uid));
  await moveExperience(write, { uid, kind: 'loss', experience: -lost, orderNo, mark: `订单退款，收回赠送的${lost}经验` });
  await settleCustomerLevel(write, uid);
}
