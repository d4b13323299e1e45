import type { CollectedProduct } from '#contract/collection/drafts.ts';
import { keepOne } from '#server/collection/collected-orders/keep-one.ts';
import { crawlDraft } from '#server/collection/drafts/tables.ts';
import type { ConnectorOrder } from '#server/platform/connector.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Shop } from './shop.ts';

let made = 0;

/** Product data of another platform. */
export const collected = (fields: Partial<CollectedProduct> = {}): CollectedProduct => ({
  storeName: '青花碗',
  storeInfo: '手绘',
  keyword: '碗',
  unitName: '只',
  image: 'https://img.elsewhere/bowl.jpg',
  sliderImage: ['https://img.elsewhere/bowl.jpg'],
  cateId: '',
  tempId: 0,
  specType: false,
  attr: [],
  attrValue: [
    {
      attrValue: { 规格: '默认' },
      image: 'https://img.elsewhere/bowl.jpg',
      price: 3990,
      cost: 0,
      otPrice: 5990,
      stock: 5,
      barCode: '',
      weight: 50,
      volume: 0,
    },
  ],
  content: '<p>手绘青花</p>',
  ...fields,
});

export const collectionIn = (shop: Shop) => ({
  /** A draft from JD that waits; answers its id. */
  async draft(overrides: Partial<typeof crawlDraft.$inferInsert> = {}): Promise<number> {
    made += 1;
    const usual = { platform: 'jd' as const, soureLink: `https://item.jd.com/${made}.html`, payload: collected() };
    const { value } = await shop.app.write({ name: 'test.draft', actor: systemActor('test') }, ({ tx }) =>
      tx
        .insert(crawlDraft)
        .values({ ...usual, ...overrides })
        .returning({ id: crawlDraft.id }),
    );
    return value[0]?.id ?? 0;
  },

  /** An order of an outside shop that waits; answers its id. */
  async order(): Promise<number> {
    made += 1;
    const order: ConnectorOrder = {
      number: `GT-${made}`,
      status: '待发货',
      isPaid: true,
      buyerUnit: '杭州工务段',
      buyerName: '王小明',
      phone: '13800001234',
      province: '浙江省',
      city: '杭州市',
      district: '上城区',
      address: '站前路 1 号',
      amount: 8980,
      freight: 1000,
      remark: '',
      orderedAt: new Date('2026-09-01T08:00:00Z'),
      items: [{ sku: 'bowl-blue', name: '青花碗', spec: '青', price: 3990, num: 2 }],
    };
    const { value } = await shop.app.write({ name: 'test.outside-order', actor: systemActor('test') }, (write) =>
      keepOne(write, [{ number: order.number, order }]),
    );
    return value.id;
  },
});
