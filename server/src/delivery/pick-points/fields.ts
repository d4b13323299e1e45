import type { PickPointDraft } from '#contract/delivery/pick-points.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Tx } from '#server/platform/database/connect.ts';

/** Columns of a row for the fields of the form. */
export async function fieldsOf(tx: Tx, draft: PickPointDraft) {
  const [latitude = '', longitude = ''] = draft.latitude.split(',');
  return {
    name: draft.name.trim(),
    introduction: draft.introduction?.trim() ?? '',
    phone: draft.phone,
    address: draft.address.trim(),
    detailedAddress: draft.detailedAddress.trim(),
    dayTime: draft.dayTime ?? '',
    image: (await addressesOf(tx)).keep(draft.image),
    latitude,
    longitude,
    validTime: draft.validTime ?? '',
  };
}
