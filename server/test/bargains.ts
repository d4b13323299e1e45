import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { bargainCalls } from '#contract/marketing/bargains.ts';
import { startOfDay } from '#contract/moment.ts';
import { openBargainCalls } from '#contract/storefront/bargains.ts';
import { sku as skus } from '#server/catalogue/index.ts';
import { ordersIn } from './orders.ts';
import type { Shop } from './shop.ts';

type BargainDraftInput = Input<typeof bargainCalls.save>;

interface BargainOptions extends Partial<BargainDraftInput> {
  /** Stock and price of the product, in pieces and fen. */
  stock?: number;
  price?: number;
  minPrice?: number;
  quota?: number;
}

export interface Made {
  id: number;
  skuId: number;
}

let made = 0;

/** Bargains, made through the calls that make them. */
export function bargainsIn(shop: Shop) {
  const { sku, storefront } = ordersIn(shop);
  const list = async () => (await shop.admin().run(bargainCalls.list, { page: 1, limit: 999 })).list;

  /** Form values of a bargain of a new product. */
  async function draftOf({ stock = 10, price = 1000, minPrice = 400, quota = 5, ...overrides }: BargainOptions = {}) {
    const skuId = await sku({ stock, price });
    const [row] = await shop.db.select().from(skus).where(eq(skus.id, skuId));
    made += 1;
    const today = startOfDay(shop.clock.now());
    const draft: BargainDraftInput = {
      productId: row?.productId ?? 0,
      image: '/files/public/mug.png',
      images: ['/files/public/mug.png'],
      title: `砍价马克杯${made}`,
      storeName: '马克杯',
      info: '邀请好友一起砍',
      unitName: '件',
      startTime: today,
      stopTime: today,
      status: true,
      num: 1,
      bargainNum: 1,
      peopleNum: 3,
      tempId: 1,
      attr: [{ attrName: '规格', attrValues: '默认' }],
      attrValue: [{ suk: row?.suk ?? '', price, minPrice, quota }],
      content: '<p>砍价</p>',
      ...overrides,
    };
    return { draft, skuId };
  }

  const start = (id: number, account: string) => storefront.run(openBargainCalls.start, { id, account });
  const help = (id: number, account: string) => storefront.run(openBargainCalls.help, { id, account });

  return {
    list,
    draft: draftOf,
    start,
    help,

    /** A bargain of a new product; answers its key and that of the SKU. */
    async bargain(options: BargainOptions = {}): Promise<Made> {
      const { draft, skuId } = await draftOf(options);
      await shop.admin().run(bargainCalls.save, draft);
      return { id: (await list()).find(({ title }) => title === draft.title)?.id ?? 0, skuId };
    },

    /** Bargain that a customer has brought to its floor, with helpers of its own; answers its participation. */
    async floor({ id }: Made, account: string): Promise<number> {
      const started = await start(id, account);
      for (let cut = 0; cut < started.peopleNum; cut += 1) await help(started.id, `${account}-friend${cut}`);
      return started.id;
    },
  };
}
