import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { order } from '#server/orders/index.ts';
import { formerFigures, formerShop } from '../server/test/former-shop/former-shop.ts';
import { writeDump } from '../server/test/former-shop/write-dump.ts';
import { openShop } from '../server/test/shop.ts';
import { button } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const BANNER = '商店还没有开始营业：前台只能浏览，定时任务已暂停';

describe('a shop that moves in', () => {
  it('is tried, moved for good, sleeps on every page, and is opened', async () => {
    const folder = join(shop.folder, 'move-in');
    await mkdir(folder);
    await writeFile(join(folder, 'old-shop.sql.gz'), gzipSync(writeDump(formerShop(), { writer: 'mysqldump' })));

    const page = await desk.sit('/maintain/system/move/begin');
    await page.getByRole('radio', { name: /old-shop\.sql\.gz/ }).check();
    await page.getByLabel('公众号 AppID').fill('wx-tea');
    await button(page, '试运行').click();
    await page.waitForURL(/move\/run\/\d+/);
    await shop.runQueued();
    await page.getByText('新旧两边对账一致，没有差异').waitFor();
    expect(await shop.db.$count(order)).toBe(0);

    await button(page, '正式迁入').click();
    await page.getByText(/不能撤销/).waitFor();
    await button(page.getByRole('dialog'), '正式迁入').click();
    await page.waitForURL(/move\/run\/(?!1$)\d+/);
    await shop.runQueued();
    await page.getByRole('button', { name: '去开始营业' }).waitFor();
    expect(await shop.db.$count(order)).toBe(formerFigures.orders);
    await page.getByText(BANNER).waitFor();

    await button(page, '去开始营业').click();
    await page.getByText('还没有试过一笔真实付款').waitFor();
    await button(page, '开始营业').click();
    await page.getByText(/将会：.*取消超时未支付的订单/).waitFor();
    await button(page.getByRole('dialog'), '开始营业').click();
    await page.getByText(BANNER).waitFor({ state: 'detached' });
    await page.getByText(/商店已由.*开始营业/).waitFor();
  });
});
