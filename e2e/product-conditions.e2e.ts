import { describe, expect, it } from 'vitest';
import { catalogueIn } from '../server/test/catalogue.ts';
import { openShop } from '../server/test/shop.ts';
import { button, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const catalogue = catalogueIn(shop);
const LIST = '/store/index?type=2';

describe('conditions of the product list', () => {
  it('are set, named by tags, kept in the address and taken away again', async () => {
    await catalogue.product({ storeName: '搪瓷杯', price: 1990, code: 'M1', content: '<p>详情</p>' });
    await catalogue.product({ storeName: '怀表', price: 26_000, stock: 3 });
    const page = await desk.sit(LIST);
    await page.getByRole('textbox', { name: '售价从' }).fill('100');
    await page.keyboard.press('Enter');
    await row(page, '搪瓷杯').waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: /更多筛选/ }).click();
    await page.getByRole('textbox', { name: '库存到' }).fill('5');
    await page.keyboard.press('Enter');
    await page.getByText('库存：≤ 5 件').waitFor();
    await page.reload();
    await row(page, '怀表').waitFor();
    await button(page, '移除库存').click();
    expect(decodeURIComponent(new URL(page.url()).search)).toBe('?type=2&price=100,');
  });

  it('are saved as a view that the list opens with', async () => {
    const page = await desk.sit(`${LIST}&lacks=code`);
    await row(page, '怀表').waitFor();
    await button(page, '视图').click();
    await page.getByLabel('视图名称').fill('缺编码');
    await button(page, '保存').click();
    await button(page, '打开列表时默认使用视图缺编码').click();
    await page.locator('.view-count', { hasText: '1' }).waitFor();

    await page.goto(new URL('/store/index', page.url()).href);
    await page.getByText('资料不全：缺商品编码').waitFor();
    await row(page, '搪瓷杯').waitFor({ state: 'hidden' });
  });
});
