import { expect, it } from 'vitest';
import { refundCalls } from '#contract/orders/refunds.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { button } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const orders = ordersIn(shop);

it('the orders of a day are picked, sent by pasted numbers, and the one that was asked back is sent later', async () => {
  const of = await orders.sku({ name: '搪瓷杯' });
  const one = await orders.order({ of, quantity: 1, paid: true });
  const two = await orders.order({ of, quantity: 2, paid: true });
  const late = await orders.order({ of, quantity: 3, paid: true });
  const page = await desk.sit('/order/index?status=notShipped');

  await page.locator('thead input[type="checkbox"]').check();
  await button(page, '填单号发货').click();
  await page.getByLabel(`${one.orderNo} 的快递单号`).fill('SF1000000000001');
  await page.keyboard.press('Enter');
  await page.keyboard.type('SF1000000000002');
  await button(page, '核对 2 单').click();
  await button(page, '发货 2 单').waitFor();
  await page.goBack();
  await button(page, '拣货单').click();
  await page.getByText('3 单 · 1 种 · 6 件').waitFor();
  await page.getByRole('checkbox', { name: /搪瓷杯/ }).check();
  await page.getByText('已拣 1 / 1 种').waitFor();

  await button(page, '批量发货').filter({ visible: true }).click();
  const lines = [
    `${one.orderNo} SF1000000000001`,
    `${two.orderNo},SF1000000000002`,
    `${late.orderNo}\tSF1000000000003`,
    'nobody SF1000000000004',
    `${one.orderNo} SF1000000000005`,
  ];
  await page.getByRole('textbox', { name: '订单号和快递单号' }).fill(lines.join('\n'));
  await button(page, '核对').click();
  await page.getByText('没有这个订单，请核对订单号').waitFor();
  await page.getByText('与第 1 行是同一个订单').waitFor();
  await button(page, '发货 3 单').click();
  await page.waitForURL(/run=/);
  await orders.askRefund(late);
  await shop.runDue();
  await page.getByText('已发货 2 单，未发出 1 单').waitFor();
  await page.getByText('订单退款中不能发货').waitFor();

  await shop.admin().run(refundCalls.declineRefund, { orderNo: late.orderNo, reason: '已经打包' });
  await button(page, '重试未发出的 1 单').click();
  await page.waitForURL((url) => !url.search.endsWith('run=1'));
  await shop.runDue();
  await page.getByText('已发货 1 单', { exact: true }).waitFor();
  expect(await Promise.all([one, two, late].map(orders.info))).toMatchObject(
    [1, 2, 3].map((n) => ({ status: 1, deliveryId: `SF100000000000${n}` })),
  );
});
