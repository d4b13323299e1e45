import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { scheduleCalls } from '#contract/catalogue/product-schedules.ts';
import { showMoment } from '#contract/moment.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { spanOf } from '../../../test/clock.ts';
import { openSecond } from '../../../test/second.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const second = openSecond(shop);
const catalogue = catalogueIn(shop);
const page = { page: 1, limit: 20 };
const inTime = (words: string) => new Date(shop.clock.now().getTime() + spanOf(words));

type ScheduleDraft = Input<typeof scheduleCalls.save>;
const plan = (draft: Partial<ScheduleDraft> & Pick<ScheduleDraft, 'productId'>) =>
  shop.admin().run(scheduleCalls.save, { act: 'on', at: inTime('10 minutes'), ...draft });
const plansOf = async (productId: number) =>
  (await shop.admin().run(scheduleCalls.list, { productId, ...page })).list.toReversed();
const statesOf = async (productId: number) => (await plansOf(productId)).map(({ state, reason }) => `${state} ${reason}`.trim());
const pricesOf = async (id: number) => (await catalogue.skusOf(id)).map(({ price }) => price);

beforeEach(() => shop.runDue());

describe('a planned act', () => {
  it('is done when its time has come, not before, and the history says so', async () => {
    const id = await catalogue.product();
    await plan({ productId: id });

    await shop.pass('9 minutes');
    expect((await catalogue.row(id)).isShow).toBe(false);
    await shop.pass('2 minutes');

    expect((await catalogue.row(id)).isShow).toBe(true);
    expect(await statesOf(id)).toEqual(['done']);
    const { list } = await shop.admin().run(changeCalls.list, { noun: 'product', rowId: id, ...page });
    expect(list[0]).toMatchObject({ label: '定时上架', actor: expect.stringMatching(/^定时任务（.+）$/) });
  });

  it('is done once by two processes', async () => {
    const id = await catalogue.product({ stock: 1 });
    await plan({ productId: id, act: 'price', price: 500 });
    const other = await second();

    shop.clock.pass('11 minutes');
    await Promise.all([shop.runDue(), other.app.runDue()]);

    expect(await pricesOf(id)).toEqual([500]);
    const { rows } = await shop.db.execute(sql`
      select count(distinct c.id)::int as n from change c join change_row r on r.change_id = c.id
      where c.act = 'product.timedPrice' and r.noun = 'product' and r.row_id = ${id}`);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('that fails keeps its reason, and the others are done', async () => {
    const hidden = await catalogue.category({ status: false });
    const [bad, good] = [await catalogue.product({ cateId: hidden }), await catalogue.product()];
    await plan({ productId: bad });
    await plan({ productId: good });

    await shop.pass('11 minutes');

    expect(await statesOf(bad)).toEqual(['failed 商品分类不存在或未显示，请先修改商品分类']);
    expect(await statesOf(good)).toEqual(['done']);
  });

  it('finds a product in the bin', async () => {
    const id = await catalogue.product();
    await plan({ productId: id, act: 'price', price: 1 });
    await shop.admin().run(productCalls.delete, { id, type: 'recycle' });

    await shop.pass('11 minutes');

    expect(await statesOf(id)).toEqual(['failed 商品在回收站里，请先恢复商品']);
  });
});

describe('a planned price', () => {
  it('holds for all SKUs, and goes back to what each was', async () => {
    const id = await catalogue.product({ colours: ['红', '蓝'], price: 1000 });
    const [, blue] = await catalogue.skusOf(id);
    await shop.admin().run(productCalls.patch, { id, skuId: blue?.id ?? 0, price: 1200 });
    await plan({ productId: id, act: 'price', price: 800, endAt: inTime('20 minutes') });

    await shop.pass('11 minutes');
    expect(await pricesOf(id)).toEqual([800, 800]);
    await shop.pass('10 minutes');

    expect(await pricesOf(id)).toEqual([1000, 1200]);
    expect(await statesOf(id)).toEqual(['done', 'done']);
  });

  it('may be that of one SKU', async () => {
    const id = await catalogue.product({ colours: ['红', '蓝'], price: 1000 });
    const [red] = await catalogue.skusOf(id);
    await plan({ productId: id, act: 'price', price: 900, skuId: red?.id ?? 0 });

    expect((await plansOf(id))[0]).toMatchObject({ suk: '红', price: 900, isEnd: false });
    await shop.pass('11 minutes');

    expect(await pricesOf(id)).toEqual([900, 1000]);
  });

  it('stays what a person made it meanwhile', async () => {
    const id = await catalogue.product({ price: 1000 });
    await plan({ productId: id, act: 'price', price: 800, endAt: inTime('20 minutes') });
    await shop.pass('11 minutes');
    await shop.admin().run(productCalls.patch, { id, price: 850 });

    await shop.pass('10 minutes');

    expect(await pricesOf(id)).toEqual([850]);
    expect(await statesOf(id)).toEqual(['done', 'failed 价格已被手工修改，没有改回原价']);
  });
});

describe('the end of an act that never began', () => {
  it('does nothing', async () => {
    const hidden = await catalogue.category({ status: false });
    const id = await catalogue.product({ cateId: hidden });
    await plan({ productId: id, endAt: inTime('20 minutes') });

    await shop.pass('30 minutes');

    expect((await statesOf(id))[1]).toBe('failed 前一步没有执行，不需要恢复');
  });
});

describe('a plan', () => {
  it('is refused for a product in the bin, and for one that is none', async () => {
    const id = await catalogue.product();
    await shop.admin().run(productCalls.delete, { id, type: 'recycle' });

    await expect(plan({ productId: id })).rejects.toMatchObject({ message: '商品在回收站里，请先恢复商品' });
    await expect(plan({ productId: 999_999 })).rejects.toMatchObject({ message: '商品不存在' });
  });

  it('is refused twice for the same time', async () => {
    const id = await catalogue.product();
    const at = inTime('10 minutes');
    await plan({ productId: id, at });

    await expect(plan({ productId: id, at })).rejects.toMatchObject({ message: expect.stringContaining('已有同样的定时任务') });
    await plan({ productId: id, at, act: 'off' });
  });

  it('is refused without its price, with another’s SKU, and in the past', async () => {
    const [id, other] = [await catalogue.product(), await catalogue.product()];
    const [strange] = await catalogue.skusOf(other);

    await expect(plan({ productId: id, act: 'price' })).rejects.toMatchObject({ message: '请填写新的售价' });
    const foreign = { productId: id, act: 'price' as const, price: 1, skuId: strange?.id ?? 0 };
    await expect(plan(foreign)).rejects.toMatchObject({ message: expect.stringContaining('规格不属于该商品') });
    await expect(plan({ productId: id, at: new Date(0) })).rejects.toMatchObject({
      message: expect.stringContaining('已经过去'),
    });
  });

  it('is cancelled with its end, once, and that can be taken back', async () => {
    const id = await catalogue.product();
    await plan({ productId: id, endAt: inTime('20 minutes') });
    const [first] = await plansOf(id);

    const { changeId } = await shop.admin().change(scheduleCalls.cancel, { id: first?.id ?? 0 });
    expect(await statesOf(id)).toEqual(['cancelled', 'cancelled']);
    await expect(shop.admin().run(scheduleCalls.cancel, { id: first?.id ?? 0 })).rejects.toMatchObject({
      message: '这个定时任务已经执行或取消，不能再取消',
    });

    await shop.admin().run(changeCalls.undo, { id: changeId });
    expect(await statesOf(id)).toEqual(['planned', 'planned']);
  });

  it('that is none cannot be cancelled', async () => {
    await expect(shop.admin().run(scheduleCalls.cancel, { id: 999_999 })).rejects.toMatchObject({ code: 404 });
  });
});

describe('the agenda', () => {
  it('counts what is planned day by day, empty days too, and lists one of them', async () => {
    const id = await catalogue.product({ storeName: '日程商品' });
    const at = inTime('3 days');
    await plan({ productId: id, at });
    const day = showMoment(at).slice(0, 10);

    const days = await shop.admin().run(scheduleCalls.days, { days: 7 });
    const found = await shop.admin().run(scheduleCalls.list, { day, state: 'planned', ...page });

    expect(days).toHaveLength(7);
    expect(days.find((one) => one.day === day)?.count).toBe(1);
    expect(found.list).toMatchObject([{ productId: id, storeName: '日程商品', act: 'on' }]);
  });

  it('finds nothing on a date that does not exist', async () => {
    expect(await shop.admin().run(scheduleCalls.list, { day: '2026-99-99', ...page })).toMatchObject({ total: 0, list: [] });
  });

  it('asks the database as often for many rows as for one', async () => {
    const id = await catalogue.product();
    for (const minutes of [1, 2, 3, 4]) await plan({ productId: id, at: inTime(`${minutes} days`) });
    const ask = (limit: number) => () => shop.admin().run(scheduleCalls.list, { productId: id, page: 1, limit });
    await ask(1)();

    expect(await shop.countQueries(ask(4))).toBe(await shop.countQueries(ask(1)));
  });
});
