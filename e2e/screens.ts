/** Takes the pictures in docs/screens of the demonstration shop, as the front end was built last: npm run screens */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, type Page, chromium } from 'playwright-core';
import sharp from 'sharp';
import { button, dialog, pick, signIn } from './acts.ts';
import { launchOptions } from './browser.ts';
import { startServer } from './server.ts';

const PASSWORD = 'look-at-the-signals';
const FOLDER = join(import.meta.dirname, '../docs/screens');

const SHEET = `商品名称,商品分类,规格,售价,库存
绿皮车手账本,站台书屋/笔记文具,颜色:铁灰,42.00,150
蒸汽时代图册,站台书屋/铁路读物,,168.00,40
搪瓷旅行杯,旅途用品/水具,颜色:白,39.90,100
搪瓷旅行杯,旅途用品/水具,颜色:蓝,42.00,80
站长的怀表,车模手办/纪念摆件,,二百六十,12
车窗明信片,站台书屋/笔记文具,,15.00,300
`;

const sheet = { name: '秋季新品.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) };

async function dryRun(page: Page) {
  await page.locator('input[type=file]').setInputFiles(sheet);
  await page.getByRole('button', { name: '下一步：核对修改' }).click();
  await page.getByRole('tab', { name: /将要修改/ }).click();
}

async function editProduct(page: Page) {
  await page.getByRole('link', { name: '绿皮车手账本' }).click();
  await page.locator('.sku-table').waitFor();
  await page.reload();
  await page.locator('.sku-table').scrollIntoViewIfNeeded();
}

/** The old and the new price of every product in the warehouse. */
async function previewBulk(page: Page) {
  await page.getByRole('checkbox', { name: '选择本页' }).check();
  await button(page, '批量修改').click();
  await pick(dialog(page).getByRole('combobox', { name: '改价方式' }), '每件减价');
  await dialog(page).getByLabel('改价数值').fill('2');
  await dialog(page).getByRole('button', { name: /预览/ }).click();
}

async function chooseTwo(page: Page) {
  for (const index of [0, 3]) await page.getByRole('option').nth(index).click();
}

async function openMore(page: Page, act: string) {
  await page.locator('[data-row-key]').nth(1).getByRole('button', { name: /更多/ }).click();
  await page.locator('.action-menu:visible').getByText(act, { exact: true }).click();
}

/** Name, address, what to do there, what shows that it is complete. */
const desk: readonly (readonly [string, string, ((page: Page) => Promise<void>) | undefined, string])[] = [
  ['home', '/dashboard', undefined, '.signal'],
  ['orders', '/order/index', undefined, '[data-row-key] img'],
  ['order', '/order/index?status=refunding', (page) => page.locator('.cell-open').first().click(), '.timeline li'],
  ['products', '/store/index', undefined, '[data-row-key] img'],
  ['export', '/store/index', (page) => button(page, '导出').click(), '.export-columns'],
  ['stock-ledger', '/store/index', (page) => openMore(page, '库存流水'), '.ledger td'],
  ['schedule', '/store/index', (page) => openMore(page, '定时'), '.ant-modal .ant-picker'],
  ['categories', '/store/sort', (page) => button(page, '全部展开').click(), '[data-row-key]'],
  ['import', '/store/import', dryRun, '.import-table'],
  ['product', '/store/index?keywords=绿皮车手账本', editProduct, '.sku-table'],
  ['bulk', '/store/index?type=2', previewBulk, '.bulk-table td'],
  ['bulk-runs', '/store/bulk', undefined, '[data-row-key]'],
  ['exports', '/exports', undefined, '[data-row-key]'],
  ['reviews', '/store/comment', undefined, '[data-row-key] img'],
  ['brands', '/store/brand', undefined, '[data-row-key] img'],
  ['library', '/maintain/picture', chooseTwo, '.library-cell img'],
];

async function shoot(page: Page, name: string) {
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity),
  );
  const picture = await page.screenshot();
  const file = join(FOLDER, `${name}.png`);
  const { size } = await sharp(picture).png({ palette: true, compressionLevel: 9, effort: 10 }).toFile(file);
  process.stdout.write(`${file} ${Math.round(size / 1024)} KB\n`);
}

async function visit(context: BrowserContext, url: string, [name, path, act, sign]: (typeof desk)[number]) {
  const page = await context.newPage();
  await page.goto(url + path);
  await act?.(page);
  await page.locator(sign).filter({ visible: true }).first().waitFor();
  await shoot(page, name);
  await page.close();
}

mkdirSync(FOLDER, { recursive: true });
const server = await startServer({ DEMO: '1', ADMIN_PASSWORD: PASSWORD });
const browser = await chromium.launch(launchOptions());
try {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  const page = await context.newPage();
  await page.goto(server.url);
  await page.getByLabel('用户名').waitFor();
  await shoot(page, 'sign-in');
  await signIn(page, 'admin', PASSWORD);
  await page.locator('.frame').waitFor();
  for (const screen of desk) await visit(context, server.url, screen);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/order/index`);
  await page.locator('.card img').first().waitFor();
  await shoot(page, 'orders-on-a-phone');
  await page.goto(`${server.url}/store/index`);
  await page.locator('.card img').first().waitFor();
  await shoot(page, 'products-on-a-phone');
  await page.goto(`${server.url}/maintain/picture`);
  await page.locator('.library-cell img').first().waitFor();
  await shoot(page, 'library-on-a-phone');
} finally {
  await browser.close();
  await server.stop();
}
