import { describe, expect, it } from 'vitest';
import { promotersIn } from '../server/test/promoters.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { button, choose, dialog, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const { order, sku } = ordersIn(shop);
const { brought, promoter } = promotersIn(shop);

describe('distribution', () => {
  it('is set up, earns promoters their part of an order, and shows who brought what', async () => {
    const page = await desk.sit('/distribution/distributionconfig');
    const ratio = page.getByRole('spinbutton', { name: /一级返佣比例/ });
    await ratio.fill('96');
    await button(page, '保存').click();
    await page.getByText('返佣比例加起来不能超过100%').waitFor();
    await ratio.fill('20');
    await button(page, '保存').click();
    await page.getByText('保存成功').waitFor();

    await promoter('老周');
    await promoter('分销员小李', { by: '老周' });
    await brought('王小明', '分销员小李');
    await order({ of: await sku({ price: 10_000 }), buyer: { account: '王小明' }, received: true });
    await shop.runDue();

    await page.goto(new URL('/distribution/index?keywords=分销员小李', page.url()).href);
    const li = row(page, '分销员小李');
    await expect.poll(() => li.innerText()).toContain('¥20.00');
    await button(li, '推广的用户').click();
    await dialog(page).getByText('王小明').waitFor();
    await page.keyboard.press('Escape');
    await choose(page, li, '推广订单');
    await dialog(page).getByText('¥20.00').waitFor();
    await page.keyboard.press('Escape');

    await choose(page, li, '清除上级分销员');
    await button(dialog(page), '清除上级分销员').click();
    await expect.poll(() => li.innerText()).not.toContain('老周');
  });
});
