import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { type MenuDraft, menuCalls } from '#contract/access/menus.ts';
import { type MenuNode } from '#contract/access/menu-nodes.ts';
import { roleCalls } from '#contract/access/roles.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { openShop } from '../../../test/shop.ts';
import { seedAccess } from '../seed.ts';
import { seedMenus } from './seed.ts';
import { menu } from '../rights/tables.ts';

const shop = openShop();
const boss = shop.admin();
const ROOT = 0;
const ORDERS = 32;
const ROLES = 136;

const flat = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...flat(node.childList)]);
const shownTo = async (client = boss) => flat(await client.run(menuCalls.mine, {})).map(({ name }) => name);
const pathsShown = async () => flat(await boss.run(menuCalls.mine, {})).map(({ component }) => component);
const all = () => boss.run(menuCalls.list, {});
const named = async (name: string) => (await all()).find((row) => row.name === name);
const draft = (name: string, more: Partial<MenuDraft> = {}): MenuDraft => ({
  pid: ROOT,
  name,
  icon: '',
  perms: '',
  component: '',
  menuType: 'M',
  sort: 0,
  isShow: true,
  ...more,
});
const page = (name: string, pid: number) => draft(name, { pid, menuType: 'C', component: `/${name}` });
const add = async (wanted: MenuDraft) => {
  await boss.run(menuCalls.add, wanted);
  return (await named(wanted.name))?.id ?? 0;
};
const says = (message: string) => ({ message: expect.stringContaining(message) });

/** A directory with a page, and that with a button. */
async function branch(name: string) {
  const top = await add(draft(name));
  const leaf = await add(page(`${name}页`, top));
  const button = await add(draft(`${name}按钮`, { pid: leaf, menuType: 'A', perms: `admin:${name.length}:x` }));
  return { top, leaf, button };
}

describe('the menus', () => {
  it('are listed flat, as the wire says, higher sort first, then by id', async () => {
    const { data } = await boss.raw('GET', '/admin/system/menu/list', { query: { name: '', menuType: '' } });
    const order = (await all()).map(({ id }) => id);
    const sorted = seedMenus.toSorted((one, other) => other.sort - one.sort || one.id - other.id).map(({ id }) => id);

    const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(order).toEqual(sorted);
    expect(data).toContainEqual({
      id: ORDERS,
      pid: 3,
      name: '订单',
      icon: '',
      perms: 'admin:order:list',
      component: '/order/index',
      menuType: 'C',
      sort: 1,
      isShow: true,
      createTime: time,
    });
  });

  it('are found by a part of their name and by their type', async () => {
    const found = await boss.run(menuCalls.list, { name: '订单', menuType: 'C' });

    expect(found.map(({ id }) => id)).toContain(ORDERS);
    expect(found.filter(({ name, menuType }) => !name.includes('订单') || menuType !== 'C')).toEqual([]);
    const wrong = await boss.raw('GET', '/admin/system/menu/list', { query: { menuType: 'X' } });
    expect(wrong).toMatchObject({ code: 400, message: '未知的菜单类型' });
  });

  it('are read one by one, without a time', async () => {
    const { data } = await boss.raw('GET', '/admin/system/menu/info/3');

    const texts = { name: '订单', icon: 's-order', perms: null, component: '/order' };
    expect(data).toEqual({ id: 3, pid: 0, ...texts, menuType: 'M', sort: 1, isShow: true, createTime: null });
    await expect(boss.run(menuCalls.info, { id: 999_999 })).rejects.toMatchObject({ code: 500, message: '系统菜单不存在' });
  });

  it('are added as an old client sends them', async () => {
    const sent = {
      menuId: '',
      parentId: 0,
      pid: 0,
      name: '大屏',
      icon: 's-data',
      perms: '',
      component: '/sheets',
      menuType: 'C',
    };
    const answer = await boss.raw('POST', '/admin/system/menu/add', { body: { ...sent, sort: '7', isShow: 1 } });

    expect(answer).toEqual({ code: 200, message: '操作成功', data: null });
    expect(await named('大屏')).toMatchObject({ pid: 0, icon: 's-data', perms: null, menuType: 'C', sort: 7, isShow: true });
    expect(await shownTo()).toContain('大屏');
  });

  it.each([
    ['no name', { name: ' ' }, '菜单名称不能为空'],
    ['a name that is too long', { name: '长'.repeat(101) }, '菜单名称不能超过100个字符'],
    ['no type', { menuType: null }, '菜单类型不能为空'],
    ['an unknown type', { menuType: 'X' }, '未知的菜单类型'],
    ['no sort', { sort: undefined }, '排序不能为空'],
    ['an emptied sort', { sort: null }, '排序不能为空'],
    ['a negative sort', { sort: -1 }, '排序最小为0'],
    ['no state', { isShow: null }, '显示状态不能为空'],
    ['a page without an address', { menuType: 'C', component: ' ' }, '菜单类型的组件路径不能为空'],
    ['a button without a permission', { menuType: 'A', perms: '' }, '按钮类型的权限表示不能为空'],
  ])('are refused with %s', async (_, more, message) => {
    const body = { ...draft('不行'), ...more };

    expect(await boss.raw('POST', '/admin/system/menu/add', { body })).toMatchObject({ code: 400, message });
  });

  it('are changed, and as they were when that is taken back', async () => {
    const { leaf, button } = await branch('改');
    const other = await add(draft('别处'));
    const edit = { id: leaf, ...page('改过', other) };
    const { changeId } = await boss.change(menuCalls.update, edit);
    expect(await boss.run(menuCalls.info, { id: leaf })).toMatchObject({ name: '改过', pid: other });
    await boss.run(changeCalls.undo, { id: changeId });

    expect(await named('改页')).toMatchObject({ id: leaf, component: '/改页' });
    expect(await boss.run(menuCalls.info, { id: button })).toMatchObject({ pid: leaf });
    await expect(boss.run(menuCalls.update, { ...edit, id: 999_999 })).rejects.toMatchObject(says('系统菜单不存在'));
    const noId = await boss.raw('POST', '/admin/system/menu/update', { body: page('改过', other) });
    expect(noId).toMatchObject({ code: 400, message: '系统菜单id不能为空' });
  });

  it('keep what their kind has: a directory grants nothing, a button leads nowhere', async () => {
    const all = { icon: 'menu', perms: 'admin:order:list', component: '/x' };
    await boss.run(menuCalls.add, draft('只是目录', all));
    await boss.run(menuCalls.add, draft('只是按钮', { ...all, menuType: 'A' }));

    expect(await named('只是目录')).toMatchObject({ icon: 'menu', perms: null, component: '/x' });
    expect(await named('只是按钮')).toMatchObject({ icon: null, perms: 'admin:order:list', component: null });
  });

  it('that are hidden are left out of the sidebar, and still grant', async () => {
    const someone = shop.admin({ may: ['admin:order:list'] });
    const toggle = (isShow?: boolean) => boss.raw('POST', `/admin/system/menu/updateShowStatus/${ORDERS}`, { query: { isShow } });
    expect(await toggle()).toMatchObject({ code: 200, message: '修改成功' });
    expect((await boss.run(menuCalls.info, { id: ORDERS })).isShow).toBe(false);

    expect(await pathsShown()).not.toContain('/order/index');
    expect((await someone.run(administratorCalls.me, {})).permissionsList).toContain('admin:order:list');
    await toggle(true);
    await toggle(true);
    expect(await pathsShown()).toContain('/order/index');
  });
});

describe('the place of a menu', () => {
  it('is never below itself, nor below what is not there', async () => {
    const { top, leaf } = await branch('圈');
    const move = (id: number, pid: number) => boss.run(menuCalls.update, { id, ...draft('圈', { pid }) });

    await expect(move(top, leaf)).rejects.toMatchObject(says('上级菜单不能为自己或下级'));
    await expect(move(top, top)).rejects.toMatchObject(says('上级菜单不能为自己或下级'));
    await expect(move(top, 999_999)).rejects.toMatchObject(says('上级菜单不存在'));
    expect(await boss.run(menuCalls.info, { id: top })).toMatchObject({ pid: 0 });
  });

  it('below a button is for buttons', async () => {
    const { leaf, button } = await branch('钮');

    await expect(boss.run(menuCalls.add, page('钮下页', button))).rejects.toMatchObject(says('按钮下面只能有按钮'));
    await add(page('页下页', leaf));
    const asButton = draft('钮页', { menuType: 'A', perms: 'admin:order:list' });
    await expect(boss.run(menuCalls.update, { id: leaf, ...asButton })).rejects.toMatchObject(says('按钮下面只能有按钮'));
    expect(await add(draft('钮下钮', { pid: button, menuType: 'A', perms: 'admin:order:list' }))).toBeGreaterThan(0);
  });

  it('of two moved into each other at once is refused for one', async () => {
    const [left, right] = [await add(draft('左')), await add(draft('右'))];

    const outcomes = await Promise.allSettled([
      boss.run(menuCalls.update, { id: left, ...draft('左', { pid: right }) }),
      boss.run(menuCalls.update, { id: right, ...draft('右', { pid: left }) }),
    ]);

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is not below itself either when two write it past the calls at once', async () => {
    const [left, right] = [await add(draft('甲')), await add(draft('乙'))];
    const move = (id: number, pid: number) =>
      shop.app.write({ name: 'test', actor: systemActor('test') }, ({ tx }) =>
        tx.update(menu).set({ pid }).where(eq(menu.id, id)),
      );

    const outcomes = await Promise.allSettled([move(left, right), move(right, left)]);

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('cannot be taken back into a circle that others have closed since, nor below what is deleted', async () => {
    const { top, leaf } = await branch('回');
    const { changeId } = await boss.change(menuCalls.update, { id: leaf, ...page('回页', ROOT) });
    await boss.run(menuCalls.update, { id: top, ...draft('回', { pid: leaf }) });
    await expect(boss.run(changeCalls.undo, { id: changeId })).rejects.toMatchObject({ code: 500 });

    const other = await branch('删');
    const moved = await boss.change(menuCalls.update, { id: other.leaf, ...page('删页', ROOT) });
    await boss.run(menuCalls.delete, { id: other.top });
    await expect(boss.run(changeCalls.undo, { id: moved.changeId })).rejects.toMatchObject({ code: 500 });
    expect(await boss.run(menuCalls.info, { id: other.leaf })).toMatchObject({ pid: 0 });
  });
});

describe('a menu that is deleted', () => {
  it('takes along all below it and what roles were granted there, and all is back with undo', async () => {
    const { top, leaf, button } = await branch('走');
    await boss.run(roleCalls.save, { roleName: '走的人', rules: [top, leaf, button], status: true });
    const someone = shop.admin({ role: '走的人' });
    const rights = async () => (await someone.run(administratorCalls.me, {})).permissionsList;
    expect(await rights()).toContain('admin:1:x');
    const { changeId } = await boss.change(menuCalls.delete, { id: top });

    expect((await all()).filter(({ id }) => [top, leaf, button].includes(id))).toEqual([]);
    await expect.poll(rights).not.toContain('admin:1:x');
    await expect(boss.run(menuCalls.delete, { id: leaf })).rejects.toMatchObject(says('系统菜单不存在'));
    await boss.run(changeCalls.undo, { id: changeId });
    await expect.poll(rights).toContain('admin:1:x');
    expect(await shownTo(someone)).toEqual(['走', '走页']);
  });

  it('leaves no child behind that somebody hangs below it in the same moment', async () => {
    const { top } = await branch('快');

    await Promise.allSettled([boss.run(menuCalls.delete, { id: top }), boss.run(menuCalls.add, page('快来', top))]);

    expect(await named('快')).toBeUndefined();
    expect(await named('快来')).toBeUndefined();
  });

  it('is neither the page of menus itself nor what everybody needs', async () => {
    await expect(boss.run(menuCalls.delete, { id: 123 })).rejects.toMatchObject(says('没有地方管理菜单'));
    await expect(boss.run(menuCalls.delete, { id: 280 })).rejects.toMatchObject(says('每个人登录后都要用'));
    const [open] = (await all()).filter(({ id }) => id === 283);
    const body = { ...open, perms: 'admin:order:list', createTime: undefined };
    expect(await boss.raw('POST', '/admin/system/menu/update', { body })).toMatchObject(says('每个人登录后都要用'));
  });

  it('keeps away what a newer version would hang below it', async () => {
    const [first, second] = [1070, 1071];
    await shop.app.write({ name: 'test', actor: systemActor('test') }, async ({ tx }) => {
      await tx.delete(menu).where(eq(menu.id, second));
      await tx.update(menu).set({ deleted: true }).where(eq(menu.pid, first));
      await tx.update(menu).set({ deleted: true }).where(eq(menu.id, first));
    });

    await seedAccess(shop.app.write, {});

    expect(await shop.db.$count(menu, eq(menu.id, second))).toBe(1);
    await expect(boss.run(menuCalls.info, { id: second })).rejects.toMatchObject(says('系统菜单不存在'));
  });
});

describe('somebody who manages menus without every right', () => {
  const may = ['admin:system:menu:add', 'admin:system:menu:update', 'admin:system:menu:delete', 'admin:order:list'];
  const clerk = shop.admin({ may });
  const button = (perms: string) => draft('新按钮', { pid: ORDERS, menuType: 'A', perms });

  it('sets and removes only permissions of their own', async () => {
    const notHeld = says('您没有“admin:order:refund”的权限');
    await expect(clerk.run(menuCalls.add, button('admin:order:refund'))).rejects.toMatchObject(notHeld);
    await expect(clerk.run(menuCalls.update, { id: 34, ...button('admin:order:list') })).rejects.toMatchObject(says('您没有'));
    await expect(clerk.run(menuCalls.delete, { id: ORDERS })).rejects.toMatchObject(says('您没有'));

    expect(await clerk.run(menuCalls.add, button('admin:order:list'))).toBeNull();
  });

  it('leaves what is kept for the owner’s account, which may', async () => {
    const rolePage = { id: ROLES, ...draft('身份', { menuType: 'C', component: '/roles', perms: 'admin:system:role:list' }) };
    const kept = says('只能由 admin 账号修改或删除');
    await expect(boss.run(menuCalls.update, rolePage)).rejects.toMatchObject(kept);
    await expect(boss.run(menuCalls.add, button('admin:system:role:save'))).rejects.toMatchObject(kept);
    await expect(boss.run(menuCalls.delete, { id: ROLES })).rejects.toMatchObject(kept);
  });
});
