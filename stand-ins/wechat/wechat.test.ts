import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccount } from './account.ts';
import { addFan, authorize } from './people.ts';
import { type ServedPlatform, serve } from './serve.ts';

const clock = { now: new Date('2026-09-21T09:30:00+08:00') };
const account = newAccount('wxexample0000001');
let served: ServedPlatform | undefined;
beforeAll(async () => void (served = await serve(account, () => clock.now)));
afterAll(() => served?.close());

const pass = (minutes: number) => void (clock.now = new Date(clock.now.getTime() + minutes * 60_000));
const ask = async (path: string, json?: object) => {
  const body = json && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) };
  return (await fetch(`${served?.origin}${path}`, body)).json();
};
const asApp = { grant_type: 'client_credential', appid: account.appId, secret: account.secret };
const newToken = async () => String((await ask('/cgi-bin/stable_token', asApp)).access_token);

describe('an honest platform', () => {
  it('hands out one token until five minutes before its end, and then has two work side by side', async () => {
    const first = await newToken();
    pass(100);
    expect(await newToken()).toBe(first);
    pass(16);
    const second = await newToken();
    expect(second).not.toBe(first);
    expect(await ask(`/cgi-bin/menu/get?access_token=${first}`)).toMatchObject({ errcode: 46003 });
    pass(5);
    expect(await ask(`/cgi-bin/menu/get?access_token=${first}`)).toMatchObject({ errcode: 42001 });
    expect(await ask(`/cgi-bin/menu/get?access_token=${second}`)).toMatchObject({ errcode: 46003 });
  });

  it('refuses a wrong secret, a missing token and one that it never gave', async () => {
    expect(await ask('/cgi-bin/stable_token', { ...asApp, secret: 'x' })).toMatchObject({ errcode: 40125 });
    expect(await ask('/cgi-bin/menu/get')).toMatchObject({ errcode: 41001 });
    expect(await ask('/cgi-bin/menu/get?access_token=T0_x')).toMatchObject({ errcode: 40001 });
    expect(await ask('/cgi-bin/menu/get?access_token=x')).toMatchObject({ errcode: 40014 });
  });

  it.each([
    [40016, []],
    [40018, [{ name: '一二三四五六', type: 'click', key: 'a' }]],
    [65318, [{ name: 'a', type: 'VIEW', url: 'https://shop.example' }]],
    [40017, [{ name: 'a', type: 'jump', url: 'https://shop.example' }]],
    [40023, [{ name: 'a', sub_button: Array.from({ length: 6 }, () => ({ name: 'b', type: 'click', key: 'c' })) }]],
    [40019, [{ name: 'a', type: 'click', key: '键'.repeat(43) }]],
    [40026, [{ name: 'a', sub_button: [{ name: 'b', type: 'click', key: '' }] }]],
    [40027, [{ name: 'a', sub_button: [{ name: 'b', type: 'view', url: '' }] }]],
  ])('refuses a menu with %i', async (errcode, button) => {
    const token = await newToken();
    expect(await ask(`/cgi-bin/menu/create?access_token=${token}`, { button })).toMatchObject({ errcode });
  });

  it.each([
    ['of a page that it does not know', 10003, 'https://other.example/login', 'step1a'],
    ['with a state of other signs', 10002, 'https://shop.example/login', 'step-1'],
  ])('leads nobody back %s', (_, code, redirect_uri, state) => {
    account.pageHosts.add('shop.example');
    const query = new URLSearchParams({ appid: account.appId, redirect_uri, response_type: 'code', scope: 'snsapi_base', state });
    const asked = `https://open.weixin.qq.com/connect/oauth2/authorize?${query}#wechat_redirect`;
    expect(() => authorize(account, asked, 'o1', clock.now.getTime())).toThrow(expect.objectContaining({ code }));
  });

  it('measures the fields of a message by their kinds, and names the one that does not fit', async () => {
    const token = await newToken();
    const fan = addFan(account, clock.now);
    const names = ['商品名称', '支付金额'];
    const added = await ask(`/cgi-bin/template/api_add_template?access_token=${token}`, {
      template_id_short: '43216',
      keyword_name_list: names,
    });
    const send = (amount: string) =>
      ask(`/cgi-bin/message/template/send?access_token=${token}`, {
        touser: fan.openid,
        template_id: added.template_id,
        data: { thing1: { value: '壶' }, amount2: { value: amount } },
      });

    expect(await send('很多')).toMatchObject({ errcode: 47003, errmsg: expect.stringContaining('data.amount2.value') });
    expect(await send('19.90元')).toMatchObject({ errcode: 0 });
    const short = { template_id_short: 'OPENTM200', keyword_name_list: names };
    expect(await ask(`/cgi-bin/template/api_add_template?access_token=${token}`, short)).toMatchObject({ errcode: 40037 });
    const bare = { template_id_short: '43216', keyword_name_list: [] };
    expect(await ask(`/cgi-bin/template/api_add_template?access_token=${token}`, bare)).toMatchObject({ errcode: 40246 });
  });
});

describe('tokens', () => {
  const menu = (token: string) => ask(`/cgi-bin/menu/get?access_token=${token}`);
  const formerCall = `/cgi-bin/token?${new URLSearchParams(asApp)}`;

  it('of the former call end one another in five minutes, and leave the stable one alone', async () => {
    const stable = await newToken();
    const [first, second] = [(await ask(formerCall)).access_token, (await ask(formerCall)).access_token];

    expect(second).not.toBe(first);
    expect(await menu(first)).toMatchObject({ errcode: 46003 });
    pass(5);
    expect(await menu(first)).toMatchObject({ errcode: 42001 });
    expect(await menu(second)).toMatchObject({ errcode: 46003 });
    expect(await newToken()).toBe(stable);
  });

  it('may be forced twenty times a day, half a minute apart, and end the one in force at once', async () => {
    const force = () => ask('/cgi-bin/stable_token', { ...asApp, force_refresh: true });
    const before = await newToken();
    const { access_token: forced } = await force();

    expect(forced).not.toBe(before);
    expect(await menu(before)).toMatchObject({ errcode: 40001 });
    expect(await force()).toMatchObject({ access_token: forced });
    for (let times = 2; times < 20; times += 1) await force();
    pass(1);
    expect(await force()).toMatchObject({ errcode: 45009 });
    expect(await newToken()).toBe(forced);
  });
});
