import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { attacks, dangersIn } from '../../../test/attacks.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);

async function edit(id: number, wish: Partial<Parameters<typeof catalogue.draft>[0]>, more: object = {}) {
  const { cateId } = await catalogue.row(id);
  return shop.admin().run(productCalls.update, { ...catalogue.draft({ cateId: Number(cateId), ...wish }), id, ...more });
}

describe('a SKU through an edit', () => {
  it('stays the same one when its suk stays, and comes back as itself', async () => {
    const id = await catalogue.product({ colours: ['红', '蓝'], price: 1000 });
    const [red, blue] = await catalogue.skusOf(id);

    await edit(id, { colours: ['红', '绿'], price: 800 });
    await edit(id, { colours: ['蓝', '红'], price: 900 });

    const live = (await catalogue.skusOf(id)).filter(({ isDel }) => !isDel);
    expect(live.map((sku) => [sku.id, sku.suk, sku.price])).toEqual([
      [red?.id, '红', 900],
      [blue?.id, '蓝', 900],
    ]);
    expect(await catalogue.gaps()).toEqual([]);
  });

  it('gives the product the prices of the cheapest', async () => {
    const id = await catalogue.product({ colours: ['红', '蓝'] });
    const [, blue] = await catalogue.skusOf(id);

    await shop.admin().run(productCalls.patch, { id, skuId: blue?.id, price: 300 });

    expect(await catalogue.row(id)).toMatchObject({ price: 300, cost: 1000 });
  });

  it('is refused when it is not one value of each specification', async () => {
    const id = await catalogue.product({ colours: ['红'] });
    const { attrValue } = catalogue.draft({ cateId: 1, colours: ['紫'] });

    await expect(edit(id, { colours: ['红'] }, { attrValue })).rejects.toMatchObject({
      code: 400,
      message: expect.stringContaining('紫'),
    });
  });
});

describe('a product through an edit', () => {
  it('is written once for what its SKUs are, once for their stock, and once for its own fields', async () => {
    const id = await catalogue.product({ colours: ['红', '蓝'], stock: 10 });

    await edit(id, { colours: ['红', '蓝'], storeName: '新名字', price: 800, stock: 12 });

    const { rows } = await shop.db.execute(
      sql`select after from change_row where noun = 'product' and row_id = ${id} and before is not null
          and change_id = (select max(change_id) from change_row where noun = 'product' and row_id = ${id}) order by id`,
    );
    expect(rows.map(({ after }) => Object.keys(Object(after)).sort())).toEqual([
      expect.arrayContaining(['price', 'version']),
      ['stock'],
      expect.arrayContaining(['store_name', 'version']),
    ]);
  });
});

describe('stock through an edit', () => {
  it('changes by the difference to what the form saw, so that an order in between is not lost', async () => {
    const id = await catalogue.product({ stock: 10 });
    const draft = catalogue.draft({ cateId: Number((await catalogue.row(id)).cateId), stock: 15 });
    await shop.admin().run(productCalls.patch, { id, stock: 7 });

    const attrValue = draft.attrValue.map((sku) => ({ ...sku, stockBase: 10 }));
    await shop.admin().run(productCalls.update, { ...draft, id, attrValue });

    expect(await catalogue.row(id)).toMatchObject({ stock: 12 });
    expect(await catalogue.gaps()).toEqual([]);
  });
});

describe('a save over somebody else’s', () => {
  it('is refused with the version and the record they left', async () => {
    const id = await catalogue.product({ storeName: '原名' });
    const { version } = await catalogue.row(id);
    await edit(id, { storeName: '他们的名字' }, { version });

    const stale = edit(id, { storeName: '我的名字' }, { version });

    await expect(stale).rejects.toMatchObject({
      code: 409,
      data: { version: version + 1, theirs: { storeName: '他们的名字' } },
    });
  });

  it('is not asked about when the client names no version', async () => {
    const id = await catalogue.product();
    await edit(id, { storeName: '甲' });

    await edit(id, { storeName: '乙' });

    expect(await catalogue.row(id)).toMatchObject({ storeName: '乙' });
  });

  it('is no conflict when only stock or the shelf moved', async () => {
    const id = await catalogue.product();
    const { version } = await catalogue.row(id);
    await shop.admin().run(productCalls.patch, { id, stock: 3 });
    await shop.admin().run(productCalls.putOnShell, { id });
    await shop.admin().run(productCalls.offShell, { id });

    await edit(id, { storeName: '没有冲突' }, { version });

    expect(await catalogue.row(id)).toMatchObject({ storeName: '没有冲突' });
  });
});

describe('a product that cannot be edited', () => {
  it('is on the shelf, in the bin, or not there', async () => {
    const id = await catalogue.product({ isShow: true });

    await expect(edit(id, {})).rejects.toMatchObject({ message: '请先下架商品，再进行修改' });
    await shop.admin().run(productCalls.delete, { id, type: 'recycle' });
    await expect(edit(id, {})).rejects.toMatchObject({ message: '商品已删除' });
    await expect(edit(id, {}, { id: 0 })).rejects.toMatchObject({ message: '商品ID不能为空' });
    await expect(edit(id, {}, { id: 999_999 })).rejects.toMatchObject({ message: '商品不存在' });
  });
});

describe('rich text', () => {
  it.each(Object.entries(attacks))('is read without its %s', async (_, htmls) => {
    const id = await catalogue.product();

    await edit(id, {}, { content: htmls.map((html) => `<p>字${html.replaceAll('\u0000', '')}</p>`).join('') });

    const { content } = await shop.admin().run(productCalls.info, { id });
    expect(dangersIn(content)).toEqual([]);
    expect(content).toMatch(/^<p>字/);
  });

  it('keeps pictures and loses what could run', async () => {
    const id = await catalogue.product();

    await edit(
      id,
      {},
      { content: '<p onclick="x()">好<img src="/files/a.png"><script>alert(1)</script><a href="javascript:x()">看</a></p>' },
    );

    const { content } = await shop.admin().run(productCalls.info, { id });
    expect(content).toContain('<img src="/files/a.png" />');
    expect(content).not.toMatch(/script|onclick/);
  });
});
