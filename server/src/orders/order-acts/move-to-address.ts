import { sql } from 'drizzle-orm';
import { orderAddressRefusals } from '#contract/orders/addresses.ts';
import type { AddressChange } from '#contract/orders/quotes.ts';
import { ratesQuery } from '#server/delivery/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type OrderRecord, linesOf } from '../orders/queries.ts';
import { getOrder, lockOrder } from '../orders/record.ts';
import { orderLine } from '../orders/tables.ts';
import { freightTo } from '../placing/basket.ts';
import { changeAddress } from './change-address.ts';

const ratesOfOrder = ratesQuery(
  'order',
  sql`select ${orderLine.tempId} from ${orderLine} where ${orderLine.orderId} = ${sql.placeholder('ids')}`,
);

/** Changes the address by the customer, where the freight that was charged reaches. Idempotent. */
export async function moveToAddress(write: Write, { orderNo, address }: AddressChange): Promise<OrderRecord> {
  const { tx, actor } = write;
  const found = await lockOrder(write, orderNo);
  const { name: realName, phone: userPhone, province, city, district, detail, cityId } = address;
  const userAddress = province + city + district + detail;
  if (found.realName === realName && found.userPhone === userPhone && found.userAddress === userAddress) return found;
  if (found.shippingType !== 2) {
    const lines = (await linesOf(tx, [found.id])).get(found.id) ?? [];
    const rates = await ratesOfOrder(tx, found.id);
    const parcels = lines.map((line) => ({ ...line, quantity: line.payNum }));
    const due = (await freightTo(write, cityId, rates))(parcels);
    if (due > found.payPostage) throw orderAddressRefusals.DEARER({ paid: found.payPostage, due });
  }
  await changeAddress(write, { orderNo, realName, userPhone, userAddress });
  return getOrder(tx, orderNo, actor);
}
