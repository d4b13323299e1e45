import type { Answer } from '#contract/call.ts';
import { signInDayRefusals, type openSignInCalls } from '#contract/customers/sign-ins.ts';
import { showDay } from '#contract/moment.ts';
import type { Write } from '#server/platform/write/write.ts';
import { findOrCreateCustomer } from '../customers/find-or-create-customer.ts';
import { customers } from '../customers/queries.ts';
import { moveExperience } from '../experience/move-experience.ts';
import { settleCustomerLevel } from '../levels/settle-customer-level.ts';
import { movePoints } from '../points/move-points.ts';
import { lastSignIn, signInRewards } from './queries.ts';
import { rewardOf } from './rules.ts';
import { customerSignIn } from './tables.ts';

/** Signs in once a day: of many at once the first is rewarded, and the others find that day. */
export async function signIn(write: Write, { account }: { account: string }): Promise<Answer<typeof openSignInCalls.sign>> {
  const { tx, now } = write;
  const uid = await findOrCreateCustomer(write, { account });
  await customers.lock(tx, uid);
  const last = await lastSignIn(tx, uid, now);
  if (last.isSigned) throw signInDayRefusals.DONE_TODAY();
  const days = last.days + 1;
  const { integral, experience } = rewardOf(days, await signInRewards(tx));
  await tx.insert(customerSignIn).values({ uid, day: showDay(now), days, integral, experience, createTime: now });
  await customers.set(write, uid, { signNum: days, lastLoginTime: now });
  await movePoints(write, { uid, kind: 'sign', integral, mark: `签到积分奖励增加了${integral}积分` });
  await moveExperience(write, { uid, kind: 'sign', experience, mark: `签到经验奖励增加了${experience}经验` });
  if (experience > 0) await settleCustomerLevel(write, uid);
  return { days, integral, experience };
}
