import { describe, expect, it } from 'vitest';
import { parcelCalls } from '#contract/fulfilment/parcels.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { type PlacedOrder, address, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, info, askRefund } = ordersIn(shop);
const staff = () => shop.admin();

/** Paid orders of one recipient, whom no other test knows. */
let people = 0;
async function ordersOf(count: number): Promise<PlacedOrder[]> {
  const to = { ...address, phone: `1390000${String((people += 1)).padStart(4, '0')}` };
  const of = await sku();
  const placed: PlacedOrder[] = [];
  for (let n = 0; n < count; n += 1) placed.push(await order({ of, paid: true, address: to }));
  return placed;
}
const numbers = (orders: readonly Pick<PlacedOrder, 'orderNo'>[]) => orders.map(({ orderNo }) => orderNo);
const companions = ({ orderNo }: PlacedOrder) => staff().run(parcelCalls.together, { orderNo });
const send = ({ orderNo }: PlacedOrder, together: readonly PlacedOrder[], number = 'SF1') =>
  staff().run(sendingCalls.send, {
    orderNo,
    type: '1',
    expressCode: 'shunfeng',
    expressNumber: number,
    together: numbers(together),
  });
const statesOf = async (orders: readonly PlacedOrder[]) =>
  (await Promise.all(orders.map((one) => info(one)))).map(({ statusStr, deliveryId }) => [statusStr.key, deliveryId]);

describe('orders of one recipient', () => {
  it('are found, and leave in one parcel', async () => {
    const [first, second, third] = await ordersOf(3);
    if (!first || !second || !third) throw new Error('three were placed');
    await ordersOf(1);

    expect(numbers(await companions(first))).toEqual(numbers([second, third]));
    await send(first, [second], 'SF11');
    expect(await statesOf([first, second, third])).toEqual([
      ['spike', 'SF11'],
      ['spike', 'SF11'],
      ['notShipped', null],
    ]);
    await send(first, [second], 'SF11');
    expect(numbers(await companions(first))).toEqual(numbers([third]));
  });

  it('stay together: none leaves when one cannot', async () => {
    const [first, second] = await ordersOf(2);
    const [stranger] = await ordersOf(1);
    if (!first || !second || !stranger) throw new Error('three were placed');

    await expect(send(first, [stranger])).rejects.toMatchObject({
      message: `订单 ${stranger.orderNo} 的收货人或地址不同，不能放进同一个包裹`,
    });
    await askRefund(second);
    await expect(send(first, [second])).rejects.toMatchObject({
      message: `订单 ${second.orderNo} 不能一起发出：订单退款中不能发货`,
    });
    expect(await statesOf([first, second])).toEqual([
      ['notShipped', null],
      ['applyRefund', null],
    ]);
    expect(await companions(first)).toEqual([]);
  });

  it('are sent once by two people who begin with different ones', async () => {
    const [first, second] = await ordersOf(2);
    if (!first || !second) throw new Error('two were placed');
    const outcomes = await Promise.allSettled([send(first, [second], 'SF21'), send(second, [first], 'SF22')]);

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [one, other] = await statesOf([first, second]);
    expect(one).toEqual(other);
  });
});
