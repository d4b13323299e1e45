import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type CashReceipt, cashReceiptStates } from '#contract/cashier/cash-receipt-record.ts';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { pageOf } from '../../../test/page-of.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { orderRow } from '../../../test/sample-orders.ts';
import { ReceiptList } from './receipt-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const receipt = (change: Partial<CashReceipt> = {}): CashReceipt => ({
  id: 7,
  receiptNo: 'SK176361870000000007',
  merId: 0,
  merName: '',
  bizType: 1,
  bizNo: 'order1',
  parts: [{ orderNo: 'order1', amount: 1000 }],
  isPartial: false,
  creditId: null,
  debts: [],
  payer: '武汉车务段',
  method: 'transfer',
  amount: 1000,
  tradeNo: 'ICBC-1',
  remark: '',
  vouchers: [],
  receivedAt: at,
  cashier: '出纳小孙',
  status: cashReceiptStates.waiting,
  confirmer: '',
  confirmTime: null,
  voider: '',
  voidTime: null,
  voidReason: '',
  createTime: at,
  updateTime: at,
  ...change,
});
const wireOf = (row: CashReceipt) => [
  on(cashReceiptCalls.list, pageOf(row)),
  on(cashReceiptCalls.confirm, null),
  on(cashReceiptCalls.void, null),
  on(cashReceiptCalls.save, null),
  on(
    orderCalls.list,
    pageOf(
      orderRow({ orderId: 'order1', payPrice: 1000, realName: '王小明' }),
      orderRow({ orderId: 'order2', payPrice: 2550, realName: '王小明' }),
    ),
  ),
];

describe('the list of receipts', () => {
  itIsAList({
    isInBrowser: true,
    screen: <ReceiptList />,
    call: cashReceiptCalls.list,
    wire: wireOf(receipt()),
    some: pageOf(receipt()),
    row: 'SK176361870000000007',
    shows: ['order1', '武汉车务段', '转账', '¥10.00'],
    none: pageOf<CashReceipt>(),
    empty: /^还没有收款/,
    filter: 'bizType=2',
    search: ['单号或付款方', 'keywords'],
    reader: { may: [cashReceiptCalls.list.permission], lacks: ['新增收款', '确认', '作废'] },
  });

  it.each([
    [receipt(), ['确认', '作废'], []],
    [receipt({ status: cashReceiptStates.confirmed }), ['作废'], ['确认']],
    [receipt({ status: cashReceiptStates.voided }), [], ['确认', '作废']],
  ])('offers what may be done with it', async (row, offered, lacks) => {
    renderScreen(<ReceiptList />, { wire: wireOf(row) });
    await screen.findByText(row.receiptNo);
    for (const name of offered) expect(await screen.findByRole('button', { name })).toBeTruthy();
    for (const name of lacks) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('a receipt', () => {
  it('is confirmed by its sum', async () => {
    const { user, sent } = renderScreen(<ReceiptList />, { wire: wireOf(receipt()) });
    await user.click(await screen.findByRole('button', { name: '确认' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('order1 ¥10.00');
    await user.click(dialog.getByRole('button', { name: '确认收款 ¥10.00' }));
    await waitFor(() => expect(sent(cashReceiptCalls.confirm)).toEqual([{ id: 7 }]));
  });

  it('is voided with a reason', async () => {
    const { user, sent } = renderScreen(<ReceiptList />, { wire: wireOf(receipt()) });
    await user.click(await screen.findByRole('button', { name: '作废' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '作废' }));
    expect(await dialog.findByText('请填写作废原因')).toBeTruthy();
    await user.type(dialog.getByLabelText('作废原因'), '没有到账');
    await user.click(dialog.getByRole('button', { name: '作废' }));
    await waitFor(() => expect(sent(cashReceiptCalls.void)).toEqual([{ id: 7, reason: '没有到账' }]));
  });

  it('takes sum and payer from the orders that are chosen', async () => {
    const { user, sent } = renderScreen(<ReceiptList />, { wire: wireOf(receipt()) });
    await user.click(await screen.findByRole('button', { name: '新增收款' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('combobox', { name: '订单' }));
    await user.click(await screen.findByTitle(/order1.+¥10\.00/));
    await user.click(await screen.findByTitle(/order2.+¥25\.50/));
    expect(dialog.getByLabelText<HTMLInputElement>('金额').value).toBe('35.50');
    expect(dialog.getByLabelText<HTMLInputElement>('付款方').value).toBe('王小明');
    await user.click(dialog.getByText('转账'));
    await user.click(dialog.getByRole('button', { name: '登记收款' }));
    await waitFor(() =>
      expect(sent(cashReceiptCalls.save)).toMatchObject([
        {
          bizType: 1,
          parts: [
            { orderNo: 'order1', amount: 1000 },
            { orderNo: 'order2', amount: 2550 },
          ],
          amount: 3550,
          method: 'transfer',
          payer: '王小明',
          requestKey: expect.any(String),
        },
      ]),
    );
  });

  it('is a part of the price of its order where it says so', async () => {
    const { user, sent } = renderScreen(<ReceiptList />, { wire: wireOf(receipt()) });
    await user.click(await screen.findByRole('button', { name: '新增收款' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('combobox', { name: '订单' }));
    await user.click(await screen.findByTitle(/order1.+¥10\.00/));
    await user.click(dialog.getByRole('switch', { name: '分次收款' }));
    const sum = dialog.getByLabelText('金额');
    await user.clear(sum);
    await user.type(sum, '4');
    await user.click(dialog.getByText('现金'));
    await user.click(dialog.getByRole('button', { name: '登记收款' }));
    await waitFor(() =>
      expect(sent(cashReceiptCalls.save)).toMatchObject([
        { isPartial: true, amount: 400, parts: [{ orderNo: 'order1', amount: 400 }] },
      ]),
    );
  });
});
