import { describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { demoSettings } from '#contract/settings/site.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { setConfig } from '#server/settings/index.ts';
import { tryIn } from '../../../test/access.ts';
import { type AdminOptions, createAdmin, headersOf } from '../../../test/actors.ts';
import { openClient } from '../../../test/client.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const [oldPwd, pwd] = ['old-password', 'new-password'];
const arrive = async (overrides: AdminOptions = {}) => {
  const someone = await createAdmin(shop.app, { may: [], password: oldPwd, ...overrides });
  return {
    someone,
    desk: openClient(
      () => shop.app,
      () => headersOf(someone),
    ),
  };
};

describe('one’s own name', () => {
  it('is changed by everybody for themselves, at once, and only that', async () => {
    const { desk } = await arrive({ realName: '小王' });
    const before = await desk.run(administratorCalls.me, {});
    await desk.run(administratorCalls.renameMe, { realName: ' 老王 ' });

    expect(await desk.run(administratorCalls.me, {})).toEqual({ ...before, realName: '老王' });
    expect(await desk.raw('POST', '/admin/profile/rename', { body: { realName: ' ' } })).toMatchObject({ code: 400 });
  });
});

describe('who somebody is', () => {
  it('is told exactly as the wire says, with roles as a list, and that our extensions are there', async () => {
    const { someone, desk } = await arrive({ role: '仓库', realName: '小王' });
    const { data } = await desk.raw('GET', '/admin/getAdminInfoByToken', { query: { token: someone.token } });

    const rights = expect.arrayContaining(['admin:info', 'admin:order:send']);
    const nulls = { roleNames: null, lastTime: null, addTime: null, token: null, phone: null, lastIp: null };
    const rest = { loginCount: 0, level: 1, status: true, isSms: false };
    expect(data).toEqual({
      id: someone.id,
      account: someone.account,
      realName: '小王',
      roles: ['12'],
      permissionsList: rights,
      ...nulls,
      ...rest,
      isExtended: true,
    });
  });

  it('says by the settings of this moment what every screen bears, also where no news of them has come yet', async () => {
    const { desk } = await arrive();
    const save = (value: string) =>
      shop.app.write({ name: 'test', actor: systemActor('test') }, ({ tx, now }) =>
        setConfig(tx, demoSettings.demo_channel, value, now),
      );
    await save('false');
    expect(await desk.run(administratorCalls.me, {})).not.toHaveProperty('isDemoChannel');
    // Writes as the write path does, and announces nothing.
    await shop.app.database.pool.query(`select set_config('signalbox.change', max(id)::text, true) from change;
      update config set value = 'true' where name = '${demoSettings.demo_channel.key}'`);

    expect(await desk.run(administratorCalls.me, {})).toMatchObject({ isDemoChannel: true });
  });

  it('is everything for a super administrator', async () => {
    const me = await shop.admin({ role: '超级管理员' }).run(administratorCalls.me, {});

    expect(me).toMatchObject({ roles: ['admin', '1'], permissionsList: ['*:*:*'] });
  });
});

describe('a changed password', () => {
  it('opens the account, and the old one does not', async () => {
    const { someone, desk } = await arrive();
    await desk.run(administratorCalls.changePassword, { oldPwd, pwd });

    expect(await tryIn(shop, { account: someone.account, pwd: oldPwd })).toMatchObject({ code: 500 });
    expect(await tryIn(shop, { account: someone.account, pwd })).toMatchObject({ code: 200 });
  });

  it('ends the other sessions and keeps the present one', async () => {
    const { someone, desk } = await arrive();
    const { data } = await tryIn(shop, { account: someone.account, pwd: oldPwd });
    const second = openClient(
      () => shop.app,
      () => headersOf({ token: Object(data).token }),
    );
    await second.run(administratorCalls.me, {});
    await desk.run(administratorCalls.changePassword, { oldPwd, pwd });

    await expect(second.run(administratorCalls.me, {})).rejects.toMatchObject({ code: 401 });
    await expect(desk.run(administratorCalls.me, {})).resolves.toMatchObject({ id: someone.id });
  });

  it('needs the old one, and guessing it locks the account', async () => {
    const { desk } = await arrive();
    const guess = () => desk.raw('POST', '/admin/password/change', { body: { oldPwd: 'guessed', pwd } });

    await shop.clock.still(async () => {
      expect((await guess()).message).toBe('原密码不正确');
      await Promise.all([guess(), guess()]);
      expect((await guess()).message).toBe('登录失败次数过多，请 5 秒后再试');
    });
  });

  it.each([
    [{ oldPwd, pwd: '12345' }, '长度6-20个字符'],
    [{ oldPwd, pwd: 'x'.repeat(21) }, '长度6-20个字符'],
    [{ oldPwd, pwd: '123456' }, '这个密码太常见，或含有您的账号，容易被猜到，请换一个'],
    [{ oldPwd, pwd: oldPwd }, '新密码不能与原密码相同，请换一个'],
    [{ pwd }, '请填写原密码'],
  ])('refuses %j', async (body, message) => {
    const { desk } = await arrive();

    expect((await desk.raw('POST', '/admin/password/change', { body })).message).toBe(message);
  });
});

describe('a generated first password', () => {
  it('must be changed before anything else', async () => {
    const { someone, desk } = await arrive({ mustChangePassword: true });
    const save = () => desk.run(preferenceCalls.save, { key: 'x', value: 1 });
    expect(await tryIn(shop, { account: someone.account, pwd: oldPwd })).toMatchObject({ data: { mustChangePassword: true } });
    await expect(save()).rejects.toMatchObject({
      code: 403,
      message: '请先修改初始密码，再继续使用',
      data: { mustChangePassword: true },
    });
    expect(await desk.run(administratorCalls.me, {})).toMatchObject({ mustChangePassword: true });

    await desk.run(administratorCalls.changePassword, { oldPwd, pwd });
    expect(await save()).toBeNull();
  });
});

describe('the list of administrators', () => {
  it('is found by name, account, role and state, with the names of active roles', async () => {
    const { someone } = await arrive({ realName: '林会计', account: 'kuaiji' });
    const boss = shop.admin();
    const find = async (filter: object) =>
      (await boss.run(administratorCalls.list, { page: 1, limit: 100, ...filter })).list.map(({ account }) => account);

    expect(await find({ realName: '会计' })).toEqual(['kuaiji']);
    expect(await find({ realName: 'KUAI', status: true, roles: String(someone.roleId) })).toEqual(['kuaiji']);
    expect(await find({ realName: '会计', status: false })).toEqual([]);
    const [row] = (await boss.run(administratorCalls.list, { page: 1, limit: 1, realName: '会计' })).list;
    expect(row).toMatchObject({ roles: String(someone.roleId), roleNames: expect.stringMatching(/^角色 \d+$/) });
    expect(row).not.toHaveProperty('hash');
  });
});
