import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { type MenuRow, menuCalls } from '#contract/access/menus.ts';
import { setPages } from '#web/ui/basics/pages.ts';
import { useOpened } from '#web/ui/tree/use-opened.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { MenuList } from './menu-list.tsx';

const createTime = new Date('2026-11-20T06:05:00Z');
const plain = { pid: 0, icon: 's-order', perms: null, component: '/order', menuType: 'M', sort: 1, isShow: true } as const;
const row = (id: number, name: string, more: Partial<MenuRow> = {}): MenuRow => ({ id, name, createTime, ...plain, ...more });
const orders = row(3, '订单目录');
const list = row(32, '订单页', { pid: 3, menuType: 'C', perms: 'admin:order:list', component: '/order/index', icon: null });
const refund = row(35, '退款按钮', { pid: 32, menuType: 'A', perms: 'admin:order:refund', component: null, icon: null });
const rows = [refund, orders, list];
const wire = [on(preferenceCalls.get, null), on(menuCalls.list, rows)];
const names = () => [...document.querySelectorAll('.tree-name')].map(({ textContent }) => textContent);
const rowOf = (name: RegExp) => screen.findByRole('row', { name });
type User = ReturnType<typeof renderScreen>['user'];
const { add, delete: remove, toggle } = menuCalls;

async function press(user: User, of: RegExp, act: string) {
  const found = await rowOf(of);
  const direct = within(found).queryByRole('button', { name: act });
  if (direct) return user.click(direct);
  await user.click(within(found).getByRole('button', { name: '更多' }));
  await user.click((await screen.findAllByRole('button', { name: act })).at(-1) ?? found);
}

const Closer = () => {
  const { set } = useOpened('menu.tree');
  return <button type="button" onClick={() => set([])} aria-label="关" />;
};
beforeEach(() => {
  const { getByRole, unmount } = renderScreen(<Closer />);
  fireEvent.click(getByRole('button', { name: '关' }));
  unmount();
});

describe('the list of menus', () => {
  itIsAList({
    screen: <MenuList />,
    call: menuCalls.list,
    some: rows,
    row: '订单目录',
    shows: ['/order', '目录'],
    none: [],
    empty: '没有菜单，先添加一个',
    filter: 'menuType=A',
    search: ['菜单名称', 'name'],
    reader: { may: ['admin:system:menu:list'], lacks: ['新增', '修改', '删除'] },
  });

  itIsADialog({
    screen: <MenuList />,
    wire,
    at: '/?menuType=M',
    opener: '修改',
    call: menuCalls.update,
    field: '菜单名称',
    value: '订单目录',
    wrong: ['', '请输入菜单名称'],
    blank: ['新增', '请输入菜单名称'],
    sends: {
      id: 3,
      pid: 0,
      menuType: 'M',
      name: '另一个',
      icon: 's-order',
      component: '/order',
      perms: '',
      sort: 1,
      isShow: true,
    },
  });

  it('is a tree, made of the parents that the rows name', async () => {
    const { user } = renderScreen(<MenuList />, { wire });
    await rowOf(/订单目录/);
    expect(names()).toEqual(['订单目录']);

    await user.click(screen.getByRole('button', { name: '全部展开' }));
    expect(names()).toEqual(['订单目录', '订单页', '退款按钮']);
    expect((await rowOf(/退款按钮/)).getAttribute('aria-level')).toBe('3');
  });

  it('shows what was found at the top when its parent was not', async () => {
    renderScreen(<MenuList />, { wire: [on(preferenceCalls.get, null), on(menuCalls.list, [refund])], at: '/?menuType=A' });
    expect((await rowOf(/退款按钮/)).getAttribute('aria-level')).toBe('1');
  });

  it('starts what is new below a directory as a page, below a page as a button, with the fields of its kind', async () => {
    const { user, sent } = renderScreen(<MenuList />, { wire: [...wire, on(add, null)] });
    await rowOf(/订单目录/);
    await user.click(screen.getByRole('button', { name: '全部展开' }));
    await press(user, /订单页/, '新增');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('菜单名称'), '改价');
    expect(dialog.queryByLabelText('组件路径')).toBeNull();
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('按钮类型的权限表示不能为空')).toBeTruthy();
    await user.type(dialog.getByLabelText('权限字符'), 'admin:order:price');
    await user.click(dialog.getByRole('button', { name: '保存' }));

    await waitFor(() => expect(sent(add)).toMatchObject([{ pid: 32, menuType: 'A', perms: 'admin:order:price' }]));
  });

  it('says of an address without a page that the menu will not show it', async () => {
    setPages((address) => address === '/order/index');
    const { user } = renderScreen(<MenuList />, { wire });
    await rowOf(/订单目录/);
    await press(user, /订单目录/, '新增');
    const address = await screen.findByLabelText('组件路径');
    await user.type(address, '/order/list');
    expect(screen.getByText('系统里没有这个页面，保存后不会出现在侧边栏')).toBeTruthy();
    await user.clear(address);
    await user.type(address, '/order/index');
    expect(screen.queryByText(/没有这个页面/)).toBeNull();
  });

  it('is put below another parent, but not below itself', async () => {
    const { user, sent } = renderScreen(<MenuList />, { wire: [...wire, on(menuCalls.update, null)] });
    await press(user, /订单目录/, '修改');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByLabelText('上级菜单'));

    expect((await screen.findAllByRole('menuitemcheckbox')).map(({ textContent }) => textContent)).toEqual(['主目录']);
    expect(sent(menuCalls.update)).toEqual([]);
  });

  it('says what goes along before it deletes', async () => {
    const { user, sent } = renderScreen(<MenuList />, { wire: [...wire, on(remove, null)] });
    await press(user, /订单目录/, '删除');
    await screen.findByText(/名称为“订单目录”的数据项？它下面的 2 项会一起删除/);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }));

    await waitFor(() => expect(sent(remove)).toEqual([{ id: 3 }]));
  });

  it('is shown and hidden by a switch that says which', async () => {
    const { user, sent } = renderScreen(<MenuList />, { wire: [...wire, on(toggle, null)] });
    await user.click(await screen.findByRole('switch', { name: '订单目录显示' }));

    await waitFor(() => expect(sent(toggle)).toEqual([{ id: 3, isShow: false }]));
  });
});
