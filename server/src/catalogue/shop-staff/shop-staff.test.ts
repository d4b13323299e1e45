import { describe, expect, it } from 'vitest';
import { shopStaffCalls } from '#contract/catalogue/shop-staff.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { seller } = catalogueIn(shop);
const admin = shop.admin();
const save = (shopId: number, ...adminIds: number[]) => admin.run(shopStaffCalls.save, { shopId, adminIds });
const staffOf = async (shopId: number) =>
  (await admin.run(shopStaffCalls.list, { shopId })).map(({ adminId, realName }) => [adminId, realName]);
const person = async (realName: string) => (await shop.person({ may: [], realName })).id;

describe('the people of a shop', () => {
  it('are those that were saved last, and can be taken back', async () => {
    const shopId = await seller('人员店');
    const [wang, li] = [await person('小王'), await person('小李')];
    await save(shopId, wang, wang);
    expect(await staffOf(shopId)).toEqual([[wang, '小王']]);

    const { changeId } = await admin.change(shopStaffCalls.save, { shopId, adminIds: [li] });
    expect(await staffOf(shopId)).toEqual([[li, '小李']]);
    await admin.run(changeCalls.undo, { id: changeId ?? 0 });
    expect(await staffOf(shopId)).toEqual([[wang, '小王']]);
  });

  it('are saved over nobody: of two who changed them, the second is told', async () => {
    const shopId = await seller('两人改的店');
    const [wang, li] = [await person('小王'), await person('小李')];
    await save(shopId, wang);
    const saving = (...adminIds: number[]) =>
      admin.raw('POST', '/admin/store/shop/staff/save', { body: { shopId, adminIds, opened: { shopId, adminIds: [wang] } } });

    const answers = await Promise.all([saving(wang, li), saving()]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);
    expect((await staffOf(shopId)).length).toBe(answers[0]?.code === 200 ? 2 : 0);
  });

  it('may keep the products of several, and leave one alone', async () => {
    const [one, other, wang] = [await seller('这家'), await seller('那家'), await person('老王')];
    await save(one, wang);
    await save(other, wang);
    expect([await staffOf(one), await staffOf(other)]).toEqual([[[wang, '老王']], [[wang, '老王']]]);

    await save(one);
    expect([await staffOf(one), await staffOf(other)]).toEqual([[], [[wang, '老王']]]);
  });

  it('stay with a shop that comes back from the bin', async () => {
    const [gone, zhao] = [await seller('撤店'), await person('小赵')];
    await save(gone, zhao);
    await admin.run(shopCalls.delete, { id: gone });
    await admin.run(shopCalls.recovery, { id: gone });
    expect(await staffOf(gone)).toEqual([[zhao, '小赵']]);
  });

  it('are people with an account, of a shop that is there', async () => {
    await expect(save(await seller('空店'), 999_999)).rejects.toMatchObject({ message: '有的管理员不存在，请重新选择' });
    await expect(save(999_999, await person('无店'))).rejects.toMatchObject({ code: 404 });
  });
});
