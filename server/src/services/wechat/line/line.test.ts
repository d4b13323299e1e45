import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OutsideServiceName, outsideServiceCalls } from '#contract/services/outside-services.ts';
import { FORCED } from '../../../../../stand-ins/wechat/account.ts';
import { formerToken, replaceToken } from '../../../../../stand-ins/wechat/tokens.ts';
import { openSecond } from '../../../../test/second.ts';
import { openShop } from '../../../../test/shop.ts';
import { openWechatAccount } from '../../../../test/wechat-account.ts';

const shop = openShop();
const wechat = openWechatAccount(shop);
const second = openSecond(shop);
const { account } = wechat;
const TOKEN = '/cgi-bin/stable_token';
const here = () => shop.app.providers.publicAccount;
const service = async (name: OutsideServiceName) =>
  (await shop.admin().run(outsideServiceCalls.list, {})).find((one) => one.name === name);
const check = () => shop.admin().run(outsideServiceCalls.check, { name: 'publicAccount' });

describe('an account that is not set up', () => {
  it('says what is missing', async () => {
    await expect(here().findMenu()).rejects.toMatchObject({ message: '微信公众号appId未设置' });
    await wechat.set({ wechat_appid: account.appId });
    await expect(here().findMenu()).rejects.toMatchObject({ message: '微信公众号secret未设置' });
    expect(await service('publicAccount')).toMatchObject({ state: 'unset' });
  });
});

describe('the line to WeChat', () => {
  beforeAll(() => wechat.plugIn());
  beforeEach(() => account.asked.clear());

  it('gets one token for two processes that ask at once', async () => {
    const { app } = await second({ innerHosts: ['127.0.0.1'] });
    const there = app.providers.publicAccount;

    await Promise.all([here().findMenu(), there.findMenu(), here().findMenu(), there.findMenu()]);

    expect(wechat.asked(TOKEN)).toBe(1);
  });

  it('renews a token that somebody else has ended, once for both', async () => {
    const { app } = await second({ innerHosts: ['127.0.0.1'] });
    const there = app.providers.publicAccount;
    await there.findMenu();
    replaceToken(account, shop.clock.now().getTime());
    account.asked.clear();

    await Promise.all([here().findMenu(), there.findMenu()]);

    expect(wechat.asked(TOKEN)).toBe(1);
  });

  it('goes on while another program takes tokens by the former call', async () => {
    await here().findMenu();
    account.asked.clear();
    for (let times = 0; times < 3; times += 1) {
      formerToken(account, shop.clock.now().getTime());
      shop.clock.pass('6 minutes');
      await here().findMenu();
    }

    expect(wechat.asked(TOKEN)).toBe(0);
  });

  it('forces a new token where WeChat refuses the one that it hands out, not oftener than WeChat takes it', async () => {
    const spoil = () => account.spoilt.add(account.tokens[0]?.value ?? '');
    await here().findMenu();
    spoil();
    await here().findMenu();
    expect(wechat.asked(FORCED)).toBe(1);

    spoil();
    const says = '微信不认本店的访问令牌，AppSecret 可能已被重置';
    await expect(here().findMenu()).rejects.toMatchObject({ message: says });
    shop.clock.pass('31 seconds');
    await here().findMenu();
    expect(wechat.asked(FORCED)).toBe(3);

    account.quotas.set(FORCED, 3);
    spoil();
    await expect(here().findMenu()).rejects.toMatchObject({ message: '今日调用次数已用完，次日零点恢复' });
    const asked = wechat.asked(TOKEN);
    await expect(here().findMenu()).rejects.toMatchObject({ message: '已暂停调用微信：今日调用次数已用完，次日零点恢复' });
    expect(wechat.asked(TOKEN)).toBe(asked);
    account.spoilt.clear();
    await check();
  });

  it('gets the next token before the last one ends', async () => {
    await here().findMenu();
    shop.clock.pass('2 hours');
    account.asked.clear();

    await here().findMenu();

    expect(wechat.asked(TOKEN)).toBe(1);
    expect(wechat.platform().refusals.map(({ code }) => code)).not.toContain(42001);
  });

  it('says that WeChat is silent, or answers rubbish', async () => {
    wechat.platform().become('lostAnswer');
    await expect(here().liveMenu()).rejects.toMatchObject({ message: '微信平台接口异常，没任何数据返回！' });
    wechat.platform().become('html');
    await expect(here().liveMenu()).rejects.toMatchObject({ message: '微信平台接口异常，返回的内容无法识别，请稍后重试' });
    wechat.platform().become('busy');
    await expect(here().liveMenu()).rejects.toMatchObject({ message: '微信系统繁忙，稍后自动重试' });
    wechat.platform().become(undefined);
    expect(await service('publicAccount')).toMatchObject({ state: 'failing' });
  });

  it('is not asked again while our address is unknown there, until staff have it checked', async () => {
    shop.clock.pass('61 seconds');
    wechat.platform().comeFrom('203.0.113.9');
    const says = '本服务器的 IP 不在白名单里：203.0.113.9';
    await expect(here().liveMenu()).rejects.toMatchObject({ message: says });
    account.asked.clear();
    const refused = wechat.platform().refusals.length;

    await expect(here().liveMenu()).rejects.toMatchObject({ message: `已暂停调用微信：${says}` });
    expect(wechat.platform().refusals).toHaveLength(refused);
    expect(await service('publicAccount')).toMatchObject({
      state: 'paused',
      failure: says,
      remedy: '请加入公众号「IP 白名单」后点检测',
    });

    expect((await check()).at(2)).toMatchObject({ outcome: 'failed', says });
    wechat.platform().comeFrom('127.0.0.1');
    expect((await check()).at(2)).toMatchObject({ outcome: 'passed' });
    await here().liveMenu();
    expect(await service('publicAccount')).toMatchObject({ state: 'fine' });
  });

  it('is shown as paused while a quota is used up, and goes on at midnight', async () => {
    account.quotas.set('/cgi-bin/get_current_selfmenu_info', 0);
    await expect(here().liveMenu()).rejects.toMatchObject({ message: '今日调用次数已用完，次日零点恢复' });
    expect(await service('publicAccount')).toMatchObject({ state: 'paused' });
    account.quotas.delete('/cgi-bin/get_current_selfmenu_info');

    await here().findMenu();
    await expect(here().liveMenu()).rejects.toMatchObject({ message: '已暂停调用微信：今日调用次数已用完，次日零点恢复' });
    shop.clock.pass('1 day');
    await here().liveMenu();
  });

  it('refuses what the account has no right to', async () => {
    account.denied.add('/cgi-bin/qrcode/create');
    await expect(here().createScene('a', 60)).rejects.toMatchObject({ message: '该公众号没有此接口权限（需认证）' });
    account.denied.clear();
    await check();
  });

  it.each([
    [45011, '调用过于频繁，请稍后再试', 'fine'],
    [48004, '该接口已被微信封禁', 'paused'],
    [48006, '本月清零次数已用完', 'paused'],
    [50002, '该账号已被微信限制', 'paused'],
    [99999, '微信接口调用失败：99999refused rid: 6500-1a2b-3c4d', 'fine'],
  ])('says what the code %i means, and pauses where asking again is in vain', async (code, message, state) => {
    account.refusing.set('/cgi-bin/menu/get', code);
    await expect(here().findMenu()).rejects.toMatchObject({ message });
    expect(await service('publicAccount')).toMatchObject({ state });
    account.refusing.clear();
    await check();
    await here().findMenu();
  });

  it('says that the secret is wrong', async () => {
    await wechat.set({ wechat_appsecret: 'wrong' });
    await expect(here().findMenu()).rejects.toMatchObject({ message: 'AppSecret 不正确' });
    await wechat.set({ wechat_appsecret: account.secret });
  });
});
