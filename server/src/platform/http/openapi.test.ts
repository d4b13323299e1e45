import { describe, expect, it } from 'vitest';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();

const documentFor = async (headers: Record<string, string>) =>
  (await shop.app.http.inject({ url: '/api/docs/openapi.json', headers })).json();

describe('the description of the calls', () => {
  it('answers the signed-in, with every path and an example in curl', async () => {
    const { info, paths } = await documentFor({ 'authori-zation': await shop.tokenOf() });

    expect(info.description).toContain('curl -s');
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/open/order/create', '/api/admin/store/product/info/{id}']));
  });

  it('says nothing to a stranger', async () => {
    expect(await documentFor({})).toMatchObject({ code: 401 });
  });
});
