import { desc, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { impersonationCalls } from '#contract/access/impersonations.ts';
import { menuCalls } from '#contract/access/menus.ts';
import { sessionCalls } from '#contract/access/sessions.ts';
import { staffSessionCalls } from '#contract/access/staff-sessions.ts';
import type { AnyCall } from '#contract/call.ts';
import { everyCall } from '#contract/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { headersOf, type AdminOptions, type TestAdmin } from '../../../test/actors.ts';
import { openClient } from '../../../test/client.ts';
import { openShop } from '../../../test/shop.ts';
import { impersonation } from '../sessions/tables.ts';

const shop = openShop();
const CLERK = ['admin:system:admin:list', 'admin:order:list'];
const MANAGER = [...CLERK, 'admin:system:admin:update', 'admin:system:admin:update:status', 'admin:system:role:update:status'];
const READ_ONLY = { code: 500, message: '您正在以他人身份查看，只能看、不能操作；结束查看后再试' };

const withToken = (token: string) =>
  openClient(
    () => shop.app,
    () => headersOf({ token }),
  );
const arrive = async (overrides?: AdminOptions) => {
  const person = await shop.person(overrides);
  return { ...person, desk: withToken(person.token) };
};
const lookAs = async (looker: TestAdmin, { id }: TestAdmin) => {
  const { token } = await withToken(looker.token).run(impersonationCalls.begin, { adminId: id });
  return withToken(token);
};
const codeOf = async (client: ReturnType<typeof withToken>) => (await client.raw('GET', administratorCalls.me.path)).code;
const ask = (client: ReturnType<typeof withToken>, call: AnyCall) =>
  client.raw(call.method, call.path.replace(/\{\w+\}/g, '1'), call.method === 'POST' ? { body: {} } : {});
/** A manager, a clerk, and the manager’s look as the clerk. */
const looking = async () => {
  const [boss, clerk] = [await arrive({ may: MANAGER }), await arrive({ may: CLERK })];
  return { boss, clerk, look: await lookAs(boss, clerk) };
};

describe('a look as somebody else', () => {
  it('has their name, menus and rights, and says until when', async () => {
    const { clerk, look } = await looking();
    const [seen, own] = [await look.run(administratorCalls.me, {}), await clerk.desk.run(administratorCalls.me, {})];

    const minutes = ((seen.impersonatedUntil?.getTime() ?? 0) - shop.clock.now().getTime()) / 60_000;
    expect(minutes).toBeCloseTo(30, 0);
    expect(seen).toEqual({ ...own, impersonatedUntil: seen.impersonatedUntil });
    expect(await look.run(menuCalls.mine, {})).toEqual(await clerk.desk.run(menuCalls.mine, {}));
    expect(await ask(look, administratorCalls.save)).toMatchObject({ code: 403, message: '没有相关权限' });
  });

  it('is among the devices of nobody', async () => {
    const { clerk } = await looking();

    expect(await clerk.desk.run(sessionCalls.list, {})).toHaveLength(1);
    const { list } = await shop.admin().run(staffSessionCalls.list, { page: 1, limit: 100, keywords: clerk.account });
    expect(list).toHaveLength(1);
  });
});

/** Calls by POST that only read: a list too long for an address, or a question about what is not saved yet. */
const READING_POSTS = new Set<string>([
  '/admin/store/product/copy/config',
  '/admin/marketing/coupon/info',
  '/admin/marketing/coupon/sending/preview',
  '/admin/marketing/calendar/move/check',
  '/admin/marketing/clash/check/seckill',
  '/admin/marketing/clash/check/bargain',
  '/admin/marketing/clash/check/combination',
  '/admin/user/integral/list',
  '/admin/user/run/preview',
  '/admin/system/store/order/list',
  '/admin/store/order/desk/quote',
  '/admin/store/order/pick',
  '/admin/store/order/notes',
  '/admin/store/order/ship/check',
  '/admin/store/retail/spread/userlist',
  '/admin/store/retail/spread/orderlist',
  '/admin/user/topUpLog/balance',
  '/admin/finance/apply/balance',
  '/admin/finance/invoice/apply/preview',
  '/admin/store/product/bulk/preview',
  '/admin/store/product/bulk/sheet',
  '/admin/sms/applys',
  '/admin/crawing/order/more',
]);
/** Rows written so far, by table; each connection is made to report what it has counted. */
async function rowsWritten(): Promise<unknown> {
  const { pool } = shop.app.database;
  const clients = await Promise.all(Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()));
  for (const client of clients) await client.query('select pg_stat_force_next_flush()');
  for (const client of clients) client.release();
  const { rows } = await shop.db.execute(
    sql`select relname, n_tup_ins + n_tup_upd + n_tup_del as count from pg_stat_user_tables order by relname`,
  );
  return rows;
}

describe('whoever looks as another', () => {
  it('writes nothing by any declared call', async () => {
    const look = await lookAs(await arrive(), await arrive());
    const calls = everyCall().filter(({ permission }) => permission !== 'public' && permission !== 'storefront');
    const mustNot = calls.filter(
      (call) => (call.method === 'POST' && !READING_POSTS.has(call.path)) || call.undo || call.starts || call.file,
    );
    const before = await rowsWritten();
    const open: string[] = [];
    for (const call of calls) {
      if (call === impersonationCalls.end) continue;
      const { code, message } = await ask(look, call);
      if (mustNot.includes(call) && message !== READ_ONLY.message) open.push(`${call.path}: ${code} ${message}`);
    }

    expect(open).toEqual([]);
    expect(mustNot.length).toBeGreaterThan(200);
    expect(await rowsWritten()).toEqual(before);
  }, 60_000);

  it('reaches no file of theirs, no password and no second step', async () => {
    const { look } = await looking();
    const refused = await Promise.all([
      look.raw('GET', '/admin/export/file/1'),
      look.raw('POST', '/admin/password/change', { body: { oldPwd: 'x', pwd: 'blue-kettle' } }),
      look.raw('GET', '/admin/logout'),
    ]);

    expect(refused).toEqual(refused.map(() => READ_ONLY));
  });
});

describe('it is not opened', () => {
  const begin = (client: ReturnType<typeof withToken>, adminId: number) => client.run(impersonationCalls.begin, { adminId });

  it('as somebody who may do more', async () => {
    const [boss, owner] = [await arrive({ may: MANAGER }), await arrive()];

    await expect(begin(boss.desk, owner.id)).rejects.toMatchObject({ message: '对方拥有您没有的权限，不能修改该管理员' });
  });

  it('as oneself, as somebody who is switched off or gone', async () => {
    const [boss, off] = [await arrive(), await arrive({ status: false, realName: '小王' })];

    await expect(begin(boss.desk, boss.id)).rejects.toMatchObject({ message: '这就是您自己，不必以自己的身份查看' });
    await expect(begin(boss.desk, off.id)).rejects.toMatchObject({ message: '小王已停用，无法登录后台，不能以此身份查看' });
    await expect(begin(boss.desk, 999_999)).rejects.toMatchObject({ message: '管理员不存在' });
  });

  it('through another look', async () => {
    const [boss, other, third] = [await arrive(), await arrive(), await arrive()];
    const look = await lookAs(boss, other);

    await expect(begin(look, third.id)).rejects.toMatchObject(READ_ONLY);
  });

  it('by somebody who may not change accounts, and is not ended where there is none', async () => {
    const [clerk, other] = [await arrive({ may: CLERK }), await arrive({ may: [] })];

    await expect(begin(clerk.desk, other.id)).rejects.toMatchObject({ code: 403 });
    await expect(clerk.desk.run(impersonationCalls.end, {})).rejects.toMatchObject({ message: '没有在以他人身份查看' });
  });
});

describe('a look ends', () => {
  it('when it is ended, and the own session goes on', async () => {
    const { boss, look } = await looking();
    await look.run(impersonationCalls.end, {});

    expect([await codeOf(look), await codeOf(boss.desk)]).toEqual([401, 200]);
  });

  it('after 30 minutes, however much it is used', async () => {
    const { boss, look } = await looking();
    shop.clock.pass('29 minutes');
    expect(await codeOf(look)).toBe(200);
    shop.clock.pass('2 minutes');

    expect([await codeOf(look), await codeOf(boss.desk)]).toEqual([401, 200]);
  });

  it('with the session that opened it', async () => {
    const { boss, look } = await looking();
    expect(await codeOf(look)).toBe(200);
    await boss.desk.raw('GET', '/admin/logout');

    expect(await codeOf(look)).toBe(401);
  });

  it.each([
    ['is switched off who is looked as', (of: Awaited<ReturnType<typeof looking>>) => of.clerk.id],
    ['is switched off who looks', (of: Awaited<ReturnType<typeof looking>>) => of.boss.id],
  ])('when somebody %s', async (_, whom) => {
    const all = await looking();
    expect(await codeOf(all.look)).toBe(200);
    await shop.admin().run(administratorCalls.updateStatus, { id: whom(all), status: false });

    expect(await codeOf(all.look)).toBe(401);
  });

  it('when who looks may no longer change the other', async () => {
    const { boss, look } = await looking();
    expect(await codeOf(look)).toBe(200);
    await shop.app.write({ name: 'test', actor: systemActor('test') }, ({ tx }) =>
      tx.execute(
        sql`delete from role_menu where role_id = ${boss.roleId} and menu_id in (select id from menu where perms = 'admin:system:admin:update')`,
      ),
    );

    await expect.poll(() => codeOf(look)).toBe(401);
    expect(await codeOf(boss.desk)).toBe(200);
  });
});

describe('the log', () => {
  it('names who looked, at the beginning and at the end', async () => {
    const { boss, clerk, look } = await looking();
    await look.run(impersonationCalls.end, {});
    const { rows } = await shop.db.execute(
      sql`select act, actor_id as actor from change where act like 'impersonation.%' order by id desc limit 2`,
    );

    expect(rows).toEqual([
      { act: 'impersonation.end', actor: boss.id },
      { act: 'impersonation.begin', actor: boss.id },
    ]);
    const [kept] = await shop.db.select().from(impersonation).orderBy(desc(impersonation.id)).limit(1);
    expect(kept).toMatchObject({ adminId: clerk.id, actorId: boss.id, endTime: expect.any(Date) });
  });
});
