import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSecond } from '../test/second.ts';
import { openShop } from '../test/shop.ts';
import { claimFolder, isFolderShared } from './claim-folder.ts';

const shop = openShop();
const second = openSecond(shop);
let other: string;
beforeAll(async () => {
  other = await mkdtemp(join(tmpdir(), 'signalbox-other-'));
});
afterAll(() => rm(other, { recursive: true, force: true }));

describe('the data folder of several servers', () => {
  it('is shared by those that start together', async () => {
    const { app } = await second();

    expect(await Promise.all([claimFolder(shop.app), claimFolder(app)])).toEqual([undefined, undefined]);
    expect(await isFolderShared(app)).toBe(true);
    await app.close();
  });

  it('has to be the same while others serve', async () => {
    const { app } = await second({ dataDir: other });

    await expect(claimFolder(app)).rejects.toThrow('不是同一个文件夹');
    expect(await isFolderShared(app)).toBe(false);
    await app.close();
  });

  it('may be another when nobody else serves, and the owner is told', async () => {
    expect(await claimFolder({ ...shop.app, dataDir: other })).toContain('与上次运行时的不是同一个');
    expect(await claimFolder({ ...shop.app, dataDir: other })).toBeUndefined();
  });
});
