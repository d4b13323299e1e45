import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '#contract/durations.ts';
import { smsRecordCalls } from '#contract/notifications/sms-records.ts';
import { openCodeCalls } from '#contract/profiles/phone-codes.ts';
import { openRegistrationCalls } from '#contract/profiles/registrations.ts';
import { configCalls } from '#contract/settings/config.ts';
import { customer } from '#server/customers/index.ts';
import { openPassAccount } from '../../../test/pass-account.ts';
import { openShop } from '../../../test/shop.ts';
import { openStorefrontClient } from '../../../test/storefront.ts';
import { phoneCode, phoneCodeTurn } from './tables.ts';

const shop = openShop();
const pass = openPassAccount(shop);
const admin = shop.admin();
const storefront = openStorefrontClient(shop);

let last = 13_600_000_000;
const newPhone = () => String((last += 1));
const send = (phone: string, { purpose = 'login' as const, buyerIp = '203.0.113.7' } = {}) =>
  storefront.run(openCodeCalls.send, { phone, purpose, buyerIp });
const check = (phone: string, code: string) => storefront.run(openCodeCalls.check, { phone, purpose: 'login', code });
const codeTo = (phone: string) => pass.account.sent.findLast((message) => message.phone === phone)?.values['code'] ?? '';
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const minutesUntil = (at: Date) => Math.round((at.getTime() - shop.clock.now().getTime()) / MINUTE);
const records = async (phone: string) => (await admin.run(smsRecordCalls.list, { page: 1, limit: 20, phone })).list;

describe('a shop without an account for text messages', () => {
  it('says so to whoever asks for a code, and counts nothing', async () => {
    await expect(send('13600000000')).rejects.toMatchObject({ message: '发送短信请先登录一号通账号' });
    expect(await shop.db.$count(phoneCodeTurn)).toBe(0);
  });
});

describe('with an account', () => {
  beforeAll(() => pass.plugIn());
  beforeEach(() => {
    pass.platform().become(undefined);
    Object.assign(pass.account.sms, { num: 1000, open: 1 });
    shop.clock.pass('2 days');
  });

  describe('a code', () => {
    it('is sent, and right once', async () => {
      const phone = newPhone();
      const { expireTime } = await send(phone);
      expect(minutesUntil(expireTime)).toBe(3);
      expect(codeTo(phone)).toMatch(/^\d{6}$/);

      await check(phone, codeTo(phone));
      await expect(check(phone, codeTo(phone))).rejects.toMatchObject({ message: '验证码已过期' });
    });

    it('is of its purpose alone', async () => {
      const phone = newPhone();
      await send(phone);
      const verify = { phone, purpose: 'verify' as const, code: codeTo(phone) };

      await expect(storefront.run(openCodeCalls.check, verify)).rejects.toMatchObject({ message: '验证码已过期' });
      await check(phone, codeTo(phone));
    });

    it('binds a number to a customer', async () => {
      const phone = newPhone();
      await storefront.run(openCodeCalls.send, { phone, purpose: 'bind', buyerIp: '203.0.113.7' });
      await storefront.run(openRegistrationCalls.bindPhone, { account: 'texted', phone, code: codeTo(phone) });

      const [bound] = await shop.db.select().from(customer).where(eq(customer.account, 'texted'));
      expect(bound).toMatchObject({ phone });
    });

    it('allows five wrong tries, of twenty at once as well', async () => {
      const phone = newPhone();
      await send(phone);
      const tries = await Promise.allSettled(Array.from({ length: 20 }, () => check(phone, other(codeTo(phone)))));

      const says = tries.map((one) => (one.status === 'rejected' ? one.reason.message : 'right'));
      expect(says.filter((text) => text === '验证码错误')).toHaveLength(5);
      expect(says.filter((text) => text === '验证码已过期')).toHaveLength(15);
      await expect(check(phone, codeTo(phone))).rejects.toMatchObject({ message: '验证码已过期' });
    });

    it('is right for one of twenty who type it at once', async () => {
      const phone = newPhone();
      await send(phone);
      const tries = await Promise.allSettled(Array.from({ length: 20 }, () => check(phone, codeTo(phone))));

      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it.each(['', '0'])('is good for five minutes where the setting is "%s"', async (value) => {
      await admin.run(configCalls.save, { key: 'sms_code_expire', value });
      const { expireTime } = await send(newPhone());

      expect(minutesUntil(expireTime)).toBe(5);
      await admin.run(configCalls.save, { key: 'sms_code_expire', value: '3' });
    });

    it('is over after its minutes, and cleared away', async () => {
      const phone = newPhone();
      await send(phone);
      shop.clock.pass('4 minutes');
      await expect(check(phone, codeTo(phone))).rejects.toMatchObject({ message: '验证码已过期' });

      await shop.pass('2 days');
      expect([await shop.db.$count(phoneCode), await shop.db.$count(phoneCodeTurn)]).toEqual([0, 0]);
    });
  });

  describe('a phone number that asks for codes', () => {
    it.each(['', '1380000000', '23800000000'])('is refused where it is none: "%s"', async (phone) => {
      const body = { phone, purpose: 'login', buyerIp: '203.0.113.7' };
      expect(await storefront.raw('POST', '/open/sms/code/send', { body })).toMatchObject({
        code: 400,
        message: '请输入正确的手机号',
      });
    });

    it('gets one a minute, of twenty at once as well', async () => {
      const phone = newPhone();
      const sent = pass.account.sent.length;
      const asked = await Promise.allSettled(Array.from({ length: 20 }, () => send(phone)));

      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(pass.account.sent).toHaveLength(sent + 1);
      await expect(send(phone)).rejects.toMatchObject({ message: '您的短信发送过于频繁，请稍后再试' });
      shop.clock.pass('1 minute');
      await send(phone);
    });

    it('gets ten a day', async () => {
      const phone = newPhone();
      for (let given = 0; given < 10; given += 1) {
        await send(phone, { buyerIp: `203.0.113.${given}` });
        shop.clock.pass('1 minute');
      }

      await expect(send(phone)).rejects.toMatchObject({ message: '今天获取验证码的次数已达上限，请明天再试' });
      shop.clock.pass('1 day');
      await send(phone);
    });

    it('shares fifty a day with the others of an address, however many ask at once', async () => {
      const buyerIp = '198.51.100.9';
      const phones = Array.from({ length: 60 }, newPhone);
      const asked = await Promise.allSettled(phones.map((phone) => send(phone, { buyerIp })));

      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
      await send(newPhone(), { buyerIp: '198.51.100.10' });
    });
  });

  describe('a text message with a code', () => {
    it('is recorded without the code, under a masked number', async () => {
      const phone = newPhone();
      await send(phone);

      const [record] = await records(phone);
      expect(record).toMatchObject({ type: '验证码（登录）', phone: expect.stringMatching(/^136\*{4}\d{4}$/), state: 'sent' });
      expect(record?.content).toBe('验证码 ******，3 分钟内有效');
      const { rows } = await shop.db.execute(`select * from sms_record where phone = '${phone}'`);
      expect(JSON.stringify(rows)).not.toContain(codeTo(phone));
    });

    it.each([
      ['failed', '一号通平台接口手机号码错误', (phone: string) => void pass.account.barred.add(phone)],
      ['unknown', '一号通平台接口异常，没任何数据返回！请稍后重试', () => pass.platform().become('lostAnswer', 'sms_v2/send')],
      ['failed', '一号通平台接口异常！请稍后重试', () => pass.platform().become('html', 'user/info')],
    ])('is recorded as %s where it does not arrive', async (state, reason, meddle) => {
      const phone = newPhone();
      meddle(phone);
      await expect(send(phone)).rejects.toMatchObject({ message: '发送短信失败，请联系后台管理员' });

      expect(await records(phone)).toMatchObject([{ state, reason }]);
    });

    it.each([
      ['发送短信请先开通一号通账号服务', { open: 0 }],
      ['一号通账号服务余量不足', { num: 0 }],
    ])('is not begun while none can leave: %s', async (message, sms) => {
      Object.assign(pass.account.sms, sms);
      const phone = newPhone();

      await expect(send(phone)).rejects.toMatchObject({ message });
      expect(await records(phone)).toEqual([]);
    });
  });
});
