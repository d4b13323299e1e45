import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { DAY } from '#contract/durations.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { groupBuyCalls } from '#contract/marketing/group-buys.ts';
import { slotCalls } from '#contract/marketing/slots.ts';
import { startOfDay } from '#contract/moment.ts';
import { sku as skus } from '#server/catalogue/index.ts';
import { ordersIn } from './orders.ts';
import type { Shop } from './shop.ts';

type FlashSaleOptions = Input<typeof flashSaleCalls.save>;

interface ActivityFigures {
  /** Stock and price of the product, in pieces and fen. */
  stock?: number | undefined;
  original?: number | undefined;
  price?: number | undefined;
  quota?: number | undefined;
}
interface SaleOptions extends Partial<FlashSaleOptions>, ActivityFigures {}

type GroupDraft = Input<typeof groupBuyCalls.save>;

interface GroupOptions extends Partial<GroupDraft>, ActivityFigures {
  /** Days from today on. */
  days?: number;
}

let made = 0;
const everyPage = { page: 1, limit: 999 };

/** Slots, flash sales and group-buys, made through the calls that make them. */
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

  /** Form values that every kind has, of a new product; today only. */
  async function commonOf({ stock = 10, original = 1000, price = 700, quota = 5 }: ActivityFigures, word: string) {
    const skuId = await sku({ stock, price: original });
    const [row] = await shop.db.select().from(skus).where(eq(skus.id, skuId));
    made += 1;
    const today = startOfDay(shop.clock.now());
    const common = {
      productId: row?.productId ?? 0,
      image: '/files/public/mug.png',
      images: ['/files/public/mug.png'],
      title: `${word}马克杯${made}`,
      unitName: '件',
      startTime: today,
      stopTime: today,
      tempId: 1,
      specType: false,
      attr: [{ attrName: '规格', attrValues: '默认' }],
      attrValue: [{ suk: row?.suk ?? '', price, quota }],
      content: `<p>${word}</p>`,
    };
    return { common, skuId };
  }

  /** Form values of a flash sale of a new product. */
  async function draftOf({ stock, original, price, quota, ...overrides }: SaleOptions = {}) {
    const { common, skuId } = await commonOf({ stock, original, price, quota }, '秒杀');
    const timeId = overrides.timeId ?? (await slot());
    const draft: FlashSaleOptions = { ...common, info: '限时抢购', status: true, num: 1, timeId, ...overrides };
    return { draft, skuId };
  }

  /** Form values of a group-buy of two, within a day. */
  async function groupDraftOf({ stock, original, price, quota, days = 3, ...overrides }: GroupOptions = {}) {
    const { common, skuId } = await commonOf({ stock, original, price, quota }, '拼团');
    const terms = { people: 2, effectiveTime: 24, num: 2, onceNum: 1, virtualRation: 0 };
    const stopTime = new Date(common.startTime.getTime() + (days - 1) * DAY);
    const draft: GroupDraft = { ...common, stopTime, info: '两人成团', isShow: true, ...terms, ...overrides };
    return { draft, skuId };
  }
  const groups = async () => (await shop.admin().run(groupBuyCalls.list, everyPage)).list;

  return {
    slot,
    list,

    draft: draftOf,
    groups,
    groupDraft: groupDraftOf,

    /** A group-buy of a new product; answers its key and that of the SKU. */
    async groupBuy(options: GroupOptions = {}): Promise<{ id: number; skuId: number }> {
      const { draft, skuId } = await groupDraftOf(options);
      await shop.admin().run(groupBuyCalls.save, draft);
      return { id: (await groups()).find(({ title }) => title === draft.title)?.id ?? 0, skuId };
    },

    /** A flash sale of a new product; answers its key and that of the SKU. */
    async sale(options: SaleOptions = {}): Promise<{ id: number; skuId: number }> {
      const { draft, skuId } = await draftOf(options);
      await shop.admin().run(flashSaleCalls.save, draft);
      return { id: (await list()).find(({ title }) => title === draft.title)?.id ?? 0, skuId };
    },
  };
}
