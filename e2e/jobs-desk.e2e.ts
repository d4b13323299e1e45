import { describe, expect, it } from 'vitest';
import { openWithdrawalCalls } from '#contract/finance/open-withdrawals.ts';
import { moveCommission } from '#server/customers/index.ts';
import { accountsIn } from '../server/test/accounts.ts';
import { invoicesIn } from '../server/test/invoices.ts';
import { address, ordersIn } from '../server/test/orders.ts';
import { setIn } from '../server/test/set-in.ts';
import { openShop } from '../server/test/shop.ts';
import { openStorefrontClient } from '../server/test/storefront.ts';
import { button, closed, dialog, openMenu, optionOf, row } from './acts.ts';
import { countSteps } from './clicks.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const { order, sku } = ordersIn(shop);
const { standing, uidOf, written } = accountsIn(shop);
const { apply, audit, received } = invoicesIn(shop);
const storefront = openStorefrontClient(shop);

/** Most steps of each job: those of the best other back-office for it. */
const MOST = { morning: 1, caller: 12, refund: 6, staff: 7, withdrawals: 4, invoice: 5 };

const file = { name: '发票.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

/** A promoter who has earned 100 yuan and wants 20 of them. */
async function asks(account: string): Promise<void> {
  const uid = await uidOf(account);
  await written((write) => moveCommission(write, { uid, kind: 'refused', price: 10_000, mark: '返还' }));
  const payout = { account, idempotencyKey: account, extractType: 'weixin', realName: '李四', wechat: 'li4' } as const;
  await storefront.run(openWithdrawalCalls.apply, { ...payout, extractPrice: 2000 });
}

describe('a morning', () => {
  it('shows all that waits at once, and leads to the orders to send by one click', async () => {
    const of = await sku({ stock: 50 });
    const { orderNo } = await order({ of, paid: true });
    await asks('早上的');
    await apply('开早票的', [await received('开早票的')]);
    const page = await desk.sit('/dashboard');
    for (const waits of ['待发货', '待审核提现', '待审核发票']) await page.locator('a.figure-card', { hasText: waits }).waitFor();

    const hand = countSteps(page);
    await hand.click(page.locator('a.figure-card', { hasText: '待发货' }));
    await row(page, orderNo).waitFor();
    expect(hand.steps()).toBeLessThanOrEqual(MOST.morning);
  });
});

describe('a caller', () => {
  it('is found by the tail of a phone, seen with orders and goods, given ten yuan with its reason, and noted', async () => {
    const buyer = { account: 'caller', nickname: '来电的', phone: '13900004815' };
    const cup = await sku({ name: '保温杯', price: 2500 });
    const { orderNo } = await order({ of: cup, buyer, paid: true, address: { ...address, phone: buyer.phone } });
    const page = await desk.sit('/dashboard');
    const hand = countSteps(page);
    await hand.press('ControlOrMeta+k');
    await hand.type('4815');
    await page.getByRole('group', { name: '订单' }).getByText(orderNo.slice(-4)).first().waitFor();
    await hand.click(page.getByRole('group', { name: '用户' }).getByRole('option'));
    const drawer = page.locator('.ant-drawer:visible');
    await hand.click(drawer.getByRole('tab', { name: '订单' }));
    await drawer.getByText('保温杯').first().waitFor();

    await hand.click(button(drawer, '积分余额'));
    expect(await dialog(page).getByRole('radio', { checked: true }).count()).toBe(0);
    await hand.click(dialog(page).getByText('增加').first());
    await hand.fill(dialog(page).getByLabel('余额', { exact: true }), '10');
    await hand.fill(dialog(page).getByLabel('原因'), '补偿晚到');
    await hand.click(button(dialog(page), '增加 ¥10.00'));
    await closed(page);
    await hand.click(drawer.getByRole('tab', { name: '动态' }));
    await hand.fill(drawer.getByRole('textbox', { name: '添加备注' }), '答应周五前到');
    await hand.click(button(drawer, '添加备注'));
    await drawer.locator('.timeline-line', { hasText: '答应周五前到' }).waitFor();

    expect(hand.steps()).toBeLessThanOrEqual(MOST.caller);
    expect(await standing('caller')).toMatchObject({ money: 1000 });
  });
});

describe('one piece of three', () => {
  it('is refunded, and the dialog says where the money goes before it does', async () => {
    const placed = await order({ of: await sku({ name: '三只杯', price: 1000 }), quantity: 3, sent: true });
    const page = await desk.sit('/order/index');
    await row(page, placed.orderNo).waitFor();
    const hand = countSteps(page);
    await hand.fill(page.getByRole('searchbox', { name: '搜索订单' }), placed.orderNo.slice(-8));
    await page.waitForURL(/keywords=/);
    await row(page, placed.orderNo).waitFor();
    await hand.click(button(row(page, placed.orderNo), '更多'));
    await hand.click(button(openMenu(page), '退款'));
    const pieces = dialog(page).getByLabel('退几件：三只杯 默认');
    await pieces.waitFor();
    await hand.fill(pieces, '1');
    await dialog(page).getByText('退款去向：原路退回用户的微信').waitFor();
    await hand.fill(dialog(page).getByLabel('退款原因'), '少发一件');
    await hand.click(button(dialog(page), '退款 ¥10.00'));
    await closed(page);
    expect(hand.steps()).toBeLessThanOrEqual(MOST.refund);
  });
});

describe('a new member of staff', () => {
  it('is invited with a role whose rights are in sight, by a link to hand over', async () => {
    const page = await desk.sit('/operation/roleManager/adminList', { realName: '店主' });
    const hand = countSteps(page);
    await hand.click(button(page, '邀请员工'));
    await hand.fill(dialog(page).getByLabel('姓名'), '小李');
    const roles = dialog(page).getByRole('combobox', { name: '角色' });
    await hand.fill(roles, '仓库');
    await hand.click(await optionOf(roles, '仓库'));
    await dialog(page)
      .getByText(/^仓库：可用 /)
      .waitFor();
    await hand.press('Escape');
    await hand.click(button(dialog(page), '创建邀请'));
    await dialog(page).locator('.copy-text').waitFor();
    await hand.click(button(dialog(page), '我已保存'));
    expect(hand.steps()).toBeLessThanOrEqual(MOST.staff);
  });
});

describe('money that leaves', () => {
  it('is said to be paid of several withdrawals at once, by a column of payment numbers that was copied', async () => {
    for (const account of ['甲方', '乙方', '丙方']) await asks(account);
    const page = await desk.sit('/financial/finance?status=0');
    await row(page, '丙方').waitFor();
    const count = await page.locator('[data-row-key]:visible').count();
    const hand = countSteps(page);
    await hand.click(page.getByRole('checkbox', { name: '选择本页' }));
    await hand.click(button(page, `通过 ${count} 笔`));
    await dialog(page).getByLabel('甲方的付款流水号').waitFor();
    await dialog(page).locator('input:focus').waitFor();
    await hand.paste(Array.from({ length: count }, (_, index) => `BANK-${index}`).join('\n'));
    await hand.click(dialog(page).getByRole('button', { name: `通过 ${count} 笔 ¥${count * 20}.00` }));
    await closed(page);
    expect(hand.steps()).toBeLessThanOrEqual(MOST.withdrawals);
    expect(await standing('甲方')).toMatchObject({ commission: 8000 });
  });

  it('has its invoice entered in five steps, over lines that are filled in', async () => {
    await setIn(shop)({ invoice_tax_code: '1060512990000000000' });
    const placed = await received('开票的', 11_300);
    await audit(await apply('开票的', [placed], { title: '厦门开票公司' }), 4);
    const page = await desk.sit('/financial/invoicing?type=toIssue');
    const hand = countSteps(page);
    await hand.click(button(row(page, '厦门开票公司'), '开具发票'));
    await hand.fill(dialog(page).getByLabel('发票号码'), '26420000000000000001');
    await hand.upload(dialog(page).locator('input[type=file]'), file);
    await expect.poll(() => dialog(page).getByLabel('版式文件').inputValue()).toMatch(/^\/files\/invoice\//);
    await hand.click(button(dialog(page), '开具'));
    await closed(page);
    expect(hand.steps()).toBeLessThanOrEqual(MOST.invoice);
  });
});
