import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { marketingIn } from '../server/test/marketing.ts';
import { type PlacedOrder, address, ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { button } from './acts.ts';
import { countSteps } from './clicks.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const { sku, order, info, askRefund } = ordersIn(shop);
const { groupBuy } = marketingIn(shop);

const ORDERS = 20;
let made = 0;

/** Paid orders of as many recipients, the longest wait first. */
async function paidOrders(count: number): Promise<PlacedOrder[]> {
  const of = await sku({ stock: 100, name: '搪瓷杯' });
  const placed: PlacedOrder[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    made += 1;
    placed.push(await order({ of, paid: true, address: { ...address, phone: `138${String(made).padStart(8, '0')}` } }));
    shop.clock.pass('1 minute');
  }
  return placed;
}

let numbers = 0;
const number = () => `SF${2_345_678_900_000 + (numbers += 1)}`;

const bench = (page: Page) => page.getByRole('region', { name: '发货台' });
/** Waits until this order lies at the bench, with the focus in the field. */
async function lies(page: Page, { orderNo }: PlacedOrder) {
  await page.getByRole('region', { name: '要发的货' }).getByRole('button', { name: orderNo }).waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('.bench-number input:not([readonly])'));
}
const left = (page: Page, count: number) => bench(page).getByText(`还剩 ${count} 单`).waitFor();
const numberOf = async (placed: PlacedOrder) => (await info(placed)).deliveryId;

describe('the shipping bench', () => {
  it('sends twenty orders by one click and twenty numbers, whatever is passed over, refused and taken back', async () => {
    const item = await groupBuy({ quota: 50, stock: 100 });
    const team = await order({ of: item.skuId, activityId: item.id, buyer: { account: 'leader' }, paid: true });
    const placed = await paidOrders(ORDERS);
    const page = await desk.sit('/order/index?status=toSend');
    const hand = countSteps(page);
    const sent: string[] = [];

    await hand.click(page.getByRole('navigation', { name: '菜单' }).getByText('发货台', { exact: true }));
    for (const [at, each] of placed.entries()) {
      await lies(page, each);
      await left(page, ORDERS - at);
      sent.push(number());
      await hand.type(sent.at(-1) ?? '');
      await hand.press('Enter');
    }
    await bench(page).getByText('都发完了').waitFor();

    expect(hand.steps()).toBe(1 + ORDERS * 2);
    await expect.poll(() => Promise.all(placed.map(numberOf))).toEqual(sent);
    await bench(page).getByText('待成团 1 单，成团后再发').waitFor();
    expect(await info(team)).toMatchObject({ isTeamWaiting: true, status: 0 });

    await hand.press('Alt+z');
    const last = placed.at(-1);
    if (!last) throw new Error('no order');
    await lies(page, last);
    await expect.poll(() => bench(page).getByLabel('快递单号').inputValue()).toBe(sent.at(-1));
    expect(await info(last)).toMatchObject({ status: 0 });
    await askRefund(last);
    await hand.press('Enter');
    await bench(page).getByText('订单退款中不能发货').waitFor();
    await expect.poll(() => bench(page).getByLabel('快递单号').inputValue()).toBe(sent.at(-1));
    await shop.admin().run(refundCalls.declineRefund, { orderNo: last.orderNo, reason: '已经打包' });
    await hand.press('Enter');

    await expect.poll(() => numberOf(last)).toBe(sent.at(-1));
    expect(hand.steps()).toBe(1 + ORDERS * 2 + 3);
  }, 300_000);

  it('never has one order at two benches', async () => {
    const placed = await paidOrders(6);
    const benches = await Promise.all(['老何', '小雨'].map((realName) => desk.sit('/order/bench', { role: '仓库', realName })));
    const at = async (page: Page): Promise<string> => {
      await page.waitForFunction(() => document.activeElement?.matches('.bench-number input:not([readonly])'));
      return (await page.locator('.bench-where .copy-text').textContent()) ?? '';
    };
    const seen: string[] = [];
    for (let round = 0; round < placed.length / 2; round += 1) {
      const orders = await Promise.all(benches.map(at));
      expect(new Set(orders).size).toBe(2);
      seen.push(...orders);
      for (const page of benches) await page.keyboard.type(number());
      await Promise.all(benches.map((page) => page.keyboard.press('Enter')));
      for (const [index, page] of benches.entries())
        await page.waitForFunction(
          (former) => document.querySelector('.bench-where .copy-text')?.textContent !== former,
          orders[index],
        );
    }

    expect(seen.toSorted()).toEqual(placed.map(({ orderNo }) => orderNo).toSorted());
    for (const each of placed) await expect.poll(() => info(each)).toMatchObject({ status: 1 });
  }, 120_000);

  it.each([1440, 390])(
    'takes the orders that were ticked in the list, at %i px',
    async (width) => {
      const [first, second, third] = await paidOrders(3);
      if (!first || !second || !third) throw new Error('no orders');
      const page = await desk.sit('/order/index?status=toSend', {}, { width });
      for (const each of [first, third])
        await page.locator('[data-row-key]:visible', { hasText: each.orderNo }).getByRole('checkbox').check();

      await button(page, '到发货台').click();

      await left(page, 2);
      await lies(page, first);
      await page.keyboard.type(`${third.orderNo}\n`);
      await lies(page, third);
      await page.keyboard.type(`${number()}\n`);
      await lies(page, first);
      await page.keyboard.type(`${number()}\n`);
      await bench(page).getByText('所选的订单都发完了').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      const { list } = await shop.admin().run(orderCalls.list, { page: 1, limit: 20, status: 'toSend', type: 2 });
      expect(list.map(({ orderId }) => orderId)).toContain(second.orderNo);
    },
    120_000,
  );
});

describe('twenty ticked orders', () => {
  it('are sent by a pasted list of numbers in five steps', async () => {
    const placed = await paidOrders(ORDERS);
    const page = await desk.sit(`/order/index?status=toSend&keywords=${encodeURIComponent('搪瓷杯')}`);
    const hand = countSteps(page);
    const numbered = placed.map((each) => ({ each, sent: number() }));

    await hand.click(page.locator('thead input[type="checkbox"]'));
    await hand.click(button(page, '填单号发货'));
    await page.waitForFunction(() => document.activeElement?.matches('.ship-rows input'));
    await hand.paste(numbered.map(({ each, sent }) => `${each.orderNo}\t${sent}\n`).join(''));
    await hand.click(button(page, `核对 ${ORDERS} 单`));
    await hand.click(button(page, `发货 ${ORDERS} 单`));
    await page.waitForURL(/run=/);
    await shop.runDue();
    await page.getByText(`已发货 ${ORDERS} 单`).first().waitFor();

    expect(hand.steps()).toBe(5);
    for (const { each, sent } of numbered) expect(await numberOf(each)).toBe(sent);
  }, 120_000);
});
