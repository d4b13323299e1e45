import { describe, expect, it } from 'vitest';
import { catalogueIn } from '../server/test/catalogue.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { button, choose, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const catalogue = catalogueIn(shop);
const orders = ordersIn(shop);

describe('stock that somebody changes', () => {
  it('stands in the ledger with its person', async () => {
    const id = await catalogue.product({ storeName: '铜壶', stock: 30 });
    const page = await desk.sit('/store/index?type=2', { realName: '林仓管' });
    await button(row(page, '铜壶'), '修改铜壶库存').click();
    await page.getByRole('textbox', { name: '铜壶库存' }).fill('26');
    await page.keyboard.press('Enter');
    await row(page, '铜壶').getByText('26', { exact: true }).waitFor();
    // The list shows it before it is kept.
    await expect.poll(() => catalogue.skusOf(id)).toMatchObject([{ stock: 26 }]);

    await choose(page, row(page, '铜壶'), '库存流水');

    const lines = page.getByRole('table', { name: '库存流水' }).locator('tbody tr');
    await lines.first().waitFor();
    expect(await lines.first().innerText()).toMatch(/改库存\s+−4\s+26\s+林仓管/);
    expect(await lines.count()).toBe(2);
  });
});

describe('stock that an order takes under the threshold', () => {
  it('is told of once, until it is refilled', async () => {
    const sku = await orders.sku({ name: '锡罐', stock: 25 });
    const page = await desk.sit('/store/stock');
    await page.getByText('没有跌到警戒库存的商品').waitFor();

    await orders.order({ of: sku, quantity: 10 });
    await orders.order({ of: sku, quantity: 1 });

    await row(page, '锡罐').waitFor();
    expect(await row(page, '锡罐').count()).toBe(1);
    await row(page, '锡罐').getByText('待补货').waitFor();
  });
});
