import { beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { notificationCalls } from '#contract/notifications/notifications.ts';
import { customerRunCalls } from '#contract/segments/customer-runs.ts';
import { customerIdentity, findOrCreateCustomer } from '#server/customers/index.ts';
import { outbox } from '#server/notifications/index.ts';
import { addFan } from '../../../../stand-ins/wechat/people.ts';
import { putTemplate } from '../../../../stand-ins/wechat/templates.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { openShop } from '../../../test/shop.ts';
import { openWechatAccount } from '../../../test/wechat-account.ts';

const shop = openShop();
const wechat = openWechatAccount(shop);
const { written } = accountsIn(shop);
const admin = shop.admin();
const { previewMany, noticeMany, rowsMany } = customerRunCalls;
const notice = { text: '周六盘点，暂停自提' };

let made = 0;
/** A customer, who may follow the public account. */
async function person(follows: boolean) {
  const fan = addFan(wechat.account, shop.clock.now());
  return written(async (write) => {
    const uid = await findOrCreateCustomer(write, { account: `notice-${(made += 1)}`, nickname: '小明', userType: 'wechat' });
    const times = { createTime: write.now, updateTime: write.now };
    const { appId } = wechat.account;
    await write.tx.insert(customerIdentity).values({ uid, appId, openid: fan.openid, subscribed: follows, ...times });
    return uid;
  });
}
const lettersTo = (uid: number) => shop.db.select().from(outbox).where(eq(outbox.customerId, uid));

describe('a notice to many while the shop has chosen no template for it', () => {
  it('is refused before it begins, and says what to do', async () => {
    const refused = { message: '还不能发送通知：请先接入公众号，再到消息通知里给“客群通知”选好公众号模板并启用' };
    const ids = [await person(true)];
    await expect(admin.run(previewMany, { ids, notice })).rejects.toMatchObject(refused);
    await expect(admin.run(noticeMany, { ids, notice })).rejects.toMatchObject(refused);
  });
});

describe('a notice to many', () => {
  beforeAll(async () => {
    await wechat.plugIn();
    const labels = ['用户昵称', '通知内容'];
    const { id } = putTemplate(wechat.account, { title: '通知', fields: ['thing1', 'thing2'], labels });
    const fields = [
      { name: 'thing1', value: 'nickname', text: '' },
      { name: 'thing2', value: 'tip', text: '' },
    ];
    await admin.run(notificationCalls.update, { id: 27, detailType: 'wechat', tempId: id, fields, status: 1 });
  });

  it('goes to those who follow, once a day, however often it is sent and by how many at once', async () => {
    const [first, second, stranger] = [await person(true), await person(true), await person(false)];
    const ids = [first, second, stranger];
    expect(await admin.run(previewMany, { ids, notice })).toMatchObject({ matched: 3, changed: 2 });

    const sent = await Promise.all([admin.run(noticeMany, { ids, notice }), admin.run(noticeMany, { ids, notice })]);
    expect(sent.map(({ changed }) => changed).reduce((sum, count) => sum + count)).toBe(2);
    expect(await admin.run(noticeMany, { ids, notice })).toMatchObject({ changed: 0 });

    expect(await lettersTo(first)).toMatchObject([
      { mark: 'customerNotice', channel: 'wechat', subject: notice.text, values: { nickname: '小明', tip: notice.text } },
    ]);
    expect(await lettersTo(stranger)).toEqual([]);
    const { list } = await admin.run(rowsMany, { id: sent[0]?.runId ?? 0, page: 1, limit: 20 });
    expect(list.find(({ id }) => id === stranger)).toMatchObject({ state: 'unchanged' });

    shop.clock.pass('25 hours');
    expect(await shop.admin().run(noticeMany, { ids, notice })).toMatchObject({ changed: 2 });
    await shop.runDue();
    await shop.pass('1 day');
    expect(wechat.account.sent.filter(({ data }) => data['thing2'] === notice.text)).toHaveLength(4);
  });

  it('is for those who may send notices', async () => {
    const clerk = shop.admin({ may: ['admin:user:tag'] });
    await expect(clerk.run(noticeMany, { ids: [await person(true)], notice })).rejects.toMatchObject({ code: 403 });
  });
});
