import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import { invoiceMailCalls } from '#contract/finance/invoices/invoice-mails.ts';
import { invoiceCalls, invoiceExportCalls } from '#contract/finance/invoices/invoices.ts';
import { openInvoiceCalls } from '#contract/finance/invoices/open-invoices.ts';
import { reversedParts } from '#contract/finance/invoices/tax.ts';
import { configCalls } from '#contract/settings/config.ts';
import { enterprise, invoicesIn, newNumber } from '../../../test/invoices.ts';
import { openStorefrontClient } from '../../../test/storefront.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { apply, askRefund, audit, info, invoice, issue, issued, received, red, refund } = invoicesIn(shop);
const admin = shop.admin();
const storefront = openStorefrontClient(shop);
const says = (message: string) => ({ code: 500, message });
let accounts = 0;
const someone = () => `invoiced-${(accounts += 1)}`;
const listed = async (filter = {}) => (await admin.run(invoiceCalls.list, { page: 1, limit: 99, ...filter })).list;
const voided = (id: number, reason = '填错了') => admin.run(invoiceCalls.void, { id, reason });
const paper = { carrier: 3 as const, invoiceCode: '1'.repeat(12), fileUrl: '' };
const shortNumber = () => newNumber().slice(-8);

async function approved(price?: number) {
  const account = someone();
  const placed = await received(account, price);
  const application = await apply(account, [placed]);
  await audit(application, 4);
  return { account, placed, application };
}

describe('an invoice that is issued', () => {
  it('is on the wire as its clients know it', async () => {
    const invoiceNo = newNumber();
    const { id, application } = await issued(someone(), 11_300, { invoiceNo });

    const { data } = await admin.raw('GET', '/admin/finance/invoice/list', { query: { keywords: invoiceNo } });

    expect(Object(data).list).toEqual([
      {
        id,
        applicationId: application.id,
        applyNo: application.applyNo,
        color: 1,
        originId: null,
        invoiceType: 1,
        carrier: 1,
        invoiceCode: '',
        invoiceNo,
        checkCode: '',
        issueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        buyerName: '厦门某某商贸有限公司',
        buyerTaxNo: '91350100M000100Y43',
        buyerContact: '',
        buyerBank: '',
        sellerName: '',
        sellerTaxNo: '',
        sellerContact: '',
        sellerBank: '',
        amountExTax: '100.00',
        taxAmount: '13.00',
        amount: '113.00',
        remark: '',
        status: 1,
        reversedAmount: '0.00',
        redDue: '0.00',
        mailState: null,
        redReason: '',
        redConfirmNo: '',
        way: 1,
        requestId: null,
        failReason: '',
        fileUrl: 'https://tax.example/1.pdf',
        operatorId: expect.any(Number),
        operator: expect.any(String),
        createTime: expect.any(String),
      },
    ]);
  });

  it('answers its application, whose log and lines it keeps', async () => {
    const { id, application } = await issued(someone());

    expect(await info(application)).toMatchObject({ audit: 4, progress: 3, invoiceId: id });
    expect(await invoice(id)).toMatchObject({
      lines: [{ lineNo: 1, lineType: 0, goodsName: '马克杯', num: 1, amountExTax: 10_000, taxRate: 13, taxAmount: 1300 }],
      logs: [{ action: '开具发票' }],
      tasks: [],
      email: 'wa***@shop.cn',
    });
  });

  it('is one, whoever issues at once', async () => {
    const { application } = await approved();

    const all = await Promise.allSettled([issue(application), issue(application), issue(application)]);

    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(all.find(({ status }) => status === 'rejected')).toMatchObject({ reason: says('该申请已开票，请勿重复操作') });
  });

  it('has a number of its own', async () => {
    const invoiceNo = newNumber();
    await issued(someone(), 1000, { invoiceNo });
    const { application } = await approved();
    await expect(issue(application, { invoiceNo })).rejects.toMatchObject(says('发票号码已存在'));
    await issue(application);
  });

  it('waits for the audit, for refunds, and can be tried again', async () => {
    const account = someone();
    const placed = await received(account);
    const application = await apply(account, [placed]);
    await expect(issue(application)).rejects.toMatchObject(says('请先审核通过再开票'));
    await audit(application, 4);
    await askRefund(placed);
    await expect(issue(application)).rejects.toMatchObject(says('订单存在未完成的退款，暂不能开票'));
  });

  it('sums to its application', async () => {
    const { application, placed } = await approved(1000);
    const { lines } = await info(application);
    const coded = lines.map((line) => ({ ...line, taxCode: '1'.repeat(19) }));
    const off = coded.map((line) => ({ ...line, amount: line.amount - 1 }));
    await expect(issue(application, { lines: off })).rejects.toMatchObject(says('开票金额与申请金额不一致'));
    const foreign = coded.map((line) => ({ ...line, orderNo: 'another' }));
    await expect(issue(application, { lines: foreign })).rejects.toMatchObject(says('订单another不在这份申请里'));
    const discounted = coded.flatMap((line) => [
      { ...line, amount: 1200 },
      { ...line, goodsName: '折扣', num: 0, amount: -200 },
    ]);
    const { id } = await issue(application, { lines: discounted });
    expect(await invoice(id)).toMatchObject({ amount: 1000, lines: [{ lineType: 2 }, { lineType: 1, orderNo: placed.orderNo }] });
  });

  it('comes from another person than the audit, where the shop wants it so', async () => {
    await admin.run(configCalls.save, { key: 'invoice_separate_duties', value: 'true' });
    const { application } = await approved();
    const inList = async (of: typeof admin) =>
      (await of.run(applicationCalls.list, { page: 1, limit: 1, keywords: application.applyNo })).list;
    expect(await inList(admin)).toMatchObject([{ isForOther: true }]);
    expect(await inList(shop.admin({ account: 'issuer' }))).toMatchObject([{ isForOther: false }]);
    expect(await info(application)).toMatchObject({ isForOther: true });
    await expect(issue(application)).rejects.toMatchObject(says('审核人不能开具同一申请的发票，请换一人开具'));
    await admin.run(configCalls.save, { key: 'invoice_separate_duties', value: 'false' });
    expect(await info(application)).toMatchObject({ isForOther: false });
    await issue(application);
  });
});

describe('a refund after the invoice', () => {
  it('waits as a task until a red-letter invoice covers it', async () => {
    const { id, placed } = await issued(someone(), 11_300);
    await refund(placed, 2260);
    expect(await invoice(id)).toMatchObject({ redDue: 2260, status: 1, tasks: [{ amount: 2260, isDone: false }] });
    expect((await listed({ redDue: true })).map((one) => one.id)).toEqual([id]);

    const reversal = await red(id, 2260);

    expect(await invoice(id)).toMatchObject({ redDue: 0, status: 3, reversedAmount: 2260, tasks: [{ isDone: true }] });
    expect(await invoice(reversal.id)).toMatchObject({
      color: 2,
      originId: id,
      amount: -2260,
      amountExTax: -2000,
      taxAmount: -260,
    });
    expect(await listed({ redDue: true })).toEqual([]);
  });

  it('is covered by what a red-letter invoice reversed before it, also in the same moment', async () => {
    const { id, placed } = await issued(someone(), 11_300);
    await red(id, 2260);

    await refund(placed, 1000);
    expect(await invoice(id)).toMatchObject({ redDue: 0, tasks: [{ amount: 1000, isDone: true }] });

    await Promise.all([refund(placed, 2000), red(id, 740)]);
    expect(await invoice(id)).toMatchObject({ redDue: 0, tasks: [{ isDone: true }, { amount: 2000, isDone: true }] });

    await refund(placed, 500);
    expect(await invoice(id)).toMatchObject({ redDue: 500, tasks: [{}, {}, { amount: 500, isDone: false }] });
  });

  it('counts once when it comes at the moment of the invoice', async () => {
    const { application, placed } = await approved(1000);
    const { lines } = await info(application);
    const coded = lines.map((line) => ({ ...line, taxCode: '1'.repeat(19) }));

    const [invoiced] = await Promise.allSettled([issue(application, { lines: coded }), refund(placed, 400)]);

    // Either the refund came first, and the application has shrunk, or it waits for a red-letter invoice.
    const { amount } = await info(application);
    const due = invoiced.status === 'fulfilled' ? (await invoice(invoiced.value.id)).redDue : 0;
    expect([amount, due]).toEqual(invoiced.status === 'fulfilled' ? [1000, 400] : [600, 0]);
  });
});

describe('a red-letter invoice', () => {
  it('never reverses more than there is, whoever reverses at once', async () => {
    const { id } = await issued(someone(), 1000);

    const all = await Promise.allSettled(Array.from({ length: 6 }, () => red(id, 300)));

    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(all.find(({ status }) => status === 'rejected')).toMatchObject({ reason: says('红冲金额不能大于可红冲金额') });
    expect(await invoice(id)).toMatchObject({ reversedAmount: 900, status: 3 });
  });

  it('leaves nothing of the tax when parts reverse the whole', async () => {
    const { id } = await issued(someone(), 9999);
    for (const part of [3333, 1, 6665]) await red(id, part);
    expect(await invoice(id)).toMatchObject({ status: 4, reversedAmount: 9999 });
    const { rows } = await shop.db.execute(
      sql`select sum(tax_amount)::int tax, sum(amount_ex_tax)::int net from invoice where id = ${id} or origin_id = ${id}`,
    );
    expect(rows).toEqual([{ tax: 0, net: 0 }]);
    await expect(red(id, 1)).rejects.toMatchObject(says('只有未作废、未红冲完的蓝字发票可以红冲'));
  });

  it('is written as what is left of the lines says before it is saved', async () => {
    const { id } = await issued(someone(), 9999);
    await red(id, 3333);
    const left = await admin.run(invoiceCalls.left, { id });
    expect(left).toMatchObject([{ lineNo: 1, goodsName: '马克杯', amount: 6666, amountExTax: 8849 - 2950 }]);

    const { lines } = await invoice((await red(id, 1)).id);
    expect(lines).toMatchObject(reversedParts(left, 1).map((part) => ({ amount: -part.amount, amountExTax: -part.amountExTax })));
    await red(id, 6665);
    expect(await admin.run(invoiceCalls.left, { id })).toEqual([]);
    await expect(admin.run(invoiceCalls.left, { id: 999_999 })).rejects.toMatchObject({ message: '发票不存在' });
  });

  it('over a mistake is whole, and opens the application again over what is left', async () => {
    const { id, application, placed } = await issued(someone(), 1000);
    await refund(placed, 400);
    await expect(red(id, 400, { reason: '开票有误' })).rejects.toMatchObject(says('开票有误须全额红冲'));

    await red(id, 1000, { reason: '开票有误' });

    expect(await info(application)).toMatchObject({ progress: 1, invoiceId: null, amount: 600 });
    expect(await invoice(id)).toMatchObject({ redDue: 0, tasks: [{ isDone: true }] });
    expect(await invoice((await issue(application)).id)).toMatchObject({ amount: 600 });
  });

  it('is found like the one it reverses, and their application, by a part of each number of an order', async () => {
    const account = someone();
    const orders = [await received(account), await received(account)];
    const application = await apply(account, orders);
    await audit(application, 4);
    const { id } = await issue(application);
    const reversal = await red(id, 300);

    for (const { orderNo } of orders) {
      for (const keywords of [orderNo, orderNo.slice(3).toUpperCase()]) {
        expect((await listed({ keywords })).map((one) => one.id)).toEqual([reversal.id, id]);
        expect((await listed({ keywords, color: 1 })).map((one) => one.id)).toEqual([id]);
        expect((await admin.run(invoiceCalls.statistics, { keywords })).count).toBe(2);
        const applications = await admin.run(applicationCalls.list, { page: 1, limit: 9, keywords });
        expect(applications).toMatchObject({ total: 1, list: [{ id: application.id }] });
      }
    }
    // Both pairs of characters exist, one in the title and one in a number, and the word is in neither.
    const keywords = `有限公司 ${orders[0]?.orderNo.slice(-4)}`;
    expect(await listed({ keywords })).toEqual([]);
    expect((await admin.run(applicationCalls.list, { page: 1, limit: 9, keywords })).list).toEqual([]);
  });

  it('cannot be reversed itself', async () => {
    const { id } = await issued(someone(), 1000);
    const reversal = await red(id, 300);
    await expect(red(reversal.id, 1)).rejects.toMatchObject(says('只有未作废、未红冲完的蓝字发票可以红冲'));
  });
});

describe('an invoice on paper', () => {
  it('is void in its month, and its application waits for another one', async () => {
    const { id, application } = await issued(someone(), 1000, { ...paper, invoiceNo: shortNumber() });
    await expect(voided(id, ' ')).rejects.toMatchObject(says('请输入作废原因'));

    await voided(id);

    expect(await invoice(id)).toMatchObject({ status: 2 });
    expect(await info(application)).toMatchObject({ progress: 1, invoiceId: null });
    await expect(voided(id)).rejects.toMatchObject(says('仅纸质发票当月可作废'));
    await issue(application);
  });

  it('is void on paper only', async () => {
    const { id } = await issued(someone(), 1000);
    await expect(voided(id)).rejects.toMatchObject(says('仅纸质发票当月可作废'));
  });
});

describe('what was issued', () => {
  it.each([sql`update invoice set amount = amount + 1, amount_ex_tax = amount_ex_tax + 1`, sql`delete from invoice`])(
    'stays: %#',
    async (statement) => {
      await issued(someone(), 1000);
      await expect(shop.db.execute(statement)).rejects.toMatchObject({ cause: { code: 'SB002' } });
    },
  );
});

const upload = (text: string, name = '发票.pdf') => admin.run(invoiceCalls.upload, { file: new File([text], name) });

describe('the file of an invoice', () => {
  it('is fetched by a link that expires, and by nothing else', async () => {
    const { fileUrl } = await upload('%PDF-1.7 content');
    const { id } = await issued(someone(), 1000, { fileUrl });
    const link = (await invoice(id)).fileUrl;
    const fetched = (url: string) => shop.app.http.inject({ url });

    expect((await fetched(link)).body).toBe('%PDF-1.7 content');
    expect((await fetched(fileUrl)).statusCode).toBe(404);
    expect((await fetched(link.replace('/files/invoice/', '/files/invoice/A'))).json()).toMatchObject({ code: 404 });
  });

  it('is PDF, OFD or XML', async () => {
    await expect(upload('MZ program', '发票.pdf')).rejects.toMatchObject(says('请上传 PDF、OFD 或 XML 文件'));
  });
});

describe('an invoice that is passed on', () => {
  it('keeps to whom it went', async () => {
    const { id } = await issued(someone(), 1000);
    const byHand = true;
    await admin.run(invoiceMailCalls.send, { id, byHand });
    await admin.run(invoiceMailCalls.send, { id, byHand, phone: '13900001111' });
    const { logs } = await invoice(id);
    expect(logs.slice(0, 2)).toMatchObject([
      { action: '线下转交', message: '139****1111' },
      { action: '线下转交', message: 'wa***@shop.cn' },
    ]);
    await expect(admin.run(invoiceMailCalls.send, { id, byHand, email: '' })).rejects.toMatchObject(
      says('请填写接收邮箱或手机号'),
    );
  });
});

describe('the buyer of an invoice', () => {
  it('is masked in list and file, and whole to whoever asks and is named in the log', async () => {
    const account = someone();
    const application = await apply(account, [await received(account)], {
      titleType: 1,
      title: '王小明',
      taxNo: '110101199003070273',
      regAddress: '厦门市湖里区安岭路 1 号',
      regPhone: '13800001234',
      bankName: '工商银行厦门分行',
      bankAccount: '6222 0202 0011 2233',
    });
    await audit(application, 4);
    const { id } = await issue(application);

    const [listed] = (await admin.run(invoiceCalls.list, { page: 1, limit: 1 })).list;
    expect(listed).toMatchObject({
      id,
      buyerTaxNo: '110***********0273',
      buyerContact: '厦门市湖里区****',
      buyerBank: '工商银行厦门分行 622************2233',
    });
    const looker = shop.admin({ realName: '财务小王', may: [invoiceCalls.reveal.permission] });
    expect(await looker.run(invoiceCalls.reveal, { id })).toEqual({
      buyerTaxNo: '110101199003070273',
      buyerContact: '厦门市湖里区安岭路 1 号 13800001234',
      buyerBank: '工商银行厦门分行 6222 0202 0011 2233',
      email: 'wang@shop.cn',
      phone: '',
    });
    expect((await invoice(id)).logs[0]).toMatchObject({ action: '查看开票信息', operatorName: '财务小王' });
    const reader = shop.admin({ may: [invoiceCalls.list.permission, invoiceCalls.info.permission] });
    await expect(reader.run(invoiceCalls.reveal, { id })).rejects.toMatchObject({ code: 403 });
  });
});

describe('the figures of invoices', () => {
  it('are sums of what the filters find, void ones aside', async () => {
    const before = await admin.run(invoiceCalls.statistics, {});
    const { id } = await issued(someone(), 11_300);
    await red(id, 1130);
    const { id: gone } = await issued(someone(), 5000, { ...paper, invoiceNo: shortNumber() });
    await voided(gone);

    const after = await admin.run(invoiceCalls.statistics, {});

    expect(after.amount - before.amount).toBe(11_300);
    expect(after.tax - before.tax).toBe(1300);
    expect(after.redAmount - before.redAmount).toBe(1130);
    expect(after.netAmount - before.netAmount).toBe(10_170);
    expect(after.netTax - before.netTax).toBe(1300 - 130);
    expect(after.count - before.count).toBe(2);
    expect(await admin.run(invoiceCalls.statistics, { dateLimit: '2000-01-01,2099-12-31' })).toEqual(after);
    expect(await admin.run(invoiceCalls.statistics, { dateLimit: '2000-01-01,2099-12-31', carrier: 3 })).toMatchObject({
      redAmount: 0,
    });
    expect(await admin.run(invoiceCalls.statistics, { dateLimit: '2001-01-01,2001-01-02' })).toMatchObject({
      amount: 0,
      count: 0,
    });
  });

  it('leave as a workbook by a link', async () => {
    const { fileName } = await admin.run(invoiceExportCalls.export, {});
    const fetched = await shop.app.http.inject({ url: new URL(fileName, 'http://shop.example').pathname });
    expect(fetched.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const reader = shop.admin({ account: 'reads-invoices', may: [invoiceCalls.list.permission] });
    await expect(reader.run(invoiceExportCalls.export, {})).rejects.toMatchObject({ code: 403 });
    const none = admin.run(invoiceExportCalls.export, { keywords: 'nobody' });
    await expect(none).rejects.toMatchObject({ message: expect.stringMatching(/没有/) });
  });
});

describe('a customer', () => {
  const apply = (account: string, more: object) => storefront.run(openInvoiceCalls.apply, { ...enterprise, account, ...more });
  const own = async (account: string) => (await storefront.run(openInvoiceCalls.list, { account, page: 1, limit: 20 })).list;

  it('applies for orders of their own, and fetches the invoice', async () => {
    const account = someone();
    const { orderNo } = await received(account, 1000);
    const { id, applyNo } = await apply(account, { orderNos: [orderNo] });
    await audit({ id }, 4);
    await issue({ id }, { fileUrl: (await upload('%PDF-1.7 own')).fileUrl });

    const [mine] = await own(account);

    expect(mine).toMatchObject({ applyNo, orderNos: [orderNo], amount: 1000, progress: 3 });
    expect((await shop.app.http.inject({ url: mine?.fileUrl ?? '' })).body).toBe('%PDF-1.7 own');
    expect(await own('nobody-yet')).toEqual([]);
  });

  it('corrects a title that was refused, of their own alone', async () => {
    const account = someone();
    const { orderNo } = await received(account, 1000);
    const { id } = await apply(account, { orderNos: [orderNo] });
    await audit({ id }, 3, '抬头不完整');
    await expect(apply(someone(), { id })).rejects.toMatchObject({ message: '开票申请不存在' });
    await apply(account, { id, title: '另一家公司' });
    expect(await own(account)).toMatchObject([{ title: '另一家公司', audit: 1 }]);
  });

  it('cannot apply where the shop issues none', async () => {
    await admin.run(configCalls.save, { key: 'invoice_enable', value: 'false' });
    const account = someone();
    const { orderNo } = await received(account, 1000);
    await expect(apply(account, { orderNos: [orderNo] })).rejects.toMatchObject(says('本店暂不接受开票申请'));
    await admin.run(configCalls.save, { key: 'invoice_enable', value: 'true' });
  });
});

describe('time', () => {
  it('ends links to a file', async () => {
    const { fileUrl } = await upload('%PDF-1.7 content');
    const { id } = await issued(someone(), 1000, { fileUrl });
    const link = (await invoice(id)).fileUrl;
    shop.clock.pass('61 minutes');
    expect((await shop.app.http.inject({ url: link })).json()).toMatchObject({ code: 404, message: '链接已过期，请重新打开' });
  });

  it('ends the month in which paper is void', async () => {
    const { id } = await issued(someone(), 1000, { ...paper, invoiceNo: shortNumber() });
    shop.clock.pass('31 days');
    const late = shop.admin({ may: [invoiceCalls.void.permission] }).run(invoiceCalls.void, { id, reason: '填错了' });
    await expect(late).rejects.toMatchObject(says('仅纸质发票当月可作废'));
  });
});
