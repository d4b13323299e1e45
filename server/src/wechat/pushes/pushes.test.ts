import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { configCalls } from '#contract/settings/config.ts';
import { articleCalls } from '#contract/content/articles.ts';
import { replyCalls } from '#contract/wechat/replies.ts';
import { customerIdentity, seeFollower } from '#server/customers/index.ts';
import {
  type PushDocument,
  type PushRequest,
  deliver,
  echoQuery,
  plainPush,
  readAnswer,
  sealedPush,
} from '../../../../stand-ins/wechat/pusher.ts';
import { settleEarly } from '#server/notifications/letters/settle-early.ts';
import { insertLetters } from '#server/notifications/outbox/queries.ts';
import { outbox } from '#server/notifications/outbox/tables.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { contentIn } from '../../../test/content.ts';
import { openShop } from '../../../test/shop.ts';
import { wechatEvent } from './tables.ts';

const FORMER_KEY = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
const shop = openShop();
const account = {
  appId: 'wxexample0000001',
  token: 'MadeUpToken',
  aesKey: 'AAUKDxQZHiMoLTI3PEFGS1BVWl9kaW5zeH2Ch4yRlps',
  now: () => shop.clock.now(),
};
const URL = '/api/public/wechat/message/webHook';
const set = (key: string, value: string) => shop.admin().run(configCalls.save, { key, value });
const post = async ({ query, body }: PushRequest, url = URL) => {
  const { statusCode: status, body: text } = await shop.app.http.inject({
    method: 'POST',
    url: `${url}?${query}`,
    payload: body,
  });
  return { status, text };
};
const { written } = accountsIn(shop);
const sentLetter = (channel: 'wechat' | 'routine', providerNo: string) =>
  written(async (write) => {
    const [id = 0] = await insertLetters(write, [{ mark: 'paySuccess', channel, subject: 'A1', recipient: 'oLetter' }]);
    await write.tx.update(outbox).set({ state: 'sent', outcome: 'sent', providerNo }).where(eq(outbox.id, id));
    return id;
  });
const letter = async (id: number) => (await shop.db.select().from(outbox).where(eq(outbox.id, id)))[0];
let last = 0;
const seconds = () => String(Math.floor(account.now().getTime() / 1000));
const text = (content: string, openid = 'oFan_1', more: PushDocument = {}): PushDocument => ({
  ToUserName: 'gh_1',
  FromUserName: openid,
  CreateTime: seconds(),
  MsgType: 'text',
  Content: content,
  MsgId: `2345678901234${(last += 1)}`,
  ...more,
});
const event = (name: string, openid: string, more: PushDocument = {}): PushDocument => ({
  ToUserName: 'gh_1',
  FromUserName: openid,
  CreateTime: seconds(),
  MsgType: 'event',
  Event: name,
  ...more,
});
const eventsOf = (openid: string) =>
  shop.db
    .select({ event: wechatEvent.event, subject: wechatEvent.subject, result: wechatEvent.result })
    .from(wechatEvent)
    .innerJoin(customerIdentity, eq(customerIdentity.id, wechatEvent.identityId))
    .where(eq(customerIdentity.openid, openid))
    .orderBy(wechatEvent.id);
const identityOf = async (openid: string) =>
  (await shop.db.select().from(customerIdentity).where(eq(customerIdentity.openid, openid)))[0];

const rule = (keywords: string, type: 'text' | 'image', data: { content?: string; mediaId?: string }) =>
  shop.admin().run(replyCalls.save, { keywords: [keywords], type, data, status: true });

beforeAll(async () => {
  await rule('图', 'image', { mediaId: 'P_1' });
  for (const word of ['价格', '你好', '旧', 'n0', 'n1', 'n2', 'n3', 'n4'])
    await rule(word, 'text', { content: `${word}]]>&<b> 好的` });
  await set('wechat_appid', account.appId);
  expect((await post(plainPush(account, text('无')))).status).toBe(401);
  await set('field101', account.token);
});
afterEach(() => set('field104', '1').catch(() => {}));

describe('the address', () => {
  it('echoes what WeChat sends, and nothing to anybody else', async () => {
    const get = (query: string) => shop.app.http.inject({ method: 'GET', url: `${URL}?${query}` });

    expect((await get(echoQuery(account, '5927782489442352469'))).body).toBe('5927782489442352469');
    expect(await get(echoQuery(account, 'x', { token: 'other' }))).toMatchObject({ statusCode: 401, body: '验签失败' });
    expect((await get(echoQuery(account, 'x', { shift: -900 }))).statusCode).toBe(401);
    expect((await get('echostr=x')).statusCode).toBe(401);
  });
});

describe('a push', () => {
  it('is answered in plain mode', async () => {
    const { status, text: answer } = await post(plainPush(account, text('价格')));

    expect(status).toBe(200);
    expect(readAnswer(account, answer)).toEqual({ type: 'text', to: 'oFan_1', text: '价格]]>&<b> 好的' });
    expect(readAnswer(account, (await post(plainPush(account, text('图')))).text)).toMatchObject({ type: 'image', text: 'P_1' });
  });

  it('is answered by an article while people may read it', async () => {
    const article = { title: '上新', shareSynopsis: '三件', imageInput: '/crmebimage/a.png', url: 'https://shop.example/new' };
    const articleId = await contentIn(shop).article(article);
    await shop.admin().run(replyCalls.save, { keywords: ['上新'], type: 'news', data: { articleId }, status: true });

    const ask = async () => (await post(plainPush(account, text('上新')))).text;
    expect(readAnswer(account, await ask())).toMatchObject({ type: 'news', text: '上新' });
    expect(await ask()).toContain('<PicUrl><![CDATA[]]></PicUrl>');
    await set('api_url', 'https://admin.example/');
    for (const part of ['三件', 'https://shop.example/new', 'https://admin.example/crmebimage/a.png'])
      expect(await ask()).toContain(`<![CDATA[${part}]]>`);
    await shop.admin().run(articleCalls.delete, { id: articleId });
    expect(readAnswer(account, await ask())).toBeUndefined();
  });

  it('without words is answered by nobody, words that no rule knows by the last rule', async () => {
    await rule('default', 'text', { content: '请稍候' });
    const picture = text('', 'oFan_1', { MsgType: 'image', Content: '', MediaId: 'M_1' });

    expect(readAnswer(account, (await post(plainPush(account, picture))).text)).toBeUndefined();
    expect(readAnswer(account, (await post(plainPush(account, text('没有这个词')))).text)).toMatchObject({ text: '请稍候' });
  });

  it.each(['2', '3'])('is opened and answered encrypted in mode %s, by the key that fits', async (mode) => {
    await set('field104', mode);
    await set('field103', account.aesKey).catch(() => {});
    await set('wechat_former_aes_key', FORMER_KEY).catch(() => {});
    const isBoth = mode === '2';

    const answer = await post(sealedPush(account, text('你好'), { isBoth }));
    expect(readAnswer(account, answer.text, account.aesKey)).toMatchObject({ text: '你好]]>&<b> 好的' });
    const former = await post(sealedPush(account, text('旧'), { isBoth, aesKey: FORMER_KEY }));
    expect(readAnswer(account, former.text, FORMER_KEY)).toMatchObject({ text: '旧]]>&<b> 好的' });
  });

  it('is refused in plain where encryption is set, with another app id, a strange key, an old stamp or a false signature', async () => {
    await set('field104', '3');

    const tries = [
      plainPush(account, text('a')),
      sealedPush(account, text('a'), { appId: 'wxother' }),
      sealedPush(account, text('a'), { aesKey: 'kWxPEV2UEDyxWpmPdKC3F4dgPDmOvfKX1HGnEUDS1aR' }),
      sealedPush(account, text('a'), { shift: -600 }),
      sealedPush(account, text('a'), { token: 'other' }),
    ];
    for (const request of tries) expect((await post(request)).status).toBe(401);
  });

  it('that cannot be read is refused, entities included', async () => {
    const { query } = plainPush(account, text('a'));
    const bodies = ['', '{', '<xml><a></xml>', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><xml>&b;</xml>'];
    for (const body of bodies) expect((await post({ query, body })).status).toBe(400);
  });

  it('has one effect, however often it comes, also at once', async () => {
    const message = event('CLICK', 'oTwice', { EventKey: '客服' });
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(plainPush(account, message))));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await eventsOf('oTwice')).toHaveLength(1);
  });

  /** Delivers a push with half a second of patience while somebody holds the person's identity, so that nobody is answered. */
  const deliverToBusy = (fields: PushDocument, busyMs: number) =>
    Promise.all([
      written(async (write) => {
        await seeFollower(write, { appId: account.appId, openid: String(fields['FromUserName']), at: account.now() });
        await sleep(busyMs);
      }),
      sleep(100).then(() => deliver(() => plainPush(account, fields), post, 500)),
    ]).then(([, delivery]) => delivery);

  it('is given the answer of the first where it is repeated, once the first was too late', async () => {
    const { tries, answer = '' } = await deliverToBusy(text('价格', 'oPatient'), 900);

    expect(tries).toBe(2);
    expect(readAnswer(account, answer)).toEqual({ type: 'text', to: 'oPatient', text: '价格]]>&<b> 好的' });
  });

  it('has one effect also where no try is answered in time', async () => {
    const click = event('CLICK', 'oLate', { EventKey: '价格' });
    expect(await deliverToBusy(click, 2500)).toEqual({ tries: 4, answer: undefined });

    expect(readAnswer(account, (await post(plainPush(account, click))).text)).toMatchObject({ text: '价格]]>&<b> 好的' });
    expect(await eventsOf('oLate')).toHaveLength(1);
  });

  it('costs few statements, however many rules and settings there are', async () => {
    const ask = () => post(plainPush(account, text('n1', 'oCheap')));
    await ask();
    expect(await shop.countQueries(ask)).toBe(13);
  });

  it('is one of fifty at once, each with its own answer within five seconds', async () => {
    const start = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, n) =>
        readAnswer(account, (await post(plainPush(account, text(`n${n % 5}`, `oCrowd_${n}`)))).text),
      ),
    );

    expect(performance.now() - start).toBeLessThan(5000);
    expect(answers).toEqual(
      Array.from({ length: 50 }, (_, n) => ({ type: 'text', to: `oCrowd_${n}`, text: `n${n % 5}]]>&<b> 好的` })),
    );
  });
});

describe('an event', () => {
  it('of following stands with the identity, with the scene of the code', async () => {
    await post(plainPush(account, event('subscribe', 'oFollows', { EventKey: 'qrscene_staff-7f3a' })));
    expect(await identityOf('oFollows')).toMatchObject({
      subscribed: true,
      scene: 'staff-7f3a',
      subscribeTime: expect.any(Date),
    });

    shop.clock.pass('1 minute');
    await post(plainPush(account, event('unsubscribe', 'oFollows', { EventKey: '' })));
    expect(await identityOf('oFollows')).toMatchObject({ subscribed: false, unsubscribeTime: expect.any(Date) });
  });

  it('of the code by which staff sign in is the source of no customer', async () => {
    const scan = (EventKey: string) => post(plainPush(account, event('SCAN', 'oStaff', { EventKey })));
    await scan('poster');
    shop.clock.pass('1 minute');
    await scan(`staff${'0'.repeat(32)}`);
    expect(await identityOf('oStaff')).toMatchObject({ scene: 'poster' });
  });

  it('tells what became of a message, with all digits of its number', async () => {
    const more = { MsgID: '300000000000000001', Status: 'failed:user block' };
    await post(plainPush(account, event('TEMPLATESENDJOBFINISH', 'oSent', more)));

    expect(await eventsOf('oSent')).toEqual([
      { event: 'templatesendjobfinish', subject: '300000000000000001', result: 'failed:user block' },
    ]);
  });

  it.each([
    ['success', { outcome: 'delivered', lastError: '' }],
    ['failed:user block', { outcome: 'blocked', lastError: '用户设置了拒收消息' }],
    ['failed: system failed', { outcome: 'failed', lastError: '微信没有送达：failed: system failed' }],
  ])('tells what became of the letter of a message: %s', async (Status, settled) => {
    const MsgID = `30000000000000010${Status.length}`;
    const id = await sentLetter('wechat', MsgID);

    await post(plainPush(account, event('TEMPLATESENDJOBFINISH', 'oLetter', { MsgID, Status })));

    expect(await letter(id)).toMatchObject({ ...settled, resultTime: expect.any(Date) });
  });

  it('tells what became of a subscription message, and settles nothing twice', async () => {
    const id = await sentLetter('routine', '400000000000000001');
    const sent = (ErrorStatus: string) => {
      const List = { TemplateId: 'TPL_M', MsgID: '400000000000000001', ErrorCode: '0', ErrorStatus };
      return post(plainPush(account, event('subscribe_msg_sent_event', 'oLetter', { SubscribeMsgSentEvent: { List } })));
    };

    await sent('success');
    shop.clock.pass('1 minute');
    await sent('failed');

    expect(await letter(id)).toMatchObject({ outcome: 'delivered' });
  });

  it('tells what became of a message before its number is kept', async () => {
    await post(plainPush(account, event('TEMPLATESENDJOBFINISH', 'oEarly', { MsgID: '500000000000000001', Status: 'success' })));
    const id = await sentLetter('wechat', '500000000000000001');

    await written((write) => settleEarly(write, { id }));

    expect(await letter(id)).toMatchObject({ outcome: 'delivered' });
  });

  it('of permissions leaves a row for each template, in XML and in JSON', async () => {
    const grant = { TemplateId: 'TPL_M', SubscribeStatusString: 'accept', PopupScene: '1' };
    await post(plainPush(account, event('subscribe_msg_popup_event', 'oGrants', { SubscribeMsgPopupEvent: { List: grant } })));
    await set('routine_appid', 'wxmini0000000001');
    await set('routine_push_token', account.token);
    const json = { ...event('subscribe_msg_popup_event', 'oMini'), List: [grant, { ...grant, TemplateId: 'TPL_2' }] };
    const { query } = plainPush(account, {});
    const answer = await post({ query, body: JSON.stringify(json) }, '/api/public/wechat/mini/callback/index');

    expect(answer).toEqual({ status: 200, text: 'success' });
    const mini = '/api/public/wechat/mini/callback/index';
    const nameless = JSON.stringify({ ToUserName: 'gh_1', FromUserName: 'oMini', CreateTime: seconds(), MsgType: 'event' });
    for (const body of [nameless, plainPush(account, text('在吗', 'oMini')).body])
      expect(await post({ query: plainPush(account, {}).query, body }, mini)).toEqual({ status: 200, text: 'success' });
    const row = { event: 'subscribe_msg_popup_event', result: 'accept' };
    expect(await eventsOf('oGrants')).toEqual([{ ...row, subject: 'TPL_M' }]);
    expect(await eventsOf('oMini')).toEqual([
      { ...row, subject: 'TPL_M' },
      { ...row, subject: 'TPL_2' },
    ]);
  });
});
