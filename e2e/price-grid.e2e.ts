import { describe, expect, it } from 'vitest';
import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { catalogueIn } from '../server/test/catalogue.ts';
import { openShop } from '../server/test/shop.ts';
import { button, dialog, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const catalogue = catalogueIn(shop);

const WAREHOUSE = '/store/index?type=2';

describe('the price grid', () => {
  it('is walked by keys, takes a block from a spreadsheet, takes back, and saves all but what somebody changed meanwhile', async () => {
    const cup = await catalogue.product({ storeName: '玻璃杯', price: 2000 });
    await catalogue.product({ storeName: '信号灯', price: 3000, colours: ['红', '绿'] });
    const page = await desk.sit(WAREHOUSE);
    await row(page, '玻璃杯').waitFor();
    await page.getByRole('checkbox', { name: '选择本页' }).check();
    await button(page, '批量修改').click();
    const box = dialog(page);
    await box.getByText('逐件修改').click();

    const first = box.getByLabel('信号灯 红售价');
    await first.click();
    await first.evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', '28.00\t35.00\n29.00\t36.00\n18.00\t25.00\n');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await box.getByText('改了 3 个规格').waitFor();
    await expect.poll(() => box.getByLabel('玻璃杯划线价').inputValue()).toBe('25.00');
    await page.keyboard.press('Enter');
    await page.keyboard.type('27');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => box.getByLabel('信号灯 绿售价').inputValue()).toBe('27.00');
    await page.keyboard.press('Control+z');
    await expect.poll(() => box.getByLabel('信号灯 绿售价').inputValue()).toBe('29.00');

    const [sku] = await catalogue.skusOf(cup);
    const meanwhile = [{ skuId: sku?.id ?? 0, price: 1900 }];
    await button(page, '预览 2 件').click();
    await box.getByText('红 售价 30.00 → 28.00').waitFor();
    await shop.admin().run(productBulkCalls.bulkRun, { ids: [cup], figures: meanwhile });
    await button(page, '修改 2 件商品').click();
    await box.getByText('已修改 1 件，未能修改 1 件').waitFor();
    await box.getByText('售价刚被改成了 19.00 元').waitFor();
    await box.locator('.ant-modal-footer').getByRole('button').click();
    await row(page, '信号灯').getByText('¥28.00').first().waitFor();
    await row(page, '玻璃杯').getByText('¥19.00').waitFor();
  });
});
