import { describe, expect, it } from 'vitest';
import { collectAccountCalls } from '#contract/collection/account.ts';
import { collectedOrderCalls } from '#contract/collection/collected-orders.ts';
import { openMall } from '../../../test/connector.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { mall, bridge, plugIn, credentials, signIn } = openMall(shop);
const { login, status, logout } = collectAccountCalls;
const admin = shop.admin();
const standing = () => admin.run(status, {});
const collect = () => admin.run(collectedOrderCalls.collect, { externalNo: 'GT1' });

describe('an account', () => {
  it('says what is missing before the connector is set up', async () => {
    expect(await standing()).toMatchObject({ loggedIn: false, isSetUp: false, message: '请先填写采集连接器的地址和密钥' });
    await plugIn();
    expect(await standing()).toMatchObject({ loggedIn: false, isSetUp: true, message: '还没有登录，登录后才能采集商品和订单' });
  });

  it('needs a name and a password, and says when they are wrong', async () => {
    await expect(admin.run(login, { password: 'x' })).rejects.toThrow('请输入账号');
    await expect(admin.run(login, { account: 'x' })).rejects.toThrow('请输入密码');
    await expect(admin.run(login, { ...credentials(), password: 'wrong' })).rejects.toThrow('登录失败：账号或密码错误');
  });

  it('is asked for what a picture shows, and signed in with it', async () => {
    mall.asks = 'captcha';
    const asked = await admin.run(login, credentials());
    expect(asked).toMatchObject({ status: 'captcha', loggedIn: false, captchaImage: expect.stringMatching(/^data:image\/png/) });
    const answer = { key: asked.captchaKey ?? '', code: mall.question?.code ?? '' };

    expect(await admin.run(login, { ...credentials(), ...answer })).toMatchObject({
      status: 'ok',
      loggedIn: true,
      account: mall.account,
    });
    expect(await standing()).toMatchObject({ account: mall.account, loggedIn: true, message: '' });
    mall.asks = 'sms';
    expect(await admin.run(login, credentials())).toMatchObject({ status: 'sms', captchaKey: expect.any(String) });
    mall.asks = 'nothing';
  });

  it('leaves neither password nor session anywhere in clear', async () => {
    await signIn();
    const { rows } = await shop.app.database.pool.query(`
      select coalesce(string_agg(t::text, ' '), '') as kept from (
        select row_to_json(r)::text as t from change_row r union all select row_to_json(c)::text from change c
        union all select row_to_json(a)::text from crawl_account a union all select row_to_json(p)::text from provider_token p
        union all select row_to_json(h)::text from provider_health h) all_rows(t)`);
    expect(rows[0].kept).not.toContain(mall.password);
    expect(rows[0].kept).not.toContain(mall.session?.token);
    expect(rows[0].kept).toContain('crawl_account.login');
  });

  it('is over when the shop says so, and every collecting call says what to do', async () => {
    await signIn();
    delete mall.session;

    await expect(collect()).rejects.toThrow('请先登录国铁账号');
    expect(await standing()).toMatchObject({ loggedIn: false, account: mall.account, message: '登录已过期，请重新登录' });
    const asked = bridge().asked.length;
    await expect(admin.run(collectedOrderCalls.listOutside, { page: 1, limit: 20 })).rejects.toThrow('请先登录国铁账号');
    await expect(admin.run(collectedOrderCalls.collectMany, { externalNos: ['GT1'] })).rejects.toThrow('请先登录国铁账号');
    expect(bridge().asked).toHaveLength(asked);
  });

  it('is over by itself after its time', async () => {
    await signIn();
    shop.clock.pass('3 hours');
    await expect(collect()).rejects.toThrow('请先登录国铁账号');
  });

  it('is signed out there as well', async () => {
    await signIn();
    await admin.run(logout, {});
    expect(mall.session).toBeUndefined();
    expect(await standing()).toMatchObject({ loggedIn: false, message: '已退出登录' });
  });

  it('is signed in by what a browser kept', async () => {
    expect(await admin.run(login, { platform: 'guotie', cookie: mall.cookie })).toMatchObject({ loggedIn: true });
  });
});
