import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInCalls } from '#contract/access/sign-in.ts';
import { importCalls } from '#contract/catalogue/import/import.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { type Caller, openCaller } from '../bench/storefront.ts';
import { type ClonedDatabase, cloneDatabase } from '../server/test/database.ts';
import { type Server, startServer } from './server.ts';

const ADMIN_PASSWORD = 'pulled-the-plug';
const ROWS = 30;
const SOON_MS = 60_000;

const started: Server[] = [];
let database: ClonedDatabase;
let barrier: pg.Client;
let first: Server;

async function start(more: Record<string, string> = {}): Promise<Server> {
  const server = await startServer({ DATABASE_URL: database.url, ADMIN_PASSWORD, ...more });
  started.push(server);
  return server;
}

beforeAll(async () => {
  database = await cloneDatabase();
  barrier = new pg.Client({ connectionString: database.url });
  await barrier.connect();
  first = await start();
});
afterAll(async () => {
  for (const server of started) await server.stop();
  await barrier.end();
  await database.drop();
});

async function openStaff({ url }: Server): Promise<{ staff: Caller; token: string }> {
  const { token } = await openCaller(url, (sent) => sent).run(signInCalls.signIn, { account: 'admin', pwd: ADMIN_PASSWORD });
  return { token, staff: openCaller(url, (sent) => ({ ...sent, headers: { 'authori-zation': token } })) };
}

/** A sheet of products without numbers of their own: done twice, it would make twice as many. */
async function beginImport(server: Server): Promise<number> {
  const { staff, token } = await openStaff(server);
  const lines = Array.from({ length: ROWS }, (_, position) => `断电杯 ${position},断电,9.9,3`);
  const body = new FormData();
  body.set('multipart', new File([`商品名称,分类,售价,库存\n${lines.join('\n')}\n`], '商品.csv'));
  const headers = { 'authori-zation': token };
  const answer = await fetch(`${server.url}/api${importCalls.preview.path}`, { method: 'POST', headers, body });
  const { uploadId, columns } = importCalls.preview.returns.parse((await answer.json()).data);
  const plan = { uploadId, columns: columns.map(({ index, field }) => ({ index, field })) };
  return (await staff.run(importCalls.run, plan)).jobId;
}

const isBlocked = async () => {
  const { rows } = await barrier.query("select from pg_locks where not granted and relation = 'product'::regclass");
  return rows.length > 0;
};

/** Kills the server in the middle of an import: nobody can add a product while the table is locked. */
async function beginAndKill(server: Server): Promise<number> {
  await barrier.query('begin; lock table product in share mode');
  const id = await beginImport(server);
  await expect.poll(isBlocked, { timeout: SOON_MS }).toBe(true);
  await server.kill();
  await barrier.query('rollback');
  return id;
}

describe('a job of a process that was killed', () => {
  it('is begun anew by the next one within a minute, and done once', { timeout: 4 * SOON_MS }, async () => {
    const id = await beginAndKill(first);

    const { staff } = await openStaff(await start({ DATA_DIR: first.folder }));

    const state = async () => (await staff.run(jobCalls.info, { id })).state;
    await expect.poll(state, { timeout: SOON_MS, interval: 500 }).toBe('done');
    const { total } = await staff.run(productCalls.listAll, { keywords: '断电杯', page: 1, limit: 20 });
    expect(total).toBe(ROWS);
  });
});
