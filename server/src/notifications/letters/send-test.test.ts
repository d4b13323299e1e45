import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notificationCalls } from '#contract/notifications/notifications.ts';
import { letterCalls } from '#contract/notifications/letters.ts';
import { outboxCalls } from '#contract/notifications/outbox.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { customerIdentity, findOrCreateCustomer, setPhone } from '#server/customers/index.ts';
import { addFan } from '../../../../stand-ins/wechat/people.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { openPassAccount } from '../../../test/pass-account.ts';
import { powerCutAfter } from '../../../test/power-cut.ts';
import { openShop } from '../../../test/shop.ts';
import { openWechatAccount } from '../../../test/wechat-account.ts';
import { outbox } from '../outbox/tables.ts';
import { sendTest } from './send-test.ts';

const shop = openShop();
const wechat = openWechatAccount(shop);
const pass = openPassAccount(shop);
const { written } = accountsIn(shop);
const admin = shop.admin();
const PAID = { wechat: 'TPL_paid', routine: 'SUB_paid' };
const ADMIN_PAID = 8;

const test = (input: object) => admin.run(letterCalls.test, { id: 1, detailType: 'routine', ...input });
const sentTo = (openid: string) => wechat.account.sent.filter((one) => one.openid === openid);
const textsTo = (phone: string) => pass.account.sent.filter((one) => one.phone === phone);
const lettersTo = (recipient: string) => shop.db.select().from(outbox).where(eq(outbox.recipient, recipient));

const asking = () => ({
  actor: systemActor('test'),
  from: { address: '', agent: '', requestNo: '' },
  now: shop.clock.now(),
  cookies: { read: () => '', write: () => undefined },
  say: () => undefined,
});

let people = 0;
/** A customer known in the app, with a number of their own. */
async function customer() {
  const account = `tested-${(people += 1)}`;
  const phone = String(13_600_000_000 + people);
  const fan = addFan(wechat.account, shop.clock.now());
  const uid = await written(async (write) => {
    const id = await findOrCreateCustomer(write, { account, nickname: '小明', userType: 'routine' });
    await setPhone(write, { id, phone });
    const { appId } = wechat.account;
    await write.tx
      .insert(customerIdentity)
      .values({ uid: id, appId, openid: fan.openid, createTime: write.now, updateTime: write.now });
    return id;
  });
  return { uid, phone, fan, openid: fan.openid };
}

describe('a test of a message', () => {
  it('says what the shop lacks', async () => {
    await admin.run(notificationCalls.update, { id: 1, detailType: 'wechat', tempId: PAID.wechat, status: 2 });
    await expect(test({ detailType: 'routine', uid: 1 })).rejects.toMatchObject({
      message: expect.stringContaining('还没有模板 ID'),
    });
    await expect(test({ detailType: 'wechat' })).rejects.toMatchObject({ message: '还没有接入公众号，接入后才能发送测试消息' });
    await expect(test({ id: 12, detailType: 'wechat' })).rejects.toMatchObject({ message: '通知没有配置公众号模板' });
  });
});

describe('a test of a message in a shop that is connected', () => {
  beforeAll(async () => {
    await wechat.plugIn();
    await pass.plugIn();
    wechat.account.templates.set(PAID.wechat, { id: PAID.wechat, title: '付款', fields: ['keyword1', 'keyword2'] });
    const fields = ['character_string3', 'amount9', 'thing6'];
    wechat.account.templates.set(PAID.routine, { id: PAID.routine, title: '付款', fields });
    await admin.run(notificationCalls.update, { id: 1, detailType: 'routine', tempId: PAID.routine, status: 2 });
  });
  beforeEach(() => shop.clock.pass('2 hours'));

  it('goes to a customer with the values of the preview, also of a channel that is off, and is nobody’s work any more', async () => {
    const { uid, fan, openid } = await customer();
    fan.grants.set(PAID.routine, 1);

    const outcome = await test({ uid });
    await shop.pass('10 minutes');

    expect(outcome).toMatchObject({
      outcome: 'sent',
      says: expect.stringMatching(/^已发出，微信消息编号 3\d{17}，请在手机上查看$/),
    });
    expect(sentTo(openid)).toMatchObject([
      { data: { character_string3: 'order20261129010203', amount9: '199.00元', thing6: '您的订单已支付成功' } },
    ]);
    expect(await lettersTo(openid)).toMatchObject([
      { state: 'sent', isTest: true, customerId: uid, values: { price: '199.00元' } },
    ]);
  });

  it('says why a customer gets none', async () => {
    const { uid, fan, openid } = await customer();
    expect(await test({ uid })).toEqual({
      outcome: 'notAuthorised',
      says: '没有发出：对方没有授权这条订阅消息，请在小程序里点“允许”后再测试',
    });
    fan.isSubscribed = false;
    expect(await test({ uid, detailType: 'wechat' })).toMatchObject({ outcome: 'notFollowing' });
    await expect(test({ uid: 99_999 })).rejects.toMatchObject({ message: '没有找到这位用户，可能已注销，请重新选择' });
    expect(sentTo(openid)).toEqual([]);
  });

  it('goes to the WeChat of whoever asks', async () => {
    const { openid } = addFan(wechat.account, shop.clock.now());
    const { appId } = wechat.account;
    await written(({ tx, now }) =>
      tx.execute(
        sql`insert into admin_wechat (admin_id, app_id, openid, create_time) select max(id), ${appId}, ${openid}, ${now} from admin`,
      ),
    );
    expect(await test({ detailType: 'wechat' })).toMatchObject({ outcome: 'sent' });
    await written(({ tx }) => tx.execute(sql`delete from admin_wechat`));

    expect(sentTo(openid)).toMatchObject([{ data: { keyword1: '199.00元', keyword2: 'order20261129010203' } }]);
  });

  it('asks whom it is for', async () => {
    await expect(test({})).rejects.toMatchObject({ message: '请选择收测试消息的用户' });
    await expect(test({ detailType: 'sms' })).rejects.toMatchObject({ message: '请填写手机号或选择用户' });
    await expect(test({ detailType: 'wechat' })).rejects.toMatchObject({ message: expect.stringContaining('还没有绑定') });
  });

  it('goes out once where nobody knows whether it left, and is sent again by nobody', async () => {
    const { uid, fan, openid } = await customer();
    fan.grants.set(PAID.routine, 2);
    await shop.app.providers.miniProgramme.listTemplates();
    wechat.platform().become('lostAnswer');
    expect(await test({ uid })).toMatchObject({ outcome: 'unknown', says: expect.stringMatching(/^结果未知/) });
    wechat.platform().become(undefined);
    await shop.pass('1 day');

    expect(sentTo(openid)).toHaveLength(1);
    const [letter] = await lettersTo(openid);
    expect(letter).toMatchObject({ state: 'dead', outcome: 'unknown' });
    expect((await admin.run(outboxCalls.list, { page: 1, limit: 20 })).list).toEqual([]);
    expect(await admin.run(outboxCalls.resend, { ids: [letter?.id ?? 0] })).toEqual({ count: 0 });
  });

  it('whose process dies is not sent again', async () => {
    const { uid, fan, openid } = await customer();
    fan.grants.set(PAID.routine, 2);
    const dying = sendTest(powerCutAfter(shop, 2))({ id: 1, detailType: 'routine', uid }, asking());
    await expect(dying).rejects.toThrow('power');
    await shop.pass('10 minutes');

    expect(sentTo(openid)).toHaveLength(1);
    expect(await lettersTo(openid)).toMatchObject([{ state: 'dead', outcome: 'unknown' }]);
  });

  it('says that the account is paused, and is not kept for later', async () => {
    const { uid, fan, openid } = await customer();
    fan.grants.set(PAID.routine, 1);
    const SEND = '/cgi-bin/message/subscribe/send';
    wechat.account.quotas.set(SEND, wechat.asked(SEND));
    expect(await test({ uid })).toEqual({ outcome: 'unsent', says: '没有发出：今日调用次数已用完，次日零点恢复' });
    wechat.account.quotas.clear();
    await shop.pass('2 days');

    expect(sentTo(openid)).toEqual([]);
  });

  it('goes to a telephone by text message: a customer’s, or one that is typed', async () => {
    const { uid, phone } = await customer();
    expect(await test({ detailType: 'sms', uid })).toMatchObject({ outcome: 'sent', says: expect.stringContaining('已发出') });
    expect(await test({ detailType: 'sms', phone: '13811110000', id: ADMIN_PAID })).toMatchObject({ outcome: 'sent' });

    expect(textsTo(phone)).toMatchObject([{ template: '440396', values: { pay_price: '199.00' } }]);
    expect(textsTo('13811110000')).toMatchObject([{ template: '440406', values: { order_id: 'order20261129010203' } }]);
  });

  it('is one of twenty an hour', async () => {
    const { uid } = await customer();
    const sent = await Promise.allSettled(Array.from({ length: 22 }, () => test({ uid })));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    await expect(test({ uid })).rejects.toMatchObject({ message: '测试消息每小时最多 20 条，请稍后再试' });
  });
});

describe('the record of letters', () => {
  const list = (query: object) => admin.run(letterCalls.list, { page: 1, limit: 50, ...query });

  it('finds what became of a letter by its customer, number, event, channel, outcome and day', async () => {
    shop.clock.pass('2 hours');
    const { uid, phone, openid } = await customer();
    await test({ uid });
    await test({ uid, detailType: 'sms' });

    const { list: rows, total } = await list({ uid });
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      { channel: 'sms', outcome: 'sent', nickname: '小明', recipient: expect.stringMatching(/^136\*{4}\d{4}$/), isTest: true },
      { channel: 'routine', outcome: 'notAuthorised', recipient: openid, content: expect.stringContaining('金额 199.00元') },
    ]);
    expect((await list({ phone })).list).toHaveLength(2);
    expect((await list({ uid, outcome: 'notAuthorised' })).list).toMatchObject([{ reason: '客户未授权该订阅消息' }]);
    expect((await list({ uid, channel: 'sms', mark: 'paySuccess', dateLimit: 'today' })).list).toHaveLength(1);
    expect((await list({ uid, mark: 'deliverGoods' })).list).toEqual([]);
    expect((await list({ uid, dateLimit: 'yesterday' })).list).toEqual([]);
  });

  it('holds no message to staff', async () => {
    const { list: rows } = await list({});
    expect(rows.every(({ uid, isTest }) => uid > 0 || isTest)).toBe(true);
  });
});
