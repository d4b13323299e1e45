import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { attacks, dangersIn } from '../../../test/attacks.ts';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import { thumbnailOf } from '#contract/pictures/thumbnails.ts';
import { product } from '../products/tables.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { picturesIn } from '../../../test/pictures.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const library = picturesIn(shop);

async function edit(id: number, overrides: Partial<Parameters<typeof catalogue.draft>[0]>, more: object = {}) {
  const { cateId } = await catalogue.row(id);
  return shop.admin().run(productCalls.update, { ...catalogue.draft({ cateId: Number(cateId), ...overrides }), id, ...more });
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

describe('a product on the shelf', () => {
  it('is edited where it stands by who names the version, and stays there', async () => {
    const id = await catalogue.product({ isShow: true, storeName: '错别字' });
    const { version } = await catalogue.row(id);

    await edit(id, { storeName: '改好了' }, { version });

    expect(await catalogue.row(id)).toMatchObject({ storeName: '改好了', isShow: true });
    await expect(edit(id, {})).rejects.toMatchObject({ message: '请先下架商品，再进行修改' });
  });

  it('does not move to categories that customers do not see', async () => {
    const id = await catalogue.product({ isShow: true });
    const { version } = await catalogue.row(id);
    const cateId = await catalogue.category({ status: false });

    const moved = edit(id, {}, { cateId: String(cateId), version });

    await expect(moved).rejects.toMatchObject({ message: '商品分类不存在或未显示，请先修改商品分类' });
  });

  it('is there by the save itself, for who may put it there', async () => {
    const id = await catalogue.product();
    const draft = catalogue.draft({ cateId: Number((await catalogue.row(id)).cateId), storeName: '一步上架' });

    await shop.admin().run(productCalls.update, { ...draft, id, putOnShell: true });
    await shop.admin().run(productCalls.save, { ...draft, putOnShell: true });

    const { list } = await shop.admin().run(productCalls.list, { type: 1, keywords: '一步上架', page: 1, limit: 20 });
    expect(list).toHaveLength(2);
    const clerk = shop.admin({ may: ['admin:product:save'] });
    await expect(clerk.run(productCalls.save, { ...draft, putOnShell: true })).rejects.toMatchObject({ code: 403 });
    expect(await shop.db.$count(product, eq(product.storeName, draft.storeName))).toBe(2);
  });
});

describe('a picture of a product', () => {
  const saved = async (image: string) => {
    const draft = catalogue.draft({ cateId: await catalogue.category() });
    return shop.admin().run(productCalls.save, { ...draft, image });
  };

  it('is in the library when it has an address of ours, be it a small copy', async () => {
    const { url } = await library.picture();

    await saved(url);
    await saved(thumbnailOf(url, 800));

    const nowhere = saved('/files/image/public/store/2026/11/22/nowhere.png');
    await expect(nowhere).rejects.toMatchObject({ code: 400, message: expect.stringMatching(/^图片不存在，请重新上传：/) });
    const data = { ...catalogue.draft({ cateId: await catalogue.category() }), image: 'data:image/png;base64,AAAA' };
    const refused = await shop.admin().raw('POST', '/admin/store/product/save', { body: data });
    expect(refused).toMatchObject({ code: 400, message: expect.stringContaining('图片地址不正确') });
  });

  it('may stay when it was there before it left the library', async () => {
    const { id: attId, url } = await library.picture();
    const id = await catalogue.product({ sliderImage: [url] });
    await shop.admin().run(attachmentCalls.delete, { ids: [attId], force: true });

    await edit(id, { sliderImage: [url], storeName: '图片没了' });

    expect(await catalogue.row(id)).toMatchObject({ storeName: '图片没了', sliderImage: [url] });
  });
});

describe('a product that cannot be edited', () => {
  it('is in the bin, or not there', async () => {
    const id = await catalogue.product({ isShow: true });

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
