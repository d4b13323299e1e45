import type { Input } from '#contract/call.ts';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import { type customerCalls } from '#contract/customers/customers.ts';
import { showMoment } from '#contract/moment.ts';
import { actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockActiveCustomer } from '../customers/lock-active-customer.ts';
import { customers } from '../customers/queries.ts';
import { moveExperience } from '../experience/move-experience.ts';
import { customerLevelRecord } from '../level-records/tables.ts';
import { levels, shareShownLevel } from './queries.ts';
import { experienceTaken } from './rules.ts';

/** A level given by hand. The customer is held before the level, as everywhere. */
export async function updateLevel(write: Write, { uid, levelId, isSub }: Input<typeof customerCalls.updateLevel>): Promise<null> {
  const { tx, now, actor } = write;
  const before = await lockActiveCustomer(tx, uid);
  const level = await shareShownLevel(tx, levelId);
  if (before.level === levelId) throw customerRefusals.SAME_LEVEL();
  if (!level) throw customerRefusals.LEVEL_GONE();
  const grade = before.level === null ? 0 : ((await levels.find(tx, before.level))?.grade ?? 0);
  const isLower = level.grade < grade;
  if (isLower && (isSub ?? null) === null) throw customerRefusals.KEEP_OR_TAKE();
  const taken = isLower && isSub ? experienceTaken(before.experience, level.experience) : 0;
  await customers.set(write, uid, { level: levelId, isLevelByHand: true });
  await moveExperience(write, { uid, kind: 'system', experience: -taken, mark: `管理员降级扣减了${taken}经验` });
  const how = isLower ? (isSub ? `,扣除经验${taken}` : ',不扣除经验') : '';
  await tx.insert(customerLevelRecord).values({
    uid,
    levelId,
    grade: level.grade,
    discount: level.discount,
    mark: `尊敬的用户 ${before.nickname},在${showMoment(now)}管理员调整用户等级成为${level.name}${how}`,
    actorName: actorName(actor),
    createTime: now,
  });
  return null;
}
