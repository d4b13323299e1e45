import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { couponTypes } from '#contract/coupon-record.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { customerGroupCalls } from '#contract/customers/groups.ts';
import { mergeCalls } from '#contract/merges/merges.ts';
import { openRegistrationCalls, registrationCalls } from '#contract/profiles/registrations.ts';
import { phoneCodeSettings } from '#contract/profiles/settings.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openCouponCalls } from '#contract/storefront/coupons.ts';
import { customer } from '#server/customers/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { promotersIn } from '../../../test/promoters.ts';
import { openShop } from '../../../test/shop.ts';
import { openStorefrontClient } from '../../../test/storefront.ts';
import { phoneCode } from '../phone-codes/tables.ts';

const shop = openShop();
const admin = shop.admin();
const storefront = openStorefrontClient(shop);
const { uidOf } = accountsIn(shop);
const { promoter } = promotersIn(shop);
const { coupon } = couponsIn(shop);
const of = async (account: string) => (await shop.db.select().from(customer).where(eq(customer.account, account)))[0];
const register = (phone: string, more = {}) => admin.run(registrationCalls.register, { phone, ...more });
const code = (phone: string) => storefront.run(openRegistrationCalls.code, { phone });
const bind = (account: string, phone: string, said: string) =>
  storefront.run(openRegistrationCalls.bindPhone, { account, phone, code: said });

describe('a customer registered by staff', () => {
  it('has what was filled in, the referrer and the coupons for newcomers', async () => {
    await coupon({ name: '新人券', type: couponTypes.newcomer });
    const spreadUid = await promoter('upper');
    const [group] = (await admin.run(customerGroupCalls.list, { page: 1, limit: 20 })).list;
    const draft = { nickname: '老张', avatar: '/files/public/user/zhang.png', groupId: group?.id, mark: '电话下单', spreadUid };

    const { uid } = await register('13900000001', { ...draft, pwd: 'secret-1' });

    expect(await of('13900000001')).toMatchObject({ id: uid, ...draft, phone: '13900000001', lastLoginTime: null });
    await shop.runQueued();
    const own = await storefront.run(openCouponCalls.own, { account: '13900000001', page: 1, limit: 20 });
    expect(own.list).toMatchObject([{ name: '新人券' }]);
    expect(await of('upper')).toMatchObject({ spreadCount: 1 });
  });

  it('is one for each phone number, of twenty at once', async () => {
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => register('13900000002')));

    const made = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value.uid] : []));
    expect(made).toHaveLength(1);
    const [uid] = made;
    await expect(register('13900000002')).rejects.toMatchObject({ message: '此手机号码已被注册', data: { uid } });
  });

  it('leads to who signs in by the number, though theirs is another now, also after a merge', async () => {
    const uids = await Promise.all(['13900000021', '13900000022'].map(async (phone) => (await register(phone)).uid));
    const [uid = 0, fromUid = 0] = uids;
    await admin.run(customerCalls.updatePhone, { id: uid, phone: '13900000023' });
    const says = `用户 ${uid} 在商城用这个手机号登录，绑定的却不是它，请先核对这位用户`;
    await expect(register('13900000021')).rejects.toMatchObject({ message: says, data: { uid } });

    await admin.run(mergeCalls.merge, { fromUid, toUid: uid, reason: '同一个人' });
    await expect(register('13900000022')).rejects.toMatchObject({ message: says, data: { uid } });
  });

  it('has no password that is too short', async () => {
    const answer = await admin.raw('POST', '/admin/user/register', { body: { phone: '13900000009', pwd: '12345' } });

    expect(answer).toMatchObject({ code: 400, message: '密码应为6到18个字符' });
  });

  it('is put below nobody but a promoter', async () => {
    const plain = await uidOf('plain');

    await expect(register('13900000003', { spreadUid: plain })).rejects.toMatchObject({
      message: '所选用户不是分销员，请选择分销员',
    });
    expect(await of('13900000003')).toBeUndefined();
  });
});

describe('a phone number', () => {
  it('is proved by a code: for somebody new, and for a known customer', async () => {
    await uidOf('known');
    await bind('known', '13900000004', (await code('13900000004')).code);
    await bind('fresh', '13900000005', (await code('13900000005')).code);
    await bind('fresh', '13900000005', 'again');

    expect(await of('known')).toMatchObject({ phone: '13900000004' });
    expect(await of('fresh')).toMatchObject({ phone: '13900000005', nickname: '用户0005' });
    await shop.pass('2 minutes');
    const other = await code('13900000005');
    await expect(bind('known', '13900000005', other.code)).rejects.toMatchObject({ message: '此手机号码已被注册' });
  });

  it('has a code that nobody reads in the database', async () => {
    const { code: right } = await code('13900000007');

    const [kept] = await shop.db.select().from(phoneCode).where(eq(phoneCode.phone, '13900000007'));
    expect(kept?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(kept?.hash).not.toBe(createHash('sha256').update(right).digest('hex'));
    expect(JSON.stringify(kept)).not.toContain(right);
    await shop.pass('2 minutes');
  });

  it('has a code that five wrong tries or the minutes of the setting end, once a minute', async () => {
    const { code: right } = await code('13900000006');
    await expect(code('13900000006')).rejects.toMatchObject({ message: '您的短信发送过于频繁，请稍后再试' });
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(bind('guess', '13900000006', wrong)).rejects.toMatchObject({ message: '验证码错误' });
    }
    await expect(bind('guess', '13900000006', right)).rejects.toMatchObject({ message: '验证码已过期' });

    await shop.pass('2 minutes');
    const { code: late } = await code('13900000006');
    await shop.pass('4 minutes');
    await expect(bind('guess', '13900000006', late)).rejects.toMatchObject({ message: '验证码已过期' });

    await admin.run(configCalls.save, { key: phoneCodeSettings.sms_code_expire.key, value: '10' });
    const { code: lasting } = await code('13900000006');
    await shop.pass('6 minutes');
    await bind('guess', '13900000006', lasting);
    expect(await of('guess')).toMatchObject({ phone: '13900000006' });
  });
});
