import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openShop } from '../server/test/shop.ts';
import { button, dialog, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);

const hand = (page: Page, name: string, content: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Lets the job run that the page has begun. */
async function done(page: Page, says: string): Promise<void> {
  await expect.poll(() => shop.runDue().then(() => page.getByText(says, { exact: true }).count())).toBe(1);
}
const goOn = (page: Page) => button(page, '下一步：核对修改').click();

describe('the import of products', () => {
  it('takes its own template as it was downloaded', async () => {
    const page = await desk.sit('/store/import');
    const coming = page.waitForEvent('download');
    await button(page, '下载模板').click();
    const template = await buffer(await (await coming).createReadStream());
    await page.locator('input[type=file]').setInputFiles({ name: '模板.xlsx', mimeType: XLSX, buffer: template });

    await goOn(page);
    await page.getByRole('tab', { name: '有问题 0' }).waitFor();
    await button(page, '导入 1 件商品').click();

    await done(page, '成功导入 1 件');
    expect(await button(page, '查看出售中的商品').count()).toBe(0);
    await button(page, '查看仓库中的商品').click();
    await row(page, '搪瓷杯').waitFor();
  });

  it('takes a sheet of another shop, of three levels and repeated names, with one correction', async () => {
    const page = await desk.sit('/store/import');
    // The heading of its numbers is one that nobody could know.
    const sheet =
      '流水,商品名称,所属分类,零售价,总库存\n7001,纯棉四件套,家居/床品/四件套,299,8\n7002,纯棉四件套,家居/床品/四件套,399.999,3\n';
    await hand(page, '商品表.csv', sheet);
    await goOn(page);
    await page.getByRole('group', { name: '将新建 3 个分类' }).waitFor();
    await button(page, '用“流水”识别').click();

    await page.getByRole('tab', { name: '有问题 0' }).waitFor();
    await page.getByRole('tab', { name: '需留意 1' }).click();
    await page.getByText('第 3 行「零售价」（D3）：“399.999”只保留两位小数，将存为 400.00').waitFor();
    await button(page, '导入 2 件商品').click();

    await done(page, '成功导入 2 件');
  });

  it('makes no category whose tick was taken away, and gives the row back', async () => {
    const page = await desk.sit('/store/import');
    await hand(page, '错字.csv', '商品名称,分类,售价\n好书签,书签,1\n错书签,书鉴,1\n');
    await goOn(page);
    await page.getByRole('checkbox', { name: '书鉴' }).uncheck();
    await page.getByRole('tab', { name: '有问题 1' }).click();
    await page.getByText('第 3 行「分类」（B3）：“书鉴”不存在，也没有勾选新建').waitFor();
    await button(page, '导入 1 件商品').click();

    await done(page, '成功导入 1 件，1 行有误未导入');
    await button(page, '撤销这次导入').click();
    await button(dialog(page), '撤销这次导入').click();
    await page.getByText(/^这次导入已经撤销/).waitFor();
  });
});
