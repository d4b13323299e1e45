import { type ActivityInfo, blankInfo, activityKinds } from '#contract/marketing/activities.ts';
import type { ProductInfo } from '#contract/catalogue/product-record.ts';
import type { FlashSale } from '#contract/marketing/flash-sales.ts';
import { killStates } from '#contract/marketing/slots.ts';
import { showDay, showHour } from '#contract/moment.ts';
import type { z } from 'zod';
import type { Addresses } from '#server/pictures/index.ts';
import type { SoldSku } from '../activities/queries.ts';
import { lastDayOf } from '../activities/rules.ts';
import { type SlotRow, slotStateOf, toSlot } from '../slots/rules.ts';
import { type Activity, saleStateName, saleStateOf } from './rules.ts';

interface AttrRow {
  id: number;
  attrName: string;
  attrValues: string[];
}

interface Parts {
  slots: readonly SlotRow[];
  skus: readonly SoldSku[];
  attrs: readonly AttrRow[];
  pictures: Addresses;
  now: Date;
}

const sumOf = (skus: readonly SoldSku[], field: 'quota' | 'quotaShow' | 'sales') =>
  skus.reduce((sum, { own }) => sum + own[field], 0);
const ofActivity = { type: activityKinds.flashSale, isDel: false };
const legacy = {
  postage: 0,
  description: null,
  isPostage: false,
  isShow: true,
  limitLeftNum: 0,
  attrValue: null,
  attrValues: null,
  cateIds: null,
  timeSwap: null,
  percent: null,
};
const noSku = { price: 0, cost: 0, otPrice: 0, weight: 0, volume: 0 };

/** The wire's row; price, original price and cost are those of the cheapest SKU. */
export function toFlashSale(row: Activity, { slots, skus, attrs, pictures, now }: Parts): FlashSale {
  const own = slots.find(({ id }) => id === row.timeId);
  const cheapest = skus[0];
  const { otPrice, cost, weight, volume } = cheapest?.sku ?? noSku;
  const killStatus = saleStateOf(row, own, now);
  const shown = own && toSlot(own, pictures, now);
  const quota = sumOf(skus, 'quota');
  return {
    ...legacy,
    ...row,
    timeId: row.timeId ?? 0,
    image: pictures.show(row.image),
    images: row.images.map(pictures.show),
    content: pictures.showHtml(row.content),
    stopTime: lastDayOf(row.stopTime),
    price: cheapest?.own.price ?? 0,
    otPrice,
    cost,
    weight,
    volume,
    quota,
    killStatus,
    stock: quota,
    sales: sumOf(skus, 'sales'),
    quotaShow: sumOf(skus, 'quotaShow'),
    statusName: saleStateName(killStatus),
    attr: attrs.map((attr) => ({ ...attr, ...ofActivity, productId: row.id })),
    storeSeckillManagerResponse: shown ?? null,
    currentTimeId: slots.find((each) => slotStateOf(each, now) === killStates.running)?.id ?? 0,
    currentTime: shown ? `${showHour(shown.startTime)},${showHour(shown.endTime)}` : '',
  };
}

/** The record of the form: all SKUs of the product, those that the activity sells with their own prices and quotas. */
export function toInfo(
  row: Activity,
  product: ProductInfo,
  skus: readonly SoldSku[],
  pictures: Addresses,
): z.output<typeof ActivityInfo> {
  const { attr, attrValue } = product;
  return {
    ...blankInfo,
    ...row,
    image: pictures.show(row.image),
    sliderImage: row.images.map(pictures.show),
    content: pictures.showHtml(row.content),
    storeName: row.title,
    storeInfo: row.info,
    isHot: false,
    isShow: row.status,
    status: Number(row.status),
    startTime: null,
    stopTime: null,
    startTimeStr: showDay(row.startTime),
    stopTimeStr: showDay(lastDayOf(row.stopTime)),
    attr: attr.map((each) => ({ ...each, ...ofActivity, productId: row.id })),
    attrValue: attrValue.map((each) => {
      const own = skus.find(({ sku }) => sku.id === each.id)?.own;
      const { price, quota, quotaShow, sales } = own ?? { ...each, quota: 0, quotaShow: 0 };
      return { ...each, id: own?.id ?? null, productId: row.id, type: ofActivity.type, price, quota, quotaShow, sales };
    }),
  };
}
