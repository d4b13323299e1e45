import { eq, or } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notificationCalls } from '#contract/notifications/notifications.ts';
import { letterCalls } from '#contract/notifications/letters.ts';
import { outboxCalls } from '#contract/notifications/outbox.ts';
import { outsideServiceCalls } from '#contract/services/outside-services.ts';
import { customerIdentity, findOrCreateCustomer, setPhone } from '#server/customers/index.ts';
import { addFan } from '../../../../stand-ins/wechat/people.ts';
import { putTemplate } from '../../../../stand-ins/wechat/templates.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openPassAccount } from '../../../test/pass-account.ts';
import { openShop } from '../../../test/shop.ts';
import { openWechatAccount } from '../../../test/wechat-account.ts';
import { settleDelivery } from '../letters/settle-delivery.ts';
import { outbox } from './tables.ts';

const shop = openShop();
const wechat = openWechatAccount(shop);
const pass = openPassAccount(shop);
const { order, sku } = ordersIn(shop);
const { written } = accountsIn(shop);
const admin = shop.admin();
const SEND = '/cgi-bin/message/template/send';

let [last, cup] = [13_600_000_000, 0];
const templates = { wechat: '', routine: '' };

beforeAll(async () => {
  await wechat.plugIn();
  await pass.plugIn();
  cup = await sku({ name: '搪瓷杯', stock: 1000 });
  const { account } = wechat;
  const labels = ['订单编号', '订单金额'];
  const fields = ['character_string1', 'amount2'];
  for (const channel of ['wechat', 'routine'] as const) {
    const { id } = putTemplate(account, { title: '付款', fields, labels, isOfProgramme: channel === 'routine' });
    templates[channel] = id;
    await admin.run(notificationCalls.update, { id: 1, detailType: channel, tempId: id, status: 1 });
  }
});
beforeEach(async () => {
  pass.account.sms.num = 1000;
  await admin.run(notificationCalls.setManner, { id: 1, manner: 'inTurn' });
});

/** A customer with a number, and the app by which they came; each pays once. */
async function payer(userType: 'wechat' | 'routine' | 'h5', isKnown = true) {
  const phone = String((last += 1));
  const buyer = { account: `in-turn-${phone}`, nickname: '小明', userType };
  const fan = addFan(wechat.account, shop.clock.now());
  const uid = await written(async (write) => {
    const made = await findOrCreateCustomer(write, buyer);
    await setPhone(write, { id: made, phone });
    const times = { createTime: write.now, updateTime: write.now };
    const identity = { uid: made, appId: wechat.account.appId, openid: fan.openid, ...times };
    if (isKnown) await write.tx.insert(customerIdentity).values(identity);
    return made;
  });
  return {
    fan,
    uid,
    texts: () => pass.account.sent.filter((message) => message.phone === phone).length,
    letters: () =>
      shop.db
        .select()
        .from(outbox)
        .where(or(eq(outbox.recipient, phone), eq(outbox.recipient, fan.openid)))
        .orderBy(outbox.id),
    async pay() {
      await order({ of: cup, buyer, paid: true });
      await shop.runQueued();
    },
  };
}

describe('a customer who is written to by one way after the other', () => {
  it('gets no text message where WeChat takes the first', async () => {
    const customer = await payer('routine');
    customer.fan.grants.set(templates.routine, 1);
    await customer.pay();

    expect(await customer.letters()).toMatchObject([{ channel: 'routine', outcome: 'sent' }]);
    expect(customer.texts()).toBe(0);
  });

  it('gets one where they take none there, and the record says why and what it cost', async () => {
    const customer = await payer('routine');
    await customer.pay();

    expect(customer.texts()).toBe(1);
    const { list } = await admin.run(letterCalls.list, { page: 1, limit: 20, uid: customer.uid });
    expect(list.toSorted((one, other) => one.id - other.id)).toMatchObject([
      { channel: 'routine', outcome: 'notAuthorised', reason: '客户未授权该订阅消息，已改发短信', texts: 0 },
      { channel: 'sms', outcome: 'sent', reason: '小程序订阅消息：客户未授权该订阅消息，改发短信', texts: 1 },
    ]);
  });

  it('gets one, and no failure stands, where the message could never be sent', async () => {
    const customer = await payer('wechat');
    wechat.account.banned.add(templates.wechat);
    await customer.pay();
    wechat.account.banned.clear();

    expect(customer.texts()).toBe(1);
    expect(await customer.letters()).toMatchObject([{ state: 'sent', outcome: 'unsent' }, { channel: 'sms' }]);
    expect((await admin.run(outboxCalls.list, { page: 1, limit: 20 })).list).toEqual([]);
  });

  it('gets one where WeChat says later that they have blocked the account, once, however often it says so', async () => {
    const customer = await payer('wechat');
    await customer.pay();
    const [{ providerNo } = { providerNo: '' }] = await customer.letters();
    expect(customer.texts()).toBe(0);

    const blocked = { providerNo, status: 'failed:user block' };
    await Promise.all([1, 2, 3].map(() => written((write) => settleDelivery(write, blocked))));
    await shop.pass('1 minute');

    expect(customer.texts()).toBe(1);
    expect(await customer.letters()).toMatchObject([
      { outcome: 'blocked', lastError: '用户设置了拒收消息，已改发短信' },
      { channel: 'sms', cause: '公众号模板消息：用户设置了拒收消息' },
    ]);
  });

  it('gets none where nobody heard whether the first has left', async () => {
    const customer = await payer('routine');
    customer.fan.grants.set(templates.routine, 1);
    await shop.app.providers.publicAccount.listTemplates();
    wechat.platform().loseNext('/cgi-bin/message/subscribe/send');
    await customer.pay();
    await shop.pass('2 minutes');

    expect(await customer.letters()).toMatchObject([{ outcome: 'unknown' }]);
    expect(customer.texts()).toBe(0);
  });

  it('gets one after an hour where WeChat takes no message of the account', async () => {
    const customer = await payer('wechat');
    wechat.account.quotas.set(SEND, wechat.asked(SEND));
    await customer.pay();
    await shop.pass('30 minutes');
    expect(customer.texts()).toBe(0);

    await shop.pass('31 minutes');
    wechat.account.quotas.clear();
    await admin.run(outsideServiceCalls.check, { name: 'publicAccount' });

    expect(customer.texts()).toBe(1);
    await shop.pass('1 day');
    expect(customer.texts()).toBe(1);
    expect(wechat.account.sent.filter(({ openid }) => openid === customer.fan.openid)).toEqual([]);
  });

  it('gets one at once where WeChat does not know them', async () => {
    const customer = await payer('routine', false);
    await customer.pay();

    expect(customer.texts()).toBe(1);
    expect(await customer.letters()).toMatchObject([{ channel: 'sms', cause: '没有这位用户的微信身份' }]);
  });

  it('gets both where staff have chosen so', async () => {
    await admin.run(notificationCalls.setManner, { id: 1, manner: 'all' });
    const customer = await payer('routine');
    await customer.pay();

    expect(customer.texts()).toBe(1);
    expect(await customer.letters()).toMatchObject([
      { channel: 'routine', lastError: '客户未授权该订阅消息' },
      { channel: 'sms', cause: '' },
    ]);
  });
});
