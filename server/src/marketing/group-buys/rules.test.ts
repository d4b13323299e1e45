import { expect, it } from 'vitest';
import { type Activity, skusOf } from '../activities/rules.ts';
import { groupSelling } from './rules.ts';

const day = (date: string) => new Date(`${date}T00:00:00+08:00`);
const activity = {
  status: true,
  isDel: false,
  startTime: day('2026-11-20'),
  stopTime: day('2026-11-22'),
  onceNum: 2,
  num: 3,
} as Activity;
const sku = { skuId: 1, price: 700, quota: 1, image: '' };
const none = { slot: undefined, participation: undefined };
const bought = (pieces: number) => ({ orders: 1, pieces });

it.each<[string, Partial<Activity>, number, string, string]>([
  ['before its days', {}, 1, '2026-11-19', '拼团商品活动未开始'],
  ['after its days', {}, 1, '2026-11-22', '拼团商品已过期'],
  ['switched off', { status: false }, 1, '2026-11-20', '拼团商品不存在或未开启'],
  ['deleted', { isDel: true }, 1, '2026-11-20', '拼团商品不存在或未开启'],
  ['for too many pieces', {}, 3, '2026-11-20', '购买数量超过单次拼团购买上限'],
  ['out of its quota', {}, 2, '2026-11-20', '拼团商品规格库存不足'],
])('a purchase %s is refused', (_, change, quantity, today, message) => {
  expect(() => groupSelling.open({ ...none, activity: { ...activity, ...change }, sku }, { quantity }, day(today))).toThrow(
    message,
  );
});

it('a purchase within its days is open', () => {
  expect(() => groupSelling.open({ ...none, activity, sku }, { quantity: 1 }, day('2026-11-21'))).not.toThrow();
});

it('a buyer has so many pieces and no more', () => {
  expect(() => groupSelling.checkPurchaseLimit(activity, bought(2), 1)).not.toThrow();
  expect(() => groupSelling.checkPurchaseLimit(activity, bought(2), 2)).toThrow('超过该商品拼团活动您的购买上限');
  expect(() => groupSelling.checkPurchaseLimit(activity, bought(3), 1)).toThrow('您已达到该商品拼团活动上限');
});

it('names each SKU of its product once', () => {
  const red = { suk: '红', price: 1, quota: 1 };
  expect(() => skusOf([red, red], { attrValue: [] })).toThrow('同一规格选择了两次，请重新选择商品');
});

it('follows the picture of its product unless it has another', () => {
  const attrValue = [{ id: 4, suk: '红', stock: 1, image: '/red.png' }];
  const pictureOf = (image: string) => skusOf([{ suk: '红', price: 1, quota: 1, image }], { attrValue })[0]?.image;
  expect([pictureOf('/red.png'), pictureOf('/rose.png')]).toEqual(['', '/rose.png']);
});
