import { Form, Select } from 'antd';
import { useState } from 'react';
import type { Fen } from '#contract/fen.ts';
import { orderTabs } from '#contract/orders/enums.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { useLater } from '#web/ui/basics/use-later.ts';
import { useCall, useMay, yuanText } from '#web/ui/index.ts';

const PAUSE_MS = 300;
const MOST = 20;

interface OrderPart {
  orderNo: string;
  amount: Fen;
}

interface Props {
  id?: string;
  value?: readonly OrderPart[];
  onChange?: (parts: readonly OrderPart[]) => void;
}

/** Orders that wait for payment, found by number, name or telephone; those that are chosen fill in the amount and who pays it. */
export function UnpaidOrders({ id, value = [], onChange }: Props) {
  const form = Form.useFormInstance();
  const may = useMay()(orderCalls.list);
  const [typed, setTyped] = useState('');
  const keywords = useLater(typed.trim(), PAUSE_MS);
  const { data, isFetching } = useCall(
    orderCalls.list,
    { status: orderTabs.unPaid, type: 2, page: 1, limit: MOST, ...(keywords !== '' && { keywords }) },
    { enabled: may, saysItself: true },
  );
  const found = (data?.list ?? []).flatMap(({ orderId, payPrice, realName }) =>
    payPrice === null ? [] : [{ orderNo: orderId, amount: payPrice, payer: realName }],
  );
  const choose = (numbers: readonly string[]) => {
    const known = [...value, ...found];
    const parts = numbers.flatMap((number) => {
      const one = known.find(({ orderNo }) => orderNo === number);
      return one ? [{ orderNo: one.orderNo, amount: one.amount }] : [];
    });
    onChange?.(parts);
    const payer = found.find(({ orderNo }) => orderNo === numbers[0])?.payer;
    form.setFieldValue('amount', parts.length === 0 ? null : parts.reduce((sum, { amount }) => sum + amount, 0));
    if (payer && !form.getFieldValue('payer')) form.setFieldValue('payer', payer);
  };
  return (
    <Select<string[]>
      {...(id !== undefined && { id })}
      mode="multiple"
      placeholder="订单号、姓名或手机尾号"
      loading={isFetching}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      notFoundContent={may ? (isFetching ? '查找中…' : '没有待付款的订单') : '没有权限查看订单，请联系管理员'}
      value={value.map(({ orderNo }) => orderNo)}
      onChange={choose}
      options={found.map(({ orderNo, amount, payer }) => ({
        value: orderNo,
        label: `${orderNo}　${payer}　${yuanText(amount)}`,
      }))}
    />
  );
}
