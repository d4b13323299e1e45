import { describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);

const names = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${index}`);
const LAST = 499;

interface Change {
  cateId: number;
  colours: number;
  sizes: number;
  price?: number;
  stock?: number;
}

/** Form values of a product of this many colours in this many sizes. */
function draftOf({ cateId, colours, sizes, price = 1000, stock = 3 }: Change) {
  const [colour, size] = [names('色', colours), names('码', sizes)];
  const figures = { image: 'a.png', cost: 500, otPrice: 9000, stock };
  return {
    ...catalogue.draft({ cateId, storeName: `${colours} 色 ${sizes} 码` }),
    specType: true,
    attr: [
      { attrName: '颜色', attrValues: colour.join(',') },
      { attrName: '尺码', attrValues: size.join(',') },
    ],
    attrValue: colour.flatMap((a, row) =>
      size.map((b, column) => ({ ...figures, price: price + row * sizes + column, attrValue: { 颜色: a, 尺码: b } })),
    ),
  };
}

async function saved(draft: ReturnType<typeof draftOf>): Promise<number> {
  await shop.admin().run(productCalls.save, draft);
  const { list } = await shop.admin().run(productCalls.list, { type: 2, page: 1, limit: 1, keywords: draft.storeName });
  return list[0]?.id ?? 0;
}

describe('a product of 500 SKUs', () => {
  it('is saved and changed in as many statements as one of four', async () => {
    const admin = shop.admin();
    const cateId = await catalogue.category();
    const counted = async (colours: number, sizes: number) => {
      const draft = draftOf({ cateId, colours, sizes });
      const saving = await shop.countQueries(() => admin.run(productCalls.save, draft));
      const id = await saved({ ...draft, storeName: `${draft.storeName}，再一次` });
      const changed = { ...draftOf({ cateId, colours, sizes, price: 4000, stock: 8 }), id };
      return { saving, changing: await shop.countQueries(() => admin.run(productCalls.update, changed)) };
    };
    await counted(2, 1);

    expect(await counted(25, 20)).toEqual(await counted(2, 2));
  });

  it('keeps every id when its rows come in another order', async () => {
    const draft = draftOf({ cateId: await catalogue.category(), colours: 25, sizes: 20 });
    const id = await saved(draft);
    const before = await catalogue.skusOf(id);

    await shop.admin().run(productCalls.update, { ...draft, attrValue: draft.attrValue.toReversed(), id });

    const after = await catalogue.skusOf(id);
    expect(after.map((sku) => [sku.id, sku.suk])).toEqual(before.map((sku) => [sku.id, sku.suk]));
    expect(after.map(({ place }) => place)).toEqual(before.map(({ place }) => LAST - place));
    expect(await catalogue.gaps()).toEqual([]);
  });

  it('is written whole or not at all', async () => {
    const draft = draftOf({ cateId: await catalogue.category(), colours: 20, sizes: 25 });
    const id = await saved(draft);
    const takesTooMuch = draft.attrValue.map((sku, index) => ({ ...sku, price: 1, stock: 0, stockBase: index === LAST ? 9 : 3 }));

    const update = shop.admin().run(productCalls.update, { ...draft, attrValue: takesTooMuch, id });

    await expect(update).rejects.toMatchObject({ message: '库存不足' });
    const skus = await catalogue.skusOf(id);
    expect(skus.every(({ stock, price }, index) => stock === 3 && price === 1000 + index)).toBe(true);
  });

  it('is refused whole when one combination comes twice, or is none of its specifications', async () => {
    const draft = draftOf({ cateId: await catalogue.category(), colours: 25, sizes: 20 });
    const [first] = draft.attrValue;
    const ending = (last: object) => ({ ...draft, attrValue: draft.attrValue.with(LAST, Object.assign({}, first, last)) });

    const sending = (last: object) => shop.admin().run(productCalls.save, ending(last));

    await expect(sending({})).rejects.toMatchObject({ message: '规格组合重复，请删除重复的规格' });
    await expect(sending({ attrValue: { 颜色: '紫', 尺码: '码0' } })).rejects.toMatchObject({
      message: '规格“紫 / 码0”与商品规格不一致，请重新生成规格组合',
    });
  });
});
