import { activityKinds, activityRefusals } from '#contract/marketing/activities.ts';
import type { RefusedProduct } from '#contract/marketing/flash-sale-refusals.ts';
import type { SaleOfProduct, SalesDraft } from '#contract/marketing/flash-sale-record.ts';
import { showDay, showHour } from '#contract/moment.ts';
import { Refusal } from '#contract/refusal.ts';
import { type WantedSku, skusOf } from '../activities/rules.ts';
import type { activity } from '../activities/tables.ts';

/** Product as a sale takes it over. */
export interface SoldProduct {
  product: {
    id: number;
    isDel: boolean;
    isRecycle: boolean;
    storeName: string;
    storeInfo: string;
    image: string;
    sliderImage: string[];
    unitName: string;
    tempId: number;
    specType: boolean;
    sort: number;
  };
  skus: readonly { id: number; suk: string; stock: number; image: string }[];
  content: string;
}

/** A sale before it is written, and what it sells. */
interface PlannedSale {
  values: Omit<typeof activity.$inferInsert, 'createTime' | 'updateTime'>;
  skus: WantedSku[];
}

interface SaleTerms {
  draft: SalesDraft;
  slot: { id: number; startTime: number };
  /** Days of all, as they are kept. */
  period: { startTime: Date; stopTime: Date };
}

const INFO_MAX = 255;

/** Titles that a sale may have, the best first: the one that was asked for, else the name of its product, bare or with day and hour. */
export function titlesFor({ title }: SaleOfProduct, name: string, { draft, slot }: Omit<SaleTerms, 'period'>): string[] {
  if (title !== undefined) return [title.trim()];
  return [name, `${name} ${showDay(draft.startTime).slice(5)} ${showHour(slot.startTime)}`];
}

function planOf(item: SaleOfProduct, sold: SoldProduct | undefined, taken: ReadonlySet<string>, terms: SaleTerms): PlannedSale {
  if (!sold || sold.product.isDel || sold.product.isRecycle) throw activityRefusals.NO_PRODUCT();
  const { product, content } = sold;
  const title = titlesFor(item, product.storeName, terms).find((each) => !taken.has(each));
  if (title === undefined) throw activityRefusals.TITLE_TAKEN();
  const { draft, slot, period } = terms;
  return {
    values: {
      kind: activityKinds.flashSale,
      productId: product.id,
      image: product.image,
      images: product.sliderImage,
      title,
      info: (product.storeInfo || product.storeName).slice(0, INFO_MAX),
      unitName: product.unitName,
      content,
      ...period,
      num: item.num,
      timeId: slot.id,
      tempId: item.tempId ?? product.tempId,
      specType: product.specType,
      sort: product.sort,
      status: draft.status,
      bearer: draft.bearer,
    },
    skus: skusOf(item.attrValue, { attrValue: sold.skus }),
  };
}

/** Sales of these products, each with its own title, and the products that cannot be sold so with the reason of each. */
export function planSales(products: ReadonlyMap<number, SoldProduct>, taken: ReadonlySet<string>, terms: SaleTerms) {
  const titles = new Set(taken);
  const planned: PlannedSale[] = [];
  const refused: RefusedProduct[] = [];
  for (const item of terms.draft.products) {
    const { productId } = item;
    const sold = products.get(productId);
    try {
      const sale = planOf(item, sold, titles, terms);
      titles.add(sale.values.title);
      planned.push(sale);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ productId, name: sold?.product.storeName ?? `商品 ${productId}`, reason: error.message });
    }
  }
  return { planned, refused };
}
