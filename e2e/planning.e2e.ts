import { describe, expect, it } from 'vitest';
import { showDay, startOfDay } from '#contract/moment.ts';
import { dayName } from '#web/marketing/calendar-page/words.ts';
import { marketingIn } from '../server/test/marketing.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { button, row, saveAnyway } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const { sale, list } = marketingIn(shop);
const { order } = ordersIn(shop);
const inDays = (days: number) => startOfDay(shop.clock.now(), days);
const firstDayOf = async (id: number) => {
  const found = (await list()).find((each) => each.id === id);
  return found && showDay(found.startTime);
};

describe('a campaign', () => {
  it('that has not begun is dragged to another day, and taken back', async () => {
    const { id } = await sale({ title: '周末马克杯', startTime: inDays(2), stopTime: inDays(2) });
    const page = await desk.sit('/marketing/calendar');
    const bar = page.getByRole('link', { name: /周末马克杯/ });
    const moved = page.getByText('已改期');
    await bar.dragTo(button(page, dayName(showDay(inDays(4)))), { targetPosition: { x: 10, y: 10 } });
    await saveAnyway(page, /低于成本/, '改期');
    await moved.waitFor();
    expect(await firstDayOf(id)).toBe(showDay(inDays(4)));

    await page.getByRole('button', { name: /撤销/ }).click();
    await expect.poll(() => firstDayOf(id)).toBe(showDay(inDays(2)));
    await bar.click();
    await page.waitForURL(/\/marketing\/seckill\/creatSeckill\/updeta\//);
  });

  it('says what it brought, by day', async () => {
    const { id, skuId } = await sale({ title: '结果马克杯', original: 1000, price: 700 });
    await order({ of: skuId, activityId: id, buyer: { account: '老客' }, paid: true });
    const page = await desk.sit('/marketing/results');
    const found = row(page, '结果马克杯');
    await found.getByText('¥3.00').waitFor();
    await found.getByText('1 : 2.33').waitFor();

    await button(page, '结果马克杯').click();
    await page.getByRole('img', { name: /实付金额/ }).waitFor();
  });
});
