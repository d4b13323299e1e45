import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type CashPayment, cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { pageOf } from '../../../test/page-of.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PaymentList } from './payment-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const payment = (change: Partial<CashPayment> = {}): CashPayment => ({
  id: 7,
  paymentNo: 'FK176361870000000007',
  bizType: 9,
  bizNo: 'HT-7',
  merId: 0,
  merName: '',
  payee: '武昌印刷厂',
  bank: '工商银行武昌支行',
  account: '622*********2233',
  amount: 12_300,
  reason: '印制票根书签',
  status: cashPaymentStates.review,
  applicant: '出纳小孙',
  isOwn: false,
  auditor: '',
  auditTime: null,
  auditRemark: '',
  payer: '',
  paidAt: null,
  payoutNo: '',
  vouchers: [],
  createTime: at,
  updateTime: at,
  ...change,
});
const wireOf = (row: CashPayment) => [
  on(cashPaymentCalls.list, pageOf(row)),
  on(cashPaymentCalls.audit, null),
  on(cashPaymentCalls.paid, null),
  on(cashPaymentCalls.save, null),
  on(cashPaymentCalls.reveal, { account: '6222020200112233' }),
];

describe('the list of payments', () => {
  itIsAList({
    isInBrowser: true,
    screen: <PaymentList />,
    call: cashPaymentCalls.list,
    wire: wireOf(payment()),
    some: pageOf(payment()),
    row: 'FK176361870000000007',
    shows: ['HT-7', '武昌印刷厂 · 工商银行武昌支行', '622*********2233', '¥123.00'],
    none: pageOf<CashPayment>(),
    empty: /^还没有付款/,
    filter: 'bizType=2',
    search: ['单号或收款方', 'keywords'],
    reader: { may: [cashPaymentCalls.list.permission], lacks: ['申请付款', '审批', '登记付款', '显示号码'] },
  });

  it.each([
    [payment(), ['审批'], ['登记付款', '撤回']],
    [payment({ isOwn: true }), ['撤回'], ['审批', '登记付款']],
    [payment({ status: cashPaymentStates.due }), ['登记付款', '拒绝'], ['审批']],
    [payment({ status: cashPaymentStates.paid }), [], ['审批', '登记付款', '撤回']],
  ])('offers what may be done with it', async (row, offered, lacks) => {
    renderScreen(<PaymentList />, { wire: wireOf(row) });
    await screen.findByText(row.paymentNo);
    for (const name of offered) expect(await screen.findByRole('button', { name })).toBeTruthy();
    for (const name of lacks) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('a payment', () => {
  it('is approved by its sum, and shown whole to whoever asks for the account', async () => {
    const { user, sent } = renderScreen(<PaymentList />, { wire: wireOf(payment()) });
    await user.click(await screen.findByRole('button', { name: '审批' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: '显示号码' }));
    expect(await dialog.findByText('6222020200112233')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '通过 ¥123.00' }));
    await waitFor(() => expect(sent(cashPaymentCalls.audit)).toEqual([{ id: 7, status: 1, auditRemark: '' }]));
  });

  it('is registered with the number of the bank', async () => {
    const { user, sent } = renderScreen(<PaymentList />, { wire: wireOf(payment({ status: cashPaymentStates.due })) });
    await user.click(await screen.findByRole('button', { name: '登记付款' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('付款流水号'), 'ICBC-77');
    await user.click(dialog.getByRole('button', { name: '已付款 ¥123.00' }));
    await waitFor(() => expect(sent(cashPaymentCalls.paid)).toMatchObject([{ id: 7, payoutNo: 'ICBC-77' }]));
  });

  it('is applied for once, of a refund with the number of its order', async () => {
    const { user, sent } = renderScreen(<PaymentList />, { wire: wireOf(payment()) });
    await user.click(await screen.findByRole('button', { name: '申请付款' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByText('退款'));
    await user.type(dialog.getByLabelText('收款方'), '王小明');
    await user.type(dialog.getByLabelText('开户行'), '建设银行');
    await user.type(dialog.getByLabelText('账号'), '6217000011112222');
    await user.type(dialog.getByLabelText('金额'), '12.5');
    await user.type(dialog.getByLabelText('付款事由'), '退货');
    await user.click(dialog.getByRole('button', { name: '提交审批' }));
    expect(await dialog.findByText('退款请填写订单号')).toBeTruthy();
    await user.type(dialog.getByLabelText('订单号'), 'order1');
    await user.click(dialog.getByRole('button', { name: '提交审批' }));
    await waitFor(() =>
      expect(sent(cashPaymentCalls.save)).toEqual([
        {
          bizType: 2,
          bizNo: 'order1',
          payee: '王小明',
          bank: '建设银行',
          account: '6217000011112222',
          amount: 1250,
          reason: '退货',
          requestKey: expect.any(String),
        },
      ]),
    );
  });
});
