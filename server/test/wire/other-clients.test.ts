import { describe, expect, it } from 'vitest';
import { ordersIn } from '../orders.ts';
import { catalogueIn } from '../catalogue.ts';
import { couponsIn } from '../coupons.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const orders = ordersIn(shop);
/** Client of the wire on the host of the shop. */
const headers = { 'x-front-end': '', host: 'shop.example', 'sec-fetch-site': 'same-origin' };
const theirs = async (path: string, query = {}) => (await shop.admin().raw('GET', path, { query, headers })).data;
const ours = async (path: string, query = {}) => (await shop.admin().raw('GET', path, { query })).data;

const pathsIn = (tree: unknown): string[] =>
  (Array.isArray(tree) ? tree : []).flatMap((node) => [Object(node).component, ...pathsIn(Object(node).childList)]);

describe('a client of the wire that is not ours', () => {
  it('finds no page in its menu that only our front end has', async () => {
    const [shown, all] = [pathsIn(await theirs('/admin/getMenus')), pathsIn(await ours('/admin/getMenus'))];

    expect(all).toEqual(expect.arrayContaining(['/store/index', '/store/schedule', '/maintain/system/timers']));
    expect(shown).toContain('/store/index');
    expect(shown.filter((path) => ['/store/schedule', '/maintain/system', '/maintain/system/timers'].includes(path))).toEqual([]);
  });

  it('sees a face for whoever has none, and a whole address for every picture', async () => {
    await orders.order({ of: await orders.sku(), buyer: { account: '小满', nickname: '小满' } });

    expect(await theirs('/admin/user/list')).toMatchObject({ list: [{ avatar: 'http://shop.example/avatar.svg' }] });
    expect(await ours('/admin/user/list')).toMatchObject({ list: [{ avatar: '' }] });
  });

  it('reads a tree of regions with every key, which ours does without', async () => {
    const empty = { level: null, areaCode: null, mergerName: null, lng: null, lat: null, createTime: null, updateTime: null };

    expect(await theirs('/admin/system/city/list/tree')).toMatchObject([empty, ...Array.from({ length: 33 }, () => empty)]);
    expect(Object.keys(Object(await ours('/admin/system/city/list/tree'))[0])).not.toContain('level');
  });
});

describe('every client of the wire', () => {
  it('reads an empty text and a zero where nothing is set', async () => {
    await couponsIn(shop).coupon({
      name: '定期券',
      isFixedTime: true,
      day: null,
      useStartTime: new Date('2098-01-01'),
      useEndTime: new Date('2099-01-01'),
    });

    expect(await ours('/admin/express/list', { limit: 1 })).toMatchObject({ list: [{ account: '', password: '', netName: '' }] });
    expect(await ours('/admin/marketing/coupon/list')).toMatchObject({ list: [{ name: '定期券', day: 0 }] });
  });

  it('gets all rows where it asks for 0 of them', async () => {
    for (const storeName of ['甲', '乙', '丙']) await catalogue.product({ storeName });

    expect(Object(await ours('/admin/store/product/list', { type: 2, limit: 0 })).list.length).toBeGreaterThan(2);
  });

  it('finds categories and products by their order, and the newest first in the same place', async () => {
    const admin = shop.admin();
    for (const [name, sort] of [
      ['早', 5],
      ['晚', 5],
      ['前', 6],
    ] as const) {
      const cateId = await catalogue.category();
      await admin.raw('POST', '/admin/category/save', { query: { name: `次序${name}`, pid: 0, type: 1, sort, status: true } });
      await catalogue.product({ storeName: `次序${name}`, sort, cateId });
    }
    const names = async (path: string, query: object, field: string) =>
      Object(await ours(path, { ...query, page: 1, limit: 9 })).list.map((row: object) => Object(row)[field]);

    const inOrder = ['次序前', '次序晚', '次序早'];
    expect(await names('/admin/category/list', { type: 1, name: '次序' }, 'name')).toEqual(inOrder);
    expect(await names('/admin/store/product/list', { type: 2, keywords: '次序' }, 'storeName')).toEqual(inOrder);
  });

  it('is told that a film is no cover', async () => {
    const body = { image: 'http://shop.example/files/film.mp4' };

    expect((await shop.admin().raw('POST', '/admin/store/product/save', { body })).message).toContain('封面图要是图片');
  });
});
