import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openSecond } from '../../../test/second.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const openAnother = openSecond(shop);
const { sku } = ordersIn(shop);

const list = async () => {
  const { data } = await shop.admin().raw('GET', '/admin/store/product/list', { query: { type: 1 } });
  return JSON.stringify(data);
};

/** Each changes one of the tables that a row is made of, and nothing else. */
const changes = [
  ['the product', sql`update product set store_name = '新名字'`, '新名字'],
  ['a SKU', sql`update sku set bar_code = '6901234567892'`, '6901234567892'],
  [
    'a specification',
    sql`insert into product_attr (product_id, attr_name, attr_values, place) select id, '颜色', '["红"]', 0 from product`,
    '颜色',
  ],
  ['its name', sql`update product_attr set attr_name = '色调'`, '色调'],
  ['a category', sql`insert into category (pid, path, name, type, status, sort) values (0, '/0/', '杯具', 1, true, 0)`, '[]'],
  [
    'its place in a category',
    sql`insert into product_cate (product_id, cate_id, place) select p.id, c.id, 0 from product p, category c where c.name = '杯具'`,
    '杯具',
  ],
  ['the name of a category', sql`update category set name = '茶具' where name = '杯具'`, '茶具'],
] as const;

describe('products that a process keeps in memory', () => {
  it('are shown as another process has changed any part of them, in the very next answer', async () => {
    await sku({ name: '马克杯' });
    const { app } = await openAnother();
    for (const [, statement, word] of changes) {
      await list();
      await app.write({ name: 'test.change', actor: systemActor('test') }, ({ tx }) => tx.execute(statement));

      expect(await list()).toContain(word);
      expect(await list()).toContain(word);
    }
  });
});
