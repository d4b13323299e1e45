import { describe, expect, it } from 'vitest';
import { pickPointCalls } from '#contract/delivery/pick-points.ts';
import { pickStaffCalls } from '#contract/delivery/pick-staff.ts';
import { deliveryIn } from '../../../test/delivery.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const { point, clerk } = deliveryIn(shop);
const list = async (storeId?: number) =>
  (await admin.run(pickStaffCalls.list, { page: 1, limit: 100, ...(storeId && { storeId }) })).list;

describe('somebody at a pick-up point', () => {
  it('is listed with the point and the account, whatever account was sent', async () => {
    const storeId = await point({ name: '一号店' });
    const { id, adminId, account } = await clerk({ storeId, avatar: 'somebody-else' });

    expect(await list(storeId)).toMatchObject([
      { id, uid: adminId, avatar: account, status: 1, systemStore: { id: storeId, name: '一号店' }, user: { account } },
    ]);
    expect(await list(await point({ name: '二号店' }))).toEqual([]);
    expect(await admin.run(pickStaffCalls.info, { id })).toMatchObject({ uid: adminId, storeId });
  });

  it('finds the own row to hand out orders, and the others of the point by a right of its own', async () => {
    const [here, there] = [await point(), await point()];
    const own = await clerk({ storeId: here, may: ['admin:order:write:confirm'] });
    const limited = await clerk({ storeId: here, may: ['admin:system:staff:list'], dataScope: 'points' });
    const elsewhere = await clerk({ storeId: there, may: ['admin:order:list'] });
    const seenBy = async ({ desk }: typeof own) =>
      (await desk.run(pickStaffCalls.list, { page: 1, limit: 9999 })).list.map(({ id }) => id);

    expect(await seenBy(own)).toEqual([own.id]);
    expect(await seenBy(limited)).toEqual([limited.id, own.id]);
    await expect(seenBy(elsewhere)).rejects.toMatchObject({ code: 403 });
  });

  it('works at several points, once at each', async () => {
    const [storeId, other] = [await point(), await point()];
    const { adminId, id, desk } = await clerk({ storeId, may: ['admin:order:write:confirm'] });
    const draft = { uid: adminId, staffName: '小张' };
    await admin.run(pickStaffCalls.save, { ...draft, storeId: other });

    const own = (await desk.run(pickStaffCalls.list, { page: 1, limit: 100 })).list.map((row) => row.storeId);
    expect(own).toEqual([other, storeId]);
    await expect(admin.run(pickStaffCalls.save, { ...draft, storeId })).rejects.toMatchObject({
      message: '当前用户已经是该提货点的核销员',
    });
    await expect(admin.run(pickStaffCalls.update, { ...draft, id, storeId: other })).rejects.toMatchObject({ code: 500 });
  });

  it.each([
    ['no administrator', { uid: 0 }, '请选择管理员'],
    ['no point', { storeId: 0 }, '请选择提货点'],
    ['no name', { staffName: '' }, '核销员名称不能为空'],
    ['a phone number that is none', { phone: '12345' }, '手机号格式不正确!'],
  ])('is refused with %s', async (_, change, message) => {
    const query = { uid: 1, storeId: 1, staffName: '小张', ...change };
    expect(await admin.raw('POST', pickStaffCalls.save.path, { query })).toMatchObject({ code: 400, message });
  });

  it('must be an administrator and at a point that are there', async () => {
    const { id: adminId } = await shop.person();
    const unknown = { uid: 999_999, storeId: await point(), staffName: '小张' };
    await expect(admin.run(pickStaffCalls.save, unknown)).rejects.toMatchObject({ message: '管理员不存在，请重新选择管理员' });
    await expect(admin.run(pickStaffCalls.save, { ...unknown, uid: adminId, storeId: 999_999 })).rejects.toMatchObject({
      message: '提货点不存在，请重新选择提货点',
    });
  });

  it('keeps the point from leaving for good, until nobody works there', async () => {
    const storeId = await point();
    const { id } = await clerk({ storeId });
    await admin.run(pickPointCalls.delete, { id: storeId });
    await expect(admin.run(pickPointCalls.completelyDelete, { id: storeId })).rejects.toMatchObject({
      message: '该提货点存在订单或核销员，无法删除',
    });

    await admin.run(pickStaffCalls.delete, { id });
    await admin.run(pickPointCalls.completelyDelete, { id: storeId });
    await expect(admin.run(pickStaffCalls.updateStatus, { id, status: true })).rejects.toMatchObject({ message: '核销员不存在' });
  });
});
