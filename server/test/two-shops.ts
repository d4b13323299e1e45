import { shopStaffCalls } from '#contract/catalogue/shop-staff.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { catalogueIn } from './catalogue.ts';
import type { Client } from './client.ts';
import { type PlacedOrder, address, ordersIn } from './orders.ts';
import type { Shop } from './shop.ts';

/** Rights that people of a shop have over its orders in tests. */
const MAY = [
  'admin:order:list',
  'admin:order:list:data',
  'admin:order:info',
  'admin:order:status:num',
  'admin:order:send',
  'admin:order:refund',
  'admin:order:sheet:info',
  'admin:order:case:list',
  'admin:order:case:save',
  'admin:order:case:audit',
  'admin:order:case:receive',
  'admin:order:case:exchange',
  'admin:express:template',
  seeAmounts,
];

interface TwoShops {
  /** Ids of both shops, what each sells, and people of each. */
  here: number;
  there: number;
  mug: number;
  gong: number;
  one: Client;
  other: Client;
  /** A person of both shops. */
  whole: Client;
}

/** Two shops of one mall, and orders of the goods of both. */
export function twoShopsIn(shop: Shop) {
  const { seller, keeper } = catalogueIn(shop);
  const orders = ordersIn(shop);
  const { storefront, sku, draft, pay } = orders;
  return {
    ...orders,

    async open(): Promise<TwoShops> {
      const there = await seller('乙店');
      const here = await seller('甲店');
      const { id, desk: whole } = await keeper({ shopId: here, may: MAY });
      await shop.admin().run(shopStaffCalls.save, { shopId: there, adminIds: [id] });
      return {
        whole,
        here,
        there,
        mug: await sku({ merId: here, price: 1000, name: '甲店搪瓷壶', stock: 9999 }),
        gong: await sku({ merId: there, price: 3000, name: '乙店铜锣', stock: 9999 }),
        one: (await keeper({ shopId: here, may: MAY })).desk,
        other: (await keeper({ shopId: there, may: MAY })).desk,
      };
    },

    /** An order of two mugs and a gong, which both shops sold. */
    async both({ mug, gong }: Pick<TwoShops, 'mug' | 'gong'>, { to = address, paid = true } = {}): Promise<PlacedOrder> {
      const lines = [
        { skuId: mug, quantity: 2 },
        { skuId: gong, quantity: 1 },
      ];
      const placed = await storefront.run(openOrderCalls.create, { ...draft({ of: mug, address: to }), lines });
      if (paid) await pay(placed);
      return placed;
    },
  };
}
