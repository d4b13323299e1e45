import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { menuCalls } from '#contract/wechat/menus.ts';
import { replyCalls } from '#contract/wechat/replies.ts';
import type { Account } from '../stand-ins/wechat/account.ts';
import { readAnswer, sealedPush } from '../stand-ins/wechat/pusher.ts';
import { contentIn } from '../server/test/content.ts';
import { openShop } from '../server/test/shop.ts';
import { openWechatAccount } from '../server/test/wechat-account.ts';
import { button, dialog, pick } from './acts.ts';
import { complaintsOf, screenAlone } from './complaints.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const wechat = openWechatAccount(shop);
const { account } = wechat;
const keys = {
  appId: account.appId,
  token: 'MadeUpToken',
  aesKey: 'AAUKDxQZHiMoLTI3PEFGS1BVWl9kaW5zeH2Ch4yRlps',
  now: () => shop.clock.now(),
};

beforeAll(async () => {
  await wechat.plugIn();
  await wechat.set({ field101: keys.token, field103: keys.aesKey, field104: '3', api_url: 'https://shop.example' });
});

const WIDTHS = [1440, 390];
const phone = (page: Page) => page.getByRole('group', { name: '手机预览' });
const panel = (page: Page) => page.getByRole('group', { name: '菜单信息' });
const fill = (page: Page, label: string, text: string) => panel(page).getByRole('textbox', { name: label }).fill(text);

async function confirm(page: Page, act: string) {
  await button(page, act).first().click();
  await button(dialog(page), act).click();
}

const names = () => account.menu?.button.map((one) => Object(one).name);

describe('the menu of the public account', () => {
  it.each(WIDTHS)('is written, published, taken one step back and deleted (%i px)', async (width) => {
    account.menu = undefined as Account['menu'];
    const { version } = await shop.admin().run(menuCalls.draft, {});
    await shop.admin().run(menuCalls.create, { button: [], isDraft: true, version });
    const page = await desk.sit('/appSetting/publicAccount/wxMenus', {}, { width });

    await button(phone(page), '添加一级菜单').click();
    await fill(page, '菜单名称', '六个字的菜单');
    await panel(page).getByText('还多 2 个').waitFor();
    await fill(page, '菜单名称', '逛逛');
    await panel(page).getByText('已用 6 / 16 字节').waitFor();
    await pick(panel(page).getByRole('combobox', { name: '规则状态' }), '跳转网页');
    await fill(page, '跳转地址', 'https://shop.example/');
    await button(phone(page), '添加一级菜单').click();
    await fill(page, '菜单名称', '服务');
    await button(phone(page), '在服务下添加子菜单').click();
    await fill(page, '菜单名称', '联系客服');
    await fill(page, '关键字', '客服');
    expect(await complaintsOf(page, screenAlone)).toEqual([]);
    await button(page, '保存并发布').click();
    await page.getByText('与微信上的一致').waitFor();
    expect(account.menu?.button).toEqual([
      { name: '逛逛', type: 'view', url: 'https://shop.example/' },
      { name: '服务', sub_button: [{ name: '联系客服', type: 'click', key: '客服' }] },
    ]);

    await button(phone(page), '逛逛').click();
    await fill(page, '菜单名称', '新店');
    await page.getByText('与微信上的不同，发布后才更新').waitFor();
    await button(page, '保存草稿').click();
    await page.getByText('草稿已保存，发布后用户才看到').waitFor();
    expect(names()).toEqual(['逛逛', '服务']);
    await button(page, '保存并发布').click();
    await page.getByText('新店；服务（联系客服）').first().waitFor();

    await confirm(page, '退回上一版');
    await expect.poll(names).toEqual(['逛逛', '服务']);
    await confirm(page, '删除微信上的菜单');
    await expect.poll(() => account.menu).toBeUndefined();
  });
});

describe('replies of the public account', () => {
  let last = 0;
  /** Sends a message in safe mode; what the follower reads. */
  async function say(Content: string) {
    const fields = { ToUserName: 'gh_1', FromUserName: 'oFan', MsgType: 'text', Content, MsgId: `23456789012345${(last += 1)}` };
    const CreateTime = String(Math.floor(keys.now().getTime() / 1000));
    const { query, body } = sealedPush(keys, { ...fields, CreateTime });
    const url = `/api/public/wechat/message/webHook?${query}`;
    const answer = await shop.app.http.inject({ method: 'POST', url, payload: body });
    return readAnswer(keys, answer.body, keys.aesKey);
  }

  it.each(WIDTHS)('are written for several words, and answer; staff see which one and why (%i px)', async (width) => {
    const word = (text: string) => `${text}${width}`;
    const articleId = await contentIn(shop).article({ title: word('退换须知'), url: 'https://shop.example/a' });
    const data = { articleId };
    await shop.admin().run(replyCalls.save, { keywords: [word('退货')], type: 'news', data, status: true });
    const page = await desk.sit('/appSetting/publicAccount/wxReply/keyword/save', {}, { width });

    const words = page.getByRole('combobox', { name: '关键字' });
    for (const text of ['运费', '包邮']) {
      await words.fill(word(text));
      await words.press('Enter');
    }
    await page.getByText('包含即可', { exact: true }).click();
    await page.getByLabel('规则内容').fill('满 99 元包邮');
    expect(await complaintsOf(page, screenAlone)).toEqual([]);
    await button(page, '保存并发布').click();
    await page.waitForURL(/wxReply\/keyword$/);

    expect(await say(word('请问包邮'))).toMatchObject({ type: 'text', to: 'oFan', text: '满 99 元包邮' });
    expect(await say(word('退货'))).toMatchObject({ type: 'news', text: word('退换须知') });
    expect(await say('没有这个词')).toBeUndefined();

    await page.getByText(word('包邮')).filter({ visible: true }).first().waitFor();
    await button(page, '哪条规则会回复').click();
    await dialog(page).waitFor();
    const ask = async (text: string) => {
      await dialog(page).getByLabel('用户发来的话').fill(text);
      await button(dialog(page), '看看').click();
    };
    await ask(word('请问包邮'));
    await dialog(page)
      .getByText(`关键字“${word('包邮')}”`)
      .waitFor();
    await dialog(page).getByText('满 99 元包邮').waitFor();
    await ask('没有这个词');
    await dialog(page).getByText('用户收不到回复').waitFor();
  });
});
