import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { menuCalls } from '#contract/access/menus.ts';
import { roleCalls } from '#contract/access/roles.ts';
import type { Input } from '#contract/call.ts';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { categoryCalls, categoryTypes } from '#contract/catalogue/categories.ts';
import { productExportCalls } from '#contract/catalogue/export.ts';
import { productBulkCalls } from '#contract/catalogue/product-bulk.ts';
import { scheduleCalls } from '#contract/catalogue/product-schedules.ts';
import { productCalls, productTabs } from '#contract/catalogue/products.ts';
import { reviewCalls } from '#contract/catalogue/reviews.ts';
import { ruleCalls } from '#contract/catalogue/rules.ts';
import { shopStaffCalls } from '#contract/catalogue/shop-staff.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { lowStockCalls, stockCalls } from '#contract/catalogue/stock.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { homeCalls } from '#contract/dashboard/home.ts';
import { knowsLimit } from '#contract/data-scope.ts';
import { exportCalls, exportFile } from '#contract/exports/exports.ts';
import { finderCalls } from '#contract/finder/finder.ts';
import { showMoment } from '#contract/moment.ts';
import { noticeCalls } from '#contract/notifications/notices.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import { headersOf } from '../actors.ts';
import { catalogueIn } from '../catalogue.ts';
import { type Client, openClient } from '../client.ts';
import { deliveryIn } from '../delivery.ts';
import { listenTo } from '../listener.ts';
import { ordersIn } from '../orders.ts';
import { picturesIn } from '../pictures.ts';
import { reviewsIn } from '../reviews.ts';
import { readSheet } from '../sheets.ts';
import { openShop } from '../shop.ts';
import { EVERYTHING, guarded, pry } from './prying.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const { review } = reviewsIn(shop);
const { order } = ordersIn(shop);
const { point, clerk } = deliveryIn(shop);
const admin = shop.admin();

const BEYOND = '您的岗位只管自己店铺的商品，这项不在其中；需要时请管理员调整角色的数据范围';
const page = { page: 1, limit: 100 };
const all = productTabs.live;
const SELLING = guarded.flatMap(({ noun, permission }) => (noun.startsWith('product') ? [permission] : []));

/** A product of a shop, or of the house, with all that hangs on it under names of its own. */
async function goods(name: string, merId: number, storeName = `${name}搪瓷壶`) {
  const id = await catalogue.saved({ storeName, keyword: `${name}密语`, merId, content: `<p>${name}详情</p>` });
  const [sku] = await catalogue.skusOf(id);
  const skuId = sku?.id ?? 0;
  const reviewId = await review({ productId: id, nickname: `${name}买家`, comment: `${name}好评` });
  const at = new Date(shop.clock.now().getTime() + 86_400_000);
  await admin.run(scheduleCalls.save, { productId: id, act: 'on', at });
  const scheduleId = (await admin.run(scheduleCalls.list, { ...page, productId: id })).list[0]?.id ?? 0;
  return { name, id, skuId, reviewId, scheduleId, merId };
}
type ShopGoods = Awaited<ReturnType<typeof goods>>;

let [here, there, elsewhere] = [0, 0, 0];
let own: ShopGoods;
let others: ShopGoods[];
let sold: { orderNo: string };
beforeAll(async () => {
  [here, there, elsewhere] = [await catalogue.seller('甲店'), await catalogue.seller('乙店'), await catalogue.seller('丙店')];
  own = await goods('自家', here);
  others = [await goods('别家', there), await goods('自营', 0)];
  for (const { id } of [own, ...others]) await admin.run(productCalls.putOnShell, { id });
  for (const { skuId } of others) await order({ of: skuId, quantity: 9, paid: true });
  sold = await order({ of: own.skuId, quantity: 9, paid: true });
});

const keeper = (shopId = here) => catalogue.keeper({ shopId, may: EVERYTHING });
const namesSeen = async (desk: Client, filter: Partial<Input<typeof productCalls.listAll>> = {}) =>
  (await desk.run(productCalls.listAll, { ...page, type: all, ...filter })).list.map(({ storeName }) => storeName).toSorted();

/** Sets the data scope of a role and keeps its rights. */
async function scoped(roleId: number, dataScope: 'all' | 'shop') {
  const { roleName, status, menuList } = await admin.run(roleCalls.info, { id: roleId });
  const checked = (nodes: typeof menuList): number[] =>
    nodes.flatMap((node) => [...(node.checked ? [node.id] : []), ...checked(node.childList)]);
  await admin.run(roleCalls.update, { id: roleId, roleName, status, rules: checked(menuList), dataScope });
}

/** Input that names the others in every field that a call may read them from, in the words of the wire. */
async function pryingBags() {
  const cateId = String(await catalogue.category());
  const sku = { image: 'a.png', price: '1.00', cost: '1.00', otPrice: '1.00', stock: 1, attrValue: '{"规格":"默认"}' };
  const draft = {
    image: 'a.png',
    sliderImage: '["a.png"]',
    storeName: '试探',
    storeInfo: '试探',
    keyword: '试探',
    unitName: '件',
    isSub: false,
    tempId: 1,
    specType: false,
    attr: [{ attrName: '规格', attrValues: '默认' }],
    attrValue: [sku],
  };
  const changes = [
    { price: '7.77', stock: 777, sort: 777 },
    { price: { way: 'set', value: '7.77' }, stock: { way: 'set', value: 777 } },
    { act: 'price', price: '7.77', at: showMoment(new Date(shop.clock.now().getTime() + 90_000_000)) },
  ];
  return others.flatMap(({ name, id, skuId, reviewId, scheduleId, merId }) =>
    [id, skuId, reviewId, scheduleId].flatMap((key) =>
      changes.map((change) => ({
        ...page,
        ...draft,
        cateId,
        id: key,
        ids: [key],
        rowId: key,
        noun: 'product',
        keywords: name,
        productSearch: name,
        productId: id,
        skuId,
        goodsId: id,
        ...(merId > 0 && { merId, shopId: merId }),
        type: all,
        limit: 100,
        filter: {},
        merchantReplyContent: '试探',
        comment: '试探',
        nickname: '试探',
        avatar: 'a.png',
        isShow: true,
        productScore: 5,
        serviceScore: 5,
        requestKey: 'pry',
        reason: '试探',
        ...change,
      })),
    ),
  );
}

/** All that is written down of the products of others. */
const othersRecords = async () =>
  (
    await shop.db.execute(sql`
      select to_jsonb(p) as row, (select jsonb_agg(s order by s.id) from sku s where s.product_id = p.id) as skus,
        (select jsonb_agg(r order by r.id) from product_reply r where r.product_id = p.id) as reviews,
        (select jsonb_agg(s order by s.id) from product_schedule s where s.product_id = p.id) as plans,
        (select jsonb_agg(e order by e.id) from stock_entry e where e.product_id = p.id) as entries
      from product p where p.mer_id is distinct from ${elsewhere} order by p.id`)
  ).rows;

describe('somebody limited to a shop', () => {
  it('learns nothing of the products of others, nor of orders, by any declared call, and changes none', async () => {
    let who = await keeper(elsewhere);
    const before = await othersRecords();
    const told: string[] = [];
    for (const bag of await pryingBags())
      for (const call of guarded) {
        let answer = await pry(who.desk, call, bag);
        if (answer.code === 401) answer = await pry((who = await keeper(elsewhere)).desk, call, bag);
        const where = `${call.noun}.${call.verb}: ${answer.code} ${answer.message}`;
        // A number of theirs may by chance be that of a product.
        const isOwnRecord = call.ownBy !== undefined && Reflect.get(bag, call.ownBy) === who.id;
        if (!knowsLimit(call, 'shops') && !isOwnRecord && answer.message !== BEYOND) told.push(where);
        const said = JSON.stringify(answer);
        if (
          [
            ...others.flatMap(({ name }) => [`${name}搪瓷壶`, `${name}密语`, `${name}买家`, `${name}好评`]),
            sold.orderNo,
            '乙店',
          ].some((word) => said.includes(word))
        )
          told.push(`${where} tells ${said.slice(0, 300)}`);
      }

    expect(told).toEqual([]);
    expect(await othersRecords()).toEqual(before);
    expect(guarded.filter((call) => !knowsLimit(call, 'shops')).length).toBeGreaterThan(400);
  }, 240_000);
});

describe('the products of one’s own shop', () => {
  it('are in the list, its tabs, counts and filters, in the finder and on the home page, and no others', async () => {
    const { desk } = await keeper();
    const [mine] = [`${own.name}搪瓷壶`];

    expect(await namesSeen(desk)).toEqual([mine]);
    for (const filter of [
      { keywords: '搪瓷' },
      { keywords: '壶' },
      { type: 1 },
      { merId: [here, there, 0] },
      { order: '-sales' as const },
    ])
      expect(await namesSeen(desk, filter)).toEqual([mine]);
    for (const filter of [{ keywords: '别家' }, { merId: [there] }, { merId: [0] }, { type: 2 }])
      expect(await namesSeen(desk, filter)).toEqual([]);
    expect(await desk.run(productCalls.listAll, { page: 9, limit: 1, type: all })).toMatchObject({ total: 1, list: [] });
    const counts = (await desk.run(productCalls.tabs, {})).map(({ type, count }) => [type, count]);
    expect(counts).toEqual([
      [productTabs.onSale, 1],
      [productTabs.warehouse, 0],
      [productTabs.soldOut, 0],
      [productTabs.lowStock, 1],
      [productTabs.bin, 0],
    ]);
    expect(await desk.run(homeCalls.operation, {})).toMatchObject({
      onSaleProductNum: 1,
      vigilanceInventoryNum: 1,
      notShippingOrderNum: null,
    });
    expect((await desk.run(finderCalls.find, { keywords: '搪瓷' })).products.map(({ id }) => id)).toEqual([own.id]);
  });

  it('keep the pictures that they are shown by', async () => {
    const { id, url } = await picturesIn(shop).picture();
    await catalogue.saved({ storeName: '别家图壶', merId: there, image: url });
    const { desk } = await keeper();
    for (const force of [false, true])
      await expect(desk.run(attachmentCalls.delete, { ids: [id], force })).rejects.toMatchObject({ code: 403, message: BEYOND });
  });

  it('are what brands and categories count', async () => {
    const [shopId, cateId] = [await catalogue.seller('丁店'), await catalogue.category()];
    await admin.run(brandCalls.save, { name: '同一牌', logo: 'a.png' });
    const brandsOf = (client: Client) => client.run(brandCalls.list, { ...page, name: '同一牌' });
    const brandId = (await brandsOf(admin)).list[0]?.id ?? 0;
    for (const [nth, merId] of [shopId, there, 0].entries())
      await catalogue.saved({ storeName: `同牌 ${nth} 号`, merId, brandId, cateId: String(cateId) });
    const counts = async (client: Client) => {
      const tree = await client.run(categoryCalls.tree, { type: categoryTypes.product, status: -1, withCounts: true });
      return [(await brandsOf(client)).list[0]?.productCount, tree.find(({ id }) => id === cateId)?.productCount];
    };

    expect(await counts((await keeper(shopId)).desk)).toEqual([1, 1]);
    expect(await counts(admin)).toEqual([3, 3]);
  });

  it('show their stock without the orders that took it, their reviews, plans and history', async () => {
    const { desk } = await keeper();

    const entries = (await desk.run(stockCalls.list, { ...page, productId: own.id })).list;
    expect(entries.map(({ cause, orderNo }) => [cause, orderNo])).toEqual([
      ['order', null],
      ['opening', null],
    ]);
    expect((await desk.run(lowStockCalls.list, page)).list.map(({ productId }) => productId)).toEqual([own.id]);
    expect((await desk.run(reviewCalls.list, page)).list.map(({ id }) => id)).toEqual([own.reviewId]);
    expect((await desk.run(reviewCalls.list, { ...page, productSearch: '搪瓷' })).total).toBe(1);
    expect((await desk.run(scheduleCalls.list, page)).list.map(({ id }) => id)).toEqual([own.scheduleId]);
    expect((await desk.run(scheduleCalls.days, { days: 3 })).map(({ count }) => count)).toEqual([0, 1, 0]);
    const changesOf = async (noun: string, rowId = 0) => (await desk.run(changeCalls.list, { ...page, noun, rowId })).list.length;
    for (const { id, reviewId } of [own, ...others]) {
      await admin.run(reviewCalls.comment, { ids: reviewId, merchantReplyContent: '谢谢惠顾' });
      expect([(await changesOf('product', id)) > 0, (await changesOf('product_reply', reviewId)) > 0]).toEqual(
        id === own.id ? [true, true] : [false, false],
      );
    }
    await admin.run(ruleCalls.save, { ruleName: '通用规格', ruleValue: [{ value: '颜色', detail: ['红'] }] });
    const rule = (await desk.run(ruleCalls.list, { ...page, keywords: '通用规格' })).list[0];
    expect(await changesOf('product_rule', rule?.id)).toBe(1);
  });

  it('are made, changed, shelved, binned and restored there, and leave it for no other shop', async () => {
    const { desk } = await keeper();
    const storeName = '新搪瓷杯';
    const draft = catalogue.draft({ storeName, cateId: await catalogue.category() });
    await desk.run(productCalls.save, draft);
    const [made] = (await desk.run(productCalls.listAll, { ...page, keywords: storeName })).list;
    const id = made?.id ?? 0;
    expect(await catalogue.row(id)).toMatchObject({ merId: here });

    await expect(desk.run(productCalls.save, { ...draft, merId: there })).rejects.toMatchObject({
      message: '您只管自己店铺的商品，不能把商品改到别的店铺',
    });
    for (const merId of [there, 0])
      await expect(desk.run(productCalls.update, { ...draft, id, merId })).rejects.toMatchObject({ code: 500 });
    await desk.run(productCalls.update, { ...draft, id, storeInfo: '厚', couponIds: [999] });
    expect(await catalogue.row(id)).toMatchObject({ merId: here, storeInfo: '厚' });
    await desk.run(productCalls.patch, { id, price: 1234, stock: 5, stockBase: 10 });
    expect(await catalogue.row(id)).toMatchObject({ price: 1234, stock: 5 });
    await desk.run(productCalls.delete, { id, type: 'recycle' });
    expect(await namesSeen(desk, { type: productTabs.bin })).toEqual([storeName]);
    await desk.run(productCalls.restore, { id });
    const copy = await desk.run(productCalls.duplicate, { id });
    expect(await catalogue.row(copy.id)).toMatchObject({ merId: here });
    const bulk = await desk.run(productBulkCalls.bulkRun, {
      ids: [id, copy.id, ...others.map((other) => other.id)],
      price: { way: 'set', value: 4321 },
    });
    expect(bulk).toMatchObject({ matched: 2, changed: 2, refused: [] });
    expect(await desk.run(productBulkCalls.bulkRecycle, { filter: { type: productTabs.warehouse } })).toMatchObject({
      changed: 2,
    });
    await desk.run(productBulkCalls.bulkRestore, { ids: [id] });
    await desk.run(productCalls.delete, { id, type: 'recycle' });
    for (const binned of [id, copy.id]) await desk.run(productCalls.delete, { id: binned, type: 'delete' });
  });

  it('are answered to nobody of another shop, as if they were not there', async () => {
    const { desk } = await keeper();
    for (const { id, skuId, reviewId, scheduleId } of others) {
      const unknown = async (
        ask: (of: { id: number; skuId: number; reviewId: number; scheduleId: number }) => Promise<unknown>,
      ) => {
        const [theirs, none] = await Promise.all(
          [
            { id, skuId, reviewId, scheduleId },
            { id: 999_999, skuId: 999_999, reviewId: 999_999, scheduleId: 999_999 },
          ].map((of) => ask(of).then(JSON.stringify, ({ code, message }) => ({ code, message }))),
        );
        expect(theirs).toEqual(none);
      };
      const draft = catalogue.draft({ cateId: await catalogue.category() });
      await unknown((of) => desk.run(productCalls.info, { id: of.id }));
      await unknown((of) => desk.run(productCalls.update, { ...draft, id: of.id, version: 1 }));
      await unknown((of) => desk.run(productCalls.patch, { id: of.id, price: 1 }));
      await unknown((of) => desk.run(productCalls.offShell, { id: of.id }));
      await unknown((of) => desk.run(productCalls.duplicate, { id: of.id }));
      await unknown((of) => desk.run(stockCalls.list, { ...page, productId: of.id }));
      await unknown((of) => desk.run(reviewCalls.info, { id: of.reviewId }));
      await unknown((of) => desk.run(reviewCalls.show, { id: of.reviewId, isShow: false }));
      const words = { nickname: '试探', comment: '试探', avatar: 'a.png', productScore: 5, serviceScore: 5 };
      await unknown((of) => desk.run(reviewCalls.save, { ...words, productId: of.id }));
      await unknown((of) => desk.run(scheduleCalls.cancel, { id: of.scheduleId }));
      await unknown((of) =>
        desk.run(productBulkCalls.bulkOffShell, { ids: [of.id] }).then(({ runId: _, ...outcome }) => outcome),
      );
    }
  });

  it('are taken out in a file, and no file and no run from before the limit tells of others', async () => {
    const { desk, token, roleId } = await catalogue.keeper({
      shopId: here,
      may: SELLING.concat('admin:export:excel:product'),
      dataScope: 'all',
    });
    const exported = async () => {
      const { id } = await desk.run(productExportCalls.products, { filter: {}, columns: ['storeName'], format: 'csv' });
      await shop.runDue();
      return id;
    };
    const fetched = (id: number) =>
      shop.app.http.inject({ url: exportFile(id), headers: headersOf({ token }) }).then(({ body }) => body);
    const before = await exported();
    expect(await fetched(before)).toContain('别家搪瓷壶');
    const ids = [own, ...others].map(({ id }) => id);
    const { runId } = await desk.run(productBulkCalls.bulkRun, { ids, freight: { tempId: 1 } });

    await scoped(roleId, 'shop');
    await expect.poll(() => namesSeen(desk)).toEqual(['自家搪瓷壶']);
    const after = await exported();

    expect((await fetched(after)).match(/.{2}搪瓷壶/g)).toEqual(['自家搪瓷壶']);
    expect(await fetched(before)).toContain('没有找到这个导出文件');
    expect((await desk.run(exportCalls.list, page)).list.map(({ id }) => id)).toEqual([after]);
    const rows = (await desk.run(productBulkCalls.bulkRows, { ...page, id: runId })).list;
    expect(rows.map(({ storeName }) => storeName)).toEqual(['自家搪瓷壶']);
    const { fileName } = await desk.run(productExportCalls.productSheet, { type: 1 });
    const { rawPayload } = await shop.app.http.inject({ url: fileName });
    expect((await readSheet(new Uint8Array(rawPayload))).rows.slice(3).map(([name]) => name)).toEqual(['自家搪瓷壶']);
  });

  it('are counted and listed by as many statements as those of the whole shop', async () => {
    const { desk } = await keeper();
    const count = (client: Client, filter: object) =>
      shop.countQueries(() => client.run(productCalls.listAll, { ...page, type: all, ...filter }));
    for (const filter of [{}, { keywords: '搪瓷' }]) {
      await Promise.all([count(desk, filter), count(admin, filter)]);
      expect(await count(desk, filter)).toBeLessThanOrEqual((await count(admin, filter)) + 2);
    }
  });

  it('are all that is pushed and told: of others nothing comes, neither as news nor as a notice', async () => {
    // Sales from before are told to nobody who comes now.
    await shop.runDue();
    const { desk, token, id } = await keeper();
    const line = await listenTo(shop.app, token);
    await line.hears(({ type }) => type === 'ready');
    for (const one of [...others, own]) await admin.run(productCalls.patch, { id: one.id, sort: 7 });
    const news = await line.hears(({ act }) => act === 'product.patch');
    line.close();

    expect(news.tables).toEqual({ product: [own.id] });
    const told = line.heard.flatMap(({ tables }) => (tables && 'product' in tables ? [tables['product']] : []));
    expect(told.flat().filter((changed) => changed !== own.id)).toEqual([]);
    const fallen = [
      await goods('新近', here),
      await goods('远处', there),
      await goods('同名', there),
      await goods('单字', here, '鼎'),
    ];
    const fresh = [...fallen, await goods('同名', here)];
    for (const one of fresh) await admin.run(productCalls.putOnShell, { id: one.id });
    for (const { skuId } of fallen) await order({ of: skuId, quantity: 9, paid: true });
    await shop.runDue();
    const subjects = async (of: Client) =>
      (await of.run(noticeCalls.list, { limit: 50 })).map(({ mark, subject }) => `${mark} ${subject}`);
    expect(await subjects(desk)).toEqual(['adminLowStock 鼎', 'adminLowStock 新近搪瓷壶']);
    expect(await subjects(admin)).toContain('adminLowStock 远处搪瓷壶');
    for (const one of fresh) await admin.run(productCalls.delete, { id: one.id, type: 'recycle' });
    // A person of another shop sees nothing of what was announced before and got nothing announced meanwhile.
    const staff = (await admin.run(shopStaffCalls.list, { shopId: here })).map(({ adminId }) => adminId);
    await admin.run(shopStaffCalls.save, { shopId: here, adminIds: staff.filter((adminId) => adminId !== id) });
    await admin.run(shopStaffCalls.save, { shopId: there, adminIds: [id] });
    await expect.poll(() => subjects(desk)).toEqual([]);
    await admin.run(shopStaffCalls.save, { shopId: there, adminIds: [] });
  });
});

describe('the limit to a shop', () => {
  it('shows nothing to whoever belongs to none, and lets them add nothing', async () => {
    const { token } = await shop.person({ may: EVERYTHING, dataScope: 'shop' });
    const desk = openClient(
      () => shop.app,
      () => headersOf({ token }),
    );
    expect(await desk.run(administratorCalls.me, {})).toMatchObject({ ownShop: null });
    expect(await namesSeen(desk)).toEqual([]);
    expect((await desk.run(productCalls.tabs, {})).every(({ count }) => count === 0)).toBe(true);
    await expect(desk.run(productCalls.save, catalogue.draft({ cateId: await catalogue.category() }))).rejects.toMatchObject({
      message: '您还不属于任何店铺，不能添加商品；请管理员到“店铺管理”把您加为店铺人员',
    });
  });

  it('holds at once when a role is given or loses it, and follows the person from shop to shop', async () => {
    const { desk, id, roleId } = await catalogue.keeper({ shopId: here, may: SELLING, dataScope: 'all' });
    const seesOthers = async () => (await namesSeen(desk)).includes('别家搪瓷壶');
    const seesOwn = async () => (await namesSeen(desk)).includes('自家搪瓷壶');
    expect(await seesOthers()).toBe(true);

    await scoped(roleId, 'shop');
    await expect.poll(seesOthers).toBe(false);
    const { changeId } = await desk.change(productCalls.patch, { id: own.id, sort: 9 });
    const at = new Date(shop.clock.now().getTime() + 172_800_000);
    await desk.run(scheduleCalls.save, { productId: own.id, act: 'off', at });
    const plansOf = async (state: 'planned' | 'cancelled') =>
      (await admin.run(scheduleCalls.list, { ...page, productId: own.id, state })).list.map(({ id: planId }) => planId);
    const planId = (await plansOf('planned')).at(-1) ?? 0;
    const cancelled = await desk.change(scheduleCalls.cancel, { id: planId });
    const staff = (await admin.run(shopStaffCalls.list, { shopId: here })).map(({ adminId }) => adminId);
    await admin.run(shopStaffCalls.save, { shopId: there, adminIds: [id] });
    await expect.poll(seesOthers).toBe(true);
    expect(await seesOwn()).toBe(true);
    await admin.run(shopStaffCalls.save, { shopId: here, adminIds: staff.filter((adminId) => adminId !== id) });
    await expect.poll(seesOwn).toBe(false);
    expect(await seesOthers()).toBe(true);
    for (const id of [changeId, cancelled.changeId])
      await expect(desk.run(changeCalls.undo, { id })).rejects.toMatchObject({ code: 403 });
    expect(await catalogue.row(own.id)).toMatchObject({ sort: 9 });
    expect(await plansOf('cancelled')).toEqual([planId]);
    await admin.run(shopStaffCalls.save, { shopId: there, adminIds: [] });
    await scoped(roleId, 'all');
    await expect.poll(seesOwn).toBe(true);
  });

  it('is lifted by nobody who has it: they change no roles, no accounts, no shops and no people of them', async () => {
    const { desk, id } = await keeper();
    const tries = [
      () => desk.run(roleCalls.save, { roleName: '更宽', rules: [], status: true, dataScope: 'all' }),
      () => desk.run(shopStaffCalls.save, { shopId: there, adminIds: [id] }),
      () => desk.run(shopStaffCalls.list, { shopId: here }),
      () => desk.run(shopCalls.list, page),
      () => desk.run(shopCalls.update, { id: here, name: '改名', logo: 'a.png' }),
    ];
    for (const tried of tries) await expect(tried()).rejects.toMatchObject({ code: 403, message: BEYOND });
    const me = await desk.run(administratorCalls.me, {});
    expect(me).toMatchObject({ isLimited: true, ownShop: { id: here, name: '甲店' } });
    expect(me.permissionsList).toContain('admin:product:list');
    for (const closed of [
      'admin:order:list',
      'admin:user:list',
      'admin:product:shop:save',
      'admin:product:import',
      'admin:system:role:update',
    ])
      expect(me.permissionsList).not.toContain(closed);
    expect(JSON.stringify(await desk.run(menuCalls.mine, {}))).not.toContain('/order/index');
  });

  it('stands beside the limit to a point: with both, a call answers that knows both', async () => {
    const { desk, adminId } = await clerk({ storeId: await point(), may: EVERYTHING, dataScope: 'points' });
    const selling = await shop.person({ may: SELLING, dataScope: 'shop' });
    const { roles, ...info } = await admin.run(administratorCalls.info, { id: adminId });
    await admin.run(administratorCalls.update, {
      id: adminId,
      account: info.account,
      realName: info.realName,
      roles: [Number(roles), selling.roleId],
    });
    await expect
      .poll(() => desk.raw('GET', orderCalls.list.path, { query: { ...page, type: 2, status: 'all' } }))
      .toMatchObject({ message: BEYOND });
    expect(await namesSeen(desk)).toEqual([]);
  });
});
