import { describe, expect, it } from 'vitest';
import { demandCalls } from '#contract/demands/demands.ts';
import { demandStates } from '#contract/demands/demand-record.ts';
import { quoteCalls } from '#contract/demands/quotes.ts';
import { reportCalls } from '#contract/demands/reports.ts';
import { reportStates } from '#contract/demands/report-record.ts';
import { demandsIn } from '../server/test/demands.ts';
import { openShop } from '../server/test/shop.ts';
import { button, choose, closed, dialog, optionOf, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const admin = shop.admin();
const { seller, keeper, sku, inDays } = demandsIn(shop);
const TITLE = '道岔清扫工具';
const mayQuote = ['list', 'info', 'quote:list', 'quote:save'].map((act) => `admin:demand:${act}`);
const newest = async () => (await admin.run(demandCalls.list, { page: 1, limit: 1 })).list[0];

describe('a demand', () => {
  it('is filed, opened to two shops, quoted for by both, and becomes an order of the chosen quote', async () => {
    const [one, other] = [await seller('一站文具'), await seller('二站百货')];
    const skuId = await sku({ merId: one, name: '清扫铲', stock: 500 });
    const page = await desk.sit('/demand/create');
    await page.getByLabel('需求标题', { exact: true }).fill(TITLE);
    await page.getByLabel('需求单位', { exact: true }).fill('襄阳工务段');
    const line = page.getByRole('group', { name: '明细 1' });
    await line.getByLabel('名称', { exact: true }).fill('清扫铲');
    await line.getByLabel('数量', { exact: true }).fill('40');
    await button(page, '保存并提交').click();

    await button(row(page, TITLE), '受理').click();
    const shops = dialog(page).getByRole('combobox', { name: '邀请报价的店铺' });
    await shops.click();
    for (const name of ['一站文具', '二站百货']) await (await optionOf(shops, name)).click();
    await page.keyboard.press('Escape');
    await button(dialog(page), '受理').click();
    await closed(page);

    const { id = 0 } = (await newest()) ?? {};
    for (const [shopId, price] of [
      [one, 1500],
      [other, 1400],
    ] as const) {
      const items = [{ price, skuId: shopId === one ? skuId : 0 }];
      const { desk: own } = await keeper(shopId, mayQuote);
      await own.run(quoteCalls.save, { demandId: id, items, validUntil: inDays(9) });
    }
    await page.goto(new URL(`/demand/create/${id}/1`, page.url()).href);
    await page.getByRole('listitem', { name: '二站百货的报价' }).getByText('合计最低').waitFor();
    const chosen = page.getByRole('listitem', { name: '一站文具的报价' });
    await chosen.getByText('高 ¥40.00').waitFor();
    await button(chosen, '采纳').click();
    await button(page.getByRole('dialog'), '采纳').click();
    await button(chosen, '生成订单').click();
    await dialog(page).getByLabel('收货人', { exact: true }).fill('王小明');
    await dialog(page).getByLabel('收货人电话', { exact: true }).fill('13800001234');
    await dialog(page).getByLabel('收货地址', { exact: true }).fill('湖北省襄阳市樊城区前进路 1 号');
    await button(dialog(page), '生成订单').click();
    await page.getByText(/^已生成订单 order/).waitFor();

    expect(await newest()).toMatchObject({ status: demandStates.dealt, shopName: '一站文具' });
  });
});

describe('a report', () => {
  it('is filed by a shop, approved by somebody else, and keeps a second shop from the customer', async () => {
    const may = ['list', 'info', 'save', 'submit'].map((act) => `admin:report:${act}`);
    const [one, other] = [await keeper(await seller('三站食品'), may), await keeper(await seller('四站日化'), may)];
    const file = async ({ token }: { token: string }, title: string) => {
      const page = await desk.open('/report/add', { token });
      await page.getByLabel('报备标题', { exact: true }).fill(title);
      await page.getByLabel('客户单位', { exact: true }).fill('宜昌客运段');
      await page.getByLabel('报备内容', { exact: true }).fill('已与物资科见面');
      await button(page, '保存并提交').click();
      return page;
    };
    await row(await file(one, '客运段盒饭'), '客运段盒饭').waitFor();

    const page = await desk.sit('/report/index');
    await choose(page, row(page, '客运段盒饭'), '通过');
    await button(dialog(page), '通过').click();
    await closed(page);
    const [report] = (await admin.run(reportCalls.list, { page: 1, limit: 1 })).list;
    expect(report?.status).toBe(reportStates.approved);

    const refused = await file(other, '客运段洗护');
    await refused.getByText(/“宜昌客运段”由“三站食品”报备，有效期到/).waitFor();
    expect(await refused.getByLabel('报备内容', { exact: true }).inputValue()).toBe('已与物资科见面');
  });
});
