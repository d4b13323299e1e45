import { describe, expect, it } from 'vitest';
import { marketingIn } from '../marketing.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const admin = shop.admin();
const get = async (path: string, query = {}) => Object((await admin.raw('GET', `/admin${path}`, { query })).data);

describe('a client of the line 1.4', () => {
  it.each([
    ['in no place', 2],
    ['in no place, as text', '2'],
    ['in some', 1],
  ])('counts where freight is free: %s', async (_, appoint) => {
    const name = `计数 ${String(appoint)} ${typeof appoint}`;
    const place = { cityId: 'all', first: 1, firstPrice: '8', renewal: 1, renewalPrice: '2' };
    const free = { cityId: 'all', number: 5, price: '99' };
    const body = {
      name,
      type: 1,
      sort: 0,
      appoint,
      shippingTemplatesRegionRequestList: [place],
      shippingTemplatesFreeRequestList: appoint === 1 ? [free] : [],
    };

    expect(await admin.raw('POST', '/admin/express/shipping/templates/save', { body })).toMatchObject({ code: 200 });
    const { list } = await get('/express/shipping/templates/list', { keywords: name, page: 1, limit: 1 });
    expect(list).toMatchObject([{ name, appoint: appoint === 1 }]);
  });

  it('puts the state of a slot in quotes', async () => {
    const id = await marketingIn(shop).slot();
    const path = `/admin/store/seckill/manger/update/status/${id}`;

    for (const [status, kept] of [
      ["'0'", 0],
      ["'1'", 1],
    ] as const) {
      expect(await admin.raw('POST', path, { query: { status } })).toMatchObject({ code: 200 });
      expect(await get('/store/seckill/manger/list', { status, page: 1, limit: 9 })).toMatchObject({
        list: [{ id, status: kept }],
      });
    }
  });
});
