import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { sessionCalls } from '#contract/access/sessions.ts';
import { staffSessionCalls } from '#contract/access/staff-sessions.ts';
import { signInCalls } from '#contract/access/sign-in.ts';
import { type App, openApp } from '#server/app.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { type AdminOptions, type TestAdmin, createAdmin, grant, headersOf } from '../../../test/actors.ts';
import { openClient } from '../../../test/client.ts';
import { openForgettingProxy } from '../../../test/forgetting-proxy.ts';
import { openSecond } from '../../../test/second.ts';
import { openShop } from '../../../test/shop.ts';
import { createKeyIn, signedHeaders } from '../../../test/storefront.ts';
import { admin, role, roleMenu } from '../rights/tables.ts';

const shop = openShop();
const second = openSecond(shop);
const act = { name: 'test', actor: systemActor('test') };
let other: App;

beforeAll(async () => {
  const options = { databaseUrl: shop.url, dataDir: '/nowhere', port: 0, logLevel: 'silent', trustProxy: false } as const;
  other = await openApp(options, { clock: shop.clock, works: false });
});
afterAll(() => other.close());

const here = (of: TestAdmin) =>
  openClient(
    () => shop.app,
    () => headersOf(of),
  );
const there = (of: TestAdmin) =>
  openClient(
    () => other,
    () => headersOf(of),
  );
const arrive = async (overrides?: AdminOptions) => {
  const someone = await createAdmin(shop.app, overrides);
  return { someone, desk: here(someone), elsewhere: there(someone) };
};
const codeOf = async (client: ReturnType<typeof here>, path = '/admin/session/list') => (await client.raw('GET', path)).code;

describe('a session', () => {
  it('ends 300 minutes after it began, unless used in its last 20', async () => {
    const [{ desk: used }, { desk: unused }] = [await arrive(), await arrive()];
    shop.clock.pass('285 minutes');
    expect(await codeOf(used)).toBe(200);
    shop.clock.pass('16 minutes');

    expect([await codeOf(used), await codeOf(unused)]).toEqual([200, 401]);
    shop.clock.pass('285 minutes');
    expect(await codeOf(used)).toBe(401);
  });

  it('ends after seven days, however much it is used', async () => {
    const { desk } = await arrive({ may: [] });
    const codes: number[] = [];
    for (let hours = 0; hours < 7 * 24 + 5; hours += 4.75) {
      shop.clock.pass('285 minutes');
      codes.push(await codeOf(desk));
    }

    expect(codes.indexOf(401) * 4.75).toBeGreaterThan(6 * 24);
    expect(codes.at(-1)).toBe(401);
  });

  it('prolonged in one process goes on in another', async () => {
    const { desk, elsewhere } = await arrive();
    await codeOf(elsewhere);
    shop.clock.pass('285 minutes');
    await codeOf(desk);
    shop.clock.pass('16 minutes');

    expect(await codeOf(elsewhere)).toBe(200);
  });

  it('costs no query once it is known', async () => {
    const { desk } = await arrive({ may: [] });
    // The news of somebody's arrival may still be under way, and empties what is kept.
    await expect.poll(() => shop.countQueries(() => codeOf(desk, '/admin/system/sign/log/list'))).toBe(0);

    expect(await shop.countQueries(() => desk.raw('GET', '/admin/store/nothing/here'))).toBe(0);
  });

  it('is opened by its header only: with the wire’s prefix too, but never from a cookie', async () => {
    const { someone } = await arrive();
    const ask = (headers: Record<string, string>) => shop.stranger.raw('GET', '/admin/session/list', { headers });

    expect(await ask({ 'authori-zation': `TOKEN:ADMIN:${someone.token}` })).toMatchObject({ code: 200 });
    expect(await ask({ cookie: `Authori-zation=${someone.token}` })).toEqual({
      code: 401,
      message: '未登录或token过期，请登录！',
    });
  });
});

describe('signing out', () => {
  it('works without any permission, in every process', async () => {
    const { desk, elsewhere } = await arrive({ may: [] });
    await codeOf(elsewhere);

    expect(await desk.raw('GET', '/admin/logout')).toEqual({ code: 200, message: 'logout success', data: null });
    expect(await codeOf(desk)).toBe(401);
    await vi.waitFor(async () => expect(await codeOf(elsewhere)).toBe(401));
  });
});

describe('somebody’s devices', () => {
  const signInAgain = async (of: TestAdmin) =>
    shop.stranger.raw('POST', '/admin/login', {
      body: { account: of.account, pwd: 'some-password' },
      headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604' },
    });

  it('are listed with what they are, the present one marked', async () => {
    const { someone, desk } = await arrive({ may: [], password: 'some-password' });
    shop.clock.pass('2 seconds');
    await signInAgain(someone);

    const sessions = await desk.run(sessionCalls.list, {});
    expect(sessions.map(({ device, isCurrent }) => ({ device, isCurrent }))).toEqual([
      { device: 'Safari · iPhone', isCurrent: false },
      { device: '未知设备', isCurrent: true },
    ]);
  });

  it('can be ended one by one, or all others at once', async () => {
    const { someone, desk } = await arrive({ may: [], password: 'some-password' });
    await signInAgain(someone);
    await signInAgain(someone);
    const [newest] = await desk.run(sessionCalls.list, {});
    await desk.run(sessionCalls.revoke, { id: newest?.id ?? 0 });

    expect(await desk.run(sessionCalls.revokeOthers, {})).toEqual({ ended: 1 });
    expect(await desk.run(sessionCalls.list, {})).toHaveLength(1);
  });

  it('end at once when revoked, also in another process', async () => {
    const { someone, desk, elsewhere } = await arrive({ may: [] });
    await Promise.all([codeOf(desk), codeOf(elsewhere)]);
    await shop.admin().run(staffSessionCalls.revoke, { id: someone.sessionId });

    expect(await codeOf(desk)).toBe(401);
    await vi.waitFor(async () => expect(await codeOf(elsewhere)).toBe(401));
  });

  it('are nobody else’s business without the permission', async () => {
    const [{ someone }, { desk }, { desk: boss }] = [
      await arrive({ may: [] }),
      await arrive({ may: [] }),
      await arrive({ may: ['admin:system:session:manage'] }),
    ];

    await expect(desk.run(sessionCalls.list, { adminId: someone.id })).rejects.toMatchObject({ code: 403 });
    await expect(desk.run(sessionCalls.revoke, { id: someone.sessionId })).rejects.toMatchObject({ code: 403 });
    await expect(desk.run(sessionCalls.revoke, { id: 999_999 })).rejects.toMatchObject({ code: 404 });
    expect(await boss.run(sessionCalls.list, { adminId: someone.id })).toHaveLength(1);
  });
});

describe('what somebody may do', () => {
  const LOG = '/admin/system/sign/log/list';

  it('changes at once with the role, in both processes', async () => {
    const { someone, desk, elsewhere } = await arrive({ may: [] });
    expect([await codeOf(desk, LOG), await codeOf(elsewhere, LOG)]).toEqual([403, 403]);
    await shop.app.write(act, ({ tx }) => grant(tx, someone.roleId, ['admin:system:sign:log:list']));
    await vi.waitFor(async () => expect([await codeOf(desk, LOG), await codeOf(elsewhere, LOG)]).toEqual([200, 200]));

    await shop.app.write(act, ({ tx }) => tx.delete(roleMenu).where(eq(roleMenu.roleId, someone.roleId)));
    await vi.waitFor(async () => expect([await codeOf(desk, LOG), await codeOf(elsewhere, LOG)]).toEqual([403, 403]));
  });

  it('is only what everybody may while the role is switched off', async () => {
    const { someone, desk } = await arrive({ may: ['admin:system:sign:log:list'] });
    await shop.app.write(act, ({ tx }) => tx.update(role).set({ status: false }).where(eq(role.id, someone.roleId)));

    await vi.waitFor(async () => expect(await codeOf(desk, LOG)).toBe(403));
    expect((await desk.run(administratorCalls.me, {})).permissionsList).toEqual([
      'admin:category:info',
      'admin:category:list',
      'admin:category:list:ids',
      'admin:category:list:tree',
      'admin:info',
      'admin:login:menus',
      'admin:logout',
      'admin:system:config:check',
      'admin:system:config:get',
      'admin:system:config:getuniq',
      'admin:system:form:info',
      'admin:system:group:info',
    ]);
  });

  it('ends with what an owner writes in SQL, past the change log', async () => {
    const { someone, desk } = await arrive({ may: [] });
    const { someone: other, desk: otherDesk } = await arrive({ may: [] });
    await Promise.all([codeOf(desk), codeOf(otherDesk)]);
    await shop.app.database.pool.query(
      `begin; set local signalbox.change = '0'; update admin set status = false where id = ${someone.id}; commit`,
    );
    await shop.app.database.pool.query(`delete from admin_session where id = ${other.sessionId}`);

    await vi.waitFor(async () => expect([await codeOf(desk), await codeOf(otherDesk)]).toEqual([401, 401]));
  });

  it('ends with the account', async () => {
    const { someone, desk } = await arrive();
    await codeOf(desk);
    await shop.app.write(act, ({ tx }) => tx.update(admin).set({ status: false }).where(eq(admin.id, someone.id)));

    await vi.waitFor(async () => expect(await codeOf(desk)).toBe(401));
  });
});

describe('a process that hears no news', () => {
  it('asks the database each time', async () => {
    const { someone, elsewhere } = await arrive({ may: [] });
    await codeOf(elsewhere);
    // The backends must have ended: one that is about to loses the news before its process can know.
    await shop.app.database.pool.query(
      `select pg_terminate_backend(pid, 10000) from pg_stat_activity where application_name = 'signalbox-listener' and datname = current_database()`,
    );
    await here(someone).run(signInCalls.signOut, {});

    expect(await codeOf(elsewhere)).toBe(401);
  });
});

describe('a process whose database is away', () => {
  it('says so, refuses no session for it, and goes on with the session afterwards', async () => {
    const someone = await createAdmin(shop.app);
    const proxy = await openForgettingProxy(shop.url);
    const { app, client } = await second({ databaseUrl: proxy.url });
    const desk = client(headersOf(someone));
    const [book, nowhere] = ['/api/docs/openapi.json', '/api/open/no-such-call'];
    const signed = signedHeaders(await createKeyIn(shop), shop.clock.now(), { url: nowhere });
    const askedFor = async (url: string, headers: Record<string, string>) => (await app.http.inject({ url, headers })).json();

    proxy.bar();
    proxy.forget();
    const answers = await Promise.all([
      desk.raw('GET', '/admin/session/list'),
      askedFor(book, headersOf(someone)),
      askedFor(nowhere, signed),
    ]);
    const isAway = { code: 500, message: expect.stringContaining('与数据库的连接中断') };
    expect(answers).toEqual(answers.map(() => expect.objectContaining(isAway)));

    proxy.unbar();
    await expect.poll(() => codeOf(desk), { timeout: 20_000 }).toBe(200);
    await app.close();
    await proxy.close();
  });
});
