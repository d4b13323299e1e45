import { describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { type Heard, listenTo } from '../../../test/listener.ts';
import { openSecond } from '../../../test/second.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const second = openSecond(shop);

const isShelving = (id: number) => (message: Heard) =>
  message.act === 'product.putOnShell' && message.tables?.product?.includes(id) === true;

describe('an open screen', () => {
  it('hears of a change made on another server', async () => {
    const id = await catalogue.product({ isShow: false });
    const other = await second();
    const screen = await listenTo(other.app, await shop.tokenOf());
    await screen.hears(({ type }) => type === 'ready');

    await shop.admin().run(productCalls.putOnShell, { id });

    expect(await screen.hears(isShelving(id))).toMatchObject({ type: 'change' });
  });

  it('hears afterwards of what it missed while the line was down', async () => {
    const id = await catalogue.product({ isShow: false });
    const token = await shop.tokenOf();
    const before = await listenTo(shop.app, token);
    const { last = 0 } = await before.hears(({ type }) => type === 'ready');
    before.close();
    await shop.admin().run(productCalls.putOnShell, { id });

    const after = await listenTo(shop.app, token, last);

    expect(await after.hears(isShelving(id))).toMatchObject({ type: 'change' });
  });

  it('hears nothing of what its person may not see', async () => {
    const id = await catalogue.product({ isShow: false });
    const { token } = await shop.person({ may: ['admin:order:list'] });
    const screen = await listenTo(shop.app, token);
    const all = await listenTo(shop.app, await shop.tokenOf());
    await screen.hears(({ type }) => type === 'ready');

    await shop.admin().run(productCalls.putOnShell, { id });

    await all.hears(isShelving(id));
    expect(screen.heard.filter(isShelving(id))).toEqual([]);
  });

  it('is closed for who is not signed in', async () => {
    expect(await (await listenTo(shop.app, 'nobody')).closed).toBe(4401);
  });
});
