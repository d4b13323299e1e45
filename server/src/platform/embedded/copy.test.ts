import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { keepCopy } from './copy.ts';

const home = mkdtempSync(join(tmpdir(), 'copies-'));
const cluster = join(home, 'postgres');
const fill = (text: string) => writeFileSync(join(cluster, 'PG_VERSION'), text);
const copies = () => readdirSync(home).filter((name) => name !== 'postgres');
mkdirSync(cluster);
afterAll(() => rmSync(home, { recursive: true }));

describe('the copy of a database before an upgrade', () => {
  it('is whole, and says where it lies', async () => {
    fill('first');

    expect(await keepCopy(cluster, '0001_first')).toContain(join(home, 'postgres.before-0001_first'));
    expect(readFileSync(join(home, 'postgres.before-0001_first/PG_VERSION'), 'utf8')).toBe('first');
  });

  it('takes the place of what an interrupted one left, and of an earlier one of the same upgrade', async () => {
    mkdirSync(join(home, 'postgres.copying'));
    writeFileSync(join(home, 'postgres.copying/half'), '');
    fill('again');
    await keepCopy(cluster, '0001_first');

    expect(readdirSync(join(home, 'postgres.before-0001_first'))).toEqual(['PG_VERSION']);
    expect(readFileSync(join(home, 'postgres.before-0001_first/PG_VERSION'), 'utf8')).toBe('again');
    expect(copies()).toEqual(['postgres.before-0001_first']);
  });

  it('is kept with the one before it, and older ones go', async () => {
    await keepCopy(cluster, '0002_second');
    await keepCopy(cluster, '0003_third');

    expect(copies()).toEqual(['postgres.before-0002_second', 'postgres.before-0003_third']);
  });
});
