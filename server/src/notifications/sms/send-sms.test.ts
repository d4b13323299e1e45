import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { switchStates } from '#contract/notifications/event-terms.ts';
import { notificationCalls } from '#contract/notifications/notifications.ts';
import { outboxCalls } from '#contract/notifications/outbox.ts';
import { smsRecordCalls } from '#contract/notifications/sms-records.ts';
import { outsideServiceCalls } from '#contract/services/outside-services.ts';
import { findOrCreateCustomer, setPhone } from '#server/customers/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { openAliyunAccount } from '../../../test/aliyun-account.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openPassAccount } from '../../../test/pass-account.ts';
import { openShop } from '../../../test/shop.ts';
import { outbox } from '../outbox/tables.ts';
import { smsRecord } from './tables.ts';

const shop = openShop();
const pass = openPassAccount(shop);
const aliyun = openAliyunAccount(shop);
const { order, sku } = ordersIn(shop);
const { written } = accountsIn(shop);
const admin = shop.admin();
const sentTo = (phone: string) => pass.account.sent.filter((message) => message.phone === phone);
const recordsOf = async (phone: string) => (await admin.run(smsRecordCalls.list, { page: 1, limit: 20, phone })).list;

const lettersTo = (recipient: string) => shop.db.select().from(outbox).where(eq(outbox.recipient, recipient));

let [last, cup] = [13_500_000_000, 0];
beforeAll(async () => void (cup = await sku({ name: '搪瓷杯', stock: 1000 })));

/** A paid order of a customer with a number of their own. */
async function paidOrder() {
  const phone = String((last += 1));
  const buyer = { account: `texted-${phone}`, nickname: '小明', userType: 'h5' as const };
  await written(async (write) => setPhone(write, { id: await findOrCreateCustomer(write, buyer), phone }));
  const { orderNo } = await order({ of: cup, buyer, paid: true });
  await shop.runQueued();
  return { phone, orderNo };
}

describe('a shop without an account for text messages', () => {
  it('writes none down', async () => {
    await paidOrder();
    expect(await shop.db.$count(smsRecord)).toBe(0);
  });
});

describe('a text message on an order', () => {
  beforeAll(() => pass.plugIn());
  beforeEach(() => {
    pass.platform().become(undefined);
    Object.assign(pass.account.sms, { num: 1000, open: 1 });
  });

  it('tells its customer by the template of the notice, and is recorded', async () => {
    const { phone, orderNo } = await paidOrder();

    expect(sentTo(phone)).toMatchObject([{ template: '440396', values: { pay_price: '10.00', order_id: orderNo } }]);
    expect(await recordsOf(phone)).toMatchObject([
      { type: '订单支付成功通知', state: 'sent', content: expect.stringContaining(`支付金额10.00元，订单号${orderNo}`) },
    ]);
  });

  it('tells each of the staff who take them, by name', async () => {
    const realName = '小李';
    const login = { account: 'texted-desk', pwd: 'Signal-box-2026', roles: [12] };
    await admin.run(administratorCalls.save, { ...login, realName, status: true, phone: '13811112222' });
    const [{ id } = { id: 0 }] = (await admin.run(administratorCalls.list, { page: 1, limit: 20, realName: login.account })).list;
    await admin.run(administratorCalls.updateIsSms, { id, isSms: true });

    const { orderNo } = await paidOrder();

    const told = sentTo('13811112222').filter(({ template }) => template === '440406');
    expect(told).toMatchObject([{ values: { admin_name: realName, order_id: orderNo } }]);
    expect((await recordsOf('13811112222'))[0]).toMatchObject({ receiver: `员工 ${realName}`, state: 'sent' });
  });

  it('waits while nothing is left, says so in 外部服务, and leaves once some were bought', async () => {
    await admin.run(outsideServiceCalls.check, { name: 'sms' });
    pass.account.sms.num = 0;
    shop.clock.pass('2 minutes');
    const { phone } = await paidOrder();
    expect(await recordsOf(phone)).toMatchObject([{ state: 'waiting', reason: '一号通账号服务余量不足' }]);
    const paused = (await admin.run(outsideServiceCalls.list, {})).find(({ name }) => name === 'sms');
    expect(paused).toMatchObject({ state: 'paused' });

    pass.account.sms.num = 50;
    await admin.run(outsideServiceCalls.check, { name: 'sms' });
    await shop.pass('10 minutes');

    expect(sentTo(phone)).toHaveLength(1);
    expect(await recordsOf(phone)).toMatchObject([{ state: 'sent' }]);
  });

  it('is not repeated by itself where nobody knows whether it left, and staff are told', async () => {
    await admin.run(outsideServiceCalls.check, { name: 'sms' });
    pass.platform().become('lostAnswer', 'sms_v2/send');
    const { phone, orderNo } = await paidOrder();
    await shop.pass('1 day');

    expect(sentTo(phone)).toHaveLength(1);
    expect(await recordsOf(phone)).toMatchObject([{ state: 'unknown' }]);
    const { list } = await admin.run(outboxCalls.list, { page: 1, limit: 20 });
    expect(list).toContainEqual(expect.objectContaining({ channel: 'sms', subject: orderNo }));
  });
});

describe('a text message of a shop that has gone over to 阿里云短信', () => {
  beforeAll(() => aliyun.plugIn());

  it('says which template is missing, and leaves by it once it is entered', async () => {
    const { phone } = await paidOrder();
    const letters = await admin.run(outboxCalls.list, { page: 1, limit: 20 });
    expect(letters.list[0]).toMatchObject({
      lastError: expect.stringContaining('这个通知没有阿里云短信的短信模板，请在消息通知的详情里填写'),
    });

    const notice = (await admin.run(notificationCalls.list, {})).find(({ mark }) => mark === 'paySuccess');
    const entered = { detailType: 'sms', status: switchStates.on, aliyunCode: 'SMS_100000002' } as const;
    await admin.run(notificationCalls.update, { id: notice?.id ?? 0, ...entered });
    const later = await paidOrder();

    const values = { pay_price: '10.00', order_id: later.orderNo };
    expect(aliyun.account.sent).toMatchObject([{ phone: later.phone, template: 'SMS_100000002', values }]);
    expect(await recordsOf(later.phone)).toMatchObject([{ state: 'sent', template: 'SMS_100000002', providerNo: '900000^0' }]);
    expect(sentTo(phone)).toEqual([]);
  });

  it('is asked whether it arrived, until its carrier says so; the answer stands with its letter', async () => {
    const [arrives, fails] = [await paidOrder(), await paidOrder()];
    aliyun.account.unreachable.set(fails.phone, 'MOBILE_IN_BLACK');
    aliyun.account.receiptAfter = 5 * 60_000;
    const asked = () => aliyun.platform().asked.filter((action) => action === 'QuerySendDetails').length;
    await shop.pass('2 minutes');
    expect(asked()).toBeGreaterThan(0);
    expect(await recordsOf(arrives.phone)).toMatchObject([{ state: 'sent', provider: '2' }]);

    await shop.pass('15 minutes');

    const says = '没有送达：号码在运营商的黑名单里，用户可能退订过短信';
    expect(await recordsOf(arrives.phone)).toMatchObject([{ state: 'delivered', reason: '' }]);
    expect(await recordsOf(fails.phone)).toMatchObject([{ state: 'failed', reason: says }]);
    expect(await lettersTo(arrives.phone)).toMatchObject([{ outcome: 'delivered' }]);
    expect(await lettersTo(fails.phone)).toMatchObject([{ outcome: 'failed', lastError: says }]);
    const before = asked();
    await shop.pass('2 hours');
    expect(asked()).toBe(before);
  });

  it('is found among those of its provider', async () => {
    const { list } = await admin.run(smsRecordCalls.list, { page: 1, limit: 50, provider: '2' });
    expect(new Set(list.map(({ template }) => template))).toEqual(new Set(['SMS_100000002']));
  });
});
