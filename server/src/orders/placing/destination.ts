import { pickUpSettings } from '#contract/delivery/settings.ts';
import { no as noPickUp } from '#contract/orders/pick-up.ts';
import { type OrderDraft, no } from '#contract/orders/placing.ts';
import { findOpenPoint } from '#server/delivery/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { settingOf } from '#server/settings/index.ts';
import { newPickUpCode } from '../pick-up/code.ts';
import { type Item, freightFor } from './basket.ts';

/** Fetched at a pick-up point: no freight, and a code that the customer shows there. */
async function toPoint(db: Db, { storeId, name, phone }: NonNullable<OrderDraft['pickUp']>) {
  if (!(await settingOf(db, pickUpSettings.store_self_mention))) throw noPickUp.PICK_UP_OFF();
  const point = await findOpenPoint(db, storeId);
  if (!point) throw noPickUp.NO_POINT();
  return {
    freight: 0,
    fields: {
      realName: name,
      userPhone: phone,
      userAddress: point.name,
      shippingType: 2,
      storeId: point.id,
      verifyCode: newPickUpCode(),
    },
  };
}

async function toAddress(db: Db, address: NonNullable<OrderDraft['address']>, items: readonly Item[]) {
  const { name, phone, province, city, district, detail, cityId } = address;
  return {
    freight: await freightFor(db, items, cityId),
    fields: { realName: name, userPhone: phone, userAddress: province + city + district + detail },
  };
}

/** Where the goods go, and what that costs in fen. */
export function destinationOf(db: Db, { address, pickUp }: Pick<OrderDraft, 'address' | 'pickUp'>, items: readonly Item[]) {
  if (pickUp) return toPoint(db, pickUp);
  if (!address) throw no.NO_DESTINATION();
  return toAddress(db, address, items);
}
