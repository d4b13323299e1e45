import { startOfDay } from '#contract/moment.ts';
import { productInfo } from '#server/catalogue/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { DAY, ago } from '../past.ts';
import { listPieces } from '../seed-orders.ts';

export interface DemoCampaign {
  product: string;
  title: string;
  /** Part of the price that is asked for; of a bargain, at its floor. */
  rate: number;
  /** First and last day, counted from today. */
  days: readonly [first: number, last: number];
}

export const QUOTA = 20;

/** Hours before its first day in which a campaign was set up. */
const EARLIER = 10;

/** Form values that every kind asks for, of a SKU that is on sale; undefined where the demonstration has sold too many of it. */
export async function commonOf(write: Write, { product: name, title, rate, days }: DemoCampaign) {
  const piece = (await listPieces(write)).find((each) => each.isShow && each.name === name && each.stock > QUOTA);
  if (!piece) return undefined;
  const product = await productInfo(write.tx, { id: piece.productId }, write);
  const price = product.attrValue.find(({ id }) => id === piece.id)?.price ?? 0;
  const [startTime, stopTime] = days.map((day) => startOfDay(write.now, day));
  const { image, sliderImage: images, unitName, tempId, specType, content, storeName } = product;
  const info = product.storeInfo ?? '';
  const shown = { title, image, images, unitName, tempId, specType, content, info, storeName, attr: [] };
  const period = { startTime: startTime ?? write.now, stopTime: stopTime ?? write.now };
  const sku = { suk: piece.suk, quota: QUOTA };
  return {
    draft: { ...shown, ...period, productId: piece.productId },
    sku,
    skuId: piece.id,
    price,
    asked: Math.round(price * rate),
    /** The moment in which it was set up. */
    then: ago(write, Math.max(0, -days[0]) * DAY + EARLIER * 60),
  };
}
