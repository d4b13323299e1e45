import type { Input } from '#contract/call.ts';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import type { openProfileCalls } from '#contract/profiles/own-profiles.ts';
import { checkStatus, customers, findCustomer, shortName } from '#server/customers/index.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Write } from '#server/platform/write/write.ts';

type OwnProfileInput = Omit<Input<typeof openProfileCalls.updateProfile>, 'account' | 'nickname' | 'avatar'>;

/** Places stand under the names that filters ask for. */
const told = ({ province, city, ...rest }: OwnProfileInput) => ({
  ...rest,
  ...(province !== undefined && { province: shortName(province) }),
  ...(city !== undefined && { city: shortName(city) }),
});

/** A field that is left out stays. */
export async function updateOwnProfile(
  write: Write,
  { account, nickname, avatar, ...sent }: Input<typeof openProfileCalls.updateProfile>,
): Promise<null> {
  const { tx } = write;
  const found = await findCustomer(tx, account);
  if (!found) throw customerRefusals.NOT_FOUND();
  checkStatus(write, found);
  const pictures = await addressesOf(tx);
  await customers.set(write, found.id, {
    ...(nickname !== undefined && { nickname }),
    ...(avatar !== undefined && { avatar: pictures.keep(avatar) }),
    ...told(sent),
  });
  return null;
}
