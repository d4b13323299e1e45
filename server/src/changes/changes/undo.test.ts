import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { roleMenu } from '#server/access/rights/tables.ts';
import { starterOf } from '#server/jobs/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { whyNotUndo } from './why-not-undo.ts';

const shop = openShop();
const act = { name: 'test', actor: systemActor('test') };
const catalogue = catalogueIn(shop);
const xiaowang = shop.admin({ realName: '小王' });

const isOnShelf = async (id: number) => (await catalogue.row(id))?.isShow;
const shelve = async () => {
  const id = await catalogue.product({ isShow: false });
  const { changeId } = await xiaowang.change(productCalls.putOnShell, { id });
  return { id, changeId };
};

describe('an act taken back in time', () => {
  it('leaves the record as it was', async () => {
    const { id, changeId } = await shelve();

    await xiaowang.run(changeCalls.undo, { id: changeId });

    expect(await isOnShelf(id)).toBe(false);
  });

  it('cannot be taken back twice', async () => {
    const { changeId } = await shelve();
    await xiaowang.run(changeCalls.undo, { id: changeId });

    await expect(xiaowang.run(changeCalls.undo, { id: changeId })).rejects.toMatchObject({ message: '这项操作已经撤销过了' });
  });

  it('is offered in its history to who did it, until it is taken back or the time is over', async () => {
    const offered = async (who: typeof xiaowang, id: number) =>
      (await who.run(changeCalls.list, { noun: 'product', rowId: id, page: 1, limit: 9 })).list.map(({ mayUndo }) => mayUndo);
    const { id, changeId } = await shelve();
    const late = await shelve();
    expect(await offered(xiaowang, id)).toEqual([true, false]);
    expect(await offered(shop.admin({ realName: '小李' }), id)).toEqual([false, false]);
    await xiaowang.run(changeCalls.undo, { id: changeId });
    expect((await offered(xiaowang, id)).slice(1)).toEqual([false, false]);

    await shop.pass('31 seconds');
    expect(await offered(xiaowang, late.id)).toEqual([false, false]);
  });

  it('is not taken back by somebody else', async () => {
    const { id, changeId } = await shelve();

    await expect(shop.admin({ realName: '小李' }).run(changeCalls.undo, { id: changeId })).rejects.toMatchObject({
      message: '只能撤销自己的操作',
    });
    expect(await isOnShelf(id)).toBe(true);
  });

  it('is not taken back by somebody who may not do it any more', async () => {
    const id = await catalogue.product({ isShow: false });
    const { token, roleId } = await shop.person({ may: ['admin:product:up'] });
    const headers = { 'authori-zation': token };
    const shelved = await shop.app.http.inject({ url: `/api/admin/store/product/putOnShell/${id}`, headers });
    await shop.app.write(act, ({ tx }) => tx.delete(roleMenu).where(eq(roleMenu.roleId, roleId)));
    const body = { id: Number(shelved.headers['x-change']) };

    // The process hears of it a moment later.
    await expect
      .poll(() => shop.stranger.raw('GET', '/admin/store/product/putOnShell/0', { headers }))
      .toMatchObject({ code: 403 });
    expect(await shop.stranger.raw('POST', '/admin/change/undo', { body, headers })).toMatchObject({
      code: 403,
      message: '您已没有这项操作的权限，不能撤销',
    });
    expect(await isOnShelf(id)).toBe(true);
  });

  it('is too late whether or not the person may still do it', () => {
    const now = shop.clock.now();
    const over = {
      actorKind: 'admin',
      actorId: 7,
      act: 'product.offShell',
      undoneBy: null,
      undoUntil: new Date(now.getTime() - 1),
    };
    expect(whyNotUndo(over, starterOf({ id: 7, name: '小王' }), now)).toMatchObject({ message: '已超过可撤销的时间' });
  });

  it('is not taken back over what somebody did since', async () => {
    const { id, changeId } = await shelve();
    await xiaowang.run(productCalls.offShell, { id });
    await xiaowang.run(productCalls.putOnShell, { id });
    await xiaowang.run(productCalls.offShell, { id });

    await expect(xiaowang.run(changeCalls.undo, { id: changeId })).rejects.toMatchObject({
      message: expect.stringContaining('之后又被修改过'),
    });
  });

  it('is too late after half a minute', async () => {
    const { changeId } = await shelve();
    await shop.pass('31 seconds');

    await expect(xiaowang.run(changeCalls.undo, { id: changeId })).rejects.toMatchObject({ message: '已超过可撤销的时间' });
  });
});

describe('the history of a record', () => {
  it('says who changed what, before and after', async () => {
    const { id } = await shelve();

    const { list } = await xiaowang.run(changeCalls.list, { noun: 'product', rowId: id, page: 1, limit: 20 });

    expect(list[0]).toMatchObject({ actor: '小王', label: '上架', fields: [{ label: '状态', before: '下架', after: '上架' }] });
  });

  it('calls what a field points to by its name', async () => {
    const tools = await catalogue.category({ name: '工具' });
    const books = await catalogue.category({ name: '书' });
    const note = await catalogue.category();
    await xiaowang.run(categoryCalls.move, { id: note, pid: tools });
    await xiaowang.run(categoryCalls.move, { id: note, pid: books });

    const { list } = await xiaowang.run(changeCalls.list, { noun: 'category', rowId: note, page: 1, limit: 20 });

    const parents = list.flatMap(({ fields }) => fields.filter(({ field }) => field === 'pid'));
    expect(parents).toMatchObject([
      { label: '父级', before: '工具', after: '书' },
      { label: '父级', before: '最上级', after: '工具' },
    ]);
  });

  it('says what an order did to the stock', async () => {
    const id = await catalogue.product({ isShow: true });
    const [sku] = await catalogue.skusOf(id);
    await ordersIn(shop).order({ of: sku?.id ?? 0 });

    const { list } = await xiaowang.run(changeCalls.list, { noun: 'product', rowId: id, page: 1, limit: 20 });

    expect(list[0]).toMatchObject({ label: '下单' });
  });

  it('is empty for who may not read the record', async () => {
    const { id } = await shelve();

    const { list } = await shop.admin({ may: [] }).run(changeCalls.list, { noun: 'product', rowId: id, page: 1, limit: 20 });

    expect(list).toEqual([]);
  });
});
