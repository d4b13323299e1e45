import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPassAccount } from './platform.ts';
import { type ServedPass, servePass } from './serve.ts';

const clock = { now: new Date('2026-09-21T09:30:00+08:00') };
const account = newPassAccount('13800000000');
let served: ServedPass | undefined;
beforeAll(async () => void (served = await servePass(account, () => clock.now)));
afterAll(() => served?.close());
beforeEach(() => Object.assign(account.sms, { num: 2, open: 1 }));

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const ask = async (path: string, form: Record<string, string>, authorization = '') => {
  const answer = await fetch(`${served?.url}${path}`, {
    method: 'POST',
    headers: { authorization },
    body: new URLSearchParams(form),
  });
  return { http: answer.status, ...Object(await answer.json()) };
};
const secret = () => md5(account.name + md5(account.password));
const signIn = async () => `Bearer-${(await ask('user/login', { account: account.name, secret: secret() })).data.access_token}`;
const message = { phone: '13900000001', temp_id: '538393', 'param[code]': '123456', 'param[time]': '5' };

describe('an honest platform', () => {
  it('lets in by the doubled hash alone, and says no by the status of its answer', async () => {
    expect(await ask('user/login', { account: account.name, secret: md5(account.password) })).toMatchObject({
      http: 200,
      status: 400,
      msg: '账号或密码错误',
    });
    expect(await ask('user/info', {}, await signIn())).toMatchObject({ status: 200, data: { sms: { num: 2, open: 1 } } });
  });

  it.each(['', 'Bearer x', (token: string) => token.replace('-', ' ')])(
    'knows no other spelling of a token: %s',
    async (spelt) => {
      const token = await signIn();
      const sent = typeof spelt === 'string' ? spelt : spelt(token);
      expect(await ask('user/info', {}, sent)).toMatchObject({ status: 400, msg: '登录已失效，请重新登录' });
    },
  );

  it('ends a session at its end, or when the account signs in again', async () => {
    const first = await signIn();
    const second = await signIn();
    expect(await ask('user/info', {}, first)).toMatchObject({ status: 400 });
    clock.now = new Date(clock.now.getTime() + 7_201_000);
    expect(await ask('user/info', {}, second)).toMatchObject({ status: 400 });
  });

  it('tells the end of a token as seconds or as a moment', async () => {
    const endOf = async () => (await ask('user/login', { account: account.name, secret: secret() })).data.expires_in;
    expect(await endOf()).toBe(7200);
    account.tellsEndAs = 'moment';
    expect(await endOf()).toBe(clock.now.getTime() / 1000 + 7200);
  });

  it('counts every message, also one that is said twice', async () => {
    const token = await signIn();
    await ask('sms_v2/send', message, token);
    expect(await ask('sms_v2/send', message, token)).toMatchObject({ status: 200 });
    expect(account.sms.num).toBe(0);
    expect(await ask('sms_v2/send', message, token)).toMatchObject({ status: 400, msg: '短信余量不足' });
  });

  it.each([
    ['手机号码错误', { phone: '1390000000' }],
    ['短信模板不存在', { temp_id: '1' }],
    ['模板变量admin_name不能为空', { temp_id: '440405' }],
  ])('refuses a message: %s', async (msg, wrong) => {
    expect(await ask('sms_v2/send', { ...message, ...wrong }, await signIn())).toMatchObject({ status: 400, msg });
  });

  it('takes none while the service is not open', async () => {
    account.sms.open = 0;
    expect(await ask('sms_v2/send', message, await signIn())).toMatchObject({ status: 400, msg: '请先开通短信服务' });
  });

  it('may lose an answer though it has done what it was asked for', async () => {
    const token = await signIn();
    served?.become('lostAnswer', 'sms_v2/send');
    await expect(ask('sms_v2/send', message, token)).rejects.toThrow('fetch failed');
    served?.become(undefined);
    expect(account.sms.num).toBe(1);
  });
});
