import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { brandCalls, brandRefusals } from '#contract/catalogue/brands.ts';
import { incomingNoticeCalls } from '#contract/services/incoming-notices.ts';
import { taskCalls } from '#contract/tasks/tasks.ts';
import { openHmacProvider } from '../../../test/hmac-provider.ts';
import { type Shop, openShop } from '../../../test/shop.ts';

const provider = openHmacProvider(() => shop);
const shop: Shop = openShop({ callbacks: () => provider.routes() });

afterEach(() => provider.failWith(undefined));

const FAILED = { code: 'FAIL', message: '验签失败' };

/** Number of times that a payment had its effect. */
async function effectsOf(no: string): Promise<number> {
  const { list } = await shop.admin().run(brandCalls.list, { page: 1, limit: 100, name: no });
  return list.length;
}

const list = async (filter = {}) => (await shop.admin().run(incomingNoticeCalls.list, { page: 1, limit: 100, ...filter })).list;
const tasks = async () =>
  (await shop.admin().run(taskCalls.list, { page: 1, limit: 10, kind: 'notice' })).list.filter(({ state }) => state < 2);
const latest = async () => {
  const [notice] = await list();
  if (!notice) throw new Error('nothing came in');
  return notice;
};

describe('a notice of a provider', () => {
  it('is acknowledged as its provider reads it, and has its effect', async () => {
    const json = await provider.pay({ id: 'N1', no: 'P1' });
    expect([json.statusCode, json.body]).toEqual([204, '']);

    const xml = await provider.payInXml({ id: 'N2', no: 'P2' });
    expect([xml.statusCode, xml.headers['content-type'], xml.body]).toEqual([
      200,
      'text/xml',
      '<xml><return_code><![CDATA[SUCCESS]]></return_code><return_msg><![CDATA[OK]]></return_msg></xml>',
    ]);
    expect([await effectsOf('P1'), await effectsOf('P2')]).toEqual([1, 1]);
    expect(await latest()).toMatchObject({
      provider: 'wechatPay',
      label: '付款通知（XML）',
      state: 'done',
      says: '已入账 P2',
      times: 1,
    });
  });

  it('that comes again, or twice at once, is acknowledged and has no further effect', async () => {
    const sent = await Promise.all([1, 2, 3].map(() => provider.pay({ id: 'N3', no: 'P3' })));
    sent.push(await provider.pay({ id: 'N3', no: 'P3' }));

    expect(sent.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
    expect(await effectsOf('P3')).toBe(1);
    expect(await latest()).toMatchObject({ state: 'done', times: 4 });
  });

  it('may be none of ours', async () => {
    expect((await provider.pay({ id: 'N4', no: 'NOBODY' })).statusCode).toBe(204);
    expect(await latest()).toMatchObject({ state: 'ignored', says: '本店没有这个单号' });
  });

  it('is answered by its effect where the provider reads more than an acknowledgement', async () => {
    const url = `/api/test/provider/xml/opened?nonce=7&echostr=a%2Fb&sign=${provider.signatureOf('7')}`;

    expect((await shop.app.http.inject({ url })).body).toBe('a/b');
    expect((await shop.app.http.inject({ method: 'HEAD', url })).statusCode).toBe(404);
  });
});

describe('a notice whose effect failed', () => {
  it('stands as unsettled, is asked for again by the status, and then has its effect once', async () => {
    provider.failWith(new Error('disk'));
    const answer = await provider.pay({ id: 'N5', no: 'P5' });
    expect([answer.statusCode, answer.json()]).toEqual([500, { code: 'FAIL', message: '系统异常，请稍后重试' }]);
    expect(await effectsOf('P5')).toBe(0);
    expect(await latest()).toMatchObject({ state: 'waiting', says: expect.stringContaining('系统异常') });

    provider.failWith(undefined);
    expect((await provider.pay({ id: 'N5', no: 'P5' })).statusCode).toBe(204);
    expect(await effectsOf('P5')).toBe(1);
    expect(await latest()).toMatchObject({ state: 'done', times: 2 });
  });

  it('is left to people as a task of its kind of notice, until the last of them is worked through', async () => {
    provider.failWith(new Error('disk'));
    await provider.pay({ id: 'N20', no: 'P20' });
    await provider.pay({ id: 'N21', no: 'P21' });
    await shop.app.runDue();
    expect(await tasks()).toEqual([]);

    await shop.pass('3 minutes');
    expect(await tasks()).toMatchObject([{ kind: 'notice', record: 'notice', says: expect.stringContaining('2 条通知') }]);

    provider.failWith(undefined);
    const [last, first] = await list({ state: 'waiting' });
    await shop.admin().run(incomingNoticeCalls.again, { id: last?.id ?? 0 });
    expect(await tasks()).toMatchObject([{ state: 0, says: expect.stringContaining('1 条通知') }]);
    await shop.admin().run(incomingNoticeCalls.again, { id: first?.id ?? 0 });
    expect(await tasks()).toEqual([]);
  });

  it('is no task any more once its provider has sent it again, nor after people have closed it', async () => {
    provider.failWith(new Error('disk'));
    await provider.pay({ id: 'N22', no: 'P22' });
    await shop.pass('3 minutes');
    const [found] = await tasks();
    await shop.admin().run(taskCalls.close, { id: found?.id ?? 0, note: '测试环境的通知' });
    await shop.pass('3 minutes');
    expect(await tasks()).toEqual([]);

    await provider.pay({ id: 'N23', no: 'P23' });
    await shop.pass('3 minutes');
    expect(await tasks()).toHaveLength(1);
    provider.failWith(undefined);
    await provider.pay({ id: 'N22', no: 'P22' });
    await provider.pay({ id: 'N23', no: 'P23' });
    await shop.pass('1 minute');
    expect(await tasks()).toEqual([]);
  });

  it('is worked through by staff, once', async () => {
    provider.failWith(brandRefusals.IN_USE({ count: 1 }));
    await provider.pay({ id: 'N6', no: 'P6' });
    const { id, says } = await latest();
    expect(says).toBe('该品牌下有商品，不能删除');

    await expect(shop.admin().run(incomingNoticeCalls.again, { id })).rejects.toMatchObject({ message: says });
    provider.failWith(undefined);
    shop.clock.pass('1 day');
    await shop.admin().run(incomingNoticeCalls.again, { id });
    await expect(shop.admin().run(incomingNoticeCalls.again, { id })).rejects.toMatchObject({
      message: '这条通知已经处理过，不用再处理',
    });
    expect(await effectsOf('P6')).toBe(1);
    expect(await latest()).toMatchObject({ id, state: 'done' });
  });

  it('is worked through once where two of staff ask in one moment', async () => {
    provider.failWith(new Error('disk'));
    await provider.pay({ id: 'N7', no: 'P7' });
    const { id } = await latest();
    provider.failWith(undefined);
    await Promise.allSettled([1, 2, 3].map(() => shop.admin().run(incomingNoticeCalls.again, { id })));

    expect(await effectsOf('P7')).toBe(1);
  });
});

describe('a request that proves nothing', () => {
  it.each<[string, Record<string, string>, string]>([
    ['has no signature', { 'x-sign': '' }, 'wrongSignature'],
    ['has that of another', { 'x-sign': provider.signatureOf('other') }, 'wrongSignature'],
    ['is too old', { 'x-time': '1' }, 'wrongTime'],
    ['is signed by an unknown key', { 'x-serial': 'S-9' }, 'unknownKey'],
  ])('is refused where it %s', async (_case, headers, why) => {
    const answer = await provider.pay({ id: 'N8', no: 'P8' }, headers);

    expect([answer.statusCode, answer.json()]).toEqual([401, FAILED]);
    expect(await latest()).toMatchObject({ state: 'refused', why, about: headers['x-serial'] ?? '' });
    expect(await effectsOf('P8')).toBe(0);
  });

  it('is refused in the words of its provider', async () => {
    const answer = await provider.payInXml({ id: 'N9', no: 'P9' }, 'forged');

    expect([answer.statusCode, answer.body]).toEqual([
      401,
      '<xml><return_code><![CDATA[FAIL]]></return_code><return_msg><![CDATA[验签失败]]></return_msg></xml>',
    ]);
  });

  it('is refused again when staff work it through, until its key is known', async () => {
    await provider.pay({ id: 'N10', no: 'P10' }, { 'x-serial': 'S-10' });
    const { id } = await latest();

    await expect(shop.admin().run(incomingNoticeCalls.again, { id })).rejects.toMatchObject({
      message: '仍未通过验证：签名用了本店没有的证书或公钥。请先核对这个服务的设置',
    });
    provider.learn('S-10');
    shop.clock.pass('1 hour');
    await shop.admin().run(incomingNoticeCalls.again, { id });
    expect(await effectsOf('P10')).toBe(1);
    expect(await latest()).toMatchObject({ id, state: 'done', why: null });
  });

  it('is not worked through where the same one was taken meanwhile', async () => {
    await provider.pay({ id: 'N16', no: 'P16' }, { 'x-serial': 'S-16' });
    const { id } = await latest();
    provider.learn('S-16');
    await provider.pay({ id: 'N16', no: 'P16' }, { 'x-serial': 'S-16' });

    await expect(shop.admin().run(incomingNoticeCalls.again, { id })).rejects.toMatchObject({
      message: '同一条通知已经另行收到，请处理那一条',
    });
    expect(await effectsOf('P16')).toBe(1);
  });

  it('is kept no more than twenty times a minute', async () => {
    shop.clock.pass('2 minutes');
    const before = (await list({ state: 'refused' })).length;
    for (let sent = 0; sent < 25; sent += 1) await provider.payInXml({ id: 'N11', no: 'P11' }, 'forged');
    expect((await list({ state: 'refused' })).length).toBe(before + 20);

    shop.clock.pass('2 minutes');
    await provider.payInXml({ id: 'N11', no: 'P11' }, 'forged');
    expect((await list({ state: 'refused' })).length).toBe(before + 21);
  });
});

describe('what is kept of a notice', () => {
  const PERSON = { openid: 'oExample_fan_0001', phone: '13800138000', attach: '张三', total: 'to 13800138000' };

  it('is shown to staff without people and proofs', async () => {
    await provider.pay({ id: 'N12', no: 'P12', payer: PERSON });
    const { id } = await latest();
    const info = await shop.admin().run(incomingNoticeCalls.info, { id });

    expect(info.fields).toContainEqual({ name: 'id', value: 'N12' });
    expect(info.fields).toContainEqual({ name: 'payer.openid', value: '已隐藏（17 字）' });
    expect(JSON.stringify(info)).not.toMatch(/oExample|13800138000|张三/);
  });

  it('is not to be read in the database', async () => {
    await provider.pay({ id: 'oExample_fan_0002', no: 'P13', payer: PERSON });
    const { rows } = await shop.db.execute(sql`select * from incoming_notice`);

    expect(JSON.stringify(rows)).not.toMatch(/oExample|13800138000|张三|key of a provider/);
  });

  it('goes after thirty days', async () => {
    await provider.pay({ id: 'N14', no: 'P14' });
    await shop.pass('29 days');
    expect(await list()).not.toEqual([]);

    await shop.pass('2 days');
    expect(await list()).toEqual([]);
  });
});

describe('the log of what came in', () => {
  it('is for those who may see it, and worked through by those who may do that', async () => {
    await provider.pay({ id: 'N15', no: 'P15' });
    const { id } = await latest();
    const reader = shop.admin({ may: [incomingNoticeCalls.list.permission] });

    expect((await reader.run(incomingNoticeCalls.list, { page: 1, limit: 10 })).total).toBe(1);
    await expect(reader.run(incomingNoticeCalls.again, { id })).rejects.toMatchObject({ code: 403 });
    await expect(shop.stranger.run(incomingNoticeCalls.list, { page: 1, limit: 10 })).rejects.toMatchObject({ code: 401 });
  });
});
