import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { signInLogCalls } from '#contract/access/sign-in-log.ts';
import { signInCalls } from '#contract/access/sign-in.ts';
import { twoStepCalls } from '#contract/access/two-step.ts';
import { wechatSignInCalls } from '#contract/access/wechat-sign-in.ts';
import { noticeCalls } from '#contract/notifications/notices.ts';
import { pageConfigCalls } from '#contract/wechat/page-config.ts';
import { type AdminOptions, createAdmin } from '../../../test/actors.ts';
import { openShop } from '../../../test/shop.ts';
import { type Browser, openStaffWechat } from '../../../test/staff-wechat.ts';
import { adminWechat } from './tables.ts';

const shop = openShop();
const wechat = openStaffWechat(shop);
const pwd = 'right-password';
const page = 'https://admin.example/login';
const arrive = (more: AdminOptions = {}) => createAdmin(shop.app, { may: [], password: pwd, ...more });

/** Opens the sign-in page; answers what the state of this browser ends with. */
const open = async (browser: Browser) => (await browser.run(pageConfigCalls.config, { url: page })).state ?? '';
const enter = (browser: Browser, code: string, state?: string) => browser.run(wechatSignInCalls.signIn, { code, state });
const boundTo = (adminId: number) => shop.db.select().from(adminWechat).where(eq(adminWechat.adminId, adminId));
const outcomesOf = async (account: string) =>
  (await shop.admin().run(signInLogCalls.list, { page: 1, limit: 20, account })).list.map(({ outcome }) => outcome);

async function bound(more: AdminOptions = {}) {
  const [someone, fan] = [await arrive(more), wechat.person()];
  await wechat.bind(someone, pwd, fan);
  return { someone, fan };
}

/** Binds a person with two-step sign-in; `code` gives its codes. */
async function boundWithTwoStep() {
  const { someone, fan } = await bound();
  const own = wechat.browser(someone);
  const { secret } = await own.run(twoStepCalls.begin, { pwd });
  const code = () => new TOTP({ secret }).generate({ timestamp: shop.clock.now().getTime() });
  await own.run(twoStepCalls.confirm, { code: code() });
  shop.clock.pass('1 minute');
  return { someone, fan, code };
}

beforeAll(() => wechat.plugIn());

describe('a page that WeChat leads back', () => {
  it('signs in the person who is bound, as a password does', async () => {
    const { someone, fan } = await bound();
    const browser = wechat.browser();
    const state = await open(browser);

    const answer = await enter(browser, wechat.codeOf(fan), `step1${state}`);

    expect(answer).toEqual({
      id: someone.id,
      account: someone.account,
      realName: expect.any(String),
      token: expect.any(String),
      isSms: false,
    });
    expect(await wechat.browser(answer).run(wechatSignInCalls.own, {})).toEqual({
      lacks: '',
      binding: { createTime: expect.any(Date), lastTime: expect.any(Date) },
    });
    expect(await outcomesOf(someone.account)).toEqual(['done']);
    expect(browser.cookies.has('wx_browser')).toBe(false);
  });

  it('signs in no browser that did not open it, nor one whose state is another’s', async () => {
    const { fan } = await bound();
    const stale = { message: '微信登录已过期，请重新打开登录页' };
    const [planted, own] = [await open(wechat.browser()), wechat.browser()];
    await open(own);

    await expect(enter(wechat.browser(), wechat.codeOf(fan), 'step1')).rejects.toMatchObject(stale);
    await expect(enter(own, wechat.codeOf(fan), `step1${planted}`)).rejects.toMatchObject(stale);
    await expect(enter(own, wechat.codeOf(fan), 'step2')).rejects.toMatchObject(stale);
    expect(await enter(own, wechat.codeOf(fan), 'step1')).toHaveProperty('token');
  });

  it('takes a code once, and none of a person who only looks', async () => {
    const { fan } = await bound();
    const [first, second] = [wechat.browser(), wechat.browser()];
    const states = [await open(first), await open(second)];
    const code = wechat.codeOf(fan);

    await enter(first, code, `step1${states[0]}`);
    await expect(enter(second, code, `step1${states[1]}`)).rejects.toMatchObject({ message: '授权码已用过，请重新打开页面' });
    await expect(enter(second, wechat.codeOf(fan, true), `step1${states[1]}`)).rejects.toMatchObject({
      message: expect.stringMatching(/访客身份/),
    });
  });

  it('asks for the second step still', async () => {
    const { someone, fan, code } = await boundWithTwoStep();
    const browser = wechat.browser();
    const state = await open(browser);

    const refused = await enter(browser, wechat.codeOf(fan), `step1${state}`).catch((error: unknown) => error);
    expect(refused).toMatchObject({ data: { ticket: expect.any(String) } });
    const { ticket } = Object(refused).data;
    expect(await browser.run(signInCalls.secondStep, { ticket, code: code() })).toMatchObject({ id: someone.id });
    expect(await outcomesOf(someone.account)).toEqual(['done', 'asked']);
  });

  it('proves no password: a new one is not set with it', async () => {
    const { someone, fan } = await bound();
    const browser = wechat.browser();
    const { token } = await enter(browser, wechat.codeOf(fan), `step1${await open(browser)}`);
    const { account, id } = someone;

    const renew = wechat
      .browser({ token })
      .run(administratorCalls.update, { id, account, realName: '新名', pwd: 'another-one-9' });
    await expect(renew).rejects.toMatchObject({ message: expect.stringMatching(/密码/) });
  });

  it('lets nobody in whose account was switched off or deleted, and unbinds them', async () => {
    for (const end of [
      (id: number) => shop.admin().run(administratorCalls.updateStatus, { id, status: false }),
      (id: number) => shop.admin().run(administratorCalls.delete, { id }),
    ]) {
      const { someone, fan } = await bound();
      await end(someone.id);
      const browser = wechat.browser();
      await expect(enter(browser, wechat.codeOf(fan), `step1${await open(browser)}`)).rejects.toMatchObject({
        message: expect.stringMatching(/还没有绑定/),
      });
      expect(await boundTo(someone.id)).toEqual([]);
    }
  });

  it('is asked for patience after twenty codes a minute from one address', async () => {
    const remote = wechat.browser();
    const tries = Array.from({ length: 40 }, () => enter(remote, 'made-up').catch(({ message }: Error) => message));
    expect(await Promise.all(tries)).toContain('操作太频繁，请 1 分钟后再试');
  });
});

describe('a password with a code of WeChat', () => {
  const signIn = (browser: Browser, account: string, wxCode: string, wxState?: string) =>
    browser.run(signInCalls.signIn, { account, pwd, wxCode, wxState });

  it('binds it, in place of the one before', async () => {
    const [{ someone, fan }, next] = [await bound(), wechat.person()];
    const browser = wechat.browser();
    const state = await open(browser);

    expect(await signIn(browser, someone.account, wechat.codeOf(next), `step2${state}`)).toMatchObject({
      wechatNote: '已绑定微信，下次在微信里打开后台会直接登录',
    });
    expect(await boundTo(someone.id)).toMatchObject([{ openid: next.openid }]);
    await shop.runQueued();
    const told = await wechat.browser(someone).run(noticeCalls.list, { limit: 9 });
    expect(told.map(({ mark }) => mark)).toEqual(['adminWechatBound', 'adminWechatBound']);
    const again = wechat.browser();
    await expect(enter(again, wechat.codeOf(fan), `step1${await open(again)}`)).rejects.toMatchObject({ code: 500 });
  });

  it('signs in without binding where the code is no good, the browser another, or the WeChat somebody’s', async () => {
    const [{ fan: taken }, someone] = [await bound(), await arrive()];
    const browser = wechat.browser();
    const state = await open(browser);

    const cases = [
      ['made-up', `step2${state}`, /授权码/],
      [wechat.codeOf(wechat.person()), `step2${'0'.repeat(64)}`, /已过期/],
      [wechat.codeOf(wechat.person(), true), `step2${state}`, /访客身份/],
      [wechat.codeOf(taken), `step2${state}`, /已绑定另一个账号/],
    ] as const;
    for (const [code, sent, note] of cases)
      expect(await signIn(browser, someone.account, code, sent)).toMatchObject({
        token: expect.any(String),
        wechatNote: expect.stringMatching(note),
      });
    expect(await boundTo(someone.id)).toEqual([]);
  });

  it('of an older page binds only the WeChat that came to this browser before', async () => {
    const [someone, own, planted] = [await arrive(), wechat.person(), wechat.person()];
    const browser = wechat.browser();
    await open(browser);
    await enter(browser, wechat.codeOf(own), 'step1').catch(() => {});

    expect(await signIn(browser, someone.account, wechat.codeOf(planted))).toMatchObject({
      wechatNote: expect.stringMatching(/没有绑定微信/),
    });
    expect(await boundTo(someone.id)).toEqual([]);
    await signIn(browser, someone.account, wechat.codeOf(own), 'step2');
    expect(await boundTo(someone.id)).toMatchObject([{ openid: own.openid }]);
  });

  it('binds nothing before the second step', async () => {
    const [{ someone, fan, code }, next] = [await boundWithTwoStep(), wechat.person()];
    const browser = wechat.browser();
    const state = await open(browser);

    const refused = await signIn(browser, someone.account, wechat.codeOf(next), `step2${state}`).catch((error: unknown) => error);
    expect(await boundTo(someone.id)).toMatchObject([{ openid: fan.openid }]);
    await browser.run(signInCalls.secondStep, { ticket: Object(refused).data.ticket, code: code() });
    expect(await boundTo(someone.id)).toMatchObject([{ openid: next.openid }]);
  });
});
