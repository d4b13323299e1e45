import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { systemStatusCalls } from '#contract/maintenance/system-status.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const status = async () => new Map((await admin.run(systemStatusCalls.info, {})).items.map((item) => [item.key, item]));

describe('the status', () => {
  it('tells of the program, the machine, the database and what waits', async () => {
    await mkdir(join(shop.folder, 'postgres.before-0015_x'));
    const found = await status();

    expect([...found.keys()].join(' ')).toBe('program memory disk database connections migrations queue timers backup copy');
    expect(found.get('program')?.value).toMatch(/^信号楼 \d+\.\d+\.\d+ · Node 2\d/);
    expect(found.get('database')?.value).toMatch(/^PostgreSQL 1\d.* MB$/);
    expect(found.get('migrations')).toMatchObject({ condition: 'good' });
    expect(found.get('backup')).toMatchObject({ value: '还没有备份', condition: 'watch' });
    expect(found.get('copy')?.value).toMatch(/^升级前的副本 20/);
  });

  it('says what cannot be read, and everything else as well', async () => {
    await rm(shop.folder, { recursive: true, force: true });
    const found = await status();

    expect(found.get('disk')).toMatchObject({ value: '读不到', condition: 'watch' });
    expect(found.get('database')?.condition).toBe('good');
    await mkdir(shop.folder);
  });
});
