import type { Input } from '#contract/call.ts';
import type { registrationCalls } from '#contract/profiles/registrations.ts';
import { checkAccountFree, registerCustomer } from '#server/customers/index.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Write } from '#server/platform/write/write.ts';

/** The phone number is the account, as in the shop's own registration by phone. */
export async function registerByStaff(
  write: Write,
  { phone, nickname, avatar, groupId, tagId, mark, spreadUid }: Input<typeof registrationCalls.register>,
): Promise<{ uid: number }> {
  await checkAccountFree(write.tx, phone);
  const uid = await registerCustomer(write, {
    account: phone,
    phone,
    nickname: nickname ?? undefined,
    avatar: (await addressesOf(write.tx)).keep(avatar ?? ''),
    groupId: groupId || undefined,
    tagIds: tagId ?? [],
    mark: mark ?? '',
    spreadUid: spreadUid || undefined,
    isHere: false,
  });
  return { uid };
}
