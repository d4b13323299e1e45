import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openIdentityCalls } from '#contract/customers/identities.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { openOrderPaymentCalls } from '#contract/orders/payments/order-payments.ts';
import { storefrontKeyCalls } from '#contract/storefront/keys.ts';
import { customerIdentity, seeFollower } from '#server/customers/index.ts';
import { addFan, grantCode } from '../../../../stand-ins/wechat/people.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openPayProvider } from '../../../test/pay-provider.ts';
import { openShop } from '../../../test/shop.ts';
import { openStorefrontClient } from '../../../test/storefront.ts';
import { openWechatAccount } from '../../../test/wechat-account.ts';

const provider = openPayProvider(() => shop.clock.now(), { routine: 'wxshop' });
const shop = openShop({ payments: provider });
const wechat = openWechatAccount(shop, 'wxshop');
const { sku, order, storefront } = ordersIn(shop);
const { uidOf, written } = accountsIn(shop);

const person = () => addFan(wechat.account, shop.clock.now()).openid;
const codeOf = (openid: string, isSnapshot = false) => grantCode(wechat.account, openid, shop.clock.now().getTime(), isSnapshot);
const identify = (code: string, more: { account?: string; app?: 'publicAccount' | 'miniProgramme' } = {}) =>
  storefront.run(openIdentityCalls.identify, { app: 'miniProgramme', code, ...more });
const rowsOf = (openid: string) => shop.db.select().from(customerIdentity).where(eq(customerIdentity.openid, openid));

beforeAll(() => wechat.plugIn());

describe('a code of WeChat', () => {
  it('tells who it is, and the customer whom a storefront has signed in, without the key of the session', async () => {
    const openid = person();
    const told = await storefront.raw('POST', '/open/buyer/identity', {
      body: { app: 'miniProgramme', code: codeOf(openid), account: 'anna' },
    });

    const { unionid } = wechat.account.fans.get(openid) ?? {};
    expect(told).toMatchObject({ code: 200, data: { appId: 'wxshop', openid, unionid, account: 'anna' } });
    expect(JSON.stringify(told)).not.toContain('S_');
    expect(await rowsOf(openid)).toMatchObject([{ uid: await uidOf('anna'), unionid, lastSeenTime: expect.any(Date) }]);
  });

  it('finds the customer again without an account, and makes one where there is none', async () => {
    const [known, fresh] = [person(), person()];
    await identify(codeOf(known), { account: 'bert' });

    expect(await identify(codeOf(known), { app: 'publicAccount' })).toMatchObject({ account: 'bert' });
    const { account } = await identify(codeOf(fresh));
    expect(await rowsOf(fresh)).toMatchObject([{ uid: await uidOf(account) }]);
  });

  it('leaves one row, also where one code or one person comes many times at once', async () => {
    const openid = person();
    const once = codeOf(openid);
    const asked = [once, once, once, ...Array.from({ length: 5 }, () => codeOf(openid))].map((code) => identify(code));
    const settled = await Promise.allSettled(asked);

    const told = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value.account] : []));
    expect(told).toHaveLength(6);
    expect(new Set(told).size).toBe(1);
    expect(await rowsOf(openid)).toHaveLength(1);
  });

  it('takes nobody over: an identity of another customer is refused and stays theirs', async () => {
    const openid = person();
    await identify(codeOf(openid), { account: 'carl' });

    await expect(identify(codeOf(openid), { account: 'dora' })).rejects.toMatchObject({
      message: '这个微信已属于另一位客户，请用原来的账号登录，或联系客服合并账号',
    });
    const race = await Promise.allSettled(['emil', 'fred'].map((account) => identify(codeOf(person()), { account })));
    expect(race.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await rowsOf(openid)).toMatchObject([{ uid: await uidOf('carl') }]);
  });

  it('of one person for two accounts at once is one customer’s', async () => {
    const openid = person();
    const race = await Promise.allSettled(['gina', 'hugo'].map((account) => identify(codeOf(openid), { account })));

    expect(race.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await rowsOf(openid)).toHaveLength(1);
  });

  it('of a visitor, one that was used and one of a customer who is switched off are refused', async () => {
    const openid = person();
    await expect(identify(codeOf(openid, true), { app: 'publicAccount' })).rejects.toMatchObject({
      message: '当前是游客模式，请点击“使用完整服务”后再登录',
    });
    const code = codeOf(openid);
    await identify(code, { account: 'ines' });
    await expect(identify(code)).rejects.toMatchObject({ message: '授权码已用过，请重新打开页面' });

    await shop.admin().run(customerCalls.update, { id: await uidOf('ines'), isPromoter: false, status: false });
    await expect(identify(codeOf(openid))).rejects.toMatchObject({ message: '当前账户已禁用，请联系管理员！' });
  });

  it('tells a key with customers of its own nothing of those of others', async () => {
    const openid = person();
    await identify(codeOf(openid), { account: 'jana' });
    const key = await shop.admin().run(storefrontKeyCalls.save, { name: randomUUID(), ownCustomersOnly: true });
    const other = openStorefrontClient(shop, async () => key);

    const ask = (of: string) => other.run(openIdentityCalls.identify, { app: 'miniProgramme', code: codeOf(of) });
    await expect(ask(openid)).rejects.toMatchObject({ message: expect.stringContaining('另一位客户') });
    const own = person();
    const { account } = await ask(own);
    expect(account).not.toContain(key.keyId);
    expect(await ask(own)).toMatchObject({ account });
  });
});

describe('a payment', () => {
  const pay = (orderNo: string, openid?: string) =>
    storefront.run(openOrderPaymentCalls.startPayment, { orderNo, channel: 'routine', ...(openid && { openid }) });

  it('of a customer whom the app knows needs no openid', async () => {
    const openid = person();
    const { account } = await identify(codeOf(openid));
    const { orderNo } = await order({ of: await sku({ price: 1000 }), buyer: { account } });

    const { number } = await pay(orderNo);
    expect(provider.payerOf(number)).toBe(openid);
  });

  it('is refused of nobody, and of a person whom another app knows', async () => {
    const { orderNo } = await order({ of: await sku({ price: 1000 }), buyer: { account: 'kurt' } });
    await expect(pay(orderNo)).rejects.toMatchObject({ message: '缺少付款人的 openid' });

    await written((write) => seeFollower(write, { appId: 'wxother', openid: 'o-elsewhere', at: write.now }));
    await expect(pay(orderNo, 'o-elsewhere')).rejects.toMatchObject({ message: expect.stringContaining('另一个公众号或小程序') });
  });
});
