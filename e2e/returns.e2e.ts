import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { openReturnCaseCalls } from '#contract/storefront/return-cases.ts';
import type { PlacedOrder } from '../server/test/orders.ts';
import { casesIn } from '../server/test/return-cases.ts';
import { openShop } from '../server/test/shop.ts';
import { button, closed, dialog, pick } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const { sku, sizeOf, order, info, stockOf, storefront, staff, open } = casesIn(shop);

const PIECES = 20;
const BAR_CODE = '6901234567892';

/** More than a busy machine needs; a list that hears nothing would wait for ever. */
const LIVE_MS = 10_000;

const drawer = (page: Page) => page.locator('.ant-drawer .order');
const row = (page: Page, { orderNo }: PlacedOrder) => page.locator('[data-row-key]', { hasText: orderNo });
const state = (page: Page) => drawer(page).locator('.order-head .signal').first().textContent();

/** Walks with Tab to the button of this name in the record that is open, once its list has let go of the focus. */
async function tabTo(page: Page, name: string) {
  await button(drawer(page), name).waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('#page') == null);
  const reached = () => page.evaluate(() => document.activeElement?.textContent.replaceAll(' ', ''));
  for (let steps = 0; steps < 15 && (await reached()) !== name; steps += 1) await page.keyboard.press('Tab');
  expect(await reached()).toBe(name);
}

/** The button of the dialog says the same, and how much is paid where money is. */
async function act(page: Page, from: Locator, name: string, fill: (box: Locator) => Promise<void> = async () => {}) {
  await button(from, name).click();
  await fill(dialog(page));
  await dialog(page)
    .getByRole('button', { name: new RegExp(`^${name}( ¥[\\d.]+)?$`) })
    .click();
  await closed(page);
}

const ask = ({ orderNo }: PlacedOrder, skuId: number, outSkuId?: number) =>
  storefront.run(openReturnCaseCalls.create, {
    orderNo,
    kind: outSkuId === undefined ? 'return' : 'exchange',
    reason: '与描述不符',
    lines: [{ skuId, quantity: 1, outSkuId }],
    idempotencyKey: `e2e-${orderNo}`,
  });

describe('goods that a buyer gives back', () => {
  it('are asked for, agreed to, sent, checked in, and refunded', async () => {
    // An address that says something opens on all cases, also when the buyer asks before the page has counted who waits.
    const page = await desk.sit('/order/returns?kind=return');
    const mug = await sku({ price: 1000, stock: 10 });
    const placed = await order({ of: mug, quantity: 2, sent: true });
    const { caseNo } = await ask(placed, mug);
    await row(page, placed).waitFor({ timeout: LIVE_MS });
    await act(page, row(page, placed), '同意', (box) => box.getByLabel('寄回地址').fill('退货组 杭州市文三路 2 号'));

    await storefront.run(openReturnCaseCalls.setBack, { caseNo, backName: '顺丰', backNumber: 'SF7001' });
    await row(page, placed).getByText('用户已寄出').waitFor({ timeout: LIVE_MS });
    await row(page, placed).locator('.cell-open').click();
    await act(page, drawer(page), '验收', (box) => button(box, '全部收到，都可再卖').click());
    await expect.poll(() => state(page)).toBe('待办结');
    await act(page, drawer(page), '退款', (box) => box.getByLabel('退款金额').fill('10'));
    await expect.poll(() => state(page)).toBe('已办结');

    await expect.poll(() => shop.runDue().then(() => info(placed))).toMatchObject({ refundPrice: 1000, caseState: null });
    expect(await stockOf(mug)).toBe(9);
  });

  it('are found and counted by the scanner alone, twenty of one case, and none is lost', async () => {
    const mug = await sku({ price: 1000, stock: 100, barCode: BAR_CODE });
    const placed = await order({ of: mug, quantity: PIECES, sent: true });
    const [line] = (await info(placed)).orderInfo;
    const { id } = await open(placed, { lines: [{ lineId: line?.id ?? 0, quantity: PIECES }] });
    await staff.run(returnCaseCalls.setBack, { id, backNumber: 'SF7020' });
    const page = await desk.sit('/order/returns?state=waiting');
    const scan = (code: string) => page.keyboard.type(`${code}\n`);

    await page.getByLabel('搜索退换货').focus();
    await scan('SF7020');
    await expect.poll(() => page.locator('[data-row-key]').count()).toBe(1);
    await button(row(page, placed), '验收').click();
    await dialog(page).getByLabel('扫描商品条码').waitFor();
    for (let piece = 0; piece < PIECES; piece += 1) {
      // Hands that lie on the mouse, and a note in between.
      if (piece === 7)
        await dialog(page)
          .getByLabel(/^收到几件/)
          .click();
      if (piece === 14) await dialog(page).getByLabel('验收备注').fill('外盒破损');
      await scan(BAR_CODE);
    }
    await dialog(page).getByText(`收到 ${PIECES} / ${PIECES} 件`).waitFor();
    await page.keyboard.press('Control+s');
    await closed(page);

    const found = await staff.run(returnCaseCalls.info, { id });
    expect(found).toMatchObject({ state: 'received', note: '外盒破损', lines: [{ received: PIECES, sellable: PIECES }] });
  });

  it('are found, checked in and refunded from the keyboard alone', async () => {
    const placed = await order({ of: await sku({ price: 1000 }), sent: true });
    const { id } = await open(placed);
    await staff.run(returnCaseCalls.setBack, { id, backNumber: 'SF7021' });
    const page = await desk.sit('/order/returns');
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.locator('[data-row-key]').first().waitFor();
    await press('/');
    await page.keyboard.type('SF7021');
    await press('Enter');
    await expect.poll(() => page.locator('[data-row-key]').count()).toBe(1);
    await press('Escape');
    await page.locator('[data-row-key]:focus').waitFor();
    await press('Enter');
    await drawer(page).waitFor();
    await tabTo(page, '验收');
    await press('Enter');
    await dialog(page)
      .getByLabel(/^收到几件/)
      .and(page.locator(':focus'))
      .waitFor();
    await press('ArrowUp', 'Control+s');
    await closed(page);
    await expect.poll(() => state(page)).toBe('待办结');
    await tabTo(page, '退款');
    await press('Enter');
    await dialog(page).getByLabel('退款金额').and(page.locator(':focus')).waitFor();
    await page.keyboard.type('10');
    await press('Control+s');
    await closed(page);

    await expect.poll(() => state(page)).toBe('已办结');
    await press('Escape');
    await drawer(page).waitFor({ state: 'hidden' });
    await expect.poll(() => shop.runDue().then(() => info(placed))).toMatchObject({ refundPrice: placed.payPrice });
  });

  it('are exchanged from their order for another size', async () => {
    const mug = await sku({ price: 1000, stock: 10 });
    const large = await sizeOf(mug);
    const placed = await order({ of: mug, sent: true });
    const page = await desk.sit(`/order/index?open=${placed.orderNo}`);
    await button(drawer(page), '退换').click();
    await dialog(page).getByText('换货', { exact: true }).click();
    await dialog(page)
      .getByRole('spinbutton', { name: /退换几件/ })
      .fill('1');
    await pick(dialog(page).getByRole('combobox', { name: /换成/ }), '大号（库存 10）');
    await dialog(page).getByLabel('退换原因').fill('尺寸不合适');
    await dialog(page).getByLabel('寄回地址').fill('退货组 杭州市文三路 2 号');
    await button(dialog(page), '发起退换').click();
    await closed(page);

    const banner = drawer(page).locator('.order-banner', { hasText: '换货 · 待退回' });
    await act(page, banner, '验收', (box) => button(box, '全部收到，都可再卖').click());
    const received = drawer(page).locator('.order-banner', { hasText: '换货 · 待办结' });
    await act(page, received, '发出换货', (box) => box.getByLabel('快递单号').fill('YT7009999999999'));

    await drawer(page).getByText('换货快递').waitFor();
    expect([await stockOf(mug), await stockOf(large)]).toEqual([10, 9]);
  });
});
