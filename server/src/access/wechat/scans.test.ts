import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { signInCalls } from '#contract/access/sign-in.ts';
import { twoStepCalls } from '#contract/access/two-step.ts';
import { wechatSignInCalls } from '#contract/access/wechat-sign-in.ts';
import { changeLogCalls } from '#contract/changes/change-log.ts';
import { impersonationCalls } from '#contract/access/impersonations.ts';
import { noticeCalls } from '#contract/notifications/notices.ts';
import { type AdminOptions, createAdmin } from '../../../test/actors.ts';
import { openShop } from '../../../test/shop.ts';
import { type Browser, openStaffWechat } from '../../../test/staff-wechat.ts';
import { adminWechat } from './tables.ts';

const shop = openShop();
const wechat = openStaffWechat(shop);
const pwd = 'right-password';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140 Safari/537.36';
const arrive = (more: AdminOptions = {}) => createAdmin(shop.app, { may: [], password: pwd, ...more });
const computer = (at?: string) => wechat.browser(undefined, { agent: CHROME, ...(at && { at }) });
const begin = (browser: Browser) => browser.run(wechatSignInCalls.beginScan, {});
const stateOf = async (browser: Browser) => (await browser.run(wechatSignInCalls.scanState, {})).state;
const finish = (browser: Browser) => browser.run(wechatSignInCalls.finishScan, {});
const answer = (ticket: string, agrees: boolean) => shop.stranger.run(wechatSignInCalls.answerScan, { ticket, agrees });
const boundTo = (adminId: number) => shop.db.select().from(adminWechat).where(eq(adminWechat.adminId, adminId));
const gone = { message: '二维码已过期或已处理，请在电脑上刷新后重新扫码' };

async function bound(more: AdminOptions = {}) {
  const [someone, fan] = [await arrive(more), wechat.person()];
  await wechat.bind(someone, pwd, fan);
  return { someone, fan };
}

describe('scanning', () => {
  it('says what the shop has to set up first, and is not offered', async () => {
    const lacks = async () => (await begin(computer()).catch((error: Error) => error.message)) as string;
    const someone = await arrive();

    expect(await lacks()).toMatch(/还没有接入公众号/);
    await wechat.set({ wechat_url: wechat.platform().origin, wechat_appid: wechat.account.appId });
    await wechat.set({ wechat_appsecret: wechat.account.secret });
    expect(await lacks()).toMatch(/Token/);
    await wechat.set({ field101: 'MadeUpToken' });
    expect(await lacks()).toMatch(/Api 地址/);
    expect((await wechat.browser(someone).run(wechatSignInCalls.own, {})).lacks).toMatch(/Api 地址/);
    await wechat.plugIn();
    expect(await shop.stranger.run(signInCalls.pictures, {})).not.toHaveProperty('isScanOffered');
    await bound();
    expect(await shop.stranger.run(signInCalls.pictures, {})).toMatchObject({ isScanOffered: true });
  });
});

describe('a code on a computer', () => {
  beforeAll(() => wechat.plugIn());

  it('signs in there whom the phone confirms, who is told browser and place', async () => {
    const { someone, fan } = await bound();
    const browser = computer('10.9.0.7');
    const { url, seconds } = await begin(browser);
    expect([seconds, await stateOf(browser)]).toEqual([120, 'waiting']);

    const reply = await wechat.scan(fan, url);
    expect(reply).toContain(someone.account);
    expect(await stateOf(browser)).toBe('scanned');
    await expect(finish(browser)).rejects.toMatchObject({ message: '还没有在手机上确认登录' });
    const question = await wechat.ask(fan, wechat.keyIn(reply));
    expect(question).toMatchObject({
      purpose: 'signIn',
      account: someone.account,
      device: 'Chrome · Windows',
      address: '10.9.0.7',
      isKnown: false,
    });
    await answer(question.ticket, true);

    expect(await stateOf(browser)).toBe('confirmed');
    expect(await finish(browser)).toMatchObject({ id: someone.id, token: expect.any(String) });
    await expect(finish(browser)).rejects.toMatchObject(gone);
  });

  it('opens one session, however often and in whichever order its page and the phone ask', async () => {
    const { fan } = await bound();
    const browser = computer();
    const { url } = await begin(browser);
    const { ticket } = await wechat.ask(fan, wechat.keyIn(await wechat.scan(fan, url)));

    const answers = await Promise.allSettled([answer(ticket, true), answer(ticket, false), answer(ticket, true)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    if ((await stateOf(browser)) === 'refused') return;
    const sessions = await Promise.allSettled([finish(browser), finish(browser), finish(browser)]);
    expect(sessions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is of no use to another browser, even one that has seen it', async () => {
    const { fan } = await bound();
    const [browser, other] = [computer(), computer()];
    const { url } = await begin(browser);
    await begin(other);

    await wechat.answer(fan, url);

    expect([await stateOf(other), await stateOf(computer())]).toEqual(['waiting', 'gone']);
    await expect(finish(other)).rejects.toMatchObject({ code: 500 });
    await expect(finish(computer())).rejects.toMatchObject(gone);
    expect(await finish(browser)).toHaveProperty('token');
  });

  it('asks nobody but the person who scanned, and none who only looks', async () => {
    const { fan } = await bound();
    const { fan: other } = await bound();
    const { url } = await begin(computer());
    const key = wechat.keyIn(await wechat.scan(fan, url));

    await expect(wechat.ask(other, key)).rejects.toMatchObject({ message: '请用扫码的那个微信打开' });
    const snapshot = { code: wechat.codeOf(fan, true), key };
    await expect(wechat.browser().run(wechatSignInCalls.askScan, snapshot)).rejects.toMatchObject({
      message: expect.stringMatching(/访客身份/),
    });
    await expect(wechat.ask(fan, key.replace(/./g, '0'))).rejects.toMatchObject(gone);
    expect(await wechat.ask(fan, key)).toHaveProperty('ticket');
  });

  it('counts for the first who scans it, for two minutes, and a refusal ends it', async () => {
    const { fan } = await bound();
    const { fan: second } = await bound();
    const browser = computer();
    const { url } = await begin(browser);
    const reply = await wechat.scan(fan, url);
    expect(await wechat.scan(second, url)).toMatch(/已过期或已被扫过/);
    const first = await wechat.ask(fan, wechat.keyIn(reply));
    const latest = await wechat.ask(fan, wechat.keyIn(reply));
    await expect(answer(first.ticket, true)).rejects.toMatchObject(gone);
    await answer(latest.ticket, false);
    expect(await stateOf(browser)).toBe('refused');
    await expect(finish(browser)).rejects.toMatchObject({ code: 500 });

    const late = await begin(browser);
    const { ticket } = await wechat.ask(fan, wechat.keyIn(await wechat.scan(fan, late.url)));
    shop.clock.pass('3 minutes');
    await expect(answer(ticket, true)).rejects.toMatchObject(gone);
    expect(await stateOf(browser)).toBe('gone');
  });

  it('finds nobody for a WeChat that is not bound, or was unbound in between', async () => {
    const { someone, fan } = await bound();
    const browser = computer();
    expect(await wechat.scan(wechat.person(), (await begin(browser)).url)).toMatch(/还没有绑定后台账号/);
    expect(await stateOf(browser)).toBe('unbound');

    const { url } = await begin(browser);
    await wechat.answer(fan, url);
    await wechat.browser(someone).run(wechatSignInCalls.unbind, {});
    await expect(finish(browser)).rejects.toMatchObject({ message: expect.stringMatching(/还没有绑定/) });
  });

  it('asks for the second step on the computer', async () => {
    const { someone, fan } = await bound();
    const own = wechat.browser(someone);
    const { secret } = await own.run(twoStepCalls.begin, { pwd });
    const code = () => new TOTP({ secret }).generate({ timestamp: shop.clock.now().getTime() });
    await own.run(twoStepCalls.confirm, { code: code() });
    shop.clock.pass('1 minute');
    const browser = computer();
    await wechat.answer(fan, (await begin(browser)).url);

    const refused = await finish(browser).catch((error: unknown) => error);
    const { ticket } = Object(refused).data;
    expect(await browser.run(signInCalls.secondStep, { ticket, code: code() })).toMatchObject({ id: someone.id });
  });

  it('is drawn ten times a minute for one address', async () => {
    for (let n = 0; n < 10; n += 1) await begin(computer('10.9.0.8'));
    await expect(begin(computer('10.9.0.8'))).rejects.toMatchObject({ message: '操作太频繁，请 1 分钟后再试' });
    expect(await begin(computer())).toHaveProperty('url');
  });
});

describe('a binding', () => {
  beforeAll(() => wechat.plugIn());

  it('takes the password or a code first, which fail as at signing in', async () => {
    const someone = await arrive();
    const own = wechat.browser(someone);

    await expect(own.run(wechatSignInCalls.beginBinding, {})).rejects.toMatchObject({ message: '请输入密码或动态码' });
    for (let n = 0; n < 3; n += 1)
      await expect(own.run(wechatSignInCalls.beginBinding, { pwd: 'wrong-password' })).rejects.toMatchObject({
        message: expect.stringMatching(/密码不正确|登录失败次数过多/),
      });
    await expect(own.run(wechatSignInCalls.beginBinding, { pwd })).rejects.toMatchObject({
      message: expect.stringMatching(/登录失败次数过多/),
    });
  });

  it('is confirmed on the phone, stands in the log under its person, and notifies that person', async () => {
    const [someone, fan] = [await arrive(), wechat.person()];
    const own = wechat.browser(someone, { agent: CHROME });
    const { url } = await own.run(wechatSignInCalls.beginBinding, { pwd });
    const question = await wechat.ask(fan, wechat.keyIn(await wechat.scan(fan, url)));
    expect(question).toMatchObject({ purpose: 'bind', account: someone.account });
    expect(await boundTo(someone.id)).toEqual([]);

    await answer(question.ticket, true);

    expect((await own.run(wechatSignInCalls.bindingState, {})).state).toBe('confirmed');
    expect(await boundTo(someone.id)).toMatchObject([{ openid: fan.openid }]);
    const { list } = await shop.admin().run(changeLogCalls.list, { page: 1, limit: 5, act: 'admin_wechat.answerScan' });
    expect(list[0]).toMatchObject({ actorKind: 'admin', actor: (await own.run(administratorCalls.me, {})).realName });
    await shop.runQueued();
    const told = expect.objectContaining({ mark: 'adminWechatBound', subject: 'Chrome · Windows', isRead: false });
    expect(await own.run(noticeCalls.list, { limit: 9 })).toEqual([told]);
    expect(await shop.admin().run(noticeCalls.list, { limit: 9 })).not.toContainEqual(told);
    await own.run(wechatSignInCalls.unbind, {});
    expect((await own.run(wechatSignInCalls.own, {})).binding).toBeNull();
  });

  it('takes no WeChat of another account, and is not made after its session has ended', async () => {
    const { fan } = await bound();
    const someone = await arrive();
    const own = wechat.browser(someone);
    const taken = await own.run(wechatSignInCalls.beginBinding, { pwd });
    await expect(wechat.answer(fan, taken.url)).rejects.toMatchObject({ message: expect.stringMatching(/已绑定另一个账号/) });
    expect((await own.run(wechatSignInCalls.bindingState, {})).state).toBe('taken');

    const [{ url }, next] = [await own.run(wechatSignInCalls.beginBinding, { pwd }), wechat.person()];
    const { ticket } = await wechat.ask(next, wechat.keyIn(await wechat.scan(next, url)));
    await own.run(signInCalls.signOut, {});
    await expect(answer(ticket, true)).rejects.toMatchObject(gone);
    expect(await boundTo(someone.id)).toEqual([]);
  });

  it('ends with a password that somebody else gives', async () => {
    const { someone } = await bound();
    await shop.admin().run(administratorCalls.update, {
      id: someone.id,
      account: someone.account,
      realName: '员工',
      pwd: 'given-by-another-7',
      status: true,
    });
    expect(await boundTo(someone.id)).toEqual([]);
  });

  it('is neither made nor ended by whoever looks as somebody else', async () => {
    const { someone } = await bound();
    const { token } = await shop.admin().run(impersonationCalls.begin, { adminId: someone.id });
    const looking = wechat.browser({ token });

    await expect(looking.run(wechatSignInCalls.beginBinding, { pwd })).rejects.toMatchObject({
      message: expect.stringMatching(/以他人身份查看/),
    });
    await expect(looking.run(wechatSignInCalls.unbind, {})).rejects.toMatchObject({
      message: expect.stringMatching(/以他人身份查看/),
    });
    expect(await boundTo(someone.id)).toHaveLength(1);
  });
});
