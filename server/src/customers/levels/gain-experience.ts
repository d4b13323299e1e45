import type { Write } from '#server/platform/write/write.ts';
import { settleCustomerLevel } from './settle-customer-level.ts';
import { moveExperience } from '../experience/move-experience.ts';

export interface Earned {
  orderNo: string;
  experience: number;
}

/** Experience that a paid order brings, and the level that it reaches. */
export async function gainExperience(write: Write, { uid, ...earned }: Earned & { uid: number }): Promise<void> {
  const { experience } = earned;
  if (experience === 0) return;
  await moveExperience(write, { uid, kind: 'gain', ...earned, mark: `用户付款成功,订单增加${experience}经验` });
  await settleCustomerLevel(write, uid);
}
