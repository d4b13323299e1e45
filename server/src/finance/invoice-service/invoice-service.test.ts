import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import { invoiceServiceCalls } from '#contract/finance/invoices/invoice-service.ts';
import { invoiceCalls } from '#contract/finance/invoices/invoices.ts';
import { enterprise, invoicesIn } from '../../../test/invoices.ts';
import { openInvoiceStandIn } from '../../../test/invoice-service.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const service = openInvoiceStandIn(shop);
const { manner } = service;
const { apply, audit, info, invoice, issue, received, red, refund } = invoicesIn(shop);
const staff = (...may: string[]) => (may.length === 0 ? shop.admin() : shop.admin({ may }));
let accounts = 0;

async function approved(price = 11_300) {
  const account = `served-${(accounts += 1)}`;
  const placed = await received(account, price);
  const application = await apply(account, [placed]);
  await audit(application, 4);
  return { placed, application };
}

async function ask(application: { id: number }, more: Partial<Input<typeof invoiceServiceCalls.ask>> = {}) {
  const { lines } = await info(application);
  const coded = lines.map((line) => ({ ...line, taxCode: '1'.repeat(19) }));
  return staff().run(invoiceServiceCalls.ask, { applyId: application.id, carrier: 1, lines: coded, ...more });
}
const askRed = (id: number, amount: number) => staff().run(invoiceServiceCalls.askRed, { id, amount, reason: '销货退回' });
const drop = (id: number, reason = '税务平台查过没有开出') => staff().run(invoiceServiceCalls.drop, { id, reason });
const invoicesOf = async (application: { applyNo: string; id: number }) =>
  (await staff().run(invoiceCalls.list, { page: 1, limit: 99 })).list.filter((one) => one.applicationId === application.id);

async function issued(price?: number) {
  const { placed, application } = await approved(price);
  await ask(application);
  await shop.runQueued();
  return { placed, application, id: (await info(application)).invoiceId ?? 0 };
}

beforeEach(() => {
  manner.mood = undefined;
  manner.refuses = undefined;
  manner.number = undefined;
  service.asked.length = 0;
});

describe('before a service is connected', () => {
  it('invoices are entered by hand', async () => {
    const { application } = await approved();
    expect(await staff().run(invoiceServiceCalls.state, {})).toEqual({ isOpen: false });
    await expect(ask(application)).rejects.toMatchObject({ code: 500, message: '还没有接通开票服务，请手工登记' });
    expect(await invoice((await issue(application)).id)).toMatchObject({ way: 1 });
  });
});

describe('an invoice that the service is asked for', () => {
  beforeAll(() => service.plugIn());

  it('is under way until the service has answered, and then issued', async () => {
    const { application } = await approved();
    await ask(application);
    expect(await info(application)).toMatchObject({ progress: 4, requestId: expect.any(Number), invoiceId: null });

    await shop.runQueued();

    const { invoiceId } = await info(application);
    expect(await info(application)).toMatchObject({ progress: 3, requestId: null, failReason: '' });
    expect(await invoice(invoiceId ?? 0)).toMatchObject({
      way: 2,
      amount: 11_300,
      taxAmount: 1300,
      invoiceNo: expect.stringMatching(/^2644\d{16}$/),
      fileUrl: `https://tax.example/${application.applyNo}-1.pdf`,
      operator: expect.stringMatching(/\S/),
      lines: [{ amount: 11_300 }],
    });
  });

  it('goes out signed, with its buyer and its lines in yuan', async () => {
    const { application, placed } = await approved();
    await ask(application);
    await shop.runQueued();

    expect(service.asked).toMatchObject([
      {
        requestNo: `${application.applyNo}-1`,
        buyerName: enterprise.title,
        lines: [{ orderNo: placed.orderNo, amount: '113.00', taxAmount: '13.00' }],
        reversal: null,
      },
    ]);
  });

  it('is asked for once, whoever asks at once, and entered by nobody meanwhile', async () => {
    const { application } = await approved();

    const all = await Promise.allSettled([ask(application), ask(application), ask(application)]);

    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const underWay = { message: '开票服务正在开这张发票，请等结果' };
    expect(all.find(({ status }) => status === 'rejected')).toMatchObject({ reason: underWay });
    await expect(issue(application)).rejects.toMatchObject(underWay);
    const title = { ...enterprise, id: application.id, title: '另一家公司' };
    await expect(staff().run(applicationCalls.save, title)).rejects.toMatchObject(underWay);
    await shop.runQueued();
    expect(await invoicesOf(application)).toHaveLength(1);
  });

  it.each(['lost', 'rubbish', 'twice', 'failing'] as const)('is one when the answer is no answer: %s', async (mood) => {
    const { application } = await approved();
    manner.mood = mood;
    await ask(application);
    await shop.runQueued();
    expect(await info(application)).toMatchObject({
      progress: 4,
      failReason: expect.stringMatching(/会自动再问，请勿重复开票$/),
    });

    manner.mood = undefined;
    await shop.pass('2 minutes');

    expect(await info(application)).toMatchObject({ progress: 3, failReason: '' });
    expect(await invoicesOf(application)).toHaveLength(1);
    expect(new Set(service.asked.map(({ requestNo }) => requestNo)).size).toBe(1);
  });

  it('is one when two processes hear the answer at the same moment', async () => {
    const { application } = await approved();
    await ask(application);
    shop.clock.pass('2 minutes');
    manner.mood = 'slow';

    await Promise.all([shop.runDue(), shop.runDue()]);

    expect(service.asked.length).toBeGreaterThan(1);
    expect(await invoicesOf(application)).toHaveLength(1);
    expect(await info(application)).toMatchObject({ progress: 3 });
  });

  it('waits as long as the service issues it', async () => {
    const { application } = await approved();
    manner.mood = 'issuing';
    await ask(application);
    await shop.runQueued();
    expect(await info(application)).toMatchObject({ progress: 4, failReason: '' });
    manner.mood = undefined;
    await shop.pass('2 minutes');
    expect(await info(application)).toMatchObject({ progress: 3 });
  });

  it('says why the service refused it, and may be tried again under another number', async () => {
    const { application } = await approved();
    manner.refuses = '购买方税号不存在';
    await ask(application);
    await shop.runQueued();
    expect(await info(application)).toMatchObject({ progress: 2, failReason: '开票服务没有开出：购买方税号不存在' });

    manner.refuses = undefined;
    await ask(application);
    await shop.runQueued();

    expect(await info(application)).toMatchObject({ progress: 3, failReason: '' });
    expect(service.asked.map(({ requestNo }) => requestNo)).toEqual([`${application.applyNo}-1`, `${application.applyNo}-2`]);
  });

  it('is not believed when its signature is not, or its number is known already', async () => {
    const { application } = await approved();
    await service.plugIn('another-secret');
    await ask(application);
    await shop.runQueued();
    expect(await info(application)).toMatchObject({ progress: 4, failReason: '开票服务没有受理：签名错误' });

    await service.plugIn();
    manner.number = (await invoice((await issued()).id)).invoiceNo;
    await shop.pass('2 minutes');

    expect(await info(application)).toMatchObject({ progress: 4, failReason: expect.stringContaining('已登记过') });
  });

  it('is the first one when it was given up and asked for again', async () => {
    const { application } = await approved();
    manner.mood = 'lost';
    await ask(application);
    await shop.runQueued();
    const { requestId } = await info(application);
    await expect(drop(requestId ?? 0, ' ')).rejects.toMatchObject({ message: '请输入停止等待的原因' });
    await drop(requestId ?? 0);
    expect(await info(application)).toMatchObject({ progress: 2, requestId: null, failReason: '税务平台查过没有开出' });
    await expect(drop(requestId ?? 0)).rejects.toMatchObject({ message: '开票服务已有结果，请刷新后查看' });

    manner.mood = undefined;
    await ask(application);
    await shop.runQueued();

    expect(await info(application)).toMatchObject({ progress: 3 });
    expect([...service.issued.keys()].filter((no) => no.startsWith(application.applyNo))).toHaveLength(1);
  });

  it('is electronic', async () => {
    const { application } = await approved();
    await expect(ask(application, { carrier: 3 })).rejects.toMatchObject({
      message: '开票服务只开电子发票，纸质发票请手工登记',
    });
  });
});

describe('a refund while the service is asked', () => {
  it('waits for the red-letter invoice of what is issued then', async () => {
    const { application, placed } = await approved(1000);
    manner.mood = 'lost';
    await ask(application);
    await refund(placed, 400);
    expect(await info(application)).toMatchObject({ progress: 4, amount: 1000 });

    manner.mood = undefined;
    await shop.pass('2 minutes');

    const { invoiceId } = await info(application);
    expect(await invoice(invoiceId ?? 0)).toMatchObject({ amount: 1000, redDue: 400, tasks: [{ amount: 400, isDone: false }] });
  });

  it('shrinks the application where nothing was issued', async () => {
    const { application, placed } = await approved(1000);
    manner.mood = 'issuing';
    await ask(application);
    await refund(placed, 400);
    manner.mood = undefined;
    manner.refuses = '本月额度已用完';

    await shop.pass('2 minutes');

    expect(await info(application)).toMatchObject({ progress: 2, amount: 600 });
    expect(await invoice((await issue(application)).id)).toMatchObject({ amount: 600, redDue: 0 });
  });
});

describe('a red-letter invoice that the service is asked for', () => {
  it('reverses once the service has issued it, and closes the task', async () => {
    const { id, placed } = await issued(11_300);
    await refund(placed, 2260);
    await askRed(id, 2260);
    expect(await invoice(id)).toMatchObject({ requestId: expect.any(Number), status: 1 });

    await shop.runQueued();

    expect(await invoice(id)).toMatchObject({ requestId: null, status: 3, reversedAmount: 2260, redDue: 0 });
    expect(service.asked.at(-1)).toMatchObject({ reversal: { reason: '销货退回' }, lines: [{ amount: '-22.60' }] });
  });

  it('is asked for once, and nobody reverses otherwise meanwhile', async () => {
    const { id } = await issued(1000);

    const all = await Promise.allSettled([askRed(id, 300), askRed(id, 300), red(id, 300)]);

    expect(all.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    await shop.runQueued();
    const { reversedAmount } = await invoice(id);
    expect(reversedAmount).toBe(300 * all.filter(({ status }) => status === 'fulfilled').length);
    await askRed(id, 100);
    await expect(red(id, 100)).rejects.toMatchObject({ message: '开票服务正在开红字发票，请等结果' });
    await shop.runQueued();
  });

  it('says why it was refused, leaves the invoice as it was, and may be tried again', async () => {
    const { id } = await issued(1000);
    manner.refuses = '购买方已勾选抵扣，请先申请红字信息确认单';
    await askRed(id, 1000);
    await shop.runQueued();
    expect(await invoice(id)).toMatchObject({
      status: 1,
      requestId: null,
      failReason: '开票服务没有开出：购买方已勾选抵扣，请先申请红字信息确认单',
    });

    manner.refuses = undefined;
    await askRed(id, 1000);
    await shop.runQueued();

    expect(await invoice(id)).toMatchObject({ status: 4, failReason: '' });
  });

  it('may be given up', async () => {
    const { id } = await issued(1000);
    manner.mood = 'failing';
    await askRed(id, 1000);
    await shop.runQueued();
    await drop((await invoice(id)).requestId ?? 0);
    expect(await invoice(id)).toMatchObject({ status: 1, requestId: null, failReason: '税务平台查过没有开出' });
    manner.mood = undefined;
    await red(id, 1000);
  });
});
