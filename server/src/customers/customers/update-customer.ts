import type { Input } from '#contract/call.ts';
import type { customerCalls } from '#contract/customers/customers.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockGroup } from '../groups/queries.ts';
import { lockTags } from '../tags/queries.ts';
import { lockOne } from './lock-going-on.ts';
import { customers, setTags } from './queries.ts';

/** Number as it was sent; one that comes back masked, as it was answered, stays. */
const cardIdFrom = (sent: string | null | undefined, kept: string) =>
  sent === null || sent === undefined || sent.includes('*') ? kept : sent.toUpperCase();

/** Only what was sent changes; somebody becomes a promoter at this moment. */
export async function updateCustomer(
  write: Write,
  { id, tagId, groupId, ...sent }: Input<typeof customerCalls.update>,
): Promise<null> {
  const { tx, now } = write;
  const before = await lockOne(tx, id);
  const [group] = groupId ?? [];
  if (group !== undefined && group !== before.groupId) await lockGroup(tx, group);
  await customers.set(write, id, {
    mark: sent.mark ?? before.mark,
    addres: sent.addres ?? before.addres,
    realName: sent.realName ?? before.realName,
    birthday: sent.birthday ?? before.birthday,
    cardId: cardIdFrom(sent.cardId, before.cardId),
    groupId: groupId ? (group ?? null) : before.groupId,
    isPromoter: sent.isPromoter,
    promoterTime: sent.isPromoter && !before.isPromoter ? now : before.promoterTime,
    status: sent.status,
  });
  if (tagId) {
    await lockTags(tx, tagId);
    await setTags(write, [id], tagId);
  }
  return null;
}
