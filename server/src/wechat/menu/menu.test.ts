import { beforeAll, describe, expect, it } from 'vitest';
import { menuCalls } from '#contract/wechat/menus.ts';
import { blankButton } from '#contract/wechat/menu-buttons.ts';
import { openShop } from '../../../test/shop.ts';
import { openWechatAccount } from '../../../test/wechat-account.ts';

const shop = openShop();
const wechat = openWechatAccount(shop);
const { account } = wechat;
const admin = shop.admin();

beforeAll(() => wechat.plugIn());

const page = { page: 1, limit: 20 };
const link = (name: string, url = 'https://shop.example/') => ({ ...blankButton(), name, type: 'view', url });
const create = (button: object[], more: object = {}) =>
  admin.raw('POST', '/admin/wechat/menu/public/create', { body: { button, ...more } });
const releases = async () => (await admin.run(menuCalls.history, page)).list.map(({ act }) => act);

describe('the menu of the public account', () => {
  it('is empty where there is none yet, here and at WeChat', async () => {
    expect(await admin.run(menuCalls.draft, {})).toEqual({ button: [], version: 0, updateTime: null });
    expect(await admin.raw('GET', '/admin/wechat/menu/public/get')).toMatchObject({ code: 200, data: { menu: { button: [] } } });
  });

  it('of an old client goes to WeChat at once, each button with what its kind needs', async () => {
    const sub = { type: 'click', name: '联系客服', key: '客服', url: 'https://left.example/' };
    const parent = { type: 'view', name: '服务', url: 'https://left.example/', sub_button: [sub] };

    expect(await create([link('逛逛'), parent])).toMatchObject({ code: 200, data: null });

    expect(account.menu?.button).toEqual([
      { name: '逛逛', type: 'view', url: 'https://shop.example/' },
      { name: '服务', sub_button: [{ name: '联系客服', type: 'click', key: '客服' }] },
    ]);
    expect((await admin.run(menuCalls.get, {})).menu.button).toMatchObject([{ name: '逛逛' }, { name: '服务' }]);
    expect(await releases()).toEqual(['published']);
  });

  it('is a draft until it is published, and saves over nobody', async () => {
    const { version } = await admin.run(menuCalls.draft, {});
    expect(await create([link('新的')], { isDraft: true, version })).toMatchObject({ code: 200 });
    expect(account.menu?.button).toHaveLength(2);

    const late = await create([link('别人的')], { isDraft: false, version });
    expect(late).toMatchObject({ code: 409, data: { version: version + 1, theirs: { button: [{ name: '新的' }] } } });
    expect(account.menu?.button).toHaveLength(2);
  });

  it.each([
    [
      'a name of more than 16 bytes',
      [link('六个字的菜单')],
      '第 1 个菜单“六个字的菜单”：菜单名称最多 16 个字节，一个汉字占 3 个，还多 2 个',
    ],
    ['no name', [link('')], '第 1 个菜单：请填写菜单名称'],
    ['an address that is none', [link('逛', 'shop')], '第 1 个菜单“逛”：请输入正确的跳转地址，以 http:// 或 https:// 开头'],
    ['four buttons', [1, 2, 3, 4].map((n) => link(`第${n}`)), '第 4 个菜单“第4”：一级菜单最多 3 个'],
    [
      'six below one',
      [{ ...link('多'), sub_button: Array.from({ length: 6 }, () => link('子')) }],
      '第 1 个菜单“多”：二级菜单最多 5 个',
    ],
    [
      'a mini programme without a path',
      [{ ...blankButton(), name: '小程序', type: 'miniprogram', appid: 'wx1', url: 'https://shop.example/' }],
      '第 1 个菜单“小程序”：请填写小程序路径',
    ],
    [
      'a key of more than 128 bytes below another',
      [{ ...link('服务'), sub_button: [{ name: '问', type: 'click', key: '问'.repeat(43) }] }],
      '第 1 个菜单的第 1 个子菜单“问”：关键字最多 128 个字节，一个汉字占 3 个，还多 1 个',
    ],
  ])('is refused at its button, before WeChat is asked: %s', async (_, button, message) => {
    const asked = wechat.asked('/cgi-bin/menu/create');
    expect(await create(button)).toMatchObject({ code: 400, message });
    expect(wechat.asked('/cgi-bin/menu/create')).toBe(asked);
  });

  it('of somebody else is kept when it is replaced, and comes back', async () => {
    const theirs = [{ name: '旧站', type: 'view', url: 'https://old.example/' }];
    account.menu = { button: theirs };

    await create([link('新站')]);
    const { list } = await admin.run(menuCalls.history, page);
    expect(list.slice(0, 2).map(({ act, button }) => [act, button[0]?.name])).toEqual([
      ['published', '新站'],
      ['found', '旧站'],
    ]);

    await admin.run(menuCalls.restore, { id: list[1]?.id ?? 0 });
    expect(account.menu?.button).toEqual(theirs);
    expect(await admin.run(menuCalls.draft, {})).toMatchObject({ button: [{ name: '旧站' }] });
    await expect(admin.run(menuCalls.restore, { id: 999_999 })).rejects.toMatchObject({
      message: '没有找到这一版菜单，请刷新页面后重试',
    });
  });

  it('made on the pages of WeChat is what followers see, and is kept when it is replaced', async () => {
    const below = [{ name: '官网', type: 'view', url: 'https://old.example/' }];
    account.ownMenu = {
      button: [
        { name: '在后台做的', sub_button: below },
        { name: '说明', type: 'text', value: '营业时间' },
      ],
    };
    expect((await admin.run(menuCalls.get, {})).menu.button).toMatchObject([
      { name: '在后台做的', sub_button: [{ name: '官网', url: 'https://old.example/' }] },
      { name: '说明', type: 'text' },
    ]);

    await create([link('旧站', 'https://old.example/')]);
    expect((await admin.run(menuCalls.history, page)).list.slice(0, 2).map(({ act, button }) => [act, button[0]?.name])).toEqual([
      ['published', '旧站'],
      ['found', '在后台做的'],
    ]);
    expect((await admin.run(menuCalls.get, {})).menu.button).toMatchObject([{ name: '旧站' }]);
  });

  it('keeps its draft where WeChat refuses it, and says why', async () => {
    const { version } = await admin.run(menuCalls.draft, {});
    account.denied.add('/cgi-bin/menu/create');
    expect(await create([link('存住')], { version })).toMatchObject({ code: 500, message: expect.stringContaining('权限') });
    account.denied.clear();

    expect(await admin.run(menuCalls.draft, {})).toMatchObject({ button: [{ name: '存住' }] });
    expect(account.menu?.button).toMatchObject([{ name: '旧站' }]);
    expect(await create([link('别的')], { version })).toMatchObject({ code: 409 });
  });

  it('is deleted at WeChat, by its call or without buttons', async () => {
    account.menu = { button: [{ name: '旧站', type: 'view', url: 'https://old.example/' }] };
    await admin.run(menuCalls.delete, {});
    expect(account.menu).toBeUndefined();
    expect((await releases())[0]).toBe('deleted');
  });
});
