import type { Input } from '#contract/call.ts';
import { no } from '#contract/customers/customers.ts';
import type { openProfileCalls } from '#contract/profiles/own-profiles.ts';
import { checkStatus, customers, findCustomer } from '#server/customers/index.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Write } from '#server/platform/write/write.ts';

/** What is left out stays. */
export async function updateOwnProfile(
  write: Write,
  { account, nickname, avatar }: Input<typeof openProfileCalls.updateProfile>,
): Promise<null> {
  const { tx } = write;
  const found = await findCustomer(tx, account);
  if (!found) throw no.NOT_FOUND();
  checkStatus(write, found);
  const pictures = await addressesOf(tx);
  await customers.set(write, found.id, {
    ...(nickname !== undefined && { nickname }),
    ...(avatar !== undefined && { avatar: pictures.keep(avatar) }),
  });
  return null;
}
