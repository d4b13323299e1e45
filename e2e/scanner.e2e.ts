import { describe, expect, it } from 'vitest';
import { orderCalls } from '#contract/orders/orders.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { button } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const orders = ordersIn(shop);

const PARCELS = 20;
const numberOf = (parcel: number) => `SF${1_234_567_800_000 + parcel}`;

describe('a scanner', () => {
  it('sends twenty orders in a row, and loses no character', async () => {
    const of = await orders.sku({ stock: 100 });
    for (let parcel = 0; parcel < PARCELS; parcel += 1) await orders.order({ of, paid: true });
    const page = await desk.sit('/order/index?status=notShipped');

    await button(page.locator('[data-row-key]').first(), '发货').click();
    for (let parcel = 0; parcel < PARCELS; parcel += 1) await page.keyboard.type(`${numberOf(parcel)}\n`);

    const stored = async () => {
      const { list } = await shop.admin().run(orderCalls.list, { page: 1, limit: PARCELS, status: 'spike', type: 2 });
      return list.map(({ deliveryId }) => deliveryId);
    };
    // The list is newest first, and so is the row of parcels.
    await expect.poll(stored, { timeout: 240_000 }).toEqual(Array.from({ length: PARCELS }, (_, parcel) => numberOf(parcel)));
  }, 300_000);
});
