import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const KEY = 'the key of these tests';
let home = '';
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'signalbox-killed-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** Processes of backups that this one has started. */
const workers = (): number[] =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('backup-program'))
    .map((line) => Number.parseInt(line, 10));

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('a process that is killed', () => {
  it('in the middle of a backup leaves nothing that looks whole, and the next backup is', { timeout: 180_000 }, async () => {
    const { backups } = shop.app;
    let failed: Promise<string> | undefined;
    await shop.app.write({ name: 'test', actor: systemActor('test') }, async ({ tx }) => {
      await tx.execute('lock table brand in access exclusive mode');
      failed = backups
        .make({ at: home, key: KEY, keep: 3 }, () => {})
        .then(
          () => 'made',
          (error: unknown) => String(error),
        );
      await expect.poll(async () => (await readdir(home)).length, { timeout: 60_000 }).toBe(1);
      for (const pid of workers()) process.kill(pid, 'SIGKILL');
      expect(await failed).toContain('备份进程被中止了');
    });
    expect((await readdir(home)).filter((name) => name.endsWith('.backup'))).toEqual([]);

    const { name } = await backups.make({ at: home, key: KEY, keep: 3 }, () => {});
    expect(await readdir(home)).toEqual([name]);
  });

  it('in the middle of a restore leaves no database running and no folder', { timeout: 180_000 }, async () => {
    const { backups } = shop.app;
    const { name } = await backups.make({ at: home, key: KEY, keep: 3 }, () => {});
    const lock = join(shop.folder, 'proof/postgres/postmaster.pid');
    const trying = backups
      .prove({ at: home, key: KEY, name }, () => {})
      .then(
        () => 'proven',
        (error: unknown) => String(error),
      );
    await expect.poll(() => existsSync(lock), { timeout: 60_000, interval: 20 }).toBe(true);
    const postgres = Number.parseInt(readFileSync(lock, 'utf8'), 10);
    for (const pid of workers()) process.kill(pid, 'SIGKILL');

    expect(await trying).toContain('备份进程被中止了');
    await expect.poll(() => isAlive(postgres), { timeout: 30_000 }).toBe(false);
    await expect.poll(() => existsSync(join(shop.folder, 'proof')), { timeout: 30_000 }).toBe(false);
    expect(await backups.prove({ at: home, key: KEY, name }, () => {})).toMatchObject({ rows: expect.any(Number) });
  });
});
