import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { outsideServiceCalls } from '#contract/services/outside-services.ts';
import type { TextFailure, TextMessage } from '#server/platform/texting.ts';
import { openAliyunAccount } from '../../../test/aliyun-account.ts';
import { openPassAccount } from '../../../test/pass-account.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const aliyun = openAliyunAccount(shop);
const pass = openPassAccount(shop);
const { account } = aliyun;
const admin = shop.admin();
const message: TextMessage = { phone: '13900000001', template: 'SMS_100000001', values: { code: '123456' } };
const send = (changed: Partial<TextMessage> = {}): Promise<string> =>
  shop.app.providers.sms.send({ by: '2', ...message, ...changed });
const check = () => admin.run(outsideServiceCalls.check, { name: 'aliyunSms' });
const standing = async () => (await admin.run(outsideServiceCalls.list, {})).find(({ name }) => name === 'aliyunSms');

const failures: readonly [TextFailure, string, Partial<TextMessage>, () => unknown][] = [
  ['refused', '手机号码不对', { phone: '12' }, () => undefined],
  [
    'refused',
    '没有这个模板，或者它没有通过审核。请在消息通知的详情里核对模板 CODE',
    { template: 'SMS_100000003' },
    () => undefined,
  ],
  ['refused', '模板里的变量和店里发的对不上，请核对模板', { values: { other: '1' } }, () => undefined],
  ['refused', '给这个号码发得太频繁了，请过一会儿再发', {}, () => send()],
  ['held', '账户余额或短信套餐不足', {}, () => void (account.balance = 0)],
  ['held', '短信签名不存在，或者没有通过审核', {}, () => account.signs.set('信号匣', 2)],
  ['held', '这个 AccessKey 没有发短信的权限', {}, () => void (account.mayNotSend = true)],
  ['failed', '请求太频繁，稍后会再发', {}, () => aliyun.platform().become('throttled')],
  ['unknown', 'isp.SYSTEM_ERROR', {}, () => aliyun.platform().become('broken')],
];

afterEach(async () => {
  aliyun.platform().become(undefined);
  Object.assign(account, { balance: 1000, mayNotSend: false });
  account.signs.set('信号匣', 1);
  shop.clock.pass('25 hours');
  if ((await standing())?.state === 'paused') await check();
});

describe('text messages of a shop that has chosen 阿里云短信 and filled nothing in', () => {
  it('are held back with a sentence that says what is missing', async () => {
    await aliyun.set({ sms_provider: '2' });

    expect(await standing()).toMatchObject({ state: 'unset' });
    await expect(send()).rejects.toMatchObject({ why: 'held', message: '发送短信请先填写阿里云短信的 AccessKey 和签名' });
    await expect(shop.app.providers.sms.check()).rejects.toMatchObject({
      message: '发送短信请先填写阿里云短信的 AccessKey 和签名',
    });
  });
});

describe('a text message', () => {
  beforeAll(() => aliyun.plugIn());

  it('leaves with signature, template and variables, and has a number there', async () => {
    const values = { pay_price: '99.00', order_id: '铁路*(12) 3+4' };
    expect(await send({ template: 'SMS_100000002', values })).toBe(`${900_000 + account.sent.length - 1}^0`);

    expect(account.sent.at(-1)).toMatchObject({ phone: '13900000001', sign: '信号匣', template: 'SMS_100000002', values });
  });

  it('has no blank variable, and none that is longer than the platform takes', async () => {
    await send({ template: 'SMS_100000002', values: { pay_price: '', order_id: '长'.repeat(40) } });

    expect(account.sent.at(-1)?.values).toMatchObject({ pay_price: '-', order_id: expect.stringMatching(/^.{35}$/u) });
  });

  it.each(failures)('that is %s says why: %s', async (why, says, changed, meddle) => {
    await meddle();
    await expect(send(changed)).rejects.toMatchObject({ why, message: `阿里云短信：${says}` });
  });

  it.each([
    ['阿里云短信没有回应，请稍后重试', 'lostAnswer'],
    ['阿里云短信返回的内容无法识别，请稍后重试', 'html'],
  ] as const)('leaves once, and nobody knows whether it arrived: %s', async (says, fault) => {
    const before = account.sent.length;
    aliyun.platform().become(fault);
    await expect(send()).rejects.toMatchObject({ why: 'unknown', message: says });

    expect(account.sent).toHaveLength(before + 1);
    expect(await standing()).toMatchObject({ state: 'failing', failure: says });
  });

  it.each([
    ['delivered', undefined, { isDelivered: true, says: '' }],
    [
      'on a number out of service',
      'MOBILE_NOT_ON_SERVICE',
      { isDelivered: false, says: '没有送达：号码是空号，或者已停机、关机' },
    ],
    ['refused by a word that nobody knows', 'XK:0099', { isDelivered: false, says: '没有送达：XK:0099' }],
  ])('says what became of it once its carrier does: %s', async (_, word, outcome) => {
    if (word) account.unreachable.set(message.phone, word);
    const sentTime = shop.clock.now();
    const taken = { phone: message.phone, providerNo: await send(), sentTime };
    const find = () => shop.app.providers.sms.findOutcome('2', taken);

    expect(await find()).toBeUndefined();
    shop.clock.pass('10 seconds');
    expect(await find()).toEqual(outcome);
    aliyun.platform().become('throttled');
    await expect(find()).rejects.toMatchObject({ message: '阿里云短信：请求太频繁，稍后会再发' });
    account.unreachable.clear();
  });

  it('leaves by the provider whose template it names, whatever has been chosen since', async () => {
    await pass.plugIn();
    await shop.app.providers.sms.send({ by: '1', phone: '13900000001', template: '538393', values: { code: '1', time: '5' } });

    expect(pass.account.sent).toHaveLength(1);
    const services = await admin.run(outsideServiceCalls.list, {});
    expect(services.find(({ name }) => name === 'sms')).toMatchObject({ state: 'paused' });
  });
});

describe('the service', () => {
  it('pauses when the account is used up, and goes on once a check passes', async () => {
    account.balance = 0;
    await expect(send()).rejects.toMatchObject({ why: 'held' });
    expect(await standing()).toMatchObject({ state: 'paused' });
    const asked = aliyun.platform().asked.length;
    await expect(send()).rejects.toMatchObject({ why: 'held', message: '阿里云短信：账户余额或短信套餐不足' });
    expect(aliyun.platform().asked).toHaveLength(asked);

    account.balance = 1000;
    await check();

    await send();
    expect(await standing()).toMatchObject({ state: 'fine' });
  });

  it('is checked without sending anything', async () => {
    const sent = account.sent.length;
    const steps = await check();

    expect(steps.map(({ name, outcome, says }) => [name, outcome, says]).slice(2)).toEqual([
      ['AccessKey 和签名', 'passed', '可以登录，签名【信号匣】已通过审核'],
      ['验证码模板', 'passed', '模板 SMS_100000001 已通过审核'],
    ]);
    expect(account.sent).toHaveLength(sent);
  });

  it.each([
    ['签名【信号匣】还在审核', () => account.signs.set('信号匣', 0)],
    ['签名【信号匣】：AccessKey Secret 不对', () => aliyun.set({ aliyun_access_key_secret: 'another' })],
  ])('says what is wrong with its account: %s', async (says, meddle) => {
    await meddle();
    expect((await check()).find(({ outcome }) => outcome === 'failed')).toMatchObject({ says });
    await aliyun.plugIn();
  });
});
