import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { twoStepCalls } from '#contract/access/two-step.ts';
import type { Fan } from '../stand-ins/wechat/account.ts';
import { openShop } from '../server/test/shop.ts';
import { openStaffWechat } from '../server/test/staff-wechat.ts';
import { button, dialog, signIn } from './acts.ts';
import { complaintsOf, dialogAlone } from './complaints.ts';
import { openDesk } from './desk.ts';
import { openInWechat } from './wechat-phone.ts';

const shop = openShop();
const desk = openDesk(shop);
const wechat = openStaffWechat(shop);
const password = 'points-and-levers';

beforeAll(() => wechat.plugIn());

const menu = (page: Page) => page.getByRole('navigation', { name: '菜单' });
const openOn = ({ openid }: Fan, path: string, isSnapshot = false) =>
  openInWechat(desk.open, path, { account: wechat.account, now: () => shop.clock.now(), openid, isSnapshot });
/** Text of the code that was drawn last. */
const latestCode = () => `http://weixin.qq.com/q/${[...wechat.account.scenes.keys()].at(-1)}`;
const cookiesOf = async (page: Page) => new Map((await page.context().cookies()).map(({ name, value }) => [name, value]));
const isSignedIn = async (page: Page) => {
  await expect.poll(async () => (await cookiesOf(page)).has('Authori-zation')).toBe(true);
};

describe('the sign-in page within WeChat', () => {
  it('binds by the password and a second step, and lets the bound WeChat in at once', async () => {
    const [someone, fan] = [await shop.person({ password }), wechat.person()];
    const first = await openOn(fan, '/login');
    await first.getByText('这个微信还没有绑定后台账号，请用账号和密码登录，登录后自动绑定').waitFor();
    expect(await complaintsOf(first)).toEqual([]);
    await signIn(first, someone.account, password);
    await first.getByText('已绑定微信，下次在微信里打开后台会直接登录').waitFor();

    const next = await openOn(fan, '/login');
    await isSignedIn(next);
    expect((await cookiesOf(next)).get('wx_auth')).toMatch(/^C_/);

    const careful = await shop.person({ password });
    const own = wechat.browser(careful);
    const { secret } = await own.run(twoStepCalls.begin, { pwd: password });
    const code = () => new TOTP({ secret }).generate({ timestamp: shop.clock.now().getTime() });
    await own.run(twoStepCalls.confirm, { code: code() });
    shop.clock.pass('1 minute');
    const page = await openOn(wechat.person(), '/login');
    await page.getByText(/还没有绑定后台账号/).waitFor();
    await signIn(page, careful.account, password);
    await page.getByLabel('动态码', { exact: true }).fill(code());
    await button(page, '登录').click();
    await page.getByText('已绑定微信，下次在微信里打开后台会直接登录').waitFor();
  });

  it('refuses a visitor, with what to do', async () => {
    const page = await openOn(wechat.person(), '/login', true);
    await page.getByText('您正以访客身份浏览，不能登录或绑定；请点右上角使用完整服务，再试一次').waitFor();
    expect((await cookiesOf(page)).has('Authori-zation')).toBe(false);
  });
});

describe('a code on a computer', () => {
  async function bound() {
    const [someone, fan] = [await shop.person({ password }), wechat.person()];
    await wechat.bind(someone, password, fan);
    return { someone, fan };
  }
  async function drawCode(page: Page) {
    const before = wechat.account.scenes.size;
    await button(page, '微信扫码登录').click();
    const code = page.getByRole('img', { name: '登录二维码' });
    await expect.poll(() => wechat.account.scenes.size).toBeGreaterThan(before);
    await expect.poll(() => code.getAttribute('src')).toMatch(/^data:image\/png/);
  }
  const confirmPage = async (fan: Fan, url: string) => `/auth-confirm?key=${wechat.keyIn(await wechat.scan(fan, url))}`;

  it('is confirmed on the phone, which names browser and place, and is good once and for two minutes', async () => {
    const { someone, fan } = await bound();
    const computer = await desk.open('/login');
    await drawCode(computer);
    expect(await complaintsOf(computer)).toEqual([]);
    const url = latestCode();

    const phone = await openOn(fan, await confirmPage(fan, url));
    await phone.getByRole('heading', { name: '确认登录' }).waitFor();
    await phone.getByText(someone.account).waitFor();
    await phone.getByText('Chrome · Linux').waitFor();
    await phone.getByText(/127\.0\.0\.1/).waitFor();
    expect(await complaintsOf(phone)).toEqual([]);
    await computer.getByText('已扫码，请在手机上确认登录').waitFor();
    await button(phone, '确认登录').click();
    await phone.getByText('已确认，请回到电脑上继续').waitFor();
    await menu(computer).waitFor();
    expect(await wechat.scan(fan, url)).toMatch(/已过期或已被扫过/);

    const late = await desk.open('/login');
    await drawCode(late);
    const link = await confirmPage(fan, latestCode());
    shop.clock.pass('3 minutes');
    const refused = await openOn(fan, link);
    await refused.getByText('二维码已过期或已处理，请在电脑上刷新后重新扫码').waitFor();
    await late.getByText('二维码已过期').waitFor();
    await button(late, '刷新二维码').waitFor();
  });

  it.each([1440, 390])('binds no WeChat of another account, and says so on the screen that shows it (%i px)', async (width) => {
    const { fan } = await bound();
    const page = await desk.sit('/maintain/user', { password }, { width });
    await button(page, '绑定微信').click();
    await dialog(page).getByLabel('登录密码').fill(password);
    await button(dialog(page), '下一步').click();
    const code = dialog(page).getByRole('img', { name: '绑定微信的二维码' });
    await expect.poll(() => code.getAttribute('src')).toMatch(/^data:image\/png/);
    expect(await complaintsOf(page, dialogAlone)).toEqual([]);

    const phone = await openOn(fan, await confirmPage(fan, latestCode()));
    await button(phone, '确认绑定').click();
    await phone.getByText('这个微信已绑定另一个账号，请先在那个账号的个人中心解绑').waitFor();
    await dialog(page).getByText('这个微信已绑定另一个账号，请先在那个账号的个人中心解绑').waitFor();
  });
});
