import { Form, Select } from 'antd';
import { creditCalls } from '#contract/cashier/credit-accounts.ts';
import { useCall, useMay, yuanText } from '#web/ui/index.ts';
import type { DebtPart } from './receipt-of.ts';

const MOST = 100;

interface Props {
  id?: string;
  value?: readonly DebtPart[];
  onChange?: (debts: readonly DebtPart[]) => void;
}

/** Open debts of the account that the form names, the earliest first; those that are chosen fill in the amount. */
export function OpenDebts({ id, value = [], onChange }: Props) {
  const form = Form.useFormInstance();
  const creditId: unknown = Form.useWatch('creditId', { form, preserve: true });
  const may = useMay()(creditCalls.debts);
  const isNamed = typeof creditId === 'number';
  const { data, isFetching } = useCall(
    creditCalls.debts,
    { creditId: isNamed ? creditId : 1, isOpen: true, page: 1, limit: MOST },
    { enabled: may && isNamed, saysItself: true },
  );
  const open = data?.list ?? [];
  const choose = (ids: readonly number[]) => {
    const debts = ids.flatMap((debtId) => {
      const debt = open.find((each) => each.id === debtId);
      return debt ? [{ debtId, amount: debt.left, number: debt.orderNo || debt.says }] : [];
    });
    onChange?.(debts);
    if (debts.length > 0)
      form.setFieldValue(
        'amount',
        debts.reduce((sum, { amount }) => sum + amount, 0),
      );
  };
  return (
    <Select<number[]>
      {...(id !== undefined && { id })}
      mode="multiple"
      placeholder="不选则先冲最早到期的"
      loading={isFetching}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent={isFetching ? '查找中…' : '没有未还的欠款'}
      value={value.map(({ debtId }) => debtId)}
      onChange={choose}
      options={open.map(({ id: debtId, orderNo, says, left, dueDay }) => ({
        value: debtId,
        label: `${orderNo || says}　${yuanText(left)}　${dueDay} 到期`,
      }))}
    />
  );
}
