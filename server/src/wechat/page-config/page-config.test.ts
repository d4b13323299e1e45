import { describe, expect, it } from 'vitest';
import { configCalls } from '#contract/settings/config.ts';
import { openShop } from '../../../test/shop.ts';
import { openWechatAccount } from '../../../test/wechat-account.ts';

const shop = openShop();
const wechat = openWechatAccount(shop);
const HOST = 'shop.example';
let address = 0;
/** Questions are counted by address, so each case has one of its own. */
const somewhere = () => `10.7.0.${(address += 1)}`;

async function ask(url: string, { at = somewhere(), host = HOST } = {}): Promise<unknown> {
  const query = new URLSearchParams({ url });
  const asked = { method: 'GET', url: `/api/admin/wechat/config?${query}`, headers: { host }, remoteAddress: at } as const;
  return (await shop.app.http.inject(asked)).json();
}
describe('a page within WeChat', () => {
  it('is told what is not set up yet', async () => {
    expect(await ask(`https://${HOST}/login`)).toMatchObject({ code: 500, message: '微信公众号appId未设置' });
    await wechat.set({ wechat_appid: wechat.account.appId });
    expect(await ask(`https://${HOST}/login`)).toMatchObject({ code: 500, message: '微信公众号secret未设置' });
    await wechat.plugIn();
  });

  it('is signed for a stranger, whose client sends its address as it is or encoded', async () => {
    const page = `https://${HOST}/login?redirect=%2Forder%3Fid%3D1`;

    for (const sent of [page, encodeURIComponent(page), `${page}#top`]) {
      expect(await ask(sent)).toMatchObject({ code: 200, data: { url: page } });
    }
  });

  it('learns its app and the functions it may use, while the server keeps its ticket', async () => {
    expect(await ask(`https://${HOST}/login`)).toEqual({
      code: 200,
      message: '操作成功',
      data: {
        url: `https://${HOST}/login`,
        jsApiTicket: null,
        nonceStr: expect.stringMatching(/^[\da-f]{32}$/),
        timestamp: expect.any(Number),
        signature: expect.stringMatching(/^[\da-f]{40}$/),
        jsApiList: expect.arrayContaining(['scanQRCode']),
        debug: false,
        appId: wechat.account.appId,
      },
    });
  });

  it.each(['%zz', '登录', 'javascript:alert(1)', '//shop.example/login'])(
    'needs an address that can be read: %s',
    async (url) => {
      expect(await ask(url)).toMatchObject({ code: 500, message: 'url无法解析！' });
    },
  );

  it.each([
    'https://evil.example/login',
    `https://${HOST}.evil.example/`,
    `https://${HOST}@evil.example/`,
    `https://${HOST}:8443/`,
  ])('signs no page of another host: %s', async (url) => {
    expect(await ask(url)).toMatchObject({ code: 500, message: '只能为本站的页面签名' });
  });

  it('is signed under the address that the shop has set, too', async () => {
    await shop.admin().run(configCalls.save, { key: 'api_url', value: 'https://admin.example/back' });
    expect(await ask('https://admin.example/login')).toMatchObject({ code: 200 });
  });

  it('asks for patience after sixty questions a minute from one address', async () => {
    const at = somewhere();
    for (let n = 0; n < 60; n += 1) expect(await ask(`https://${HOST}/login`, { at })).toMatchObject({ code: 200 });

    expect(await ask(`https://${HOST}/login`, { at })).toMatchObject({ message: '请求过于频繁，请稍后再试' });
    expect(await ask(`https://${HOST}/login`)).toMatchObject({ code: 200 });
  });
});
