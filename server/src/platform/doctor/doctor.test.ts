import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ClonedDatabase, ask, cloneDatabase } from '../../../test/database.ts';
import { examineAll, failed, fine, lineOf } from './finding.ts';
import { judgeDisk } from './machine.ts';
import { judgeClock } from './wiring.ts';

const PROGRAM = join(import.meta.dirname, '../../doctor.ts');
const Report = z.object({
  ok: z.boolean(),
  findings: z.array(z.object({ name: z.string(), health: z.string(), says: z.string() })),
});

let database: ClonedDatabase;
let folder: string;
beforeAll(async () => {
  database = await cloneDatabase({ seeded: true });
  folder = await mkdtemp(join(tmpdir(), 'signalbox-doctor-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Report of the doctor on a shop, as a machine reads it, and its exit code. */
async function examined(environment: Record<string, string>) {
  const env = { DATA_DIR: folder, ...environment };
  const run = promisify(execFile)(process.execPath, [PROGRAM, '--json'], { env });
  const { stdout, code } = await run.then(
    (out) => ({ ...out, code: 0 }),
    (error: unknown) => z.object({ stdout: z.string(), code: z.int() }).parse(error),
  );
  const { ok, findings } = Report.parse(JSON.parse(stdout));
  return { ok, code, of: Object.fromEntries(findings.map(({ name, health, says }) => [name, { health, says }])) };
}

describe('the doctor', () => {
  it('finds nothing wrong with a sound shop, and says that it has no backup', async () => {
    const { ok, code, of } = await examined({ DATABASE_URL: database.url });

    expect([ok, code]).toEqual([true, 0]);
    for (const name of ['settings', 'database', 'pooler', 'beat', 'clock', 'versions', 'storage', 'chain', 'tallies', 'services'])
      expect(of[name]).toMatchObject({ health: 'ok' });
    expect(of['backup']).toMatchObject({ health: 'warning', says: expect.stringContaining('还没有') });
  });

  it('names what is wrong, and goes on', async () => {
    await ask(database.url, "insert into tally (noun, key, slot, n) values ('product', 'shelf', 0, 5)");

    const { ok, code, of } = await examined({ DATABASE_URL: database.url });

    expect([ok, code]).toEqual([false, 1]);
    expect(of).toMatchObject({ tallies: { health: 'failed' }, services: { health: 'ok' } });
  });

  it('leaves out what rests on a database that does not answer', async () => {
    const { code, of } = await examined({ DATABASE_URL: 'postgresql://shop:x@127.0.0.1:1/shop' });

    expect(code).toBe(1);
    expect(of).toMatchObject({ database: { health: 'failed' }, chain: { health: 'skipped' }, disk: {} });
  });

  it('complains of variables that nobody reads', async () => {
    expect((await examined({ DATABSE_URL: database.url })).of).toMatchObject({
      settings: { health: 'failed', says: expect.stringContaining('是否要写 DATABASE_URL') },
    });
  });
});

describe('an examination', () => {
  it('is told as it ends, with what to do', async () => {
    const told: string[] = [];
    const examinations = [
      { name: 'one', label: '甲', examine: async () => failed('坏了', '修好它') },
      { name: 'two', label: '乙', after: 'one', examine: async () => fine('好') },
    ];

    await examineAll(examinations, (finding) => told.push(lineOf(finding)));

    expect(told).toEqual(['✗ 甲：坏了\n   怎么办：修好它', '－ 乙：前面的检查没有通过，这一项没有检查']);
  });

  it.each([
    [500, 'ok'],
    [-3000, 'warning'],
    [40_000, 'failed'],
  ])('of a clock that is %d ms ahead', (ahead, health) => {
    expect(judgeClock(ahead).health).toBe(health);
  });

  it.each([
    [100, 'ok'],
    [3, 'warning'],
    [0.2, 'failed'],
  ])('of a disk with %d GB free', (free, health) => {
    expect(judgeDisk(free * 1024 ** 3, 200 * 1024 ** 3).health).toBe(health);
  });
});
