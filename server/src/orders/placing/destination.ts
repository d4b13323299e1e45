import { pickUpSettings } from '#contract/delivery/settings.ts';
import { no as noPickUp } from '#contract/orders/pick-up.ts';
import { type OrderDraft, no } from '#contract/orders/placing.ts';
import { type Rates, findOpenPoint } from '#server/delivery/index.ts';
import type { Reading } from '#server/platform/write/write.ts';
import { settingOf } from '#server/settings/index.ts';
import { newPickUpCode } from '../pick-up/code.ts';
import { type Item, freightFor } from './basket.ts';

/** Fetched at a pick-up point: no freight, and a code that the customer shows there. */
async function toPoint({ tx }: Pick<Reading, 'tx'>, { storeId, name, phone }: NonNullable<OrderDraft['pickUp']>) {
  if (!(await settingOf(tx, pickUpSettings.store_self_mention))) throw noPickUp.PICK_UP_OFF();
  const point = await findOpenPoint(tx, storeId);
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

async function toAddress(
  write: Reading,
  address: NonNullable<OrderDraft['address']>,
  items: readonly Item[],
  rates: ReadonlyMap<number, Rates>,
) {
  const { name, phone, province, city, district, detail, cityId } = address;
  return {
    freight: await freightFor(write, items, cityId, rates),
    fields: { realName: name, userPhone: phone, userAddress: province + city + district + detail },
  };
}

/** Where the goods go, and what that costs in fen. */
export function destinationOf(
  write: Reading,
  { address, pickUp }: Pick<OrderDraft, 'address' | 'pickUp'>,
  items: readonly Item[],
  rates: ReadonlyMap<number, Rates>,
) {
  if (pickUp) return toPoint(write, pickUp);
  if (!address) throw no.NO_DESTINATION();
  return toAddress(write, address, items, rates);
}
