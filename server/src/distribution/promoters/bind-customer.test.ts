import { describe, expect, it } from 'vitest';
import { distributionCalls } from '#contract/distribution/config.ts';
import { openPromoterCalls } from '#contract/distribution/promoters.ts';
import { bindings } from '#contract/distribution/settings.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { promotersIn } from '../../../test/promoters.ts';
import { openShop } from '../../../test/shop.ts';
import { openStorefrontClient } from '../../../test/storefront.ts';

const shop = openShop();
const storefront = openStorefrontClient(shop);
const { uidOf } = accountsIn(shop);
const { promoter } = promotersIn(shop);
const bind = (account: string, referrer: string) => storefront.run(openPromoterCalls.bind, { account, referrer });

describe('a customer who came through a link', () => {
  it('belongs to the first promoter for good', async () => {
    await promoter('first');
    await promoter('second');

    await bind('guest', 'first');
    await bind('guest', 'first');

    await expect(bind('guest', 'second')).rejects.toMatchObject({ message: '用户已有上级分销员' });
  });

  it('belongs to nobody who is no promoter, to no one below and not to themselves', async () => {
    await uidOf('plain');
    await promoter('upper');
    await promoter('lower', { by: 'upper' });

    await expect(bind('guest2', 'plain')).rejects.toMatchObject({ message: '分销员不存在，或还没有开通分销' });
    await expect(bind('upper', 'lower')).rejects.toMatchObject({ message: '当前用户已是推广人的上级' });
    await expect(bind('upper', 'upper')).rejects.toMatchObject({ message: '上级推广人不能为自己' });
  });

  it('is bound only while distribution is on, and new where only new ones are', async () => {
    await promoter('late');
    await uidOf('old');
    const config = await shop.admin().run(distributionCalls.get, {});
    await shop.admin().run(distributionCalls.set, { ...config, brokerageBindind: bindings.fresh });

    await expect(bind('old', 'late')).rejects.toMatchObject({ message: '只有新用户可以绑定分销员' });
    await bind('new', 'late');
    await shop.admin().run(distributionCalls.set, { ...config, brokerageFuncStatus: false });
    await expect(bind('newer', 'late')).rejects.toMatchObject({ message: '分销未开启' });
  });
});
