import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { invitationCalls } from '#contract/access/invitations.ts';
import { catalogueIn } from './catalogue.ts';
import { openMailServer } from './mail-server.ts';
import { openShop } from './shop.ts';
import { product } from '#server/catalogue/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import { connect } from '#server/platform/database/connect.ts';
import { makeBaseCopy } from '#server/platform/embedded/base-copy.ts';
import { startEmbedded } from '#server/platform/embedded/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { namedMoment } from '#server/platform/past/past.ts';
import { readConfig } from '#server/platform/start/config.ts';
import { type ShownMoment, showMoment } from '#server/show-moment.ts';

const shop = openShop({
  database: async (folder) => {
    const { url, stop } = await startEmbedded(folder, { copies: false, report: () => {} });
    return { url, drop: stop };
  },
});
const { product: sell } = catalogueIn(shop);
const mails = openMailServer(shop);
const PASSWORD = 'right-password-7';
const Envelope = z.object({ code: z.int(), message: z.string(), data: z.unknown().optional() });

let shown: ShownMoment;
let moment: Date;
let mug = 0;

const rename = (storeName: string) =>
  shop.app.write({ name: 'test.rename', actor: systemActor('test') }, ({ tx }) =>
    tx.update(product).set({ storeName }).where(eq(product.id, mug)),
  );
/** A call of the shop that is shown. */
async function call(path: string, { token = '', body }: { token?: string; body?: object } = {}) {
  const answer = await fetch(`${shown.address}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'authori-zation': token, ...(body && { 'content-type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
  });
  return Envelope.parse(await answer.json());
}
async function signIn(account: string): Promise<string> {
  const { data, message } = await call('/admin/login', { body: { account, pwd: PASSWORD } });
  return z.object({ token: z.string() }, message).parse(data).token;
}
const rowsOf = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows;
};

beforeAll(async () => {
  await mails.plugIn();
  await shop.person({ account: 'keeper', password: PASSWORD });
  mug = await sell({ storeName: '马克杯' });
  // A mail waits to leave: nobody works on the queue of the shop in these tests.
  await shop
    .admin()
    .run(invitationCalls.save, { realName: '小李', roleIds: [1], shopIds: [], phone: '', email: 'li@shop.cn', hours: 1 });
  await makeBaseCopy(shop.folder);
  await sleep(300);
  moment = systemClock.now();
  await sleep(300);
  await rename('保温杯');
  const environment = { DATA_DIR: shop.folder, LOG_LEVEL: 'silent', OUTGOING_HOSTS: '127.0.0.1' };
  const { databaseUrl: _, databaseUrlDirect: __, ...config } = readConfig(environment);
  shown = await showMoment({ config, moment, host: '127.0.0.1', port: 0, report: () => {} });
}, 180_000);
afterAll(() => shown.close());

describe('the shop of a moment, beside the one that goes on', () => {
  it('shows a product under the name that it had then, to the accounts of then', async () => {
    const token = await signIn('keeper');
    const { data } = await call(`/admin/store/product/info/${mug}`, { token });
    expect(data).toMatchObject({ storeName: '马克杯' });

    const [now] = await shop.db.select({ name: product.storeName }).from(product).where(eq(product.id, mug));
    expect(now?.name).toBe('保温杯');
  });

  it('refuses whatever saves, in one sentence, and writes nothing', async () => {
    const token = await signIn('keeper');
    const says = `这是 ${namedMoment(moment)} 的商城，只能查看`;
    const brand = { name: '新品牌', logo: 'a.png' };
    expect(await call('/admin/store/brand/save', { token, body: brand })).toMatchObject({ code: 500, message: says });
    expect(await call(`/admin/store/product/putOnShell/${mug}`, { token })).toMatchObject({ message: says });
    expect(await call('/admin/invitation/accept', { body: {} })).toMatchObject({ message: says });

    const { data } = await call('/admin/store/brand/list?page=1&limit=20&name=新品牌', { token });
    expect(data).toMatchObject({ total: 0 });
  });

  it('signs everybody out who was signed in then, and in again whom it knew', async () => {
    expect(await call('/admin/getAdminInfoByToken', { token: await shop.tokenOf() })).toMatchObject({ code: 401 });
    expect(await call('/admin/login', { body: { account: 'keeper', pwd: 'wrong-password' } })).toMatchObject({ code: 500 });
    const token = await signIn('keeper');
    expect(await call('/admin/logout', { token })).toMatchObject({ code: 200 });
    expect(await call('/admin/getAdminInfoByToken', { token })).toMatchObject({ code: 401 });
  });

  it('is kept by its database too: what no guard saw writes nothing there', async () => {
    const { db, close } = connect(shop.url, 1, { isShown: true });
    const trying = db.execute(sql`update product set store_name = '抹布' where id = ${mug}`);
    await expect(trying).rejects.toMatchObject({ cause: { code: '25006' } });
    await close();
  });

  it('lets nothing leave that waited then', async () => {
    await sleep(3000);
    expect(mails.taken).toEqual([]);
    await shop.runQueued();
    expect(mails.taken).toHaveLength(1);
  });

  it('goes with all that it made', async () => {
    const home = join(shop.folder, 'beside');
    expect(readdirSync(home)).toEqual([String(process.pid)]);
    await shown.close();
    expect(existsSync(home)).toBe(false);
    expect(await rowsOf(shop.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
