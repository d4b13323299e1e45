import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { slotCalls } from '#contract/marketing/slots.ts';
import { startOfDay } from '#contract/moment.ts';
import { sku as skus } from '#server/catalogue/index.ts';
import { ordersIn } from './orders.ts';
import type { Shop } from './shop.ts';

type Draft = Input<typeof flashSaleCalls.save>;

interface SaleOptions extends Partial<Draft> {
  /** Of the product; in pieces and fen. */
  stock?: number;
  original?: number;
  price?: number;
  quota?: number;
}

let made = 0;
const everyPage = { page: 1, limit: 999 };

/** Slots and flash sales, made through the calls that make them. */
export function marketingIn(shop: Shop) {
  const { sku } = ordersIn(shop);
  const list = async () => (await shop.admin().run(flashSaleCalls.list, everyPage)).list;

  /** The slot with these hours, made where there is none; all day long by default. */
  async function slot(startTime = 0, endTime = 24): Promise<number> {
    const found = async () =>
      (await shop.admin().run(slotCalls.list, everyPage)).list.find((each) => each.time.startTime === startTime)?.id;
    const known = await found();
    if (known !== undefined) return known;
    const slide = { attId: 1, sattDir: '/files/public/slot.png' };
    const draft = { name: '全天场', time: { startTime, endTime }, silderImgs: [slide], status: true };
    await shop.admin().run(slotCalls.save, draft);
    return (await found()) ?? 0;
  }

  /** Form values of a flash sale of a new product. */
  async function draftOf({ stock = 10, original = 1000, price = 700, quota = 5, ...overrides }: SaleOptions = {}) {
    const skuId = await sku({ stock, price: original });
    const [row] = await shop.db.select().from(skus).where(eq(skus.id, skuId));
    made += 1;
    const today = startOfDay(shop.clock.now());
    const draft: Draft = {
      productId: row?.productId ?? 0,
      image: '/files/public/mug.png',
      images: ['/files/public/mug.png'],
      title: `秒杀马克杯${made}`,
      info: '限时抢购',
      unitName: '件',
      startTime: today,
      stopTime: today,
      status: true,
      num: 1,
      timeId: overrides.timeId ?? (await slot()),
      tempId: 1,
      specType: false,
      attr: [{ attrName: '规格', attrValues: '默认' }],
      attrValue: [{ suk: row?.suk ?? '', price, quota }],
      content: '<p>秒杀</p>',
      ...overrides,
    };
    return { draft, skuId };
  }

  return {
    slot,
    list,

    draft: draftOf,

    /** A flash sale of a new product; answers its key and that of the SKU. */
    async sale(options: SaleOptions = {}): Promise<{ id: number; skuId: number }> {
      const { draft, skuId } = await draftOf(options);
      await shop.admin().run(flashSaleCalls.save, draft);
      return { id: (await list()).find(({ title }) => title === draft.title)?.id ?? 0, skuId };
    },
  };
}
