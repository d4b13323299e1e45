import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { product } from '#server/catalogue/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openShop } from '../../../test/shop.ts';
import { tallyGaps } from './counts.ts';
import { tally } from './tables.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const act = { name: 'test.tally', actor: systemActor('test') };

describe('the kept counts of a table', () => {
  it('follow rows that come, change and go, many at once', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `数数 ${index}`);
    const ids = await Promise.all(names.map((storeName) => catalogue.product({ storeName, isShow: true })));

    await Promise.all(
      ids.map((id, index) =>
        shop.app.write(act, ({ tx }) =>
          tx
            .update(product)
            .set(index % 2 === 0 ? { isShow: false } : { isDel: true })
            .where(eq(product.id, id)),
        ),
      ),
    );

    expect(await tallyGaps(shop.db)).toEqual([]);
  });

  it('are found out when they are wrong', async () => {
    await catalogue.product({ storeName: '多算一件' });
    const [row] = await shop.db.select().from(tally).where(eq(tally.noun, 'product')).limit(1);
    if (!row) throw new Error('products are not counted');
    const slot = and(eq(tally.noun, row.noun), eq(tally.key, row.key), eq(tally.slot, row.slot));

    await shop.app.write(act, ({ tx }) =>
      tx
        .update(tally)
        .set({ n: row.n + 1 })
        .where(slot),
    );

    const [gap] = await tallyGaps(shop.db);
    expect(gap).toMatchObject({ noun: 'product', key: row.key });
    expect(Number(gap?.kept) - Number(gap?.counted)).toBe(1);
  });
});
