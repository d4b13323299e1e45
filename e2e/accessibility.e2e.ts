import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { openDesk } from './desk.ts';
import type { View } from './windows.ts';

const shop = openShop();
const desk = openDesk(shop);
const orders = ordersIn(shop);

interface Complaint {
  impact: string | null;
  help: string;
  nodes: { html: string; failureSummary: string }[];
}

/** What is seriously wrong for people who use a keyboard, a screen reader or tired eyes. */
async function complaintsOf(page: Page): Promise<string[]> {
  // Colours are judged where they have arrived.
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity),
  );
  await page.evaluate(axe.source);
  const violations = await page.evaluate<Complaint[]>('axe.run().then(({ violations }) => violations)');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ help, nodes }) => nodes.map(({ html, failureSummary }) => `${help}: ${html.slice(0, 200)} ${failureSummary}`));
}

const views: readonly View[] = [
  { width: 1440, appearance: 'light' },
  { width: 1440, appearance: 'dark' },
  { width: 390, appearance: 'light' },
  { width: 390, appearance: 'dark' },
];

/** Where each stands, and what shows that it has arrived. */
const screensOf = (orderNo: string): readonly (readonly [path: string, sign: string])[] => [
  ['/dashboard', '待发货'],
  ['/store/index', '马克杯'],
  ['/store/list/creatProduct', '商品名称'],
  ['/order/index', '王小明'],
  [`/order/index?open=${orderNo}`, '订单记录'],
];

async function complaintsAt(page: Page, [path, sign]: readonly [string, string]) {
  await page.goto(new URL(path, page.url()).href);
  await page.getByText(sign).filter({ visible: true }).first().waitFor();
  return (await complaintsOf(page)).map((complaint) => `${path}: ${complaint}`);
}

describe.each(views)('on $width px, $appearance,', (view) => {
  it('the sign-in page can be used by everybody', async () => {
    const page = await desk.open('/login', view);
    await page.getByLabel('用户名').waitFor();
    expect(await complaintsOf(page)).toEqual([]);
  });

  it('home, products, orders and one of each can be used by everybody', async () => {
    const { orderNo } = await orders.order({ of: await orders.sku(), sent: true });
    const page = await desk.sit('/dashboard', {}, view);
    const complaints: string[] = [];
    for (const screen of screensOf(orderNo)) complaints.push(...(await complaintsAt(page, screen)));
    expect(complaints).toEqual([]);
  });
});
