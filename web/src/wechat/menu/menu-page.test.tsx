import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { Refusal } from '#contract/refusal.ts';
import { type MenuButton, blankButton } from '#contract/wechat/menu-buttons.ts';
import { type MenuRelease, menuCalls, menuRefusals } from '#contract/wechat/menus.ts';
import type { ReplyVerdict } from '#contract/wechat/reply-record.ts';
import { replyCalls } from '#contract/wechat/replies.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { setWidth } from '../../../test/browser.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { pageOf } from '../../../test/page-of.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { MenuPage } from './menu-page.tsx';

const button = (name: string, more: Partial<MenuButton> = {}): MenuButton => ({ ...blankButton(), name, key: name, ...more });
const { sub_button: _, ...service } = button('联系客服');
const written = [
  button('逛逛', { type: 'view', key: '', url: 'https://shop.example/' }),
  button('服务', { sub_button: [service] }),
];
const release = (id: number, buttons: MenuButton[]): MenuRelease => ({
  id,
  act: 'published',
  button: buttons,
  actorName: '站长',
  createTime: new Date('2026-11-20T06:05:00Z'),
});

const answered: ReplyVerdict = { reason: 'full', word: '联系客服', reply: null, defect: '', off: [] };
const wire = [
  on(replyCalls.which, answered),
  on(preferenceCalls.get, null),
  on(preferenceCalls.save, null),
  on(menuCalls.draft, { button: written, version: 3, updateTime: new Date() }),
  on(menuCalls.get, { menu: { button: [button('旧站')] } }),
  on(menuCalls.history, pageOf(release(2, [button('旧站')]), release(1, [button('更早')]))),
];
const show = (more: Answering[] = [], scene = {}) => renderScreen(<MenuPage />, { wire: [...wire, ...more], ...scene });
async function phone() {
  await screen.findByRole('button', { name: '服务' });
  return within(screen.getByRole('group', { name: '手机预览' }));
}
const panel = () => within(screen.getByRole('group', { name: '菜单信息' }));

describe('the menu of the public account', () => {
  it.each([1440, 390])('is written beside a phone, with the bytes that WeChat counts (%i px)', async (width) => {
    setWidth(width);
    const { user, sent, container } = show([on(menuCalls.create, null)]);
    await user.click((await phone()).getByRole('button', { name: '服务' }));
    expect(panel().getByText('已添加子菜单，仅可设置菜单名称')).toBeTruthy();
    expect(panel().getByText('已用 6 / 16 字节')).toBeTruthy();
    await user.click((await phone()).getByRole('button', { name: '在服务下添加子菜单' }));
    expect(panel().getByText('请填写菜单名称')).toBeTruthy();
    await user.type(panel().getByRole('textbox', { name: '菜单名称' }), '退换');
    await user.type(panel().getByRole('textbox', { name: '关键字' }), '退货');
    expect(await complaintsOf(container)).toEqual([]);

    await user.click(screen.getByRole('button', { name: '保存并发布' }));
    await waitFor(() => expect(sent(menuCalls.create)).toHaveLength(1));
    expect(sent(menuCalls.create)).toMatchObject([
      {
        version: 3,
        isDraft: false,
        button: [
          { name: '逛逛' },
          { name: '服务', sub_button: [{ name: '联系客服' }, { name: '退换', type: 'click', key: '退货' }] },
        ],
      },
    ]);
  });

  it('says that nothing answers the key of a button, and leads to a rule for it', async () => {
    const verdict: ReplyVerdict = { ...answered, reason: 'nobody', word: '' };
    const { user, address } = show([on(replyCalls.which, verdict)]);
    await user.click((await phone()).getByRole('button', { name: '服务' }));
    await user.click((await phone()).getByRole('button', { name: '联系客服' }));

    expect(await panel().findByText(/还没有规则回复这个关键字，用户点了没有反应/)).toBeTruthy();
    await user.click(panel().getByRole('link', { name: '添加规则' }));
    expect(decodeURIComponent(address())).toBe('/appSetting/publicAccount/wxReply/keyword/save?word=联系客服');
  });

  it('is kept as a draft, moved and shortened', async () => {
    const { user, sent, notes } = show([on(menuCalls.create, null)]);
    await user.click((await phone()).getByRole('button', { name: '服务' }));
    await user.click(panel().getByRole('button', { name: '前移' }));
    await user.click((await phone()).getByRole('button', { name: '逛逛' }));
    await user.click(panel().getByRole('button', { name: '删除' }));
    await user.click(screen.getByRole('button', { name: '保存草稿' }));
    await waitFor(() => expect(sent(menuCalls.create)).toMatchObject([{ isDraft: true, button: [{ name: '服务' }] }]));
    expect(notes).toMatchObject([{ kind: 'success', text: '草稿已保存，发布后用户才看到' }]);
  });

  it('shows what followers see, and goes one step back', async () => {
    const { user, sent } = show([on(menuCalls.restore, null)]);
    expect(await screen.findByText('与微信上的不同，发布后才更新')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: '退回上一版' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '退回上一版' }));
    await waitFor(() => expect(sent(menuCalls.restore)).toEqual([{ id: 1 }]));
  });

  it('says what the refusal is, and whose buttons stand against these', async () => {
    let refusal: Refusal = menuRefusals.WRONG({ at: [1], name: '服务', says: '二级菜单最多 5 个' });
    const refuse = () => {
      throw refusal;
    };
    const { user } = show([on(menuCalls.create, refuse)]);
    await phone();
    await user.click(screen.getByRole('button', { name: '保存并发布' }));
    expect(await screen.findByText('第 2 个菜单“服务”：二级菜单最多 5 个')).toBeTruthy();

    refusal = menuRefusals.STALE({ version: 4, theirs: { button: [] } });
    await user.click((await phone()).getByRole('button', { name: '逛逛' }));
    await user.type(panel().getByRole('textbox', { name: '菜单名称' }), '呀');
    await user.click(screen.getByRole('button', { name: '保存草稿' }));
    expect(await screen.findByText('对方的：没有菜单')).toBeTruthy();
  });

  it('says why WeChat cannot be asked; the draft can be written all the same', async () => {
    const silent = () => {
      throw new Refusal('wechat_service.NO_APP', 500, '微信公众号appId未设置');
    };
    show([on(menuCalls.get, silent)]);
    expect(await screen.findByText('微信公众号appId未设置')).toBeTruthy();
    expect(screen.getByRole('button', { name: '去外部服务' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    expect((await phone()).getByRole('button', { name: '添加一级菜单' })).toBeTruthy();
  });

  it('is looked at by those who may not change it', async () => {
    const { user } = show([], { may: ['admin:wechat:menu:public:get'] });
    await user.click(await (await phone()).findByRole('button', { name: '逛逛' }));
    expect(panel().getByRole<HTMLInputElement>('textbox', { name: '跳转地址' }).disabled).toBe(true);
    for (const name of ['保存草稿', '保存并发布', '退回上一版', '发布这一版', '删除微信上的菜单', '添加一级菜单'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
