import { describe, expect, it, onTestFinished } from 'vitest';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { deletionCalls } from '#contract/changes/deletions.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const xiaowang = shop.admin({ realName: '小王' });

/** Changes of a table by an update of the program; `back` makes it as the program of today knows it. */
async function update(table: string, change: string, back?: string): Promise<void> {
  await shop.app.database.pool.query(`alter table ${table} ${change}; select audit_table('${table}')`);
  if (back) onTestFinished(() => update(table, back));
}
const deleted = async () => {
  const id = await catalogue.category();
  const { changeId } = await xiaowang.change(categoryCalls.delete, { id });
  return { id, changeId };
};
async function restore(rowId: number) {
  const { list } = await xiaowang.run(deletionCalls.list, { noun: 'category', page: 1, limit: 20 });
  const ids = list.filter((row) => row.rowId === rowId).map(({ id }) => id);
  return xiaowang.run(deletionCalls.restore, { noun: 'category', ids });
}
const undo = (id: number | undefined) => xiaowang.run(changeCalls.undo, { id: id ?? 0 });
const valueOf = async (id: number, column: string): Promise<unknown> => {
  const { rows } = await shop.app.database.pool.query(`select ${column} as value from category where id = ${id}`);
  return rows[0]?.value;
};
const refused = (what: string) => ({
  code: 500,
  message: `系统升级后${what}的内容与当时不同，无法放回原样，请手动修改或重新添加`,
});

describe.each([
  ['restored', ({ id }: { id: number }) => restore(id)],
  ['taken back', ({ changeId }: { changeId: number | undefined }) => undo(changeId)],
])('a record deleted before an update of the program, when it is %s', (_, bring) => {
  it('comes without a column that is gone', async () => {
    await update('category', "add column motto text default 'old'");
    const one = await deleted();
    await update('category', 'drop column motto');

    await bring(one);

    expect(await xiaowang.run(categoryCalls.info, { id: one.id })).toMatchObject({ id: one.id });
  });

  it('has the default of a column that is new', async () => {
    const one = await deleted();
    await update('category', 'add column weight integer not null default 7', 'drop column weight');

    await bring(one);

    expect(await valueOf(one.id, 'weight')).toBe(7);
  });

  it('has the default of a column that may be empty no more', async () => {
    await update('category', 'add column hue text');
    const one = await deleted();
    await update('category', "drop column hue, add column hue text not null default 'red'", 'drop column hue');

    await bring(one);

    expect(await valueOf(one.id, 'hue')).toBe('red');
  });

  it.each([
    [
      'a value is missing',
      'add column size int default 1',
      'drop column size, add column bulk int not null default 1; alter table category alter bulk drop default',
      'drop column bulk',
    ],
    [
      'a value does not suit',
      "add column motto text default 'old'",
      'alter motto drop default, alter motto type int using 0',
      'drop column motto',
    ],
    [
      'a value is not allowed',
      'add column grade int default 1',
      'drop column grade, add column grade int check (grade > 1)',
      'drop column grade',
    ],
  ])('is refused in words where %s', async (_case, before, after, back) => {
    await update('category', before);
    const one = await deleted();
    await update('category', after, back);

    await expect(bring(one)).rejects.toMatchObject(refused('分类'));
    expect(await valueOf(one.id, 'id')).toBeUndefined();
  });
});

describe('a restored record', () => {
  it('says that some of it has no place any more', async () => {
    await update('category', "add column motto text default 'old'");
    const { id } = await deleted();
    await update('category', 'drop column motto');

    expect(await restore(id)).toEqual({ restored: 1, notes: ['分类里有些内容在系统升级后已经没有了，未能恢复'] });
  });

  it('is one of several deleted before and after the update', async () => {
    await update('category', "add column motto text default 'old'");
    const first = await deleted();
    await update('category', 'drop column motto, add column weight integer not null default 7', 'drop column weight');
    const second = await deleted();
    const { list } = await xiaowang.run(deletionCalls.list, { noun: 'category', page: 1, limit: 2 });

    expect(list.map(({ rowId }) => rowId)).toEqual([second.id, first.id]);
    expect(await xiaowang.run(deletionCalls.restore, { noun: 'category', ids: list.map(({ id }) => id) })).toMatchObject({
      restored: 2,
    });
  });

  it('comes without links whose table is another by now', async () => {
    const cate = await catalogue.category();
    await xiaowang.run(brandCalls.save, { name: '带关联', logo: 'logo.png', cateIds: [cate] });
    await xiaowang.run(categoryCalls.delete, { id: cate });
    await update(
      'brand_cate',
      'add column place int not null default 1; alter table brand_cate alter place drop default',
      'drop column place',
    );

    expect(await restore(cate)).toEqual({ restored: 1, notes: [] });
    expect(await valueOf(cate, '(select count(*)::int from brand_cate where cate_id = category.id)')).toBe(0);
  });
});

describe('a change made before an update of the program', () => {
  it('is not taken back when its column is gone', async () => {
    const id = await catalogue.category();
    const { changeId } = await xiaowang.change(categoryCalls.updateStatus, { id });
    await update('category', 'rename column status to shown', 'rename column shown to status');

    await expect(undo(changeId)).rejects.toMatchObject(refused('分类'));
  });
});
