import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { thumbnailOf } from '#contract/pictures/thumbnails.ts';
import { groupDataCalls } from '#contract/settings/group-data.ts';
import { groupCalls } from '#contract/settings/groups.ts';
import { siteSettings } from '#contract/settings/site.ts';
import { brand, category } from '#server/catalogue/product-references/tables.ts';
import { product } from '#server/catalogue/products/tables.ts';
import { productReply } from '#server/catalogue/reviews/tables.ts';
import { sku } from '#server/catalogue/skus/tables.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { setConfig } from '#server/settings/config/queries.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { deliveryIn } from '../../../test/delivery.ts';
import { picturesIn } from '../../../test/pictures.ts';
import { reviewsIn } from '../../../test/reviews.ts';
import { openShop } from '../../../test/shop.ts';
import { pictureUse } from './tables.ts';

const shop = openShop();
const library = picturesIn(shop);
const catalogue = catalogueIn(shop);
const reviews = reviewsIn(shop);
const delivery = deliveryIn(shop);

const write = <O>(verb: (tx: Tx) => Promise<O>) =>
  shop.app.write({ name: 'test.uses', actor: systemActor('test') }, ({ tx }) => verb(tx));
async function usesOf(id: number) {
  const [found] = await shop.admin().run(attachmentCalls.usage, { ids: [id] });
  if (!found) throw new Error('the picture is not in the answer');
  return found;
}
const placesOf = async (id: number) => (await usesOf(id)).uses.map((use) => `${use.kind} ${use.title}`);
const newBrand = (values: Partial<typeof brand.$inferInsert> & { name: string }) =>
  write((tx) =>
    tx
      .insert(brand)
      .values({ logo: '', initial: 'P', story: '', sort: 0, isShow: true, isDel: false, ...values })
      .returning(),
  );

describe('a picture', () => {
  let shown: { id: number; url: string };
  beforeAll(async () => {
    shown = await library.picture();
  });

  it('is known in every part of a product', async () => {
    const { url } = shown;
    const cateId = await catalogue.category();
    const draft = catalogue.draft({ cateId, storeName: '茶壶' });
    await shop.admin().run(productCalls.save, {
      ...draft,
      image: url,
      sliderImage: ['a.png', thumbnailOf(url, 800)],
      content: `<p><img src="${url}"></p>`,
      attrValue: draft.attrValue.map((value) => ({ ...value, image: url })),
    });

    const { total, uses } = await usesOf(shown.id);

    expect(total).toBe(4);
    expect(uses.map(({ kind }) => kind)).toEqual(['productCover', 'productDescription', 'productSlider', 'sku']);
    expect(new Set(uses.map(({ id, title }) => `${id > 0} ${title}`))).toEqual(new Set(['true 茶壶']));
  });

  it('is known on categories, brands, reviews and settings', async () => {
    const { id, url } = await library.picture();
    const productId = await catalogue.product();
    await write((tx) =>
      tx.insert(category).values({ pid: 0, path: '/0/', name: '器皿', type: 1, status: true, sort: 0, extra: url }),
    );
    await newBrand({ name: '双鱼', logo: url });
    await reviews.review({ productId, nickname: '小满', comment: '好看', pics: [url], avatar: url });
    await shop.app.write({ name: 'test', actor: systemActor('test') }, ({ tx, now }) =>
      setConfig(tx, siteSettings.site_logo_login, url, now),
    );

    expect(await placesOf(id)).toEqual([
      'brand 双鱼',
      'category 器皿',
      'reviewAvatar 小满：好看',
      'reviewPicture 小满：好看',
      'setting 登录页logo',
    ]);
  });

  it('is known in combined data, by the group, as one path or as several in a text', async () => {
    const [one, other] = [await library.picture(), await library.picture()];
    const several = JSON.stringify([{ attId: other.id, sattDir: other.url }]);
    const fields = [one.url, several].map((value, at) => ({ name: `pic${at}`, title: '图片', value }));
    const admin = shop.admin();
    await admin.run(groupCalls.save, { name: '首页横幅', info: '首页', formId: 0 });
    const gid = (await admin.run(groupCalls.list, { page: 1, limit: 1 })).list[0]?.id ?? 0;
    await admin.run(groupDataCalls.save, { gid, form: { id: 0, sort: 1, status: false, fields } });

    expect(await placesOf(one.id)).toEqual(['groupData 首页横幅']);
    expect(await usesOf(other.id)).toMatchObject({ uses: [{ kind: 'groupData', id: gid, title: '首页横幅' }] });
  });

  it('is known on pick-up points', async () => {
    const { id, url } = await library.picture();
    await delivery.point({ name: '西站', image: url });

    expect(await placesOf(id)).toEqual(['pick_point 西站']);
  });

  it('is known below the domain of the setting, too', async () => {
    const { id, url } = await library.picture();
    await newBrand({ name: '远方', logo: `https://img.example.com${url}` });

    expect(await placesOf(id)).toEqual(['brand 远方']);
  });
});

describe('the places of a picture', () => {
  it('follow what is changed, hidden and deleted', async () => {
    const { id, url } = await library.picture();
    const productId = await catalogue.product({ storeName: '碗' });
    await write((tx) => tx.update(product).set({ image: url }).where(eq(product.id, productId)));
    await write((tx) => tx.update(sku).set({ image: url }).where(eq(sku.productId, productId)));
    const review = await reviews.review({ productId, pics: [url] });
    expect(await placesOf(id)).toEqual(['productCover 碗', 'reviewPicture 小满：结实', 'sku 碗']);

    await write((tx) => tx.update(product).set({ image: 'b.png' }).where(eq(product.id, productId)));
    await write((tx) => tx.update(sku).set({ isDel: true }).where(eq(sku.productId, productId)));
    await write((tx) => tx.delete(productReply).where(eq(productReply.id, review)));

    expect(await usesOf(id)).toEqual({ attId: id, total: 0, uses: [] });
  });

  it('are counted in full and named up to twenty', async () => {
    const { id, url } = await library.picture();
    const rows = Array.from({ length: 25 }, (_, index) => ({ name: `第${index}`, logo: url }));
    for (const row of rows) await newBrand(row);

    const { total, uses } = await usesOf(id);

    expect([total, uses.length]).toEqual([25, 20]);
  });

  it('are asked for in portions', async () => {
    const ids = Array.from({ length: 501 }, (_, index) => index + 1).join(',');

    expect(await shop.admin().raw('GET', '/admin/system/attachment/usage', { query: { ids } })).toMatchObject({
      code: 400,
      message: '一次最多查看 500 张图片，请分几次查看',
    });
  });

  it('are answered for many with as many queries as for one', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, async () => (await library.picture()).id));
    const count = (asked: number[]) => shop.countQueries(() => shop.admin().run(attachmentCalls.usage, { ids: asked }));

    expect(await count(ids)).toBe(await count(ids.slice(0, 1)));
  });

  it('cost a sale nothing', async () => {
    const productId = await catalogue.product();
    await write((tx) => tx.update(sku).set({ image: '/files/image/public/x.png' }).where(eq(sku.productId, productId)));
    const before = await shop.db
      .select({ kept: sql`xmin::text` })
      .from(pictureUse)
      .where(eq(pictureUse.noun, 'sku'));

    await write((tx) => tx.update(sku).set({ price: 1 }).where(eq(sku.productId, productId)));

    expect(
      await shop.db
        .select({ kept: sql`xmin::text` })
        .from(pictureUse)
        .where(eq(pictureUse.noun, 'sku')),
    ).toEqual(before);
  });
});

describe('every table that shows pictures', () => {
  it('has a name for its records, and kinds that the screens have words for', async () => {
    const { rows } = await shop.db.execute<{ owner: string; titled: boolean }>(
      sql`select distinct owner, record_title(owner, record_id) <> '' as titled from picture_use`,
    );

    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter(({ titled }) => !titled)).toEqual([]);
  });
});
