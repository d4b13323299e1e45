import { describe, expect, it } from 'vitest';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const ask = async (path: string, query: Record<string, unknown>) =>
  (await shop.admin().raw('GET', `/admin/express/${path}`, { query })).data;

describe('carriers', () => {
  it('are there from the start, the usual ones first', async () => {
    expect(await ask('list', { page: 1, limit: 1 })).toMatchObject({
      list: [{ code: 'shunfeng', name: '顺丰速运', isShow: true, partnerId: false }],
    });
  });

  it('are found by code and by name', async () => {
    expect(await ask('list', { keywords: 'yund' })).toMatchObject({ list: [{ name: '韵达快递' }, { name: '韵达快运' }] });
    expect(await ask('list', { keywords: '极兔' })).toMatchObject({ total: 1 });
  });

  it('that need an account are no choice for electronic sheets before they have one', async () => {
    expect(await ask('all', { type: 'normal' })).toContainEqual(expect.objectContaining({ code: 'jd' }));
    expect(await ask('all', { type: 'elec' })).not.toContainEqual(expect.objectContaining({ code: 'jd' }));
  });
});
