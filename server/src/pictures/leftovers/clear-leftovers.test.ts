import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DAY } from '#contract/durations.ts';
import { brand } from '#server/catalogue/product-references/tables.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { localStorage } from '#server/platform/storage/local-storage.ts';
import { picturesIn, textBytes } from '../../../test/pictures.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const library = picturesIn(shop);

const store = () => localStorage(join(shop.folder, 'files'));

async function put(key: string, days: number): Promise<void> {
  await store().put(key, textBytes(key));
  const at = new Date(shop.clock.now().getTime() - days * DAY);
  await utimes(join(shop.folder, 'files', key), at, at);
}
const left = async (keys: string[]) => {
  const found = await Promise.all(keys.map((key) => store().head(key)));
  return keys.filter((_, index) => found[index]);
};

describe('the files that a night finds', () => {
  it('go when they are a day old and nothing knows them', async () => {
    const stray = ['image/public/store/a.png', 'image/public/store/a_80.png', 'image/public/store/b-01.part', 'export/old.csv'];
    const young = ['image/public/store/c.png', 'export/new.csv'];
    const known = ['image/public/store/d.png', 'image/public/store/d_800.png'];
    for (const key of [...stray, ...known]) await put(key, 2);
    for (const key of young) await put(key, 0.5);
    const { url } = await library.picture({ width: 100 });
    await shop.app.write({ name: 'test', actor: systemActor('test') }, ({ tx }) =>
      tx.insert(brand).values({
        name: '鱼',
        logo: '/files/image/public/store/d.png',
        initial: 'Y',
        story: '',
        sort: 0,
        isShow: true,
        isDel: false,
      }),
    );

    await shop.runDue();

    expect(await left([...stray, ...young, ...known])).toEqual([...young, ...known]);
    await shop.pass('3 days');
    expect((await library.fetch(url)).statusCode).toBe(200);
  });
});
