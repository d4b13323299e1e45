import { pickUpSettings } from '#contract/delivery/settings.ts';
import type { Fen } from '#contract/fen.ts';
import { destinationRefusals } from '#contract/orders/quotes.ts';
import { placeOrderRefusals } from '#contract/orders/placing.ts';
import type { OrderDraft } from '#contract/orders/quotes.ts';
import type { Rates } from '#contract/delivery/freight.ts';
import { type FreightItem, findOpenPoint, getOwnAddress } from '#server/delivery/index.ts';
import type { ReadContext } from '#server/platform/write/write.ts';
import { settingOf } from '#server/settings/index.ts';
import type { order } from '../orders/tables.ts';
import { newPickUpCode } from './pick-up-code.ts';
import { freightTo } from './basket.ts';

interface Destination {
  /** Freight of goods, in fen. */
  freightOf: (goods: readonly FreightItem[]) => Fen;
  fields: Pick<typeof order.$inferInsert, 'realName' | 'userPhone' | 'userAddress' | 'shippingType' | 'storeId' | 'verifyCode'>;
}

/** Goods fetched at a pick-up point: no freight, and a code that the customer shows there. */
async function toPoint({ tx }: Pick<ReadContext, 'tx'>, { storeId, name, phone }: NonNullable<OrderDraft['pickUp']>) {
  if (!(await settingOf(tx, pickUpSettings.store_self_mention))) throw destinationRefusals.PICK_UP_OFF();
  const point = await findOpenPoint(tx, storeId);
  if (!point) throw destinationRefusals.NO_POINT();
  return {
    freightOf: () => 0,
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

async function toAddress(write: ReadContext, address: NonNullable<OrderDraft['address']>, rates: ReadonlyMap<number, Rates>) {
  const { name, phone, province, city, district, detail, cityId } = address;
  return {
    freightOf: await freightTo(write, cityId, rates),
    fields: { realName: name, userPhone: phone, userAddress: province + city + district + detail },
  };
}

type DestinationChoice = Pick<OrderDraft, 'address' | 'addressId' | 'pickUp'> & { uid: number | undefined };

/** Address or pick-up point of the goods, and what it costs to bring them there. */
export async function destinationOf(
  write: ReadContext,
  { address, addressId, pickUp, uid }: DestinationChoice,
  rates: ReadonlyMap<number, Rates>,
): Promise<Destination> {
  if (pickUp) return toPoint(write, pickUp);
  if (address) return toAddress(write, address, rates);
  if (addressId === undefined) throw placeOrderRefusals.NO_DESTINATION();
  return toAddress(write, await getOwnAddress(write.tx, { uid, id: addressId }), rates);
}
