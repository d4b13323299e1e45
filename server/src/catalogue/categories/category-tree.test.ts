import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { processorMs } from '../../../test/processor-time.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const admin = shop.admin();
const tree = (overrides = {}) => admin.run(categoryCalls.tree, { type: 1, status: -1, ...overrides });

describe('the tree', () => {
  it('leaves out empty children, and finds a name with its parent', async () => {
    const root = await catalogue.category({ name: '父亲' });
    await catalogue.category({ name: '独子', pid: root, path: `/0/${root}/` });

    const { data } = await admin.raw('GET', '/admin/category/list/tree', { query: { type: 1, status: -1, name: '独子' } });

    expect(data).toEqual([
      expect.objectContaining({ name: '父亲', child: [expect.not.objectContaining({ child: expect.anything() })] }),
    ]);
  });

  it('makes a root of what hangs below a hidden one', async () => {
    const root = await catalogue.category({ name: '藏起', status: false, type: 4 });
    await catalogue.category({ name: '露出', pid: root, path: `/0/${root}/`, type: 4 });

    expect((await tree({ type: 4, status: 1 })).map(({ name }) => name)).toEqual(['露出']);
  });

  it('says nothing of counts unless it is asked', async () => {
    await catalogue.category();
    expect((await tree()).every((node) => node.productCount === undefined)).toBe(true);
  });
});

describe('the number of products in a category', () => {
  it('has those below it, each once, and none from the bin', async () => {
    const root = await catalogue.category();
    const [left, right] = [
      await catalogue.category({ pid: root, path: `/0/${root}/` }),
      await catalogue.category({ pid: root, path: `/0/${root}/` }),
    ];
    const both = await catalogue.product({ cateId: left });
    await shop.app.write({ name: 'test.both', actor: systemActor('test') }, ({ tx }) =>
      tx.execute(sql`insert into product_cate (product_id, cate_id, place) values (${both}, ${right}, 1)`),
    );
    const binned = await catalogue.product({ cateId: right });
    await admin.run(productCalls.delete, { id: binned, type: 'recycle' });

    const found = (await tree({ withCounts: true })).find(({ id }) => id === root);

    expect(found?.productCount).toBe(1);
    expect(found?.child?.map(({ productCount }) => productCount)).toEqual([1, 1]);
  });
});

describe('a tree of 5,000 categories', () => {
  it('is answered whole, soon, by the same few questions', async () => {
    await shop.app.write({ name: 'test.many', actor: systemActor('test') }, async ({ tx }) => {
      await tx.execute(sql`insert into category (pid, path, name, type, status, sort)
        select 0, '/0/', '大类' || n, 7, true, n from generate_series(1, 100) n`);
      await tx.execute(sql`insert into category (pid, path, name, type, status, sort)
        select p.id, '/0/' || p.id || '/', '小类' || p.id || '-' || n, 7, true, n from category p, generate_series(1, 49) n where p.type = 7`);
    });
    const asked = await shop.countQueries(() => tree({ type: 3, withCounts: true }));

    let [found, queries] = [0, 0];
    const cost = await processorMs(async () => {
      queries = await shop.countQueries(async () => {
        const roots = await tree({ type: 7, withCounts: true });
        found = roots.reduce((sum, { child = [] }) => sum + 1 + child.length, 0);
      });
    });

    expect(found).toBe(5000);
    expect(queries).toBe(asked);
    expect(cost).toBeLessThan(1000);
  });

  it('is moved about in as few', async () => {
    const [first, second] = await tree({ type: 7 });
    const id = first?.child?.[0]?.id ?? 0;

    const queries = await shop.countQueries(() => admin.run(categoryCalls.move, { id, pid: second?.id ?? 0 }));

    expect(queries).toBeLessThan(20);
  });
});
