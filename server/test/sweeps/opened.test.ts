import { describe, expect, it } from 'vitest';
import { demandCalls } from '#contract/demands/demands.ts';
import { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { openWithdrawalCalls } from '#contract/finance/open-withdrawals.ts';
import { operatorCalls } from '#contract/sellers/operators.ts';
import { customerTagCalls } from '#contract/customers/tags.ts';
import { moveCommission } from '#server/customers/index.ts';
import { accountsIn } from '../accounts.ts';
import { catalogueIn } from '../catalogue.ts';
import { demandsIn } from '../demands.ts';
import { enterprise, invoicesIn } from '../invoices.ts';
import { recordsIn } from '../records.ts';
import { reviewsIn } from '../reviews.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const admin = shop.admin();
const { order, sku, storefront, info } = demandsIn(shop);
const { seller, product } = catalogueIn(shop);
const invoices = invoicesIn(shop);
const reviews = reviewsIn(shop);
const { uidOf, written } = accountsIn(shop);

interface FormOf {
  path: string;
  query?: object;
  body?: object;
}
/** Sends a form as a screen does, with what it was opened with; an old client sends none. */
const send = ({ path, query = {}, body = {} }: FormOf, opened?: object) =>
  admin.raw('POST', path, { query: { ...query }, body: { ...body, ...(opened && { opened }) } });

/** Two colleagues have one record open; the second one to save is told what the first one wrote, and an old client saves unasked. */
async function isSavedOverNobody(form: (at: 1 | 2) => FormOf, opened: object, theirs: object): Promise<void> {
  expect(await send(form(1), opened)).toMatchObject({ code: 200 });
  expect(await send(form(2), opened)).toMatchObject({ code: 409, data: { theirs } });
  expect(await send(form(2), theirs)).toMatchObject({ code: 200 });
  expect(await send(form(1))).toMatchObject({ code: 200 });
}

describe('a record that two have open is saved over nobody:', () => {
  it('the remark of an order', async () => {
    const { orderNo } = await order({ of: await sku() });
    const form = (at: number) => ({ path: '/admin/store/order/mark', query: { orderNo, mark: `备注${at}` } });

    await isSavedOverNobody(form, { mark: '' }, { mark: '备注1' });
  });

  it('the address of an order, which its buyer may change as well', async () => {
    const placed = await order({ of: await sku(), paid: true });
    const { realName, userPhone, userAddress } = await info(placed);
    const form = (at: number) => ({
      path: '/admin/store/order/address',
      body: { orderNo: placed.orderNo, realName, userPhone, userAddress: `上海市静安区南京西路 ${at} 号` },
    });

    await isSavedOverNobody(form, { realName, userPhone, userAddress }, { userAddress: '上海市静安区南京西路 1 号' });
  });

  it('the title of an invoice, and the audit that a colleague has decided meanwhile', async () => {
    const { id } = await invoices.apply('opened', [await invoices.received('opened')], { phone: '13800001234' });
    const form = (at: number) => ({
      path: '/admin/finance/invoice/apply/save',
      body: { ...enterprise, id, title: `${enterprise.title}${at}`, phone: '138****1234' },
    });
    const [row] = (await admin.run(applicationCalls.list, { page: 1, limit: 1 })).list;
    const opened = { title: enterprise.title, phone: row?.phone, audit: 1, progress: null };

    await isSavedOverNobody(form, opened, { title: `${enterprise.title}1` });
    await invoices.audit({ id }, 4);
    expect(await send(form(2), { ...opened, title: `${enterprise.title}1` })).toMatchObject({
      code: 409,
      data: { theirs: { audit: 4 } },
    });
  });

  it('the account that a withdrawal is paid to', async () => {
    const uid = await uidOf('opened');
    await written((write) => moveCommission(write, { uid, kind: 'refused', price: 5000, mark: '佣金' }));
    const asked = { account: 'opened', extractPrice: 2000, extractType: 'bank', idempotencyKey: 'opened' } as const;
    const bank = { realName: '李推广', bankName: '工商银行', bankCode: '6222020200112233' };
    const { id } = await storefront.run(openWithdrawalCalls.apply, { ...asked, ...bank });
    const [row] = (await admin.run(withdrawalCalls.list, { page: 1, limit: 1 })).list;
    const form = (at: number) => ({
      path: '/admin/finance/apply/update',
      query: { id, realName: '李推广', bankName: '工商银行', bankCode: `622202020011999${at}` },
    });

    await isSavedOverNobody(form, { bankCode: row?.bankCode }, { bankCode: '622*********9991' });
  });

  it('the shops of an operator', async () => {
    const id = await recordsIn(shop, operatorCalls, {}).make({ name: '合开运营' });
    const shops = [await seller('合开甲'), await seller('合开乙')];
    const form = (at: number) => ({ path: '/admin/operator/bind/shop', body: { id, shopIds: shops.slice(0, at) } });

    await isSavedOverNobody(form, { shopIds: [] }, { shopIds: shops.slice(0, 1) });
  });

  it('the shops that are asked to quote', async () => {
    const shops = [await seller('询价甲'), await seller('询价乙')];
    await admin.run(demandCalls.save, {
      title: '合开的需求',
      unitName: '工务段',
      items: [{ name: '手套', num: 10, budgetPrice: 1000 }],
      submit: true,
    });
    const [{ id = 0 } = {}] = (await admin.run(demandCalls.list, { page: 1, limit: 1, keywords: '合开的需求' })).list;
    await admin.run(demandCalls.accept, { id, shopIds: shops });
    const form = (at: number) => ({
      path: '/admin/demand/invite',
      body: { id, shopIds: shops.slice(at - 1, at), quoteUntil: '' },
    });

    await isSavedOverNobody(form, { shopIds: shops, quoteUntil: '' }, { shopIds: shops.slice(0, 1), quoteUntil: '' });
  });

  it('the answer to a review', async () => {
    const ids = await reviews.review({ productId: await product({ storeName: '合开杯' }) });
    const form = (at: number) => ({
      path: '/admin/store/product/reply/comment',
      body: { ids, merchantReplyContent: `谢谢${at}` },
    });

    await isSavedOverNobody(form, { merchantReplyContent: '' }, { merchantReplyContent: '谢谢1' });
  });

  it('the tags of a customer', async () => {
    const id = await uidOf('tagged');
    for (const name of ['合开一', '合开二']) await admin.run(customerTagCalls.save, { name });
    const tags = (await admin.run(customerTagCalls.list, { page: 1, limit: 9 })).list.map((tag) => tag.id);
    const form = (at: number) => ({ path: '/admin/user/tag', query: { id, tagId: tags[at - 1] } });

    await isSavedOverNobody(form, { tagId: '' }, { tagId: String(tags[0]) });
  });
});
