import { expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { impersonationCalls } from '#contract/access/impersonations.ts';
import { menuCalls } from '#contract/access/menus.ts';
import { roleCalls } from '#contract/access/roles.ts';
import { limits } from '#contract/data-scope.ts';
import { exportCalls, exportFile } from '#contract/exports/exports.ts';
import { noticeCalls } from '#contract/notifications/notices.ts';
import { headersOf } from '../actors.ts';
import { listenTo } from '../listener.ts';
import type { Shop } from '../shop.ts';
import { rescope } from './rescope.ts';
import type { PlacedPerson, PlacedRecords, ScopeKind } from './scope-kind.ts';

/** Places with records: two whose records have the names 甲家 and 乙家, and others of the names 丙家 and 丁家. */
interface Placed {
  here: number;
  there: number;
  own: PlacedRecords;
  others: PlacedRecords;
  /** A person of the first place, from before there were records. */
  one: PlacedPerson;
}

const EVERY = ['丁家', '丙家', '乙家', '甲家'];

/** Tests of a limit itself, which comes and goes with roles and places. */
export function itComesAndGoes(shop: Shop, kind: ScopeKind, placed: () => Placed): void {
  const admin = shop.admin();
  const { limit } = kind;

  it('shows nothing to whoever belongs to no place', async () => {
    const { here } = placed();
    const { desk, id } = await kind.person([here]);
    await kind.leave(id, here);
    expect(await kind.listed(desk)).toEqual([]);
  });

  it('holds at once when a role is given it or loses it, and follows the person from place to place', async () => {
    const { here, there } = placed();
    const { desk, id, roleId } = await kind.person([here], { isLimited: false, may: kind.rights });
    expect(await kind.listed(desk)).toEqual(EVERY);
    await rescope(admin, roleId, limit);
    await expect.poll(() => kind.listed(desk)).toEqual(['甲家']);
    await kind.join(id, there);
    await expect.poll(() => kind.listed(desk)).toEqual(['乙家', '甲家']);
    await kind.leave(id, here);
    await expect.poll(() => kind.listed(desk)).toEqual(['乙家']);
    await rescope(admin, roleId);
    await expect.poll(() => kind.listed(desk)).toEqual(EVERY);
  });

  it('is none for whoever has another role without it', async () => {
    const { here } = placed();
    const { desk, id } = await kind.person([here]);
    const { roleId } = await shop.person({ may: [] });
    const { account, realName, roles } = await admin.run(administratorCalls.info, { id });
    await admin.run(administratorCalls.update, { id, account, realName, roles: [Number(roles), roleId] });
    await expect.poll(() => kind.listed(desk)).toEqual(EVERY);
  });

  it('leaves the files that hold no more than it does, and none from before', async () => {
    const { here } = placed();
    const { desk, token, roleId } = await kind.person([here], { isLimited: false, may: kind.rights });
    const takenOut = async () => {
      const id = await kind.takeOut(desk);
      await shop.runQueued();
      return id;
    };
    const fetched = async (id: number) =>
      (await shop.app.http.inject({ url: exportFile(id), headers: headersOf({ token }) })).body;
    const before = await takenOut();
    expect(await fetched(before)).toContain('乙家');
    await rescope(admin, roleId, limit);
    await expect.poll(() => kind.listed(desk)).toEqual(['甲家']);
    const after = await takenOut();

    expect(await fetched(after)).toContain('甲家');
    expect(await fetched(after)).not.toContain('乙家');
    expect(await fetched(before)).toContain('没有找到这个导出文件');
    expect((await desk.run(exportCalls.list, { page: 1, limit: 10 })).list.map(({ id }) => id)).toEqual([after]);
  });

  it('holds for what is pushed', async () => {
    const { here, own, others } = placed();
    const { noun } = kind;
    const { token } = await kind.person([here]);
    const line = await listenTo(shop.app, token);
    await line.hears(({ type }) => type === 'ready');
    await kind.touch(admin, others);
    await kind.touch(admin, own);
    const news = await line.hears(({ tables }) => tables?.[noun] !== undefined);
    line.close();

    expect(news.tables).toEqual({ [noun]: [own.ids[noun]] });
    expect(line.heard.filter(({ tables }) => tables && noun in tables)).toHaveLength(1);
  });

  it('offers the pages that answer, and no others', async () => {
    const { here } = placed();
    const { desk } = await kind.person([here]);
    const { permissionsList } = await desk.run(administratorCalls.me, {});
    expect(permissionsList).toEqual(expect.arrayContaining([...kind.rights]));
    expect(permissionsList).not.toContain('admin:user:list');
    expect(JSON.stringify(await desk.run(menuCalls.mine, {}))).not.toContain('admin:user:list');
  });

  it('hides notices of a place that somebody has left, and shows them to whoever comes back', async () => {
    const { here, one } = placed();
    const told = () => one.desk.run(noticeCalls.list, { limit: 50 });
    const before = await told();
    expect(before).not.toEqual([]);
    await kind.leave(one.id, here);
    await expect.poll(told).toEqual([]);
    await kind.join(one.id, here);
    await expect.poll(told).toEqual(before);
  });

  it('is lifted by nobody who has it', async () => {
    const { here } = placed();
    const { desk, id } = await kind.person([here]);
    const { beyond } = limits[limit];
    const me = await desk.run(administratorCalls.me, {});
    for (const tried of [
      () => desk.run(roleCalls.save, { roleName: '更宽', rules: [], status: true, dataScope: 'all' }),
      () => desk.run(impersonationCalls.begin, { adminId: id }),
    ])
      await expect(tried()).rejects.toMatchObject({ code: 403, message: beyond });
    // The own record is open for name and password alone.
    const raised = { id, account: me.account, realName: 'x', roles: [1] };
    await expect(desk.run(administratorCalls.update, raised)).rejects.toMatchObject({ message: '不能操作当前登录账号' });
    expect(await desk.run(administratorCalls.me, {})).toEqual(me);
  });
}
