import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { notificationCalls } from '#contract/notifications/notifications.ts';
import { segmentCalls } from '#contract/segments/segments.ts';
import { outsideServiceCalls } from '#contract/services/outside-services.ts';
import { customerIdentity, findOrCreateCustomer } from '#server/customers/index.ts';
import { addFan } from '../stand-ins/wechat/people.ts';
import { sealedPush } from '../stand-ins/wechat/pusher.ts';
import { putTemplate } from '../stand-ins/wechat/templates.ts';
import { accountsIn } from '../server/test/accounts.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { openWechatAccount } from '../server/test/wechat-account.ts';
import { button, choose, closed, dialog, pick, row } from './acts.ts';
import { complaintsOf, dialogAlone, screenAlone } from './complaints.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const wechat = openWechatAccount(shop);
const { account } = wechat;
const { order, sku } = ordersIn(shop);
const { written } = accountsIn(shop);
const admin = shop.admin();
const SEND = '/cgi-bin/message/template/send';
const keys = {
  appId: account.appId,
  token: 'MadeUpToken',
  aesKey: 'AAUKDxQZHiMoLTI3PEFGS1BVWl9kaW5zeH2Ch4yRlps',
  now: () => shop.clock.now(),
};

let cup = 0;
beforeAll(async () => {
  await wechat.plugIn();
  await wechat.set({ field101: keys.token, field103: keys.aesKey, field104: '3', api_url: 'https://shop.example' });
  cup = await sku({ name: '搪瓷杯', stock: 100 });
});

/** A customer who came by an app of WeChat. */
async function buyer(nickname: string, userType: 'wechat' | 'routine' = 'wechat') {
  const known = { account: nickname, nickname, userType };
  const fan = addFan(account, shop.clock.now(), nickname);
  const uid = await written(async (write) => {
    const made = await findOrCreateCustomer(write, known);
    const times = { createTime: write.now, updateTime: write.now };
    await write.tx.insert(customerIdentity).values({ uid: made, appId: account.appId, openid: fan.openid, ...times });
    return made;
  });
  return { fan, uid, openid: fan.openid, pay: async () => order({ of: cup, buyer: known, paid: true }) };
}

/** News of WeChat about a message that it took. */
async function hear(openid: string, MsgID: string, Status: string) {
  const CreateTime = String(Math.floor(keys.now().getTime() / 1000));
  const news = { MsgType: 'event', Event: 'TEMPLATESENDJOBFINISH', MsgID, Status, CreateTime };
  const { query, body } = sealedPush(keys, { ToUserName: 'gh_1', FromUserName: openid, ...news });
  await shop.app.http.inject({ method: 'POST', url: `/api/public/wechat/message/webHook?${query}`, payload: body });
}

const sentTo = (openid: string) => account.sent.filter((one) => one.openid === openid);
const paidNotice = (page: Page) => row(page, '订单支付成功通知');
const switchOf = (page: Page) => page.getByRole('switch', { name: '订单支付成功通知：公众号模板' });

/** The record of letters to a customer, as the drawer of the customer leads to it. */
async function recordOf(uid: number): Promise<Page> {
  const page = await desk.sit(`/user/index?open=${uid}`, {}, { width: 1440 });
  await page.locator('.profile').getByRole('link', { name: '发送记录' }).click();
  await page.waitForURL(/\/user\/letter\?uid=/);
  return page;
}

describe('a template of the public account', () => {
  it('is synchronised, mapped, previewed, tested and switched on, and its letter stands in the record to the end', async () => {
    const { id } = putTemplate(account, {
      title: '付款提醒',
      fields: ['character_string1', 'amount2', 'thing3'],
      labels: ['订单编号', '付款金额', '门店'],
    });
    const tester = await buyer('收测试的人');
    const page = await desk.sit('/operation/notification', {}, { width: 1440 });

    await button(page, '同步微信模版消息').click();
    await button(dialog(page), '同步微信模版消息').click();
    await page.getByText('微信已不再提供旧模板库的编号 OPENTM400231951', { exact: false }).waitFor();
    expect(await complaintsOf(page, dialogAlone)).toEqual([]);
    await button(dialog(page), '知道了').click();

    await admin.run(notificationCalls.update, { id: 1, detailType: 'wechat', tempId: id, status: 2 });
    await switchOf(page).click();
    await page.getByText('模板里的“门店”还没有选择内容，请先在通知详情里选好再启用').waitFor();
    await expect.poll(() => switchOf(page).getAttribute('aria-checked')).toBe('false');

    await button(paidNotice(page), '详情').click();
    const preview = dialog(page).getByRole('figure', { name: '消息预览' });
    await preview.getByText('还没有内容，消息发不出去').waitFor();
    await pick(dialog(page).getByRole('combobox', { name: '门店的内容' }), '固定文字');
    await dialog(page).getByLabel('门店的文字').fill('一'.repeat(21));
    await button(dialog(page), '保存').click();
    await dialog(page).getByText('“门店”应为20 个字以内').first().waitFor();
    await dialog(page).getByLabel('门店的文字').fill('西湖店');
    await preview.getByText('西湖店').waitFor();
    await preview.getByText('199.00元').waitFor();
    expect(await complaintsOf(page, dialogAlone)).toEqual([]);
    await button(dialog(page), '保存').click();
    await closed(page);

    await button(paidNotice(page), '详情').click();
    await button(dialog(page), '发送测试消息').click();
    const test = page.getByRole('dialog', { name: '发送测试消息' });
    await test.getByText('一位用户').click();
    await button(test, '选择用户').click();
    await page.getByRole('radio', { name: /收测试的人/ }).click();
    await button(test, '发送').click();
    await test.waitFor({ state: 'hidden' });
    await dialog(page)
      .getByText(/^已发出/)
      .waitFor();
    expect(sentTo(tester.openid)).toMatchObject([{ templateId: id, data: { thing3: '西湖店', amount2: '199.00元' } }]);
    await dialog(page).locator('.ant-modal-close').click();
    await closed(page);

    await switchOf(page).click();
    await expect.poll(() => switchOf(page).getAttribute('aria-checked')).toBe('true');
    const customer = await buyer('付款的人');
    const { orderNo } = await customer.pay();
    await shop.runQueued();
    expect(sentTo(customer.openid)).toMatchObject([{ data: { character_string1: orderNo, thing3: '西湖店' } }]);

    const record = await recordOf(customer.uid);
    await row(record, '订单支付成功通知').getByText('已发出').waitFor();
    const { rows } = await shop.db.execute<{ no: string }>(
      `select provider_no no from outbox where recipient = '${customer.openid}'`,
    );
    await hear(customer.openid, rows[0]?.no ?? '', 'success');
    await record.reload();
    await row(record, '订单支付成功通知').getByText('已送达').waitFor();
    expect(await complaintsOf(record, screenAlone)).toEqual([]);
  });
});

describe('a letter that WeChat refuses', () => {
  it('of a customer who granted none is an outcome of its own, and no failure', async () => {
    const mini = await buyer('没有授权的人', 'routine');
    const { id } = putTemplate(account, {
      title: '付款成功',
      fields: ['character_string3', 'amount9', 'thing6'],
      labels: ['订单编号', '订单金额', '备注'],
      isOfProgramme: true,
    });
    await admin.run(notificationCalls.update, { id: 1, detailType: 'routine', tempId: id, status: 1 });
    await mini.pay();
    await shop.runQueued();

    const letter = row(await recordOf(mini.uid), '订单支付成功通知');
    await letter.getByText('未授权', { exact: true }).waitFor();
    await letter.getByText('客户未授权该订阅消息').waitFor();
  });

  const troubles: readonly [string, string, () => void, () => void][] = [
    [
      '40164',
      '本服务器的 IP 不在白名单里',
      () => (account.addresses.clear(), (account.tokens.length = 0)),
      () => account.addresses.add('127.0.0.1'),
    ],
    [
      '45009',
      '今日调用次数已用完，次日零点恢复',
      () => account.quotas.set(SEND, wechat.asked(SEND)),
      () => account.quotas.delete(SEND),
    ],
    ['48001', '该公众号没有此接口权限（需认证）', () => account.denied.add(SEND), () => account.denied.delete(SEND)],
  ];

  it.each(troubles)('for the whole account pauses the service: %s', async (code, says, begin, end) => {
    const customer = await buyer(`等着的人 ${code}`);
    begin();
    await customer.pay();
    await shop.runQueued();

    const letter = row(await recordOf(customer.uid), '订单支付成功通知');
    await letter.getByText('待发送').waitFor();
    await letter.getByText(says, { exact: false }).waitFor();

    const page = await desk.sit('/maintain/system/services', {}, { width: 1440 });
    await page.getByText(says, { exact: false }).first().waitFor();

    end();
    await admin.run(outsideServiceCalls.check, { name: 'publicAccount' });
    await shop.pass('6 minutes');
    expect(sentTo(customer.openid)).toHaveLength(1);
  });
});

describe('fans of the public account', () => {
  it('are read by a sync, seen with their customers, and notified as a group of customers', async () => {
    const follower = await buyer('关注的用户');
    const page = await desk.sit('/appSetting/publicAccount/fans', {}, { width: 1440 });
    await button(page, '同步粉丝').first().click();
    await button(dialog(page), '同步粉丝').click();
    await page.getByText('同步中').waitFor();
    await shop.runDue();
    await page.getByText(/^上次同步 .*，共 \d+ 人$/).waitFor();
    await row(page, follower.openid).getByText('关注的用户').waitFor();
    await row(page, follower.openid).getByText('公众号搜索').waitFor();
    expect(await complaintsOf(page, screenAlone)).toEqual([]);

    const { id } = putTemplate(account, { title: '门店通知', fields: ['thing1', 'thing2'], labels: ['用户昵称', '通知内容'] });
    const fields = [
      { name: 'thing1', value: 'nickname', text: '' },
      { name: 'thing2', value: 'tip', text: '' },
    ];
    await admin.run(notificationCalls.update, { id: 27, detailType: 'wechat', tempId: id, fields, status: 1 });
    await admin.run(segmentCalls.save, { name: '来过的人', filter: { keywords: '关注的用户' } });
    const groups = await desk.sit('/user/segment', {}, { width: 1440 });
    await choose(groups, row(groups, '来过的人'), '发送通知');
    await dialog(groups).getByLabel('通知内容').fill('周六盘点，暂停自提');
    await button(dialog(groups), '下一步：预览人数').click();
    expect(await complaintsOf(groups, dialogAlone)).toEqual([]);
    await button(dialog(groups), '通知 1 位用户').click();
    await groups.getByText('已通知 1 位用户').waitFor();
    await shop.runDue();
    await shop.pass('1 day');

    expect(sentTo(follower.openid)).toMatchObject([{ templateId: id, data: { thing2: '周六盘点，暂停自提' } }]);
  });

  it('fit a phone', async () => {
    const page = await desk.sit('/appSetting/publicAccount/fans', {}, { width: 390 });
    await page.getByText('关注中').filter({ visible: true }).first().waitFor();
    expect(await complaintsOf(page, screenAlone)).toEqual([]);
  });
});
