import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { roleCalls } from '#contract/access/roles.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { admin, adminRole } from '../rights/tables.ts';
import { tryIn } from '../../../test/access.ts';
import { type AdminOptions, type TestAdmin, headersOf } from '../../../test/actors.ts';
import { openClient } from '../../../test/client.ts';
import { openShop } from '../../../test/shop.ts';
import { changeRow } from '#server/platform/write/tables.ts';
import { adminLogin } from '../passwords/tables.ts';

const shop = openShop();
const boss = shop.admin();
const WAREHOUSE = 12;
const SUPER = 1;
const pwd = 'blue-kettle';

let made = 0;
const draft = (more: object = {}) => ({
  account: `colleague${(made += 1)}`,
  pwd,
  realName: '小李',
  roles: [WAREHOUSE],
  status: true,
  phone: '13800000001',
  ...more,
});
const save = async (more: object = {}) => {
  const sent = draft(more);
  await boss.run(administratorCalls.save, sent);
  const [row] = (await boss.run(administratorCalls.list, { page: 1, limit: 10, realName: sent.account })).list;
  return row ?? expect.fail('nobody was made');
};
const deskOf = (someone: Pick<TestAdmin, 'token'>) =>
  openClient(
    () => shop.app,
    () => headersOf(someone),
  );
const arrive = async (options: AdminOptions = {}) => {
  const someone = await shop.person(options);
  return { someone, desk: deskOf(someone) };
};
const signIn = async (account: string, password = pwd) => {
  const { data } = await tryIn(shop, { account, pwd: password });
  return deskOf({ token: Object(data).token });
};

describe('a new administrator', () => {
  it('signs in with what was given, and the list says so as the wire does', async () => {
    const { id, account } = await save();
    const desk = await signIn(account);
    expect(await desk.run(administratorCalls.me, {})).toMatchObject({ account, roles: ['12'] });

    const { data } = await boss.raw('GET', administratorCalls.info.path, { query: { id } });
    const time = expect.stringMatching(/^\d{4}-/);
    const times = { createTime: time, updateTime: time, lastIp: '10.0.0.1', loginCount: 1 };
    const plain = { id, account, realName: '小李', phone: '13800000001', roles: '12', status: true, isSms: false };
    expect(data).toEqual({ ...plain, level: 1, isDel: false, twoStep: false, ...times });
  });

  it('must change the password first when that is wanted', async () => {
    const { account } = await save({ mustChangePassword: true });
    expect(await tryIn(shop, { account, pwd })).toMatchObject({ data: { mustChangePassword: true } });
  });

  it.each([
    [{ account: ' ' }, '后台管理员账号不能为空'],
    [{ account: 'a'.repeat(33) }, '账号长度不能超过32个字符'],
    [{ pwd: '' }, '管理员密码不能为空'],
    [{ pwd: '12345' }, '长度6-20个字符'],
    [{ realName: '' }, '管理姓名不能为空'],
    [{ realName: '长'.repeat(17) }, '姓名长度不能超过16个字符'],
    [{ roles: '' }, '后台管理员角色不能为空'],
    [{ status: null }, 'status 字段不能为空'],
    [{ phone: '123' }, '请填写正确的手机号'],
  ])('is refused with %j', async (change, message) => {
    const body = { ...draft({ roles: '12' }), ...change };
    expect(await boss.raw('POST', administratorCalls.save.path, { body })).toEqual({ code: 400, message, data: null });
  });

  it('needs an account that nobody has, a role that is there, and a password nobody guesses', async () => {
    const { account } = await save();
    await expect(boss.run(administratorCalls.save, draft({ account }))).rejects.toMatchObject({ message: '管理员已存在' });
    await expect(boss.run(administratorCalls.save, draft({ roles: [999_999] }))).rejects.toMatchObject({
      message: '所选角色已被删除，请刷新页面后重新选择',
    });
    await expect(boss.run(administratorCalls.save, draft({ pwd: '123456' }))).rejects.toMatchObject({ code: 500 });
  });

  it('leaves no password anywhere but as a one-way hash', async () => {
    const { id } = await save();
    const [login] = await shop.db.select().from(adminLogin).where(eq(adminLogin.adminId, id));
    expect(login?.hash).toMatch(/^\$argon2id\$/);
    const kept = JSON.stringify(await shop.db.select().from(changeRow));
    expect(kept).toContain('小李');
    expect(kept).not.toMatch(/argon2|blue-kettle/);
  });
});

describe('an administrator who is changed', () => {
  it('keeps what is not sent', async () => {
    const { id, account } = await save();
    await boss.raw('POST', administratorCalls.update.path, { body: { id, account, realName: '老李' } });
    expect(await boss.run(administratorCalls.info, { id })).toMatchObject({
      realName: '老李',
      phone: '13800000001',
      roles: '12',
      status: true,
    });
    expect(await tryIn(shop, { account, pwd })).toMatchObject({ code: 200 });
  });

  it('is signed out by a new password, which need not be changed unless that is wanted', async () => {
    const { id, account } = await save();
    const desk = await signIn(account);
    await boss.run(administratorCalls.update, { id, account, realName: '小李', pwd: 'green-kettle' });

    await expect(desk.run(administratorCalls.me, {})).rejects.toMatchObject({ code: 401 });
    expect((await tryIn(shop, { account, pwd: 'green-kettle' })).data).not.toHaveProperty('mustChangePassword');

    const wanted = { id, account, realName: '小李', pwd: 'grey-kettle', mustChangePassword: true };
    await boss.run(administratorCalls.update, wanted);
    expect(await tryIn(shop, { account, pwd: 'grey-kettle' })).toMatchObject({ data: { mustChangePassword: true } });
  });

  it('is signed out at once when switched off, and stays so when that is taken back', async () => {
    const { id, account } = await save();
    const desk = await signIn(account);
    const { changeId } = await boss.change(administratorCalls.updateStatus, { id, status: false });
    await expect(desk.run(administratorCalls.me, {})).rejects.toMatchObject({ code: 401 });
    expect(await tryIn(shop, { account, pwd })).toMatchObject({ code: 500 });

    await boss.run(changeCalls.undo, { id: changeId });
    await expect(desk.run(administratorCalls.me, {})).rejects.toMatchObject({ code: 401 });
    expect(await tryIn(shop, { account, pwd })).toMatchObject({ code: 200 });
  });

  it('is gone when deleted, and the account is free', async () => {
    const { id, account } = await save();
    await boss.run(administratorCalls.delete, { id });
    await expect(boss.run(administratorCalls.info, { id })).rejects.toMatchObject({ message: '管理员不存在' });
    await boss.run(administratorCalls.save, draft({ account }));
  });

  it('gets short messages only with a number', async () => {
    const { id } = await save();
    await boss.run(administratorCalls.updateIsSms, { id });
    expect(await boss.run(administratorCalls.info, { id })).toMatchObject({ isSms: true });
    const { id: other } = await save({ phone: '' });
    await expect(boss.run(administratorCalls.updateIsSms, { id: other })).rejects.toMatchObject({
      message: '请先为管理员添加手机号!',
    });
  });
});

describe('one’s own account', () => {
  it('is renamed, but neither switched, deleted nor given other roles', async () => {
    const { someone, desk } = await arrive();
    const { id, account } = someone;
    await desk.run(administratorCalls.update, { id, account, realName: '我' });
    const own = { message: '不能操作当前登录账号' };
    await expect(desk.run(administratorCalls.delete, { id })).rejects.toMatchObject(own);
    await expect(desk.run(administratorCalls.updateStatus, { id, status: false })).rejects.toMatchObject(own);
    await expect(desk.run(administratorCalls.update, { id, account, realName: '我', roles: [SUPER] })).rejects.toMatchObject(own);
  });

  it('is renamed with the present password, as clients send it; guesses at it lock the account', async () => {
    const { someone, desk } = await arrive({ password: pwd });
    shop.clock.pass('15 minutes');
    const { id, account } = someone;
    const update = (realName: string, typed: string) =>
      desk.raw('POST', administratorCalls.update.path, { body: { id, account, realName, pwd: typed } });
    expect(await update('我', pwd)).toMatchObject({ code: 200 });
    expect(await desk.run(administratorCalls.me, {})).toMatchObject({ realName: '我' });
    expect((await tryIn(shop, { account, pwd })).data).not.toHaveProperty('mustChangePassword');

    // The present password was a proof of its own.
    shop.clock.pass('15 minutes');
    await shop.clock.still(async () => {
      expect((await update('他', 'guessed')).message).toMatch(/^要修改自己的密码，请退出后重新登录，15 分钟内再改密码/);
      await Promise.all([update('他', 'guessed'), update('他', 'guessed')]);
      expect((await update('他', pwd)).message).toBe('登录失败次数过多，请 5 秒后再试');
    });
    expect(await desk.run(administratorCalls.me, {})).toMatchObject({ realName: '我' });
  });
});

describe('somebody with rights of their own', () => {
  const rights = ['save', 'update', 'update:status', 'delete'].map((verb) => `admin:system:admin:${verb}`);

  it('gives no role with more rights, and changes nobody who has more', async () => {
    const { desk } = await arrive({ may: rights });
    const { id, account } = await save();
    await expect(desk.run(administratorCalls.save, draft())).rejects.toMatchObject({
      message: '角色“仓库”拥有您没有的权限，不能授予',
    });
    const refused = { message: '对方拥有您没有的权限，不能修改该管理员' };
    await expect(desk.run(administratorCalls.update, { id, account, realName: '小李', pwd })).rejects.toMatchObject(refused);
    await expect(desk.run(administratorCalls.delete, { id })).rejects.toMatchObject(refused);
    const { id: chief } = await shop.person();
    await expect(desk.run(administratorCalls.updateStatus, { id: chief, status: false })).rejects.toMatchObject(refused);
  });

  it('gives what they have themselves', async () => {
    const { desk } = await arrive({ may: rights });
    const { roleId } = await shop.person({ may: [] });
    expect(await desk.run(administratorCalls.save, draft({ roles: [roleId] }))).toBeNull();
  });
});

describe('somebody with a limit of refunds', () => {
  const may = ['admin:order:refund', 'admin:system:admin:save', 'admin:system:admin:update'];

  it('gives no role with a higher one, and changes nobody who has it', async () => {
    const { desk } = await arrive({ may, refundLimit: 20_000 });
    const higher = await shop.person({ may, refundLimit: 30_000 });
    const none = await shop.person({ may });
    for (const { roleId } of [higher, none])
      await expect(desk.run(administratorCalls.save, draft({ roles: [roleId] }))).rejects.toMatchObject({
        message: expect.stringContaining('不能授予'),
      });
    const edit = { id: none.id, account: `kept${none.id}`, realName: '小李', pwd };
    await expect(desk.run(administratorCalls.update, edit)).rejects.toMatchObject({
      message: expect.stringContaining('不能修改该管理员'),
    });
    const { roleId } = await shop.person({ may, refundLimit: 20_000 });
    expect(await desk.run(administratorCalls.save, draft({ roles: [roleId] }))).toBeNull();
  });
});

describe('the account that keeps rights by its name', () => {
  it('is neither renamed nor deleted, and its name is taken by nobody with less', async () => {
    const { desk } = await arrive({ may: ['admin:system:admin:save'] });
    const { roleId } = await shop.person({ may: [] });
    await expect(desk.run(administratorCalls.save, draft({ account: 'Admin', roles: [roleId] }))).rejects.toMatchObject({
      message: '管理员已存在',
    });
    const [owner] = (await boss.run(administratorCalls.list, { page: 1, limit: 99 })).list.filter(
      (one) => one.account === 'admin',
    );
    const { id } = owner ?? (await save({ account: 'admin' }));
    const stays = { message: expect.stringContaining('账号 admin ') };
    await expect(boss.run(administratorCalls.update, { id, account: 'boss', realName: '老板' })).rejects.toMatchObject(stays);
    await expect(boss.run(administratorCalls.delete, { id })).rejects.toMatchObject(stays);
  });
});

describe('the last super administrators', () => {
  let two: { someone: TestAdmin; desk: ReturnType<typeof deskOf> }[] = [];
  beforeAll(async () => {
    two = [await arrive({ role: '超级管理员' }), await arrive({ role: '超级管理员' })];
    const keep = new Set(two.map(({ someone }) => someone.id));
    const supers = await two[0]?.desk.run(administratorCalls.list, { page: 1, limit: 9999 });
    for (const { id } of supers?.list ?? [])
      if (!keep.has(id)) await two[0]?.desk.run(administratorCalls.updateStatus, { id, status: false }).catch(() => undefined);
  });

  it('cannot switch each other off in the same moment', async () => {
    const [one, other] = two;
    if (!one || !other) throw new Error('two are needed');
    const both = await Promise.all([
      one.desk.raw('GET', administratorCalls.updateStatus.path, { query: { id: other.someone.id, status: false } }),
      other.desk.raw('GET', administratorCalls.updateStatus.path, { query: { id: one.someone.id, status: false } }),
    ]);
    expect(both.filter(({ code }) => code === 200)).toHaveLength(1);
    const active = await shop.db
      .select({ id: admin.id })
      .from(admin)
      .innerJoin(adminRole, eq(adminRole.adminId, admin.id))
      .where(and(eq(adminRole.roleId, SUPER), eq(admin.status, true), eq(admin.isDel, false)));
    expect(active).toHaveLength(1);
  });
});

describe('a role that is given while it is deleted', () => {
  it('is either kept or refused', async () => {
    const { desk } = await arrive({ role: '超级管理员' });
    await desk.run(roleCalls.save, { roleName: '短命', rules: [], status: true });
    const [role] = (await desk.run(roleCalls.list, { page: 1, limit: 10, roleName: '短命' })).list;
    const id = role?.id ?? 0;
    const body = { ...draft(), roles: String(id) };
    const [given, deleted] = await Promise.all([
      desk.raw('POST', administratorCalls.save.path, { body }),
      desk.raw('GET', roleCalls.delete.path, { query: { id } }),
    ]);
    expect([given.code, deleted.code].toSorted()).toEqual([200, 500]);
  });
});
