import { describe, expect, it } from 'vitest';
import { clashCalls, clashKinds } from '#contract/marketing/clashes.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { openFlashSaleCalls } from '#contract/storefront/activities.ts';
import { slotCalls } from '#contract/marketing/slots.ts';
import { marketingIn } from '../../../test/marketing.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { draft, list, slot } = marketingIn(shop);
const { storefront } = ordersIn(shop);
const admin = shop.admin();
const everySlot = { page: 1, limit: 99 };
const slots = async () => (await admin.run(slotCalls.list, everySlot)).list;

const hours = (startTime: number, endTime: number) => ({ startTime, endTime });

/** A sale of a new product in hours of its own, as the list has it. */
async function saleAt(time: ReturnType<typeof hours>, overrides: Parameters<typeof draft>[0] = {}) {
  const { draft: values, skuId } = await draft({ timeId: 0, ...overrides });
  await admin.run(flashSaleCalls.save, { ...values, time });
  const row = (await list()).find(({ title }) => title === values.title);
  if (!row) throw new Error('the sale was not saved');
  return { ...row, skuId, values };
}

describe('hours that sales say themselves', () => {
  it('may lie in a slot of the shop, whose list does not show them', async () => {
    await slot(8, 12);
    const { storeSeckillManagerResponse: own, currentTime } = await saleAt(hours(10, 11));

    expect(own).toMatchObject({ startTime: 10, endTime: 11, isOwn: true, status: true });
    expect(currentTime).toBe('10:00,11:00');
    expect(await slots()).toMatchObject([{ startTime: 8, endTime: 12 }]);
    const told = { id: own?.id ?? 0 };
    for (const call of [slotCalls.info, slotCalls.delete])
      await expect(admin.run(call, told)).rejects.toMatchObject({ message: '秒杀时段不存在' });
  });

  it('are those of a slot where one has just these', async () => {
    expect((await saleAt(hours(8, 12))).timeId).toBe(await slot(8, 12));
  });

  it('are shared by sales of the same hours, however many are saved at once', async () => {
    const sales = await Promise.all([14, 14, 14].map((from) => saleAt(hours(from, 16))));
    expect(new Set(sales.map(({ timeId }) => timeId)).size).toBe(1);
  });

  it('are read for the form, and kept by a client that knows only the slot', async () => {
    const { id, timeId, values } = await saleAt(hours(9, 11), { status: false });
    expect(await admin.run(flashSaleCalls.info, { id })).toMatchObject({ timeId, time: hours(9, 11) });
    await admin.run(flashSaleCalls.update, { ...values, id, timeId });
    expect(await admin.run(flashSaleCalls.info, { id })).toMatchObject({ timeId, time: hours(9, 11) });
  });

  it('become a slot of the shop where one is added with just these', async () => {
    const { timeId } = await saleAt(hours(20, 22));
    await slot(20, 22);
    expect((await slots()).find(({ startTime }) => startTime === 20)).toMatchObject({ id: timeId, name: '全天场', isOwn: false });
  });

  it('end after they begin', async () => {
    const { draft: values } = await draft({ timeId: 0 });
    await expect(admin.run(flashSaleCalls.save, { ...values, time: hours(12, 10) })).rejects.toMatchObject({
      message: '请填写正确的时间范围',
    });
    await expect(admin.run(flashSaleCalls.save, values)).rejects.toMatchObject({ message: '秒杀时段不存在' });
  });

  it('clash with another sale of the SKU in hours that overlap, and with none beside them', async () => {
    const { values } = await saleAt(hours(2, 5));
    const kinds = async (time: ReturnType<typeof hours>) => {
      const found = await admin.run(clashCalls.checkFlashSale, { ...values, title: '又一场', timeId: null, time });
      return found.map(({ kind }) => kind);
    };
    expect(await kinds(hours(4, 6))).toContain(clashKinds.sameTime);
    expect(await kinds(hours(5, 7))).not.toContain(clashKinds.sameTime);
  });

  it('are no empty slot to be told of', async () => {
    const { list: told } = await admin.run(clashCalls.list, { page: 1, limit: 99, kind: clashKinds.emptySlot });
    const kept = new Set((await slots()).map(({ id }) => id));
    expect(told.filter((clash) => clash.slot && !kept.has(clash.slot.id))).toEqual([]);
  });

  it('are a slot to storefronts while they have goods', async () => {
    const { timeId, title } = await saleAt(hours(23, 24));
    const { list: open } = await storefront.run(openFlashSaleCalls.slots, {});
    expect(open.find(({ id }) => id === timeId)).toMatchObject({ images: [], items: [{ title }] });
  });
});
