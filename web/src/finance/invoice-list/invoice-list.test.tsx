import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import type { Invoice, InvoiceInfo } from '#contract/finance/invoices/invoice-record.ts';
import { invoiceMailCalls } from '#contract/finance/invoices/invoice-mails.ts';
import { invoiceServiceCalls } from '#contract/finance/invoices/invoice-service.ts';
import { invoiceCalls } from '#contract/finance/invoices/invoices.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { SendButton, VoidButton } from './invoice-acts.tsx';
import { InvoiceList } from './invoice-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const blue: Invoice = {
  id: 9,
  applicationId: 7,
  applyNo: 'FP2026112000000007',
  color: 1,
  originId: null,
  invoiceType: 1,
  carrier: 1,
  invoiceCode: '',
  invoiceNo: '2'.repeat(20),
  checkCode: '',
  issueDate: at,
  buyerName: '厦门某某商贸有限公司',
  buyerTaxNo: '91350100M000100Y43',
  buyerContact: '',
  buyerBank: '',
  sellerName: '',
  sellerTaxNo: '',
  sellerContact: '',
  sellerBank: '',
  amountExTax: 10_000,
  taxAmount: 1300,
  amount: 11_300,
  remark: '',
  status: 1,
  reversedAmount: 0,
  redDue: 2260,
  redReason: '',
  redConfirmNo: '',
  way: 1,
  requestId: null,
  failReason: '',
  mailState: null,
  fileUrl: 'https://tax.example/1.pdf',
  operatorId: 1,
  operator: '财务小李',
  createTime: at,
};
const pageOf = (...list: Invoice[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const figures = on(invoiceCalls.statistics, {
  amount: 910_000,
  tax: 1300,
  redAmount: 0,
  netAmount: 910_000,
  netTax: 1170,
  count: 12,
});
const choices = [on(preferenceCalls.get, null), on(savedViewCalls.list, [])];
const wire = [figures, on(savedViewCalls.list, []), on(invoiceCalls.list, pageOf(blue))];

describe('the list of invoices', () => {
  itIsAList({
    screen: <InvoiceList />,
    call: invoiceCalls.list,
    wire: [figures],
    some: pageOf(blue),
    row: '厦门某某商贸有限公司',
    shows: ['¥113.00', '¥22.60', '正常', '¥11.70', '12'],
    none: pageOf(),
    empty: '还没有开具过发票，审核通过的申请开票后会出现在这里',
    filter: 'status=1',
    search: ['关键字', 'keywords'],
    reader: { may: [invoiceCalls.list.permission], lacks: ['红冲', '作废', '发送', '登记转交'] },
  });

  it('opens one with its lines and the refunds since, and reverses it there', async () => {
    const line = { id: 1, lineNo: 1, lineType: 0, orderNo: 'order1', taxCode: '1', spec: '', unit: '件', priceExTax: 10_000 };
    const found: InvoiceInfo = {
      ...blue,
      email: '',
      phone: '',
      lines: [
        {
          ...line,
          goodsName: '马克杯',
          num: 1,
          amountExTax: 10_000,
          taxRate: 13,
          zeroTaxFlag: null,
          taxAmount: 1300,
          amount: 11_300,
        },
      ],
      logs: [
        {
          id: 1,
          operatorName: '财务小李',
          action: '发送邮件',
          message: 'wang@shop.cn',
          mailState: 'dead',
          mailError: '发信服务器拒收：550 No such user',
          createTime: at,
        },
      ],
      tasks: [{ id: 1, orderNo: 'order1', refundNo: 'refund1', amount: 2260, isDone: false, createTime: at }],
    };
    const { user, sent } = renderScreen(<InvoiceList />, {
      wire: [
        ...choices,
        ...wire,
        on(invoiceCalls.info, found),
        on(invoiceServiceCalls.state, { isOpen: false }),
        on(invoiceCalls.red, { id: 10 }),
      ],
      at: '/?open=9',
    });
    expect(await screen.findByText('马克杯')).toBeTruthy();
    expect(screen.getByText('退款 ¥22.60，待红冲').textContent).toBe('order1 退款 ¥22.60，待红冲');
    const hrefs = within(screen.getByRole('dialog'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining(['/financial/invoicing?open=7', '/order/index?open=order1']));
    expect(screen.queryByText('已红冲', { selector: 'dt' })).toBeNull();
    expect(screen.getByText('发送失败')).toBeTruthy();
    expect(screen.getByText('发信服务器拒收：550 No such user')).toBeTruthy();

    const detail = within(screen.getByRole('dialog'));
    await user.click(detail.getByRole('button', { name: '红冲' }));
    const dialog = within((await screen.findAllByRole('dialog')).at(-1) ?? document.body);
    await user.type(await dialog.findByRole('textbox', { name: '发票号码' }), '3'.repeat(20));
    await user.type(dialog.getByRole('textbox', { name: '版式文件' }), 'https://tax.example/2.pdf');
    await user.click(dialog.getByRole('button', { name: /^红\s*冲$/ }));
    await waitFor(() => expect(sent(invoiceCalls.red)).toMatchObject([{ id: 9, amount: 2260 }]));
  });
});

describe('the dialog that reverses an invoice', () => {
  it('offers what was refunded, and sends numbers and file', async () => {
    const { user, sent } = renderScreen(<InvoiceList />, {
      wire: [...choices, ...wire, on(invoiceServiceCalls.state, { isOpen: false }), on(invoiceCalls.red, { id: 10 })],
    });
    await user.click(await screen.findByRole('button', { name: '红冲' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/可红冲 ¥113\.00，其中退款待红冲 ¥22\.60/)).toBeTruthy();
    await user.type(await dialog.findByRole('textbox', { name: '发票号码' }), '3'.repeat(20));
    await user.type(dialog.getByRole('textbox', { name: '版式文件' }), 'https://tax.example/2.pdf');
    await user.click(dialog.getByRole('button', { name: /^红\s*冲$/ }));

    await waitFor(() =>
      expect(sent(invoiceCalls.red)).toMatchObject([{ id: 9, amount: 2260, reason: '销货退回', invoiceNo: '3'.repeat(20) }]),
    );
  });
});

describe('a red-letter invoice before it is saved', () => {
  it('shows its lines and its tax, as they will be written', async () => {
    const mug = { lineNo: 1, goodsName: '马克杯', taxRate: 13, zeroTaxFlag: null, amount: 8000, amountExTax: 7080 };
    const freight = { lineNo: 2, goodsName: '运费', taxRate: 6, zeroTaxFlag: null, amount: 3300, amountExTax: 3113 };
    const { user, sent } = renderScreen(<InvoiceList />, {
      wire: [...choices, ...wire, on(invoiceServiceCalls.state, { isOpen: false }), on(invoiceCalls.left, [mug, freight])],
    });
    await user.click(await screen.findByRole('button', { name: '红冲' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect((await dialog.findByRole('status')).textContent).toBe('不含税 −¥20.39税额 −¥2.21价税合计 −¥22.60');
    const lines = within(dialog.getByRole('region', { name: '红字明细' }));
    expect(lines.getAllByRole('row').map((row) => row.textContent)).toEqual([
      '货物名称不含税金额税率税额价税合计',
      '马克杯−¥14.1613%−¥1.84−¥16.00',
      '运费−¥6.236%−¥0.37−¥6.60',
    ]);
    await user.click(dialog.getByRole('radio', { name: '开票有误' }));
    expect((await dialog.findByRole('status')).textContent).toBe('不含税 −¥101.93税额 −¥11.07价税合计 −¥113.00');
    await user.type(dialog.getByRole('spinbutton', { name: '红冲金额' }), '{Backspace}{Backspace}{Backspace}0');
    expect(dialog.queryByRole('status')).toBeNull();
    expect(sent(invoiceCalls.left)).toEqual([{ id: 9 }]);
  });
});

describe('the reversal of a mistaken invoice', () => {
  it('is of all that is left', async () => {
    const { user, sent } = renderScreen(<InvoiceList />, {
      wire: [...choices, ...wire, on(invoiceServiceCalls.state, { isOpen: true }), on(invoiceServiceCalls.askRed, null)],
    });
    await user.click(await screen.findByRole('button', { name: '红冲' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: '开票有误' }));
    await user.click(dialog.getByRole('button', { name: '提交红冲' }));
    await waitFor(() => expect(sent(invoiceServiceCalls.askRed)).toMatchObject([{ id: 9, amount: 11_300, reason: '开票有误' }]));
  });
});

describe('a reversal by the service', () => {
  it('is asked for without numbers', async () => {
    const open = on(invoiceServiceCalls.state, { isOpen: true });
    const { user, sent } = renderScreen(<InvoiceList />, {
      wire: [...choices, ...wire, open, on(invoiceServiceCalls.askRed, null)],
    });
    await user.click(await screen.findByRole('button', { name: '红冲' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: '提交红冲' }));
    await waitFor(() => expect(sent(invoiceServiceCalls.askRed)).toMatchObject([{ id: 9, amount: 2260, reason: '销货退回' }]));
  });
});

describe('the dialog that voids an invoice', () => {
  itIsADialog({
    screen: <VoidButton invoice={{ ...blue, carrier: 3 }} call={invoiceCalls.void} />,
    wire: [],
    at: '/?status=1',
    opener: '作废',
    call: invoiceCalls.void,
    save: /^作\s*废$/,
    field: '作废原因',
    value: '',
    wrong: [' ', '请输入作废原因'],
    sends: { id: 9, reason: '另一个' },
  });
});

describe('the dialog that sends an invoice', () => {
  it('leaves the address to the application, and is named after what happened before', async () => {
    const { user, sent } = renderScreen(<SendButton invoice={{ ...blue, mailState: 'sent' }} call={invoiceMailCalls.send} />, {
      wire: [on(invoiceMailCalls.send, null)],
    });
    await user.click(await screen.findByRole('button', { name: '重新发送' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '重新发送' }));
    await waitFor(() => expect(sent(invoiceMailCalls.send)).toMatchObject([{ id: 9 }]));
  });
});
