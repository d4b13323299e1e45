import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { VIEWS_MAX, preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { openShop } from '../../../test/shop.ts';
import { admin } from '../rights/tables.ts';
import { preference, savedView } from './tables.ts';

const shop = openShop();
const [wang, li] = [shop.admin({ realName: '小王', may: [] }), shop.admin({ realName: '小李', may: [] })];
const view = (name: string, more: object = {}) => ({
  id: 0,
  screen: 'order',
  name,
  query: 'status=1',
  columns: { hidden: ['phone'] },
  shared: false,
  ...more,
});

describe('what a person chose', () => {
  it('is there again, for nobody else', async () => {
    await wang.run(preferenceCalls.save, { key: 'columns', value: ['a'] });
    await wang.run(preferenceCalls.save, { key: 'columns', value: ['a', 'b'] });

    expect(await wang.run(preferenceCalls.get, { key: 'columns' })).toEqual(['a', 'b']);
    expect(await li.run(preferenceCalls.get, { key: 'columns' })).toBeNull();
  });

  it('is forgotten by saving nothing', async () => {
    await wang.run(preferenceCalls.save, { key: 'layout', value: 'wide' });
    await wang.run(preferenceCalls.save, { key: 'layout', value: null });

    expect(await wang.run(preferenceCalls.get, { key: 'layout' })).toBeNull();
  });

  it.each(['\u0000', 'a\\\u0000', '\ud800'])('is refused when no column can hold it: %j', async (text) => {
    await expect(wang.run(preferenceCalls.save, { key: 'layout', value: [{ [text]: text }] })).rejects.toMatchObject({
      message: expect.stringContaining('含有不能保存的字符'),
    });
  });

  it('may speak of an escape without being one', async () => {
    await wang.run(preferenceCalls.save, { key: 'layout', value: '\\u0000' });

    expect(await wang.run(preferenceCalls.get, { key: 'layout' })).toBe('\\u0000');
  });
});

describe('a saved view', () => {
  it('is seen by others only when it is shared', async () => {
    await wang.run(savedViewCalls.save, view('自己'));
    await wang.run(savedViewCalls.save, view('大家', { shared: true }));

    expect((await wang.run(savedViewCalls.list, { screen: 'order' })).map(({ name, mine }) => [name, mine])).toEqual([
      ['大家', true],
      ['自己', true],
    ]);
    expect((await li.run(savedViewCalls.list, { screen: 'order' })).map(({ name, mine }) => [name, mine])).toEqual([
      ['大家', false],
    ]);
  });

  it('is changed by its owner only', async () => {
    const { id } = await wang.run(savedViewCalls.save, view('共享', { shared: true }));

    await expect(li.run(savedViewCalls.save, view('共享', { id }))).rejects.toMatchObject({ message: '只能修改自己保存的视图' });
    await expect(li.run(savedViewCalls.remove, { id })).rejects.toMatchObject({ message: '只能修改自己保存的视图' });
    expect(await wang.run(savedViewCalls.remove, { id })).toBeNull();
    await expect(wang.run(savedViewCalls.remove, { id })).rejects.toMatchObject({ code: 404 });
  });

  it('has a name that its owner did not use yet, spaces aside, also by a change', async () => {
    await li.run(savedViewCalls.save, view('待发货'));
    const { id } = await li.run(savedViewCalls.save, view('别的'));

    for (const taken of [view('待发货'), view(' 待发货 '), { ...view('待发货 '), id }])
      await expect(li.run(savedViewCalls.save, taken)).rejects.toMatchObject({ message: '已有同名的视图，请换一个名称' });
    await expect(wang.run(savedViewCalls.save, view('待发货'))).resolves.toMatchObject({ id: expect.any(Number) });
  });
});

describe('what one person may store', () => {
  const act = { name: 'test', actor: { kind: 'system', name: 'test' } } as const;
  const full = { message: '您保存的个人偏好和草稿太多了，请先删除一些草稿后重试' };
  /** A person of this name, with the id that the rows of this test carry. */
  async function someone(realName: string) {
    const person = shop.admin({ realName, may: [] });
    await person.run(preferenceCalls.save, { key: 'k0', value: 1 });
    const [row] = await shop.db.select({ id: admin.id }).from(admin).where(eq(admin.realName, realName));
    return { person, adminId: row?.id ?? 0 };
  }
  const keep = (adminId: number, values: readonly string[]) =>
    shop.app.write(act, ({ tx, now }) =>
      tx.insert(preference).values(values.map((value, index) => ({ adminId, key: `k${index + 1}`, value, updateTime: now }))),
    );

  it('is 500 preferences, of which each can still be changed', async () => {
    const { person, adminId } = await someone('收藏家');
    await keep(adminId, Array.from({ length: 499 }, String));

    await expect(person.run(preferenceCalls.save, { key: 'one more', value: 1 })).rejects.toMatchObject(full);
    await expect(person.run(preferenceCalls.save, { key: 'k7', value: 2 })).resolves.toBeNull();
  });

  it('is 16 MB of preferences', async () => {
    const { person, adminId } = await someone('囤积者');
    await keep(
      adminId,
      Array.from({ length: 15 }, () => randomBytes(600_000).toString('hex')),
    );

    await expect(person.run(preferenceCalls.save, { key: 'one more', value: 1 })).rejects.toMatchObject(full);
  });

  it(`is ${VIEWS_MAX} views, of which each can still be changed`, async () => {
    const { person, adminId } = await someone('看客');
    const { id } = await person.run(savedViewCalls.save, view('第一个'));
    const rows = Array.from({ length: VIEWS_MAX - 1 }, (_, index) => ({ ...view(`第${index}个`), id: undefined, adminId }));
    await shop.app.write(act, ({ tx, now }) =>
      tx.insert(savedView).values(rows.map((row) => ({ ...row, createTime: now, updateTime: now }))),
    );

    const message = expect.stringContaining(`最多保存 ${VIEWS_MAX} 个视图`);
    await expect(person.run(savedViewCalls.save, view('再来'))).rejects.toMatchObject({ message });
    await expect(person.run(savedViewCalls.save, view('改名', { id }))).resolves.toEqual({ id });
  });
});

describe('the view a list opens with', () => {
  const boss = shop.admin({ realName: '店长', may: ['admin:system:role:update'] });
  const clerk = shop.admin({ realName: '仓管', role: '仓库' });
  const colleague = shop.admin({ realName: '仓管二', role: '仓库' });
  const roleId = async () => (await boss.run(savedViewCalls.roles, {})).find(({ roleName }) => roleName === '仓库')?.id ?? 0;
  const defaultsOf = async (who: typeof boss) =>
    (await who.run(savedViewCalls.opening, {})).map(({ screen, id }) => [screen, id]);
  const shared = (name: string, screen: string) => boss.run(savedViewCalls.save, view(name, { screen, shared: true }));
  const rolesOf = async (id: number, screen: string) =>
    (await boss.run(savedViewCalls.list, { screen })).find((one) => one.id === id)?.roleIds;

  it('is that of a role, until a person chooses another', async () => {
    const [{ id: team }, { id: own }] = [await shared('团队', 'review'), await shared('自选', 'review')];
    const ownRole = await roleId();
    await boss.run(savedViewCalls.openForRoles, { id: team, roleIds: [ownRole] });

    expect(await defaultsOf(clerk)).toEqual([['review', team]]);
    expect(await defaultsOf(wang)).toEqual([]);
    await clerk.run(savedViewCalls.open, { id: own, opens: true });
    expect(await defaultsOf(clerk)).toEqual([['review', own]]);
    await clerk.run(savedViewCalls.open, { id: own, opens: false });
    expect(await defaultsOf(clerk)).toEqual([['review', team]]);
  });

  it('is left by a person for good, and by nobody else who holds the role', async () => {
    const openedBy = async (who: typeof boss) => (await defaultsOf(who)).filter(([screen]) => screen === 'coupon');
    const [{ id: team }, { id: own }] = [await shared('团队', 'coupon'), await shared('自选', 'coupon')];
    await boss.run(savedViewCalls.openForRoles, { id: team, roleIds: [await roleId()] });
    await clerk.run(savedViewCalls.open, { id: team, opens: false });

    expect(await openedBy(clerk)).toEqual([]);
    expect(await openedBy(colleague)).toEqual([['coupon', team]]);
    await clerk.run(savedViewCalls.open, { id: own, opens: true });
    await clerk.run(savedViewCalls.open, { id: own, opens: false });
    expect(await openedBy(clerk)).toEqual([]);
    await clerk.run(savedViewCalls.open, { id: team, opens: true });
    expect(await openedBy(clerk)).toEqual([['coupon', team]]);
  });

  it('is marked among the others, whoever chose it', async () => {
    const { id } = await shared('团队', 'refund');
    const marked = async () => (await clerk.run(savedViewCalls.list, { screen: 'refund' })).map(({ opens }) => opens);
    await boss.run(savedViewCalls.openForRoles, { id, roleIds: [await roleId()] });

    expect(await marked()).toEqual([true]);
    await clerk.run(savedViewCalls.open, { id, opens: false });
    expect(await marked()).toEqual([false]);
  });

  it('is one per role, and goes with the sharing', async () => {
    const [{ id: one }, { id: other }] = [await shared('先', 'brand'), await shared('后', 'brand')];
    const ownRole = await roleId();
    await boss.run(savedViewCalls.openForRoles, { id: one, roleIds: [ownRole] });
    await boss.run(savedViewCalls.openForRoles, { id: other, roleIds: [ownRole, 999_999] });

    expect([await rolesOf(one, 'brand'), await rolesOf(other, 'brand')]).toEqual([[], [ownRole]]);
    await boss.run(savedViewCalls.save, view('后', { id: other, screen: 'brand' }));
    expect(await rolesOf(other, 'brand')).toEqual([]);
  });

  it('is given to roles by those who administer them, and only when it is shared', async () => {
    const { id } = await boss.run(savedViewCalls.save, view('私人', { screen: 'stock' }));

    await expect(li.run(savedViewCalls.openForRoles, { id, roleIds: [1] })).rejects.toMatchObject({ code: 403 });
    await expect(boss.run(savedViewCalls.openForRoles, { id, roleIds: [1] })).rejects.toMatchObject({
      message: expect.stringContaining('请先共享'),
    });
    await expect(li.run(savedViewCalls.open, { id, opens: true })).rejects.toMatchObject({ code: 404 });
  });
});
