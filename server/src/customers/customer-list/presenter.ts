import type { Customer, CustomerRow } from '#contract/customers/customer-record.ts';
import { masked, maskedAddress } from '#contract/masked.ts';
import { type Addresses, avatarBelow } from '#server/pictures/index.ts';
import { withoutKey } from '#server/platform/own-account.ts';
import type { customer } from '../customers/tables.ts';

export interface Tag {
  id: number;
  name: string;
}

/** Lists leave out what the search reads. */
type CustomerRecord = Omit<typeof customer.$inferSelect, 'search'> & { search?: unknown };

/** Fields that the wire has and this shop has not. */
const legacy = { partnerId: null, adminid: 0, loginType: '', cleanTime: null, path: '/0/' };

function common(kept: CustomerRecord, tags: readonly Tag[], pictures: Addresses) {
  const { id, account: _, province: _p, city: _c, isLevelByHand: _l, firstVisitTime: _f, search: _s, ...shown } = kept;
  return {
    ...shown,
    ...legacy,
    uid: id,
    avatar: avatarBelow(pictures, kept.avatar),
    phone: kept.phone === null ? null : masked(kept.phone),
    cardId: masked(kept.cardId),
    addIp: maskedAddress(kept.addIp),
    lastIp: maskedAddress(kept.lastIp),
    groupId: kept.groupId === null ? '' : String(kept.groupId),
    tagId: tags.map((tag) => tag.id).join(','),
    level: kept.level ?? 0,
    spreadUid: kept.spreadUid ?? 0,
  };
}

interface ListedCustomer {
  customer: CustomerRecord;
  groupName: string | null;
  levelName: string | null;
  spreadNickname: string | null;
  mergedInto: { uid: number; nickname: string } | null;
  tags: readonly Tag[];
}

export function toCustomerRow(
  { customer: kept, tags, spreadNickname, ...names }: ListedCustomer,
  pictures: Addresses,
): CustomerRow {
  const tagName = tags.length === 0 ? null : tags.map(({ name }) => name).join(',');
  return { ...common(kept, tags, pictures), ...names, tagName, spreadNickname: spreadNickname ?? '无' };
}

export const toCustomer = (kept: CustomerRecord, tags: readonly Tag[], pictures: Addresses): Customer => ({
  ...common(kept, tags, pictures),
  account: masked(withoutKey(kept.account)),
  promoterTime: kept.promoterTime,
});
