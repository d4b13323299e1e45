import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { erasureCalls } from '#contract/merges/erasures.ts';
import { notificationCalls } from '#contract/notifications/notifications.ts';
import { outboxCalls } from '#contract/notifications/outbox.ts';
import { outsideServiceCalls } from '#contract/services/outside-services.ts';
import { customerIdentity, findOrCreateCustomer } from '#server/customers/index.ts';
import { addFan } from '../../../../stand-ins/wechat/people.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { ordersIn } from '../../../test/orders.ts';
import { powerCutAfter } from '../../../test/power-cut.ts';
import { openShop } from '../../../test/shop.ts';
import { openWechatAccount } from '../../../test/wechat-account.ts';
import { deliver } from '../outbox/deliver.ts';
import { insertLetters } from '../outbox/queries.ts';
import { outbox } from '../outbox/tables.ts';
import { senders, settled } from '../senders.ts';

const shop = openShop();
const wechat = openWechatAccount(shop);
const { order, sku } = ordersIn(shop);
const { written } = accountsIn(shop);
const admin = shop.admin();
const PAID = { wechat: 'TPL_paid', routine: 'SUB_paid' };
const SEND = '/cgi-bin/message/template/send';

const lettersTo = (openid: string) => shop.db.select().from(outbox).where(eq(outbox.recipient, openid));
const sentTo = (openid: string) => wechat.account.sent.filter((one) => one.openid === openid);

let [people, cup] = [0, 0];
beforeAll(async () => void (cup = await sku({ name: '搪瓷杯', stock: 100 })));

/** A customer who came by an app of WeChat, and can be written to there. */
async function buyerBy(userType: 'wechat' | 'routine' | 'h5', appId = wechat.account.appId) {
  const buyer = { account: `buyer-${(people += 1)}`, nickname: '小明', userType };
  const fan = addFan(wechat.account, shop.clock.now());
  const uid = await written(async (write) => {
    const { tx, now } = write;
    const made = await findOrCreateCustomer(write, buyer);
    await tx.insert(customerIdentity).values({ uid: made, appId, openid: fan.openid, createTime: now, updateTime: now });
    return made;
  });
  const place = async () => order({ of: cup, buyer, paid: true });
  return { fan, uid, place, openid: fan.openid };
}
/** Sends what is due in a process whose power fails after so many writes: the claim of a letter, that it leaves, how it ended. */
const dieAfter = (writes: number) => expect(deliver(powerCutAfter(shop, writes), { senders, settled })).rejects.toThrow('power');
const grant = (fan: { grants: Map<string, number> }, times = 1) => fan.grants.set(PAID.routine, times);

describe('a letter to a customer', () => {
  it('is not written while no service is connected', async () => {
    const { openid, place } = await buyerBy('routine');
    await place();
    await shop.runQueued();

    expect(await lettersTo(openid)).toEqual([]);
  });
});

describe('a letter to a customer of a connected app', () => {
  beforeAll(async () => {
    await wechat.plugIn();
    // A letter is alone in its batch, so that what is written before the power fails is written for it.
    await admin.run(notificationCalls.switchNotice, { id: 8, status: 2 });
    wechat.account.templates.set(PAID.wechat, { id: PAID.wechat, title: '付款', fields: ['keyword1', 'keyword2'] });
    wechat.account.templates.set(PAID.routine, {
      id: PAID.routine,
      title: '付款',
      fields: ['character_string3', 'amount9', 'thing6'],
    });
    await admin.run(notificationCalls.update, { id: 1, detailType: 'wechat', tempId: PAID.wechat, status: 1 });
    await admin.run(notificationCalls.update, { id: 1, detailType: 'routine', tempId: PAID.routine, status: 1 });
  });

  it('goes to the app that its customer came by, once, with what was paid', async () => {
    const [follower, mini] = [await buyerBy('wechat'), await buyerBy('routine')];
    grant(mini.fan);
    const [ofFollower, ofMini] = [await follower.place(), await mini.place()];
    await shop.runQueued();

    expect(sentTo(follower.openid)).toMatchObject([
      { templateId: PAID.wechat, data: { keyword1: '10.00元', keyword2: ofFollower.orderNo } },
    ]);
    expect(sentTo(mini.openid)).toMatchObject([
      { templateId: PAID.routine, data: { character_string3: ofMini.orderNo, thing6: '您的订单已支付成功' } },
    ]);
    expect(await lettersTo(mini.openid)).toMatchObject([
      { state: 'sent', outcome: 'sent', customerId: mini.uid, providerNo: expect.stringMatching(/^3\d{17}$/) },
    ]);
  });

  it('is written for nobody who is not known in the app that is connected, or came by another way', async () => {
    const [other, browser] = [await buyerBy('wechat', 'wx-former'), await buyerBy('h5')];
    await other.place();
    await browser.place();

    expect([...(await lettersTo(other.openid)), ...(await lettersTo(browser.openid))]).toEqual([]);
  });

  it('that its customer takes not is done with, and no failure', async () => {
    const [silent, mini] = [await buyerBy('wechat'), await buyerBy('routine')];
    silent.fan.isSubscribed = false;
    await silent.place();
    await mini.place();
    await shop.runQueued();

    expect(await lettersTo(silent.openid)).toMatchObject([{ state: 'sent', outcome: 'notFollowing', attempts: 1 }]);
    expect(await lettersTo(mini.openid)).toMatchObject([{ outcome: 'notAuthorised', lastError: '客户未授权该订阅消息' }]);
    expect((await admin.run(outboxCalls.list, { page: 1, limit: 50 })).list).toEqual([]);
  });

  it('goes out once, also when the answer is lost', async () => {
    const [follower, mini] = [await buyerBy('wechat'), await buyerBy('routine')];
    grant(mini.fan, 2);
    await follower.place();
    await mini.place();
    await shop.app.providers.publicAccount.listTemplates();
    wechat.platform().become('lostAnswer');
    await shop.runQueued();
    wechat.platform().become(undefined);
    await shop.pass('2 minutes');

    expect(sentTo(follower.openid)).toHaveLength(1);
    expect(await lettersTo(follower.openid)).toMatchObject([{ outcome: 'sent', attempts: 2 }]);
    expect(sentTo(mini.openid)).toHaveLength(1);
    expect(await lettersTo(mini.openid)).toMatchObject([
      { state: 'dead', outcome: 'unknown', lastError: expect.stringContaining('可能已经送达') },
    ]);
  });

  it('goes out once, also when the process dies before it hears the answer', async () => {
    const [follower, mini] = [await buyerBy('wechat'), await buyerBy('routine')];
    grant(mini.fan, 2);
    for (const { place } of [follower, mini]) {
      await place();
      await dieAfter(2);
    }
    await shop.pass('6 minutes');

    expect(sentTo(follower.openid)).toHaveLength(1);
    expect(await lettersTo(follower.openid)).toMatchObject([{ state: 'sent', outcome: 'sent', attempts: 2 }]);
    expect(sentTo(mini.openid)).toHaveLength(1);
    expect(await lettersTo(mini.openid)).toMatchObject([
      { state: 'dead', outcome: 'unknown', lastError: expect.stringContaining('可能已经送达') },
    ]);
  });

  it('of a process that died is left to staff once WeChat has forgotten it, and sent where it never left', async () => {
    const [forgotten, unasked] = [await buyerBy('wechat'), await buyerBy('routine')];
    grant(unasked.fan);
    await forgotten.place();
    await dieAfter(2);
    await unasked.place();
    await dieAfter(1);
    shop.clock.pass('1 hour');
    await shop.pass('1 minute');

    expect(sentTo(forgotten.openid)).toHaveLength(1);
    expect(await lettersTo(forgotten.openid)).toMatchObject([{ state: 'dead', outcome: 'unknown' }]);
    expect(await lettersTo(unasked.openid)).toMatchObject([{ state: 'sent', outcome: 'sent' }]);
  });

  it('waits while WeChat takes none of the account, and leaves by itself', async () => {
    const follower = await buyerBy('wechat');
    wechat.account.quotas.set(SEND, wechat.asked(SEND));
    await follower.place();
    await shop.runQueued();
    expect(await lettersTo(follower.openid)).toMatchObject([
      { state: 'waiting', attempts: 0, lastError: '今日调用次数已用完，次日零点恢复' },
    ]);

    wechat.account.quotas.clear();
    await shop.pass('6 minutes');
    expect(sentTo(follower.openid)).toEqual([]);
    await admin.run(outsideServiceCalls.check, { name: 'publicAccount' });
    await shop.pass('6 minutes');
    expect(sentTo(follower.openid)).toHaveLength(1);
  });

  it('of a customer who was erased says nothing of them, and is sent to nobody', async () => {
    const { uid: customerId, openid: recipient } = await buyerBy('wechat');
    const values = { nickname: '小明' };
    const rest = [{ channel: 'sms' as const, appId: '', recipient: '13800000000' }];
    const letter = { mark: 'paySuccess', channel: 'wechat' as const, values, customerId, recipient };
    const { appId } = wechat.account;
    await written(async (write) => {
      const [, dead = 0] = await insertLetters(write, [
        { ...letter, subject: 'A1', appId, rest, cause: '公众号模板消息：小明没有关注' },
        { ...letter, subject: 'A2', appId },
      ]);
      await write.tx.update(outbox).set({ state: 'dead', lastError: '内容不符合微信的规则：小明' }).where(eq(outbox.id, dead));
    });
    await admin.run(erasureCalls.erase, { uid: customerId, confirm: String(customerId), reason: '本人申请' });
    await shop.pass('2 minutes');

    const rows = await shop.db.select().from(outbox).where(eq(outbox.customerId, customerId)).orderBy(outbox.id);
    const erased = { recipient: '', values: {}, outcome: 'erased', state: 'sent', lastError: '', rest: [], cause: '' };
    expect(rows).toMatchObject([
      { subject: 'A1', ...erased },
      { subject: 'A2', ...erased },
    ]);
    expect(sentTo(recipient)).toEqual([]);
  });
});
