import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { outsideServiceCalls } from '#contract/services/outside-services.ts';
import { openPassAccount } from '../../../test/pass-account.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const pass = openPassAccount(shop);
const admin = shop.admin();
const send = (phone = '13900000001') =>
  shop.app.providers.sms.send({ by: '1', phone, template: '538393', values: { code: '123456', time: '5' } });
const check = () => admin.run(outsideServiceCalls.check, { name: 'sms' });
const standing = async (of = 'sms') => (await admin.run(outsideServiceCalls.list, {})).find(({ name }) => name === of);

afterEach(() => {
  pass.platform().become(undefined);
  Object.assign(pass.account.sms, { num: 100, open: 1 });
  shop.clock.pass('1 hour');
});

describe('text messages of a shop without an account', () => {
  it('are held back with a sentence that says what is missing', async () => {
    expect(await standing()).toMatchObject({ state: 'unset' });
    await expect(send()).rejects.toMatchObject({ why: 'held', message: '发送短信请先登录一号通账号' });
    await expect(shop.app.providers.sms.check()).rejects.toMatchObject({ message: '发送短信请先登录一号通账号' });
  });
});

describe('a text message', () => {
  beforeAll(() => pass.plugIn());

  it('leaves with the variables of its template', async () => {
    expect(await send()).toBe('');
    pass.account.numbersMessages = true;
    expect(await send()).toMatch(/^\d+$/);

    expect(pass.account.sent.at(-1)).toMatchObject({
      phone: '13900000001',
      template: '538393',
      values: { code: '123456', time: '5' },
    });
  });

  it('asks for the account once for all of a minute, however many leave together', async () => {
    await send();
    const before = pass.asked('user/info');
    shop.clock.pass('1 minute');

    await Promise.all([send(), send(), send(), send()]);

    expect(pass.asked('user/info')).toBe(before + 1);
    expect(pass.account.sms.num).toBe(95);
  });

  it('is not said twice because somebody else has signed in to the account: it did not leave, and the next one does', async () => {
    await send();
    delete pass.account.session;
    const before = pass.asked('sms_v2/send');

    await expect(send()).rejects.toMatchObject({ why: 'failed', message: '一号通的登录刚刚失效，这一次没有办成，请再试一次' });
    expect(pass.asked('sms_v2/send')).toBe(before + 1);

    const sent = pass.account.sent.length;
    await send();
    expect(pass.account.sent).toHaveLength(sent + 1);
  });

  it.each([
    ['refused', '一号通平台接口手机号码错误', () => pass.account.barred.add('13900000009'), '13900000009'],
    ['unknown', '一号通平台接口异常，没任何数据返回！请稍后重试', () => pass.platform().become('lostAnswer', 'sms_v2/send')],
    ['unknown', '一号通平台接口异常！请稍后重试', () => pass.platform().become('html', 'sms_v2/send')],
    ['unknown', '一号通平台接口异常，没任何数据返回！请稍后重试', () => pass.platform().become('badGateway', 'sms_v2/send')],
    ['unknown', '一号通平台接口异常，没任何数据返回！请稍后重试', () => pass.platform().become('empty', 'sms_v2/send')],
    ['refused', '一号通平台接口请求过于频繁', () => pass.platform().become('oddStatus', 'sms_v2/send')],
    ['failed', '一号通平台接口异常！请稍后重试', () => pass.platform().become('html', 'user/info')],
    ['held', '发送短信请先开通一号通账号服务', () => void (pass.account.sms.open = 0)],
    ['held', '一号通账号服务余量不足', () => void (pass.account.sms.num = 0)],
  ])('that is %s says why: %s', async (why, message, meddle, phone = '13900000001') => {
    meddle();
    await expect(send(phone)).rejects.toMatchObject({ why, message });
    await check();
  });

  it('is sent once, though its answer is lost', async () => {
    const before = pass.account.sent.length;
    pass.platform().become('lostAnswer', 'sms_v2/send');
    await send().catch(() => undefined);

    expect(pass.account.sent).toHaveLength(before + 1);
  });

  it('keeps what the platform really answered, for its support, and no token', async () => {
    await send();
    pass.platform().become('html', 'sms_v2/send');
    await expect(send()).rejects.toMatchObject({ raw: '<html><body>系统维护中</body></html>' });

    expect(await standing()).toMatchObject({ state: 'failing', raw: '<html><body>系统维护中</body></html>' });
  });
});

describe('the account of a shop that has text messages alone', () => {
  it('is well, and tells what is left', async () => {
    const steps = await admin.run(outsideServiceCalls.check, { name: 'onePass' });

    expect(steps.at(-1)).toMatchObject({ name: '开通的服务', outcome: 'passed', says: '短信' });
    expect(await standing('onePass')).toMatchObject({ state: 'fine', quota: '短信 100 条' });
  });
});

describe('the service of text messages', () => {
  it('is checked without sending one: account, service, and what is left', async () => {
    const sent = pass.account.sent.length;
    const steps = await check();

    expect(steps.map(({ name, outcome, says }) => [name, outcome, says]).slice(2)).toEqual([
      ['登录', 'passed', '可以登录'],
      ['短信服务', 'passed', '已开通，签名【信号匣】'],
      ['短信余量', 'passed', '还可以发送 100 条'],
    ]);
    expect(await standing()).toMatchObject({ state: 'fine', quota: '短信 100 条' });
    expect(pass.account.sent).toHaveLength(sent);
  });

  it('pauses once its messages are used up, and goes on when some were bought and a check has seen them', async () => {
    pass.account.sms.num = 1;
    await send();
    await expect(send()).rejects.toMatchObject({ why: 'held' });
    expect(await standing()).toMatchObject({ state: 'paused' });
    const asked = pass.platform().asked.length;
    await expect(send()).rejects.toMatchObject({ why: 'held' });
    expect(pass.platform().asked).toHaveLength(asked);

    expect((await check()).at(-1)).toMatchObject({ outcome: 'failed', says: '一号通账号服务余量不足' });
    pass.account.sms.num = 50;
    await check();

    await send();
    expect(await standing()).toMatchObject({ state: 'fine' });
  });

  it('pauses while the account is refused, and goes on when its password was saved', async () => {
    Object.assign(pass.account, { password: 'Another-2026', session: undefined });
    await expect(send()).rejects.toMatchObject({ why: 'held', message: '一号通平台接口账号或密码错误' });
    const asked = pass.platform().asked.length;
    await expect(send()).rejects.toMatchObject({ why: 'held', message: '一号通平台接口账号或密码错误' });
    expect(pass.platform().asked).toHaveLength(asked);
    expect(await standing()).toMatchObject({ state: 'paused', remedy: expect.stringContaining('账号或密码不对就重新填写') });

    await pass.set({ sms_token: pass.account.password });
    await shop.runQueued();

    await send();
    expect(await standing()).toMatchObject({ state: 'fine' });
  });

  it('looks again by itself after half an hour', async () => {
    pass.account.sms.num = 0;
    await send().catch(() => undefined);
    pass.account.sms.num = 50;
    shop.clock.pass('31 minutes');

    await send();
    expect(pass.account.sms.num).toBe(49);
  });
});
