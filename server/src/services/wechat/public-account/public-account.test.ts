import { beforeAll, describe, expect, it } from 'vitest';
import { newName } from '../../../../../stand-ins/wechat/account.ts';
import { addFan, grantCode } from '../../../../../stand-ins/wechat/people.ts';
import { openShop } from '../../../../test/shop.ts';
import { openWechatAccount } from '../../../../test/wechat-account.ts';

const shop = openShop();
const wechat = openWechatAccount(shop);
const { account } = wechat;
const here = () => shop.app.providers.publicAccount;
const mini = () => shop.app.providers.miniProgramme;
const now = () => shop.clock.now();
const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(64)]);

beforeAll(() => wechat.plugIn());

describe('the menu', () => {
  it('is published, read back and deleted; there may be none', async () => {
    const button = [{ name: '逛逛', type: 'view', url: 'https://shop.example/' }];
    expect(await here().findMenu()).toBeUndefined();

    await here().publishMenu(button);
    expect(await here().findMenu()).toEqual({ button });
    expect(await here().liveMenu()).toEqual({ isOpen: true, button });

    await here().publishMenu([]);
    expect(await here().findMenu()).toBeUndefined();
  });

  it('is refused in words where a name is too long', async () => {
    const button = [{ name: '这个名字真的太长', type: 'click', key: 'a' }];
    await expect(here().publishMenu(button)).rejects.toMatchObject({ message: '菜单按钮的名称太长或为空' });
  });
});

describe('a file', () => {
  it('is taken by its content, for three days or for good', async () => {
    const { mediaId } = await here().uploadTemporary({ type: 'image', bytes: PNG });
    const kept = await here().uploadPermanent({ type: 'image', bytes: PNG });

    expect(account.media.get(mediaId)?.type).toBe('image');
    expect(kept.url).toContain(kept.mediaId);
  });

  it.each([
    ['image', Buffer.from('<svg>'), '文件格式必须是 png、jpg、gif、bmp，请检查文件内容'],
    ['voice', PNG, '文件格式必须是 mp3、amr、wma、wav，请检查文件内容'],
    ['image', Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)]), '文件大小不能超过 10 MB'],
  ] as const)('of another format or too large is not sent (%s)', async (type, bytes, message) => {
    await expect(here().uploadPermanent({ type, bytes })).rejects.toMatchObject({ message });
  });
});

describe('a voice', () => {
  it('is refused in words where WeChat finds it too long, for its file does not tell', async () => {
    const unknown = Buffer.alloc(32, 0x7c);
    const bytes = Buffer.concat([Buffer.from('#!AMR\n'), ...Array.from({ length: 61 * 50 }, () => unknown)]);
    await expect(here().uploadPermanent({ type: 'voice', bytes })).rejects.toMatchObject({
      message: '语音超过 60 秒，请剪短后重新上传',
    });
  });
});

describe('a message', () => {
  it('goes out by its template, with a number that keeps all its digits', async () => {
    const fan = addFan(account, now());
    const templateId = await here().addTemplate('43216', ['商品名称', '支付金额']);
    const message = { openid: fan.openid, templateId, fields: { thing1: '热水壶', amount2: '19.90元' }, clientNo: 'letter-1' };

    expect(await here().sendTemplate(message)).toEqual({ isSent: true, messageNo: expect.stringMatching(/^3\d{17}$/) });
    await here().sendTemplate(message);
    expect(account.sent.filter(({ clientNo }) => clientNo === 'letter-1')).toHaveLength(1);

    expect(await here().sendTemplate({ ...message, fields: { thing1: '一'.repeat(21), amount2: '1元' } })).toEqual({
      isSent: false,
      code: 47003,
      says: '模板里有字段的内容不符合规则：thing1',
    });
    fan.isSubscribed = false;
    expect(await here().sendTemplate({ ...message, clientNo: 'letter-2' })).toMatchObject({ says: '客户未关注公众号' });
  });

  it('of staff carries a text, or a file for as long as it is kept', async () => {
    const fan = addFan(account, now());
    const { openid } = fan;
    const { mediaId } = await here().uploadTemporary({ type: 'image', bytes: PNG });

    await here().sendCustom(openid, { type: 'text', content: '您好' });
    expect(account.sent.at(-1)).toMatchObject({ openid, data: { content: '您好' } });
    expect(await here().sendCustom(openid, { type: 'image', mediaId })).toMatchObject({ isSent: true });
    shop.clock.pass('4 days');
    expect(await here().sendCustom(openid, { type: 'text', content: '您好' })).toMatchObject({
      says: '客户 48 小时内没有互动，不能发客服消息',
    });
    Object.assign(fan, { spokeAt: now().getTime(), customSent: 0 });
    expect(await here().sendCustom(openid, { type: 'image', mediaId })).toMatchObject({ says: '素材已失效，请重新上传' });
    fan.customSent = 20;
    expect(await here().sendCustom(openid, { type: 'text', content: '您好' })).toMatchObject({
      says: '客服消息条数已达上限，请等客户回复',
    });
  });

  it('by subscription uses up what was granted, and a refusal is no alarm', async () => {
    const fan = addFan(account, now());
    const [{ templateId } = { templateId: '' }] = await here().listTemplates();
    fan.grants.set(templateId, 1);
    const message = { openid: fan.openid, templateId, fields: { thing1: '壶', amount2: '1元' }, state: 'formal' } as const;

    expect(await mini().sendSubscription(message)).toMatchObject({ isSent: true });
    expect(await mini().sendSubscription(message)).toEqual({
      isSent: false,
      code: 43101,
      says: '客户未授权该订阅消息',
    });
  });

  it('is not sent by a template that WeChat took out of use, nor to a page that was not published', async () => {
    const fan = addFan(account, now());
    const [{ templateId } = { templateId: '' }] = await here().listTemplates();
    fan.grants.set(templateId, 2);
    account.pages.add('pages/index');
    const message = { openid: fan.openid, templateId, fields: { thing1: '壶', amount2: '1元' }, state: 'formal' } as const;

    expect(await mini().sendSubscription({ ...message, page: 'pages/gone?id=1' })).toMatchObject({
      says: '小程序里没有这个页面，或还没有发布',
    });
    account.banned.add(templateId);
    expect(await mini().sendSubscription({ ...message, page: 'pages/index' })).toMatchObject({
      says: '模板已被微信停用，请更换模板',
    });
    expect(fan.grants.get(templateId)).toBe(2);
    account.banned.clear();
  });
});

describe('a person', () => {
  it('is known by a code, which works once and for five minutes', async () => {
    const { openid, unionid } = addFan(account, now());
    const code = grantCode(account, openid, now().getTime());

    expect(await here().identify(code)).toEqual({ openid, isSnapshot: false });
    await expect(here().identify(code)).rejects.toMatchObject({ message: '授权码已用过，请重新打开页面' });
    const late = grantCode(account, openid, now().getTime());
    shop.clock.pass('6 minutes');
    await expect(here().identify(late)).rejects.toMatchObject({ message: '授权码已过期，请重新打开页面' });
    expect(await here().identifyFully(grantCode(account, openid, now().getTime()))).toMatchObject({ unionid, nickname: '小明' });
    expect(await mini().identify(grantCode(account, openid, now().getTime()))).toMatchObject({ openid, unionid });
  });

  it('who only looks is told apart', async () => {
    const { openid } = addFan(account, now());
    expect(await here().identify(grantCode(account, openid, now().getTime(), true))).toMatchObject({ isSnapshot: true });
  });

  it('follows since a moment', async () => {
    const fan = addFan(account, now());
    const seconds = Math.floor(fan.since.getTime() / 1000);

    expect(await here().follower(fan.openid)).toMatchObject({ isSubscribed: true, subscribeTime: new Date(seconds * 1000) });
    expect((await here().listFollowers()).openids).toContain(fan.openid);
    await expect(here().follower(newName('o'))).rejects.toMatchObject({ message: 'openid 不属于这个账号' });
  });

  it('is led to the sign-in page by an address whose parameters stand in order', async () => {
    expect(await here().signInAddress({ redirectTo: 'https://shop.example/login', scope: 'base', state: 'step1' })).toBe(
      'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wxexample0000001&redirect_uri=https%3A%2F%2Fshop.example%2Flogin' +
        '&response_type=code&scope=snsapi_base&state=step1#wechat_redirect',
    );
  });
});

describe('a page', () => {
  it('is signed without its hash, by a ticket that is asked for once', async () => {
    const signed = await here().signPage('https://shop.example/admin/?a=1#/x');
    await here().signPage('https://shop.example/');

    expect(signed).toMatchObject({ appId: account.appId, url: 'https://shop.example/admin/?a=1' });
    expect(account.asked.get('/cgi-bin/ticket/getticket')).toBe(1);
  });
});

describe('a code with a scene', () => {
  it('is made for so many seconds', async () => {
    const { ticket } = await here().createScene('staff-7f3a', 120);
    const { scene, until = 0 } = account.scenes.get(ticket) ?? {};
    expect(scene).toBe('staff-7f3a');
    expect(Math.round((until - now().getTime()) / 1000)).toBe(120);
  });
});
