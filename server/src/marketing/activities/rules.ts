import type { CampaignPeriod } from '#contract/coupons/campaign-state.ts';
import type { ProductInfo } from '#contract/catalogue/product-record.ts';
import { DAY } from '#contract/durations.ts';
import type { Fen } from '#contract/fen.ts';
import { goodsStates, activityRefusals } from '#contract/marketing/activities.ts';
import type { activity } from './tables.ts';

export type Activity = typeof activity.$inferSelect;

interface SkuTerms {
  suk: string;
  price: Fen;
  quota?: number | null | undefined;
  /** Floor of a bargain. */
  minPrice?: Fen;
  image?: string | null | undefined;
}

export interface WantedSku {
  skuId: number;
  price: Fen;
  quota: number;
  minPrice: Fen | null;
  image: string;
}

type ProductSku = Pick<ProductInfo['attrValue'][number], 'id' | 'suk' | 'stock' | 'image'>;

/** SKUs of a form by the product's own; quotas within what is in stock. A picture that is the product's goes on following it. */
export function skusOf(wanted: readonly SkuTerms[], { attrValue }: { attrValue: readonly ProductSku[] }): WantedSku[] {
  if (wanted.length === 0) throw activityRefusals.NO_SKUS();
  if (new Set(wanted.map(({ suk }) => suk)).size < wanted.length) throw activityRefusals.SKU_TWICE();
  return wanted.map(({ suk, price, quota, minPrice = null, image }) => {
    const found = attrValue.find((each) => each.suk === suk);
    if (!found) throw activityRefusals.OTHER_SKU({ suk });
    if (!quota) throw activityRefusals.NO_QUOTA();
    if (quota > found.stock) throw activityRefusals.QUOTA_OVER_STOCK({ suk, stock: found.stock });
    return { skuId: found.id, price, quota, minPrice, image: !image || image === found.image ? '' : image };
  });
}

interface OfferedGoods {
  product: { isShow: boolean; isRecycle: boolean; isDel: boolean } | undefined;
  skus: readonly { sku: { isDel: boolean } }[];
}

/** State of the product and of the SKUs that an activity sells, one of `goodsStates`. */
export function goodsStateOf({ product, skus }: OfferedGoods): number {
  if (!product || product.isDel || product.isRecycle) return goodsStates.gone;
  if (!product.isShow) return goodsStates.offShelf;
  return skus.some(({ sku }) => sku.isDel) ? goodsStates.replaced : goodsStates.sold;
}

/** Days of a period, both included. */
export function periodOf({ startTime, stopTime }: { startTime: Date; stopTime: Date }, now: Date) {
  const end = new Date(stopTime.getTime() + DAY);
  if (stopTime < startTime) throw activityRefusals.WRONG_PERIOD();
  if (end <= now) throw activityRefusals.PERIOD_OVER();
  return { startTime, stopTime: end };
}

/** Switch and period of a row of a list, which tells its last day. */
export const periodOfRow = ({
  status,
  startTime,
  stopTime,
}: Pick<Activity, 'status' | 'startTime' | 'stopTime'>): CampaignPeriod => ({
  isOn: status,
  from: startTime,
  until: new Date(stopTime.getTime() + DAY),
});

/** The last day of a period that ends at a midnight. */
export const lastDayOf = (stopTime: Date): Date => new Date(stopTime.getTime() - DAY);

/** The last moment of a period, as the wire has it. */
export const lastMomentOf = (stopTime: Date): Date => new Date(stopTime.getTime() - 1);
