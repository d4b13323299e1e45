import type { Input } from '#contract/call.ts';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import { type customerCalls } from '#contract/customers/customers.ts';
import { numberFrom } from '#contract/masked.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { groups, lockGroup } from '../groups/queries.ts';
import { lockTags, setTags } from '../tags/queries.ts';
import { lockActiveCustomer } from '../customers/lock-active-customer.ts';
import { placeIn } from '../customers/place.ts';
import { customers } from '../customers/queries.ts';

type CustomerEdit = Input<typeof customerCalls.update>;

/** Fields that were sent; clients that name the ones they touched change nothing else. */
const touched = ({ id: _, changed, ...sent }: CustomerEdit): Partial<typeof sent> =>
  Object.fromEntries(Object.entries(sent).filter(([field]) => changed === undefined || changed.includes(field)));

const CARD = /^(?:\d{15}|\d{17}[\dX])?$/;

/** Number of an identity card. One that is kept already, of whatever shape, stays when it comes back as it was answered. */
function cardNumber(sent: string | null | undefined, kept: string): string {
  const number = numberFrom(sent, kept);
  if (number === kept) return kept;
  const card = number.toUpperCase();
  if (!CARD.test(card)) throw customerRefusals.WRONG_CARD();
  return card;
}

/** Group of whoever is sent without one: a deleted one was not seen, and has them again when it is restored. */
const deletedGroup = async (tx: Tx, id: number | null): Promise<number | null> =>
  id !== null && (await groups.findById(tx, { id })) === null ? id : null;

/** Only what was sent changes; somebody becomes a promoter at this moment. */
export async function updateCustomer(write: Write, edit: CustomerEdit): Promise<null> {
  const { tx, now } = write;
  const { id } = edit;
  const { tagId, groupId, ...sent } = touched(edit);
  const before = await lockActiveCustomer(tx, id);
  const [group] = groupId ?? [];
  if (group !== undefined && group !== before.groupId) await lockGroup(tx, group);
  await customers.set(write, id, {
    mark: sent.mark ?? before.mark,
    addres: sent.addres ?? before.addres,
    ...placeIn(sent.addres ?? ''),
    realName: sent.realName ?? before.realName,
    birthday: sent.birthday ?? before.birthday,
    cardId: cardNumber(sent.cardId, before.cardId),
    groupId: groupId ? (group ?? (await deletedGroup(tx, before.groupId))) : before.groupId,
    isPromoter: sent.isPromoter ?? before.isPromoter,
    promoterTime: sent.isPromoter && !before.isPromoter ? now : before.promoterTime,
    status: sent.status ?? before.status,
  });
  if (tagId) {
    await lockTags(tx, tagId);
    await setTags(write, [id], tagId);
  }
  return null;
}
