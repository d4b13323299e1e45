import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { menuCalls } from '#contract/access/menus.ts';
import { type RightNode } from '#contract/access/menu-nodes.ts';
import { roleCalls } from '#contract/access/roles.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { headersOf } from '../../../test/actors.ts';
import { openClient } from '../../../test/client.ts';
import { itKeepsRecords } from '../../../test/keeps-records.ts';
import { openShop } from '../../../test/shop.ts';
import { role } from '../rights/tables.ts';

const shop = openShop();
const boss = shop.admin();
const flat = (nodes: readonly RightNode[]): RightNode[] => nodes.flatMap((node) => [node, ...flat(node.childList)]);
const ORDERS = 32;
const ORDERS_DIRECTORY = 3;
const REFUND = 35;
const PEOPLE = 137;
const SIGNED_IN = 281;

let made = 0;
const roleWith = async (rules: number[], status = true) => {
  const roleName = `新角色${(made += 1)}`;
  await boss.run(roleCalls.save, { roleName, rules, status });
  const [found] = (await boss.run(roleCalls.list, { page: 1, limit: 10, roleName })).list;
  return { id: found?.id ?? 0, roleName };
};
const infoOf = async (id: number) => {
  const info = await boss.run(roleCalls.info, { id });
  return { ...info, checked: flat(info.menuList).flatMap((node) => (node.checked ? [node.id] : [])) };
};
const clerk = (...more: string[]) =>
  shop.admin({ may: ['admin:system:role:save', 'admin:system:role:update', 'admin:system:role:delete', ...more] });

describe('roles', () => {
  itKeepsRecords(shop, roleCalls, {
    valid: (roleName) => ({ roleName, rules: '3,32,35', status: true }),
    unlisted: ['rules'],
    invalid: [
      ['no name', { roleName: ' ' }, '请填写角色名称'],
      ['a name that is too long', { roleName: '长'.repeat(33) }, '角色名称最多 32 个字'],
      ['no rights at all', { rules: null }, '权限不能为空'],
      ['no state', { status: null }, '状态不能为空'],
    ],
    taken: '角色名称重复',
    gone: { code: 500, message: expect.stringMatching(/^角色(不存在|已删除)$/) },
    switches: { status: roleCalls.updateStatus },
  });

  it('are listed as the wire says, whatever else a client sends', async () => {
    const { id, roleName } = await roleWith([ORDERS_DIRECTORY, ORDERS, REFUND]);
    await shop.person({ role: roleName });
    const query = { roleName, status: '', page: 1, limit: 20, level: '', rules: '', createTime: '', updateTime: '' };
    const { data } = await boss.raw('GET', roleCalls.list.path, { query });

    const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const row = {
      id,
      roleName,
      rules: null,
      level: null,
      status: true,
      createTime: time,
      updateTime: time,
      requiresTwoStep: false,
      dataScope: 'all',
      refundLimit: null,
      refundDayLimit: null,
      holders: 1,
      isSuper: false,
      pages: { first: ['订单'], count: 1 },
      brief: { areas: ['订单'], money: ['订单退款'], rights: [] },
    };
    expect(data).toEqual({ page: 1, limit: 20, totalPage: 1, total: 1, list: [row] });
  });

  it('come with limits of what customer service refunds alone, of an order and of a day', async () => {
    const { list } = await boss.run(roleCalls.list, { page: 1, limit: 10, roleName: '客服' });
    expect(list).toMatchObject([{ roleName: '客服', refundLimit: 20_000, refundDayLimit: 100_000 }]);
  });

  it('name the first three pages that they grant, as the menu has them', async () => {
    const [articles, brands] = [60, 1000];
    const { roleName } = await roleWith([articles, ORDERS, 15, brands, 14, REFUND]);
    const pagesOf = async (name: string) => (await boss.run(roleCalls.list, { page: 1, limit: 10, roleName: name })).list[0];

    expect((await pagesOf(roleName))?.pages).toEqual({ first: ['商品管理', '商品分类', '商品品牌'], count: 5 });
    expect(await pagesOf('超级管理员')).toMatchObject({ isSuper: true, pages: { first: ['控制台', '商品管理', '商品分类'] } });
  });
});

describe('the rights of a role', () => {
  it('are those that were saved, doubled ones once, with what everybody has', async () => {
    const { id } = await roleWith([ORDERS_DIRECTORY, ORDERS, REFUND, REFUND, SIGNED_IN]);
    const { checked, menuList } = await infoOf(id);

    expect(checked).toEqual(expect.arrayContaining([ORDERS_DIRECTORY, ORDERS, REFUND, SIGNED_IN, 280]));
    expect(checked).not.toContain(33);
    expect(flat(menuList).find((node) => node.id === REFUND)).toEqual({
      id: REFUND,
      pid: ORDERS,
      name: '订单退款',
      icon: null,
      checked: true,
      sort: 1,
      menuType: 'A',
      childList: [],
      perms: 'admin:order:refund',
    });
  });

  it('are replaced as a whole, and come back when that is taken back', async () => {
    const { id, roleName } = await roleWith([ORDERS, REFUND]);
    const { changeId } = await boss.change(roleCalls.update, { id, roleName, rules: [ORDERS, 33], status: true });
    expect((await infoOf(id)).checked).toEqual(expect.arrayContaining([ORDERS, 33]));
    expect((await infoOf(id)).checked).not.toContain(REFUND);

    await boss.run(changeCalls.undo, { id: changeId });
    expect((await infoOf(id)).checked).toContain(REFUND);
  });

  it('are seen in the data scope that was chosen, until another is', async () => {
    const { id, roleName } = await roleWith([ORDERS]);
    const draft = { id, roleName, rules: [ORDERS], status: true };
    await boss.run(roleCalls.update, { ...draft, dataScope: 'points' });
    await boss.run(roleCalls.update, { ...draft, roleName: `${roleName}改` });
    expect(await boss.run(roleCalls.info, { id })).toMatchObject({ dataScope: 'points' });

    const { list } = await boss.run(changeCalls.list, { noun: 'role', rowId: id, page: 1, limit: 10 });
    expect(list.flatMap(({ fields }) => fields)).toContainEqual(
      expect.objectContaining({ label: '数据范围', before: '全部数据', after: '只看自己的提货点' }),
    );
    expect(await boss.raw('POST', roleCalls.update.path, { body: { ...draft, rules: '32', dataScope: 'mine' } })).toMatchObject({
      code: 400,
      message: '未知的数据范围',
    });
  });

  it('may be none', async () => {
    const { id } = await roleWith([]);
    const grantedAnyway = flat((await infoOf(id)).menuList).filter((node) => node.checked && !node.isPublic);
    expect(grantedAnyway).toEqual([]);
  });

  it('are known without a role, for the dialog of a new one', async () => {
    const tree = flat(await boss.run(menuCalls.cacheTree, {}));
    expect(new Set(tree.map(({ checked }) => checked))).toEqual(new Set([null]));
    expect(tree.map(({ id }) => id)).toEqual(expect.arrayContaining([ORDERS, REFUND, SIGNED_IN]));
  });

  it('say which pages stay closed to whoever is no super administrator', async () => {
    const closed = flat(await boss.run(menuCalls.cacheTree, {})).filter((node) => node.isAdminOnly);
    const names = closed.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['角色管理', '运费模板', '物流公司']));
    expect(names).not.toEqual(expect.arrayContaining(['登录日志']));
    expect(new Set(closed.map(({ menuType }) => menuType))).toEqual(new Set(['C']));
  });

  it('must be of menus that are there', async () => {
    const draft = { roleName: '没有的菜单', rules: [999_999], status: true };
    await expect(boss.run(roleCalls.save, draft)).rejects.toMatchObject({
      message: '有的菜单已被删除，请刷新页面后重新选择权限',
    });
  });
});

describe('somebody with rights of their own', () => {
  const notHeld = { message: '您没有“订单退款”的权限，不能把它授予或移出角色' };

  it('grants what they hold, and sees the rest disabled', async () => {
    const some = clerk('admin:order:list');
    await some.run(roleCalls.save, { roleName: '看订单', rules: [ORDERS_DIRECTORY, ORDERS], status: true });
    await expect(some.run(roleCalls.save, { roleName: '退款', rules: [REFUND], status: true })).rejects.toMatchObject(notHeld);

    const tree = flat(await some.run(menuCalls.cacheTree, {}));
    const disabled = tree.filter((node) => node.disabled).map(({ id }) => id);
    expect(disabled).toEqual(expect.arrayContaining([REFUND, PEOPLE]));
    expect(disabled).not.toContain(ORDERS);
  });

  it('makes a role with a client that ticks categories and shared calls in each, and gives of them what they hold', async () => {
    const [categories, categoryDelete, shared, saveSingle] = [294, 297, 344, 345];
    const some = clerk('admin:order:list', 'admin:system:config:saveuniq');
    const rules = [ORDERS_DIRECTORY, ORDERS, SIGNED_IN, categories, categoryDelete, shared, saveSingle];
    await some.run(roleCalls.save, { roleName: '旧客户端', rules, status: true });

    const [found] = (await boss.run(roleCalls.list, { page: 1, limit: 10, roleName: '旧客户端' })).list;
    const { checked } = await infoOf(found?.id ?? 0);
    expect(checked).toEqual(expect.arrayContaining([ORDERS, saveSingle]));
    expect(checked).not.toContain(categoryDelete);
  });

  it('can neither take away nor switch what they do not hold', async () => {
    const some = clerk('admin:order:list', 'admin:system:role:update:status');
    const { id, roleName } = await roleWith([ORDERS, REFUND]);
    const rename = { id, roleName: `${roleName}改`, rules: [ORDERS, REFUND], status: true };
    expect(await some.run(roleCalls.update, rename)).toBeNull();

    for (const change of [{ rules: [ORDERS] }, { status: false }, { dataScope: 'points' as const }])
      await expect(some.run(roleCalls.update, { ...rename, ...change })).rejects.toMatchObject(notHeld);
    await expect(some.run(roleCalls.updateStatus, { id, status: false })).rejects.toMatchObject(notHeld);
    await expect(some.run(roleCalls.delete, { id })).rejects.toMatchObject(notHeld);
  });

  it('cannot change a role of their own', async () => {
    const someone = await shop.person({ may: ['admin:system:role:update'] });
    const desk = openClient(
      () => shop.app,
      () => headersOf(someone),
    );
    const draft = { id: someone.roleId, roleName: '自己的角色', rules: [], status: true };
    await expect(desk.run(roleCalls.update, draft)).rejects.toMatchObject({
      message: '不能修改、停用或删除自己的角色，请让其他管理员操作',
    });
  });

  it('hands on no larger refunds than they may agree', async () => {
    const some = shop.admin({ may: ['admin:system:role:save', 'admin:order:refund'], refundLimit: 500 });
    await some.run(roleCalls.save, { roleName: '小额退款', rules: [REFUND], status: true });
    const [row] = await shop.db.select().from(role).where(eq(role.roleName, '小额退款'));
    expect(row).toMatchObject({ refundLimit: 500 });

    const draft = { roleName: '小额退款二', rules: [REFUND], status: true };
    for (const refundLimit of [null, 501])
      await expect(some.run(roleCalls.save, { ...draft, refundLimit })).rejects.toMatchObject({
        message: '您的单笔订单退款上限是 5.00 元，只能设置和修改不超过它的上限',
      });
    expect(await some.run(roleCalls.save, { ...draft, refundLimit: 300 })).toBeNull();
  });

  it('hands on no larger refunds of a day than their own', async () => {
    const some = shop.admin({ may: ['admin:system:role:save', 'admin:order:refund'], refundDayLimit: 900 });
    const draft = { rules: [REFUND], status: true };
    await some.run(roleCalls.save, { ...draft, roleName: '单日退款' });
    const [row] = await shop.db.select().from(role).where(eq(role.roleName, '单日退款'));
    expect(row).toMatchObject({ refundLimit: null, refundDayLimit: 900 });

    await expect(some.run(roleCalls.save, { ...draft, roleName: '单日退款二', refundDayLimit: 901 })).rejects.toMatchObject({
      message: '您 24 小时内的退款上限是 9.00 元，只能设置和修改不超过它的上限',
    });
  });

  it('changes the limit of refunds only of a role whose rights they hold, and within their own', async () => {
    const { id, roleName } = await roleWith([REFUND]);
    const draft = { id, roleName, rules: [REFUND], status: true };
    await boss.run(roleCalls.update, { ...draft, refundLimit: 800 });
    expect(await boss.run(roleCalls.info, { id })).toMatchObject({ refundLimit: 800 });
    await boss.run(roleCalls.update, draft);
    expect(await boss.run(roleCalls.info, { id })).toMatchObject({ refundLimit: 800 });

    await expect(clerk().run(roleCalls.update, { ...draft, refundLimit: 900 })).rejects.toMatchObject(notHeld);
    const some = shop.admin({ may: ['admin:system:role:update', 'admin:order:refund'], refundLimit: 500 });
    await expect(some.run(roleCalls.update, { ...draft, refundLimit: 300 })).rejects.toMatchObject({ code: 500 });
    expect(await some.run(roleCalls.update, { ...draft, roleName: `${roleName}改`, refundLimit: 800 })).toBeNull();
    expect(await boss.run(roleCalls.info, { id })).toMatchObject({ roleName: `${roleName}改`, refundLimit: 800 });

    const manager = shop.admin({ may: ['admin:system:role:update', 'admin:order:refund', 'admin:order:list'], refundLimit: 500 });
    expect(await manager.run(roleCalls.update, { ...draft, rules: [REFUND, ORDERS], refundLimit: 800 })).toBeNull();
    expect(await boss.run(roleCalls.info, { id })).toMatchObject({ refundLimit: 500 });
  });
});

describe('people and rights', () => {
  it('are handed on by the account admin alone', async () => {
    const draft = { roleName: '人事', rules: [PEOPLE], status: true };
    await expect(boss.run(roleCalls.save, draft)).rejects.toMatchObject({
      message: '“管理员列表”只能由 admin 账号授予或移出角色',
    });
  });
});

describe('a role in use', () => {
  it('is not deleted before the last of those who have it', async () => {
    const { roleId, id } = await shop.person({ may: [] });
    await expect(boss.run(roleCalls.delete, { id: roleId })).rejects.toMatchObject({
      message: '该角色已被管理员使用，请先给这 1 位管理员换一个角色',
    });

    await boss.run(administratorCalls.delete, { id });
    const { list } = await boss.run(roleCalls.list, { page: 1, limit: 100 });
    expect(list.find((one) => one.id === roleId)?.holders).toBe(0);
    await boss.run(roleCalls.delete, { id: roleId });
    await expect(boss.run(roleCalls.info, { id: roleId })).rejects.toMatchObject({ message: '角色不存在' });
  });

  it('gives and takes rights at once when it is switched', async () => {
    const someone = await shop.person({ may: ['admin:order:list'] });
    const desk = openClient(
      () => shop.app,
      () => headersOf(someone),
    );
    const rights = async () => (await desk.run(administratorCalls.me, {})).permissionsList;
    expect(await rights()).toContain('admin:order:list');

    await boss.run(roleCalls.updateStatus, { id: someone.roleId, status: false });
    await expect.poll(rights).not.toContain('admin:order:list');
    await boss.run(roleCalls.updateStatus, { id: someone.roleId, status: true });
    await expect.poll(rights).toContain('admin:order:list');
  });

  it('of super administrators stays as it is', async () => {
    const says = { message: '超级管理员角色始终拥有全部权限，不能修改、停用或删除' };
    await expect(boss.run(roleCalls.update, { id: 1, roleName: '老板', rules: [], status: true })).rejects.toMatchObject(says);
    await expect(boss.run(roleCalls.updateStatus, { id: 1, status: false })).rejects.toMatchObject(says);
    await expect(boss.run(roleCalls.delete, { id: 1 })).rejects.toMatchObject(says);
  });
});
