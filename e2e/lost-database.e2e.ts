import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { signInCalls } from '#contract/access/sign-in.ts';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { type Caller, openCaller } from '../bench/storefront.ts';
import { type Server, startServer } from './server.ts';

const ADMIN_PASSWORD = 'pulled-the-plug';
const SOON_MS = 60_000;

let server: Server;
let staff: Caller;
beforeAll(async () => {
  server = await startServer({ DATABASE_URL: '', ADMIN_PASSWORD });
  const { token } = await openCaller(server.url, (sent) => sent).run(signInCalls.signIn, {
    account: 'admin',
    pwd: ADMIN_PASSWORD,
  });
  staff = openCaller(server.url, (sent) => ({ ...sent, headers: { 'authori-zation': token } }));
});
afterAll(() => server.stop());

function postmaster(): number {
  const lock = join(server.folder, 'postgres/postmaster.pid');
  return existsSync(lock) ? Number(readFileSync(lock, 'utf8').split('\n')[0]) : 0;
}

async function ask(question: string): Promise<Record<string, unknown>[]> {
  const password = readFileSync(join(server.folder, 'postgres.password'), 'utf8').trim();
  const client = new pg.Client({ host: join(server.folder, 'postgres'), user: 'shop', database: 'signalbox', password });
  await client.connect();
  const { rows } = await client.query(question).finally(() => client.end());
  return rows;
}

/** Saves one brand after the other, and notes which saves were acknowledged and which refused. */
function keepSaving(of: string) {
  let isOver = false;
  const heard = { kept: [] as string[], said: [] as string[] };
  async function save() {
    for (let number = 0; !isOver; number += 1) {
      const name = `${of} ${number}`;
      await staff.run(brandCalls.save, { name, logo: 'image/logo.png' }).then(
        () => heard.kept.push(name),
        (error: unknown) => heard.said.push(String(error)),
      );
    }
    return heard;
  }
  const saving = save();
  return { heard, stop: () => ((isOver = true), saving) };
}

const backend = async () =>
  Number(
    (await ask("select pid from pg_stat_activity where application_name = 'signalbox' order by backend_start limit 1"))[0]?.pid,
  );

describe('the server with its own database', () => {
  it.each([
    ['a process of the database', backend],
    ['the database', async () => postmaster()],
  ])('goes on, with all that it acknowledged, after %s was killed', { timeout: 4 * SOON_MS }, async (what, find) => {
    onTestFailed(() => void process.stderr.write(server.lastWords()));
    const { heard, stop } = keepSaving(what);
    await expect.poll(() => heard.kept.length, { timeout: SOON_MS }).toBeGreaterThan(2);
    const killed = await find();
    process.kill(killed, 'SIGKILL');
    // A save may be refused meanwhile, and need not be.
    const isAnother = (pid: number) => pid > 0 && pid !== killed;
    await expect.poll(() => find().then(isAnother, () => false), { timeout: SOON_MS }).toBe(true);
    const before = heard.kept.length;
    await expect.poll(() => heard.kept.length, { timeout: SOON_MS }).toBeGreaterThan(before);
    const { kept, said } = await stop();

    expect(said.filter((sentence) => !sentence.includes('连接中断'))).toEqual([]);
    const names = (await staff.run(brandCalls.listAll, {})).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(kept));
  });

  it('works with a role that is no superuser', async () => {
    expect(await ask('select rolsuper from pg_roles where rolname = current_user')).toEqual([{ rolsuper: false }]);
    const others =
      "select from pg_class where relnamespace = 'public'::regnamespace and pg_get_userbyid(relowner) <> current_user";
    expect(await ask(others)).toEqual([]);
  });
});
