import { Form, Select } from 'antd';
import { useState } from 'react';
import { creditCalls } from '#contract/cashier/credit-accounts.ts';
import { useLater } from '#web/ui/basics/use-later.ts';
import { useCall, useMay, yuanText } from '#web/ui/index.ts';

const PAUSE_MS = 300;
const MOST = 20;

interface Props {
  id?: string;
  value?: number | null;
  onChange?: (id: number | null) => void;
}

/** Account whose debts are paid, found by its company; it fills in who pays, and how much is owed. */
export function CreditSelect({ id, value = null, onChange }: Props) {
  const form = Form.useFormInstance();
  const may = useMay()(creditCalls.list);
  const [typed, setTyped] = useState('');
  const keywords = useLater(typed.trim(), PAUSE_MS);
  const { data, isFetching } = useCall(
    creditCalls.list,
    { page: 1, limit: MOST, ...(keywords !== '' && { keywords }) },
    { enabled: may, saysItself: true },
  );
  const found = (data?.list ?? []).filter(({ owed }) => owed > 0);
  const choose = (chosen: number) => {
    onChange?.(chosen);
    const account = found.find((each) => each.id === chosen);
    form.setFieldsValue({ debts: [], amount: account?.owed ?? null, payer: account?.company ?? '' });
  };
  return (
    <Select<number | null>
      {...(id !== undefined && { id })}
      placeholder="单位名称"
      loading={isFetching}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      notFoundContent={may ? (isFetching ? '查找中…' : '没有欠款的赊账客户') : '没有权限查看赊账，请联系管理员'}
      value={value}
      onChange={(chosen) => chosen !== null && choose(chosen)}
      options={found.map(({ id: creditId, company, owed }) => ({ value: creditId, label: `${company}　欠 ${yuanText(owed)}` }))}
    />
  );
}
