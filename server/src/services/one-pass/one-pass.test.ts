import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { foundCalls } from '#contract/collection/found.ts';
import { sheetCalls } from '#contract/delivery/sheets.ts';
import { links } from '../../../test/found.ts';
import { openProvider } from '../../../test/provider.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const provider = openProvider(shop);
const { manner } = provider;
const askedFor = (path: string) => provider.asked.filter((asked) => asked.endsWith(path)).length;
const forms = () => shop.admin().run(sheetCalls.template, { com: 'yuantong' });
const collect = () => shop.admin().run(foundCalls.copyProduct, { url: links.taobao });

beforeAll(() => provider.byPass());
beforeEach(() => void (provider.asked.length = 0));

describe('the account of 一号通', () => {
  it.each([
    ['a duration', () => 7200],
    ['a moment', () => shop.clock.now().getTime() / 1000 + 7200],
  ])('signs in again when its token has ended by %s, and not before', async (_case, expiresIn) => {
    shop.clock.pass('2 hours');
    manner.expiresIn = expiresIn();
    await forms();
    shop.clock.pass('110 minutes');
    await forms();
    expect(askedFor('user/login')).toBe(1);

    shop.clock.pass('11 minutes');
    await forms();
    expect(askedFor('user/login')).toBe(2);
  });

  it('is asked once for what must not be done twice, however old its token is', async () => {
    Object.assign(manner, { left: 0, expiresIn: 86_400 });
    shop.clock.pass('2 hours');
    await forms();
    provider.asked.length = 0;
    shop.clock.pass('10 minutes');

    await expect(collect()).rejects.toMatchObject({ message: '一号通平台接口采集次数不足' });

    expect([askedFor('copy/goods'), askedFor('user/login')]).toEqual([1, 0]);
  });
});
