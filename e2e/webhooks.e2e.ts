import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from '../server/test/shop.ts';
import { button, choose, dialog, pick, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);

const heard: unknown[] = [];
const other = createServer((request, response) => {
  heard.push(request.headers['x-signalbox-event']);
  response.writeHead(204).end();
});
beforeAll(() => new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready)));
afterAll(() => void other.close());

describe('another system', () => {
  it('is added with its events, shown the secret once, and tried with a message that is on record', async () => {
    const page = await desk.sit('/setting/webhooks');
    await button(page, '添加推送地址').first().click();
    await dialog(page).getByLabel('名称').fill('仓储系统');
    await dialog(page)
      .getByLabel('地址')
      .fill(`http://127.0.0.1:${Object(other.address()).port}/in`);
    await pick(dialog(page).getByRole('combobox', { name: '推送的事件' }), '订单已付款');
    await page.keyboard.press('Escape');
    await button(dialog(page), '保存').click();
    await dialog(page)
      .getByText(/^whsec_/)
      .waitFor();
    await button(dialog(page), '我已保存').click();

    await choose(page, row(page, '仓储系统'), '测试');
    await page.getByText('测试消息已发出，结果见推送记录').waitFor();
    await shop.runDue();
    expect(heard).toEqual(['test']);
    await page.getByRole('tab', { name: '推送记录' }).click();

    await row(page, '测试消息').getByText('204').waitFor();
  });
});
