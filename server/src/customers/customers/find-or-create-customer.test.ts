import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { couponTypes } from '#contract/coupon-record.ts';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { everyCall } from '#contract/index.ts';
import { openRegistrationCalls } from '#contract/profiles/registrations.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { addFan, grantCode } from '../../../../stand-ins/wechat/people.ts';
import { bargainsIn } from '../../../test/bargains.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { address, ordersIn } from '../../../test/orders.ts';
import { promotersIn } from '../../../test/promoters.ts';
import { openShop } from '../../../test/shop.ts';
import { openWechatAccount } from '../../../test/wechat-account.ts';
import type { BuyerDraft } from './find-or-create-buyer.ts';
import { findOrCreateCustomer } from './find-or-create-customer.ts';
import { customer } from './tables.ts';

const shop = openShop();
const wechat = openWechatAccount(shop, 'wxshop');
const { order, sku, storefront } = ordersIn(shop);
const { coupon } = couponsIn(shop);
const { bargain, start } = bargainsIn(shop);
const { promoter } = promotersIn(shop);
const findOrCreate = async (buyer: BuyerDraft) =>
  (await shop.app.write({ name: 'test.customer', actor: systemActor('test') }, (write) => findOrCreateCustomer(write, buyer)))
    .value;
const found = (account: string) => shop.db.select().from(customer).where(eq(customer.account, account));

describe('a buyer', () => {
  it('is found or created once, however many of their first orders come at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 6 }, () => findOrCreate({ account: 'wx-1', nickname: '阿福', phone: '138' })),
    );

    expect(new Set(ids).size).toBe(1);
    expect(await found('wx-1')).toMatchObject([{ id: ids[0], nickname: '阿福', phone: '138' }]);
  });

  it('is called by their account where the storefront knows no name', async () => {
    await findOrCreate({ account: 'wx-2' });
    expect(await found('wx-2')).toMatchObject([{ nickname: 'wx-2', phone: null }]);
  });

  it('stays who they were when they come again under another name', async () => {
    const first = await findOrCreate({ account: 'wx-3', nickname: '旧名' });

    expect(await findOrCreate({ account: 'wx-3', nickname: '新名' })).toBe(first);
    expect(await found('wx-3')).toMatchObject([{ nickname: '旧名' }]);
  });
});

describe('a customer who was switched off', () => {
  const refused = { message: '当前账户已禁用，请联系管理员！' };
  async function turn(account: string, status: boolean): Promise<void> {
    const [{ id = 0, isPromoter = false } = {}] = await found(account);
    await shop.admin().run(customerCalls.update, { id, isPromoter, status });
  }

  it('orders no more, until switched on again; staff still orders for them', async () => {
    const { of, account } = { of: await sku({ price: 100 }), account: 'off' };
    await order({ of, buyer: { account } });
    const [{ id = 0 } = {}] = await found(account);

    await turn(account, false);

    await expect(order({ of, buyer: { account } })).rejects.toMatchObject(refused);
    expect(await findOrCreate({ account })).toBe(id);
    await turn(account, true);
    await order({ of, buyer: { account } });
  });

  const account = 'banned';
  const phone = '13900000009';
  const title = { titleType: 1, title: '个人' };
  const sent: Record<string, object> = {
    '/open/address/save': address,
    '/open/address/default': { id: 1 },
    '/open/address/delete': { id: 1 },
    '/open/promoter/bind': { referrer: 'brings' },
    '/open/recharge/create': { price: '10', idempotencyKey: 'off', rechargeType: 'routine' },
    '/open/commission/transfer': { amount: '1', idempotencyKey: 'off' },
    '/open/withdrawal/create': {
      extractPrice: '10',
      idempotencyKey: 'off',
      extractType: 'weixin',
      realName: '王',
      wechat: 'wang',
    },
    '/open/invoice/apply': { ...title, source: 1, orderNos: ['order1'], invoiceType: 1, contentType: 1, email: 'a@b.cn' },
    '/open/invoice/title/save': title,
    '/open/invoice/title/delete': { id: 1 },
    '/open/invoice/title/default': { id: 1 },
    '/open/bargain/start': { id: 1 },
    '/open/buyer/profile': { nickname: '新名' },
  };
  const naming = everyCall().filter(
    ({ method, permission, body }) => method === 'POST' && permission === 'storefront' && body?.shape['account'],
  );

  beforeAll(async () => {
    await findOrCreate({ account });
    await promoter('brings');
    await turn(account, false);
    const { code } = await storefront.run(openRegistrationCalls.code, { phone });
    sent['/open/buyer/bind'] = { phone, code };
    await wechat.plugIn();
    const { openid } = addFan(wechat.account, shop.clock.now());
    const granted = grantCode(wechat.account, openid, shop.clock.now().getTime());
    sent['/open/buyer/identity'] = { app: 'miniProgramme', code: granted };
    sent['/open/coupon/claim'] = { id: await coupon({ type: couponTypes.claimed }) };
    const { id } = await start((await bargain()).id, 'brings');
    sent['/open/bargain/help'] = { id };
  });

  it.each(naming)('is refused $path, which says so beforehand', async ({ path, refuses }) => {
    expect(refuses).toContain(customerRefusals.DISABLED);
    expect(await storefront.raw('POST', path, { body: { account, ...sent[path] } })).toMatchObject(refused);
  });
});
