import { describe, expect, it } from 'vitest';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const admin = shop.admin();

const MENU = 5;
const of = (id: number) => admin.run(categoryCalls.info, { id });
const below = (pid: number, overrides = {}) => catalogue.category({ pid, path: `/0/${pid}/`, ...overrides });
const namesBelow = async (pid: number) => {
  const tree = await admin.run(categoryCalls.tree, { type: 1, status: -1 });
  return (tree.find(({ id }) => id === pid)?.child ?? []).map(({ name }) => name);
};
const says = (message: string) => ({ message: expect.stringContaining(message) });

async function threeBelow() {
  const root = await catalogue.category();
  const [one, two, three] = [
    await below(root, { name: '甲' }),
    await below(root, { name: '乙' }),
    await below(root, { name: '丙' }),
  ];
  return { root, one, two, three };
}

describe('a category that is dragged', () => {
  it('stands where it was dropped', async () => {
    const { root, one, three } = await threeBelow();

    await admin.run(categoryCalls.move, { id: three, pid: root, before: one });
    expect(await namesBelow(root)).toEqual(['丙', '甲', '乙']);
    await admin.run(categoryCalls.move, { id: three, pid: root });
    expect(await namesBelow(root)).toEqual(['甲', '乙', '丙']);
  });

  it('takes its branch to another parent', async () => {
    const top = await catalogue.category({ type: MENU });
    const mid = await catalogue.category({ type: MENU });
    const leaf = await below(mid, { type: MENU });

    await admin.run(categoryCalls.move, { id: mid, pid: top });

    expect(await of(mid)).toMatchObject({ pid: top, path: `/0/${top}/` });
    expect(await of(leaf)).toMatchObject({ pid: mid, path: `/0/${top}/${mid}/` });
  });

  it('is back, with its branch, when the move is taken back', async () => {
    const { root, one, two } = await threeBelow();
    const other = await catalogue.category();
    await below(other, { name: '丁' });

    const { changeId } = await admin.change(categoryCalls.move, { id: one, pid: other });
    expect(await namesBelow(other)).toEqual(['丁', '甲']);
    await admin.run(changeCalls.undo, { id: changeId });

    expect(await namesBelow(root)).toEqual(['甲', '乙', '丙']);
    expect(await of(two)).toMatchObject({ sort: 0 });
  });

  it('leaves nothing to take back when it is dropped where it was', async () => {
    const { root, one, two } = await threeBelow();

    expect(await admin.change(categoryCalls.move, { id: one, pid: root, before: two })).toMatchObject({ changeId: 0 });
  });

  it('is hidden below a hidden one, with all below it', async () => {
    const hidden = await catalogue.category({ type: MENU, status: false });
    const mid = await catalogue.category({ type: MENU });
    const leaf = await below(mid, { type: MENU });

    await admin.run(categoryCalls.move, { id: mid, pid: hidden });

    expect([await of(hidden), await of(mid), await of(leaf)].map((node) => node?.status)).toEqual([false, false, false]);
  });
});

describe('a move', () => {
  it('is refused where it would close a circle, lie too deep or in another tree', async () => {
    const { root, one } = await threeBelow();
    const full = await catalogue.category();
    const second = await below(full);
    const third = await below(second, { path: `/0/${full}/${second}/` });
    await below(third, { path: `/0/${full}/${second}/${third}/` });
    const menu = await catalogue.category({ type: MENU });

    await expect(admin.run(categoryCalls.move, { id: root, pid: one })).rejects.toMatchObject(says('自己或下级'));
    await expect(admin.run(categoryCalls.move, { id: root, pid: root })).rejects.toMatchObject(says('自己或下级'));
    await expect(admin.run(categoryCalls.move, { id: full, pid: root })).rejects.toMatchObject(says('最多 4 级'));
    await expect(admin.run(categoryCalls.move, { id: one, pid: menu })).rejects.toMatchObject(says('父级分类不存在'));
  });

  it('is refused beside a namesake, or in front of what is no longer there', async () => {
    const { root, one } = await threeBelow();
    const other = await catalogue.category();
    const namesake = await below(other, { name: '甲' });

    await expect(admin.run(categoryCalls.move, { id: one, pid: other })).rejects.toMatchObject(says('同名'));
    await expect(admin.run(categoryCalls.move, { id: one, pid: root, before: namesake })).rejects.toMatchObject(says('请刷新'));
    await expect(admin.run(categoryCalls.move, { id: 999_999, pid: 0 })).rejects.toMatchObject({ code: 404 });
  });

  it('of two into each other at once is refused for one', async () => {
    const [left, right] = [await catalogue.category(), await catalogue.category()];

    const outcomes = await Promise.allSettled([
      admin.run(categoryCalls.move, { id: left, pid: right }),
      admin.run(categoryCalls.move, { id: right, pid: left }),
    ]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('cannot be taken back into a circle that others have closed since', async () => {
    const outer = await catalogue.category({ type: MENU });
    const inner = await below(outer, { type: MENU });
    const { changeId } = await admin.change(categoryCalls.move, { id: inner, pid: 0 });
    await admin.run(categoryCalls.move, { id: outer, pid: inner });

    await expect(admin.run(changeCalls.undo, { id: changeId })).rejects.toMatchObject(says('请刷新后重试'));
    expect(await of(outer)).toMatchObject({ pid: inner, path: `/0/${inner}/` });
  });

  it('of many at once keeps every one in its place', async () => {
    const { root, one, two, three } = await threeBelow();

    await Promise.all([
      admin.run(categoryCalls.move, { id: one, pid: root }),
      admin.run(categoryCalls.move, { id: two, pid: root }),
      admin.run(categoryCalls.move, { id: three, pid: root, before: one }),
    ]);

    expect((await namesBelow(root)).toSorted()).toEqual(['丙', '乙', '甲']);
  });
});
