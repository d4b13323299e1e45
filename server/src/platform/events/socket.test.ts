import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { configCalls } from '#contract/settings/config.ts';
import { admin } from '#server/access/index.ts';
import { menu, role, roleMenu } from '#server/access/rights/tables.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { type Heard, listenTo } from '../../../test/listener.ts';
import { openSecond } from '../../../test/second.ts';
import { openShop } from '../../../test/shop.ts';
import { portOf } from '../../../test/speak.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const second = openSecond(shop);
const act = { name: 'test', actor: systemActor('test') };

const isShelving = (id: number) => (message: Heard) =>
  message.act === 'product.putOnShell' && message.tables?.product?.includes(id) === true;

describe('an open screen', () => {
  it('hears of a change made on another server', async () => {
    const id = await catalogue.product({ isShow: false });
    const other = await second();
    const screen = await listenTo(other.app, await shop.tokenOf());
    await screen.hears(({ type }) => type === 'ready');

    await shop.admin().run(productCalls.putOnShell, { id });

    expect(await screen.hears(isShelving(id))).toMatchObject({ type: 'change' });
  });

  it('hears afterwards of what it missed while the line was down', async () => {
    const id = await catalogue.product({ isShow: false });
    const token = await shop.tokenOf();
    const before = await listenTo(shop.app, token);
    const { last = 0 } = await before.hears(({ type }) => type === 'ready');
    before.close();
    await shop.admin().run(productCalls.putOnShell, { id });

    const after = await listenTo(shop.app, token, last);

    expect(await after.hears(isShelving(id))).toMatchObject({ type: 'change' });
  });

  it('hears of what changed between its first answers and its line', async () => {
    shop.clock.pass('10 minutes');
    const [before, since] = [await catalogue.product({ isShow: false }), await catalogue.product({ isShow: false })];
    await shop.admin().run(productCalls.putOnShell, { id: before });
    shop.clock.pass('5 seconds');
    await shop.admin().run(productCalls.putOnShell, { id: since });

    const screen = await listenTo(shop.app, await shop.tokenOf(), 0, 3000);

    await screen.hears(isShelving(since));
    expect(screen.heard.some(isShelving(before))).toBe(false);
  });

  it('hears nothing of what its person may not see', async () => {
    const id = await catalogue.product({ isShow: false });
    const { token } = await shop.person({ may: ['admin:order:list'] });
    const screen = await listenTo(shop.app, token);
    const all = await listenTo(shop.app, await shop.tokenOf());
    await Promise.all([screen, all].map((each) => each.hears(({ type }) => type === 'ready')));

    await shop.admin().run(productCalls.putOnShell, { id });

    await all.hears(isShelving(id));
    expect(screen.heard.filter(isShelving(id))).toEqual([]);
  });

  it('is closed when its person may do nothing any more', async () => {
    const someone = await shop.person({ may: ['admin:product:list'] });
    const screen = await listenTo(shop.app, someone.token);
    await screen.hears(({ type }) => type === 'ready');

    await shop.app.write(act, ({ tx }) => tx.update(admin).set({ status: false }).where(eq(admin.id, someone.id)));

    expect(await screen.closed).toBe(4401);
  });

  it('hears nothing more of what its person may no longer see', async () => {
    const [{ token, roleId }, id] = [
      await shop.person({ may: ['admin:product:list'] }),
      await catalogue.product({ isShow: false }),
    ];
    const [screen, all] = [await listenTo(shop.app, token), await listenTo(shop.app, await shop.tokenOf())];
    await Promise.all([screen, all].map((each) => each.hears(({ type }) => type === 'ready')));
    await shop.app.write(act, ({ tx }) => tx.delete(roleMenu).where(eq(roleMenu.roleId, roleId)));
    await shop.admin().run(productCalls.putOnShell, { id });

    await all.hears(isShelving(id));
    expect(screen.heard.filter(isShelving(id))).toEqual([]);
  });

  it('hears that the menu is another one when menus, a role of its person or the account itself change', async () => {
    const someone = await shop.person({ may: [] });
    const screen = await listenTo(shop.app, someone.token);
    const bystander = await listenTo(shop.app, (await shop.person({ may: [] })).token);
    await Promise.all([screen, bystander].map((each) => each.hears(({ type }) => type === 'ready')));
    const change = (write: (tx: Tx) => Promise<unknown>, name: string) => shop.app.write({ ...act, name }, ({ tx }) => write(tx));

    await change((tx) => tx.update(role).set({ level: 2 }).where(eq(role.id, someone.roleId)), 'role.test');
    await change((tx) => tx.update(admin).set({ phone: '13800000009' }).where(eq(admin.id, someone.id)), 'admin.test');
    await change((tx) => tx.update(menu).set({ sort: 5 }).where(eq(menu.id, 32)), 'menu.test');

    for (const name of ['role.test', 'admin.test', 'menu.test'])
      expect((await screen.hears((heard) => heard.act === name)).tables).toHaveProperty('menu');
    await bystander.hears((heard) => heard.act === 'menu.test');
    expect(bystander.heard.filter((heard) => heard.act === 'role.test' || heard.act === 'admin.test')).toEqual([]);
  });

  it('hears of the setting that says when it locks, and of no other', async () => {
    const screen = await listenTo(shop.app, (await shop.person({ may: [] })).token);
    await screen.hears(({ type }) => type === 'ready');

    await shop.admin().run(configCalls.save, { key: 'site_name', value: '站台商城' });
    await shop.admin().run(configCalls.save, { key: 'idle_lock_minutes', value: '10' });

    await screen.hears(({ act: name, tables }) => name === 'config.save' && tables?.menu !== undefined);
    expect(screen.heard.filter(({ tables }) => tables?.menu !== undefined)).toHaveLength(1);
  });

  it('hears of what others keep for themselves nothing at all', async () => {
    const [mine, others] = [await shop.person({ may: [] }), await shop.person({ may: [] })];
    const [screen, other] = [await listenTo(shop.app, mine.token), await listenTo(shop.app, others.token)];
    await Promise.all([screen, other].map((each) => each.hears(({ type }) => type === 'ready')));
    const body = { id: 0, screen: 'order', name: 'x', query: '', columns: {}, shared: true };
    await shop.stranger.raw('POST', '/admin/preference/view/save', { body, headers: { 'authori-zation': mine.token } });

    const isView = ({ tables }: Heard) => tables?.saved_view !== undefined;
    await screen.hears(isView);
    expect(other.heard.filter(isView)).toEqual([]);
  });

  it('is closed when it does not say who it is', async () => {
    const { app } = await second({ greetingMs: 20 });
    const line = new WebSocket(`ws://127.0.0.1:${await portOf(app)}/api/ws`);

    expect(await new Promise((resolve) => line.addEventListener('close', ({ code }) => resolve(code)))).toBe(4400);
  });

  it('is closed where its session has too many open, and those of others are not', async () => {
    const [{ app }, token] = [await second({ linesMax: 1 }), await shop.tokenOf()];
    const first = await listenTo(app, token);
    await first.hears(({ type }) => type === 'ready');

    expect(await (await listenTo(app, token)).closed).toBe(4429);
    await (await listenTo(app, await shop.tokenOf())).hears(({ type }) => type === 'ready');
    first.close();
    await first.closed;
    await (await listenTo(app, token)).hears(({ type }) => type === 'ready');
  });

  it('comes in beside a crowd at its address that says nothing, whose longest silent line makes room', async () => {
    const { app } = await second();
    const address = `ws://127.0.0.1:${await portOf(app)}/api/ws`;
    const silent = Array.from({ length: 20 }, () => new WebSocket(address));
    await Promise.all(silent.map((line) => new Promise((resolve) => line.addEventListener('open', resolve))));
    const closed = Promise.race(
      silent.map((line) => new Promise((resolve) => line.addEventListener('close', ({ code }) => resolve(code)))),
    );

    const screen = await listenTo(app, await shop.tokenOf());

    await screen.hears(({ type }) => type === 'ready');
    expect(await closed).toBe(4429);
    expect(silent.filter(({ readyState }) => readyState === WebSocket.OPEN)).toHaveLength(19);
    for (const line of silent) line.close();
  });

  it('is closed for who is not signed in', async () => {
    expect(await (await listenTo(shop.app, 'nobody')).closed).toBe(4401);
  });

  it('is closed, and hears nothing more, when its session has run out', async () => {
    const screen = await listenTo(shop.app, await shop.tokenOf({ may: ['admin:product:list'] }));
    await screen.hears(({ type }) => type === 'ready');
    const id = await catalogue.product({ isShow: false });
    shop.clock.pass('301 minutes');
    await shop.admin({ account: 'later' }).run(productCalls.putOnShell, { id });

    expect(await screen.closed).toBe(4401);
    expect(screen.heard.filter(isShelving(id))).toEqual([]);
  });
});
