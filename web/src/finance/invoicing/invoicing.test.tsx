import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import type { InvoiceApplication, InvoiceApplicationInfo } from '#contract/finance/invoices/invoice-application-record.ts';
import { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import { applicationTabs } from '#contract/finance/invoices/invoice-enums.ts';
import { invoiceMailCalls } from '#contract/finance/invoices/invoice-mails.ts';
import { invoiceServiceCalls } from '#contract/finance/invoices/invoice-service.ts';
import { type InvoiceTitle, titleCalls } from '#contract/finance/invoices/invoice-titles.ts';
import { invoiceCalls } from '#contract/finance/invoices/invoices.ts';
import { Refusal } from '#contract/refusal.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { HandOverButton } from '../invoice-list/invoice-acts.tsx';
import { ApplicationDetail } from './application-detail.tsx';
import { RefuseButton } from './audit-buttons.tsx';
import { Invoicing } from './invoicing.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const waiting: InvoiceApplication = {
  id: 7,
  applyNo: 'FP2026112000000007',
  uid: 3,
  nickname: '王小明',
  source: 1,
  orderNos: ['order1', 'order2'],
  invoiceType: 1,
  contentType: 1,
  titleType: 2,
  title: '厦门某某商贸有限公司',
  taxNo: '91350100M000100Y43',
  regAddress: '',
  regPhone: '',
  bankName: '',
  bankAccount: '',
  email: 'wa***@shop.cn',
  phone: '',
  remark: '',
  amount: 11_300,
  audit: 1,
  auditReason: '',
  auditorId: null,
  auditorName: '',
  auditTime: null,
  progress: null,
  failReason: '',
  requestId: null,
  invoiceId: null,
  createTime: at,
  updateTime: at,
};
const used: InvoiceTitle = {
  id: 4,
  titleType: 2,
  title: '厦门某某商贸有限公司',
  taxNo: '91350100M000100Y43',
  regAddress: '',
  regPhone: '',
  bankName: '工商银行',
  bankAccount: '',
  email: 'wang@shop.cn',
  phone: '',
  isDefault: true,
  usedTime: at,
};
const approved = { ...waiting, audit: 4, progress: 1 };
const info: InvoiceApplicationInfo = {
  ...approved,
  orders: [{ orderNo: 'order1', orderAmount: 11_300, refundedAmount: 0, invoiceAmount: 11_300, payTime: at }],
  logs: [{ id: 1, operatorName: '财务小李', action: '审核通过', message: '', mailState: null, mailError: '', createTime: at }],
  lines: [
    {
      orderNo: 'order1',
      goodsName: '马克杯',
      taxCode: '1'.repeat(19),
      spec: '',
      unit: '件',
      num: 1,
      amount: 11_300,
      taxRate: 13,
      zeroTaxFlag: null,
    },
  ],
};
const pageOf = (...list: InvoiceApplication[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const headers = on(
  applicationCalls.headers,
  applicationTabs.options.map(({ value, label }, count) => ({ name: label, type: value, count })),
);
const choices = [on(preferenceCalls.get, null), on(savedViewCalls.list, [])];
const wire = (row: InvoiceApplication) => [headers, on(savedViewCalls.list, []), on(applicationCalls.list, pageOf(row))];

describe('the list of applications', () => {
  itIsAList({
    screen: <Invoicing />,
    call: applicationCalls.list,
    wire: [headers],
    some: pageOf(waiting),
    row: '厦门某某商贸有限公司',
    shows: ['¥113.00', '2 个订单', '待审核'],
    none: pageOf(),
    empty: '还没有开票申请，用户收货后可以申请',
    filter: 'titleType=2',
    search: ['关键字', 'keywords'],
    reader: { may: [applicationCalls.list.permission], lacks: ['审核通过', '拒绝', '新增申请'] },
  });

  it('offers the audit, the invoice or nothing, by where an application stands', async () => {
    const issued = { ...waiting, audit: 4, progress: 3, invoiceId: 9 };
    renderScreen(<Invoicing />, { wire: [...choices, headers, on(applicationCalls.list, pageOf(issued))] });
    await screen.findByText('厦门某某商贸有限公司');
    for (const name of ['审核通过', '拒绝', '开具发票', '编辑抬头']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('leaves the invoice to somebody else where duties are separate and whoever looks has audited it', async () => {
    const own = { ...approved, isForOther: true };
    const answers = [...choices, ...wire(own), on(applicationCalls.info, { ...info, isForOther: true })];
    renderScreen(<Invoicing />, { wire: answers, at: '/?open=7' });
    const detail = within(await screen.findByRole('dialog'));
    expect(await detail.findByText('您审核的，换人开具')).toBeTruthy();
    expect(screen.getAllByText('您审核的，换人开具')).toHaveLength(2);
    expect(detail.getByRole('button', { name: '标记失败' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '开具发票' })).toBeNull();
  });

  it.each([
    ['审核通过', waiting],
    ['开具发票', approved],
  ])('leaves %s out where refunds have taken everything, and says so', async (act, row) => {
    renderScreen(<Invoicing />, { wire: [...choices, ...wire({ ...row, amount: 0 })] });
    expect(await screen.findByText('已全部退款')).toBeTruthy();
    expect(screen.queryByRole('button', { name: act })).toBeNull();
    expect(screen.getByRole('button', { name: row === waiting ? '拒绝' : '标记失败' })).toBeTruthy();
  });

  it('keeps its tabs where they could not be counted', async () => {
    const failing = on(applicationCalls.headers, () => {
      throw new Refusal('x', 500, '系统异常');
    });
    const { user, notes, address } = renderScreen(<Invoicing />, { wire: [...choices, ...wire(waiting), failing] });
    await user.click(await screen.findByRole('tab', { name: '待开票' }));
    expect(address()).toContain('type=toIssue');
    expect(notes).toEqual([]);
  });

  it('opens one with its orders and its log', async () => {
    const answers = [...choices, ...wire(approved), on(applicationCalls.info, { ...info, invoiceId: 9 })];
    const { user } = renderScreen(<Invoicing />, { wire: answers, at: '/?open=7' });
    await user.click(await screen.findByText('2 个订单'));
    expect(await screen.findByText('order2')).toBeTruthy();
    expect(await screen.findByText('财务小李', { exact: false })).toBeTruthy();
    expect(screen.getAllByText('order1')).toHaveLength(2);
    const detail = within(screen.getByRole('dialog'));
    expect(detail.getByRole('button', { name: '开具发票' })).toBeTruthy();
    expect(detail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/financial/invoiceManage?open=9',
      '/user/index?open=3',
      '/order/index?open=order1',
    ]);
  });

  it('shows in an open application that its invoice was passed on by hand', async () => {
    let logs = info.logs;
    const passOn = () => {
      logs = [
        {
          id: 2,
          operatorName: '财务小王',
          action: '线下转交',
          message: 'li@shop.cn',
          mailState: null,
          mailError: '',
          createTime: at,
        },
      ];
      return null;
    };
    const application = on(applicationCalls.info, () => ({ ...info, logs }));
    const both = (
      <>
        <ApplicationDetail id={7} />
        <HandOverButton invoice={{ id: 9, invoiceNo: '2'.repeat(20) }} call={invoiceMailCalls.send} />
      </>
    );
    const { user } = renderScreen(both, { wire: [application, on(invoiceMailCalls.send, passOn)] });
    await screen.findByText('审核通过');
    await user.click(screen.getByRole('button', { name: '登记转交' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '登记转交' }));

    expect(await screen.findByText('线下转交')).toBeTruthy();
  });
});

describe('the dialog that refuses an application', () => {
  itIsADialog({
    screen: <RefuseButton application={waiting} call={applicationCalls.audit} />,
    wire: [],
    at: '/?type=auditing',
    opener: '拒绝',
    call: applicationCalls.audit,
    save: /^拒\s*绝$/,
    field: '拒绝原因',
    value: '',
    wrong: [' ', '请填写拒绝原因'],
    sends: { id: 7, audit: 3, reason: '另一个' },
  });
});

describe('the dialog that issues an invoice', () => {
  it('begins with the lines of the orders, and says how far their sum is off', async () => {
    const byHand = on(invoiceServiceCalls.state, { isOpen: false });
    const answers = [...choices, ...wire(approved), byHand, on(applicationCalls.info, info), on(invoiceCalls.issue, { id: 9 })];
    const { user, sent } = renderScreen(<Invoicing />, { wire: answers });
    await user.click(await screen.findByRole('button', { name: '开具发票' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('税额 ¥13.00')).toBeTruthy();
    await user.click(dialog.getByRole('combobox', { name: '税率' }));
    await user.click(await screen.findByTitle('免税'));
    expect(await dialog.findByText('税额 ¥0.00')).toBeTruthy();
    await user.click(dialog.getByRole('combobox', { name: '税率' }));
    await user.click(await screen.findByText('13%', { selector: '.ant-select-item-option-content' }));
    const amount = dialog.getByRole('spinbutton', { name: '含税金额' });
    await user.clear(amount);
    await user.type(amount, '100');
    expect(await dialog.findByText('与应开金额差 −¥13.00')).toBeTruthy();
    await user.clear(amount);
    await user.type(amount, '113');

    await user.type(dialog.getByRole('textbox', { name: '发票号码' }), '2'.repeat(20));
    await user.type(dialog.getByRole('textbox', { name: '版式文件' }), 'https://tax.example/1.pdf');
    await user.click(dialog.getByRole('button', { name: /^开\s*具$/ }));

    await waitFor(() =>
      expect(sent(invoiceCalls.issue)).toMatchObject([
        { applyId: 7, carrier: 1, invoiceNo: '2'.repeat(20), lines: [{ goodsName: '马克杯', amount: 11_300, taxRate: 13 }] },
      ]),
    );
  });
});

describe('the lines of an invoice', () => {
  const byHand = on(invoiceServiceCalls.state, { isOpen: false });
  async function issuing(found: InvoiceApplicationInfo) {
    const answers = [...choices, ...wire(found), byHand, on(applicationCalls.info, found), on(invoiceCalls.issue, { id: 9 })];
    const page = renderScreen(<Invoicing />, { wire: answers });
    await page.user.click(await screen.findByRole('button', { name: '开具发票' }));
    return { ...page, dialog: within(await screen.findByRole('dialog')) };
  }

  it('are for the order of the first one where one is added', async () => {
    const { user, sent, dialog } = await issuing(info);
    await user.click(await dialog.findByRole('button', { name: '加一行' }));
    const added = within(dialog.getByRole('group', { name: '开票明细 2' }));
    await user.type(added.getByRole('textbox', { name: '货物名称' }), '包装');
    await user.type(added.getByRole('spinbutton', { name: '含税金额' }), '1');
    await user.type(dialog.getByRole('textbox', { name: '发票号码' }), '2'.repeat(20));
    await user.type(dialog.getByRole('textbox', { name: '版式文件' }), 'https://tax.example/1.pdf');
    await user.click(dialog.getByRole('button', { name: /^开\s*具$/ }));
    await waitFor(() =>
      expect(sent(invoiceCalls.issue)).toMatchObject([
        { lines: [{ orderNo: 'order1' }, { orderNo: 'order1', goodsName: '包装', amount: 100, taxRate: 13 }] },
      ]),
    );
  });

  it('may have a discount right below them', async () => {
    const { user, sent, dialog } = await issuing(info);
    const amounts = () => dialog.getAllByRole('spinbutton', { name: '含税金额' });
    await user.click(await dialog.findByRole('button', { name: /加一行$/ }));
    await user.click(dialog.getByRole('button', { name: '给第 1 行加折扣' }));
    const [goods, discount, other] = amounts();
    for (const [box, yuan] of [
      [goods, '120'],
      [discount, '-10'],
      [other, '3'],
    ] as const) {
      await user.clear(box ?? document.body);
      await user.type(box ?? document.body, yuan);
    }
    await user.type(within(dialog.getByRole('group', { name: '开票明细 3' })).getByRole('textbox', { name: '货物名称' }), '包装');
    await user.type(dialog.getByRole('textbox', { name: '发票号码' }), '2'.repeat(20));
    await user.type(dialog.getByRole('textbox', { name: '版式文件' }), 'https://tax.example/1.pdf');
    await user.click(dialog.getByRole('button', { name: /^开\s*具$/ }));
    const line = { orderNo: 'order1', taxRate: 13 };
    await waitFor(() =>
      expect(sent(invoiceCalls.issue)).toMatchObject([
        {
          lines: [
            { ...line, goodsName: '马克杯', num: 1, amount: 12_000 },
            { ...line, goodsName: '马克杯', num: 0, amount: -1000 },
            { ...line, goodsName: '包装', amount: 300 },
          ],
        },
      ]),
    );
  });

  it('bear no tax on prepaid value, and are not called exempt', async () => {
    const [line] = info.lines;
    const prepaid = { ...info, lines: line ? [{ ...line, taxRate: 0, zeroTaxFlag: 2 }] : [] };
    const { dialog } = await issuing(prepaid);
    expect(await dialog.findByText('不征税')).toBeTruthy();
    expect(dialog.queryByText('免税')).toBeNull();
  });
});

describe('the numbers of an invoice', () => {
  it('are pointed at where they are not as the tax office writes them, and none of the form before is sent', async () => {
    const byHand = on(invoiceServiceCalls.state, { isOpen: false });
    const answers = [...choices, ...wire(approved), byHand, on(applicationCalls.info, info), on(invoiceCalls.issue, { id: 9 })];
    const { user, sent } = renderScreen(<Invoicing />, { wire: answers });
    await user.click(await screen.findByRole('button', { name: '开具发票' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: '纸质发票' }));
    await user.type(dialog.getByRole('textbox', { name: '发票号码' }), '2'.repeat(20));
    await user.type(dialog.getByRole('textbox', { name: '发票代码' }), '1234567890 ');
    await user.click(dialog.getByRole('button', { name: /^开\s*具$/ }));
    expect(await dialog.findByText('发票号码应为8位数字')).toBeTruthy();
    expect(await dialog.findByText('发票代码应为10位或12位数字')).toBeTruthy();

    await user.click(dialog.getByRole('radio', { name: '数电票' }));
    await user.type(dialog.getByRole('textbox', { name: '版式文件' }), 'https://tax.example/1.pdf');
    await user.click(dialog.getByRole('button', { name: /^开\s*具$/ }));
    await waitFor(() => expect(sent(invoiceCalls.issue)).toHaveLength(1));
    expect(sent(invoiceCalls.issue)[0]).not.toHaveProperty('invoiceCode');
  });
});

describe('an invoice by the service', () => {
  it('is asked for without numbers, and may still be entered by hand', async () => {
    const open = on(invoiceServiceCalls.state, { isOpen: true });
    const asked = on(invoiceServiceCalls.ask, null);
    const answers = [...choices, ...wire(approved), open, on(applicationCalls.info, info), asked];
    const { user, sent } = renderScreen(<Invoicing />, { wire: answers });
    await user.click(await screen.findByRole('button', { name: '开具发票' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: '手工登记' }));
    await dialog.findByRole('textbox', { name: '发票号码' });
    await user.click(dialog.getByRole('radio', { name: '开票服务' }));
    expect(dialog.queryByRole('textbox', { name: '发票号码' })).toBeNull();

    await user.click(dialog.getByRole('button', { name: '提交开票' }));

    await waitFor(() => expect(sent(invoiceServiceCalls.ask)).toMatchObject([{ applyId: 7, carrier: 1, lines: [{ num: 1 }] }]));
  });

  it('is waited for, and says why it did not come', async () => {
    const issuing = { ...approved, progress: 4, requestId: 5, failReason: '开票服务没有回应' };
    renderScreen(<Invoicing />, { wire: [...choices, ...wire(issuing)] });
    for (const text of ['开票中', '开票服务没有回应', '停止等待']) expect(await screen.findByText(text)).toBeTruthy();
    for (const name of ['开具发票', '编辑抬头']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('the dialog that applies for a customer', () => {
  it('asks for orders, title, tax number and where it goes', async () => {
    const answers = [...choices, ...wire(waiting), on(titleCalls.list, []), on(applicationCalls.save, { id: 8, applyNo: 'FP8' })];
    const { user, sent, notes } = renderScreen(<Invoicing />, { wire: answers });
    await user.click(await screen.findByRole('button', { name: '新增申请' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: /^提\s*交$/ }));
    for (const text of ['请选择需要开票的订单', '请输入发票抬头', '请输入纳税人识别号'])
      expect(await dialog.findByText(text)).toBeTruthy();

    await user.type(dialog.getByRole('combobox', { name: '关联订单' }), 'order1 order2 ');
    await user.type(dialog.getByRole('textbox', { name: '发票抬头' }), '另一家公司');
    await user.type(dialog.getByRole('textbox', { name: '税号' }), '91350100m000100y43');
    await user.type(dialog.getByRole('textbox', { name: '接收邮箱' }), 'a@b.cn');
    await user.click(dialog.getByRole('button', { name: /^提\s*交$/ }));

    await waitFor(() =>
      expect(sent(applicationCalls.save)).toMatchObject([
        { orderNos: ['order1', 'order2'], title: '另一家公司', email: 'a@b.cn' },
      ]),
    );
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text: '已提交申请' }]));
  });

  it('says what the orders come to, and leaves out those that cannot be invoiced', async () => {
    const preview = on(applicationCalls.preview, ({ orderNos = [] }) => ({
      uid: 3,
      nickname: '王小明',
      amount: 9000,
      problem: '',
      orders: orderNos.map((orderNo) => {
        const isTaken = orderNo === 'order2';
        const left = { orderAmount: 10_000, refundedAmount: 1000, invoiceAmount: 9000 };
        return { orderNo, ...left, why: isTaken ? '已在申请 FP2 里' : '' };
      }),
    }));
    const answers = [...choices, ...wire(waiting), on(titleCalls.list, []), preview];
    const { user } = renderScreen(<Invoicing />, { wire: answers });
    await user.click(await screen.findByRole('button', { name: '新增申请' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('combobox', { name: '关联订单' }), 'order1 order2 ');
    const found = await dialog.findByRole('region', { name: '可开票金额' });
    await within(found).findByText('不能开票：已在申请 FP2 里');
    expect(
      within(found)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['订单号实付已退可开票', 'order1¥100.00¥10.00¥90.00', 'order2不能开票：已在申请 FP2 里¥100.00¥10.00']);
    expect(within(found).getByRole('status').textContent).toBe('王小明（3）去掉不能开票的 1 个可开票 ¥90.00');

    await user.click(dialog.getByRole('button', { name: '去掉不能开票的 1 个' }));

    await waitFor(() => expect(dialog.queryByText('不能开票：已在申请 FP2 里')).toBeNull());
    expect(within(dialog.getByRole('region', { name: '可开票金额' })).getAllByRole('row')).toHaveLength(2);
  });

  it('corrects a title and leaves what is masked of it', async () => {
    const answers = [...choices, ...wire(waiting), on(applicationCalls.save, { id: 7, applyNo: waiting.applyNo })];
    const { user, sent } = renderScreen(<Invoicing />, { wire: answers });
    await user.click(await screen.findByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('button', { name: '编辑抬头' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByDisplayValue(waiting.title), '厦门分公司');
    await user.click(dialog.getByRole('button', { name: /^保\s*存$/ }));

    const known = { id: 7, email: 'wa***@shop.cn', title: `${waiting.title}厦门分公司` };
    await waitFor(() => expect(sent(applicationCalls.save)).toMatchObject([known]));
  });

  it('shows what is masked of a title to somebody who asks', async () => {
    const { taxNo, regAddress, regPhone, phone } = waiting;
    const whole = { taxNo, regAddress, regPhone, phone, email: 'wang@shop.cn', bankAccount: '6222020200112233' };
    const answers = [
      ...choices,
      ...wire(waiting),
      on(applicationCalls.info, { ...info, email: waiting.email, bankAccount: '622*********2233' }),
      on(applicationCalls.reveal, whole),
    ];
    const { user, sent } = renderScreen(<Invoicing />, { wire: answers, at: '/?open=7' });
    await user.click(await screen.findByRole('button', { name: '显示完整开票信息' }));

    expect(await screen.findByText('6222020200112233')).toBeTruthy();
    expect(sent(applicationCalls.reveal)).toEqual([{ id: 7 }]);
  });

  it('calls a person who names nobody 个人, whose tax number may be that of the identity card', async () => {
    const { user } = renderScreen(<Invoicing />, { wire: [...choices, ...wire(waiting)] });
    await user.click(await screen.findByRole('button', { name: '新增申请' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: '个人/非企业单位' }));
    expect(await dialog.findByDisplayValue('个人')).toBeTruthy();
    const taxNo = dialog.getByRole('textbox', { name: '税号' });
    const save = () => user.click(dialog.getByRole('button', { name: /^提\s*交$/ }));
    await user.type(taxNo, '1101011990');
    await save();
    expect(await dialog.findByText('纳税人识别号格式不正确')).toBeTruthy();
    // The first field with a fault takes the focus a moment later, and what is typed then.
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('combobox', { name: '关联订单' })));
    await user.clear(taxNo);
    await user.type(taxNo, '11010119900101123x');
    await save();
    await waitFor(() => expect(dialog.queryByText('纳税人识别号格式不正确')).toBeNull());
  });

  it('fills in a title that the customer has used, which can still be changed', async () => {
    const answers = [
      ...choices,
      ...wire(waiting),
      on(titleCalls.list, [used]),
      on(applicationCalls.save, { id: 8, applyNo: 'FP8' }),
    ];
    const { user, sent } = renderScreen(<Invoicing />, { wire: answers });
    await user.click(await screen.findByRole('button', { name: '新增申请' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('combobox', { name: '关联订单' }), 'order1 ');
    await user.click(await dialog.findByRole('combobox', { name: '抬头库' }));
    await user.click(await screen.findByTitle(`${used.title} · ${used.taxNo} · 默认`));
    await user.type(dialog.getByRole('textbox', { name: '发票抬头' }), '厦门分公司');
    await user.click(dialog.getByRole('button', { name: /^提\s*交$/ }));

    const { taxNo, email, bankName } = used;
    await waitFor(() =>
      expect(sent(applicationCalls.save)).toMatchObject([
        { titleId: used.id, taxNo, email, bankName, title: `${used.title}厦门分公司` },
      ]),
    );
    expect(sent(titleCalls.list)).toMatchObject([{ source: 1, orderNo: 'order1' }]);
  });
});
