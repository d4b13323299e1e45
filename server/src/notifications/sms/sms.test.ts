import { beforeAll, describe, expect, it } from 'vitest';
import { erasureCalls } from '#contract/merges/erasures.ts';
import { smsRecordCalls } from '#contract/notifications/sms-records.ts';
import { openCodeCalls } from '#contract/profiles/phone-codes.ts';
import { registrationCalls } from '#contract/profiles/registrations.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { openPassAccount } from '../../../test/pass-account.ts';
import { openShop } from '../../../test/shop.ts';
import { openStorefrontClient } from '../../../test/storefront.ts';
import { insertRecord } from './queries.ts';
import { smsRecord } from './tables.ts';

const shop = openShop();
const pass = openPassAccount(shop);
const admin = shop.admin();
const storefront = openStorefrontClient(shop);
const list = async (query = {}) => (await admin.run(smsRecordCalls.list, { page: 1, limit: 20, ...query })).list;
const sendCode = (phone: string) => storefront.run(openCodeCalls.send, { phone, purpose: 'verify', buyerIp: '203.0.113.8' });
const paid = {
  mark: 'paySuccess',
  template: '440396',
  provider: '1' as const,
  values: { order_id: 'order7' },
  content: '订单号order7',
};

beforeAll(() => pass.plugIn());

describe('the record of text messages', () => {
  it('is found by number, state and period, the latest first, and shows no whole number', async () => {
    await sendCode('13700000001');
    pass.account.barred.add('13700000002');
    await sendCode('13700000002').catch(() => undefined);

    expect((await list()).map(({ phone, state }) => [phone, state])).toEqual([
      ['137****0002', 'failed'],
      ['137****0001', 'sent'],
    ]);
    expect(await list({ phone: '13700000001' })).toMatchObject([{ state: 'sent', type: '验证码（身份验证）' }]);
    expect(await list({ phone: '1370000000' })).toEqual([]);
    expect(await list({ state: 'failed' })).toMatchObject([{ phone: '137****0002' }]);
    expect(await list({ dateLimit: 'yesterday' })).toEqual([]);
  });

  it('forgets a customer who is erased, by number and by customer', async () => {
    const { uid } = await admin.run(registrationCalls.register, { phone: '13700000003', nickname: '老李' });
    await sendCode('13700000003');
    await shop.app.write({ name: 'test', actor: systemActor('test') }, (write) =>
      insertRecord(write, { ...paid, phone: '13700000009', customerId: uid, state: 'waiting', reason: '' }),
    );

    await admin.run(erasureCalls.erase, { uid, reason: '本人要求', confirm: '老李' });

    const { rows } = await shop.db.execute(`select phone, content, "values"::text from sms_record order by id desc limit 2`);
    expect(rows).toEqual([
      { phone: '', content: '', values: '{}' },
      { phone: '', content: '', values: '{}' },
    ]);
    expect(await list({ state: 'failed' })).toContainEqual(
      expect.objectContaining({ receiver: `用户 ${uid}`, reason: '用户已注销' }),
    );
  });

  it('is kept for half a year', async () => {
    await sendCode('13700000004');
    await shop.pass('170 days');
    expect(await list({ phone: '13700000004' })).toHaveLength(1);

    await shop.pass('11 days');
    expect(await shop.db.$count(smsRecord)).toBe(0);
  });
});
