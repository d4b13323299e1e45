import { bankAccountCalls } from '#contract/cashier/bank-accounts.ts';
import { SelectFilter, useCall } from '#web/ui/index.ts';

/** Narrows to one account; absent where there is only one. */
export function AccountFilter() {
  const { data: accounts = [], isLoading } = useCall(bankAccountCalls.list, {});
  if (accounts.length < 2) return null;
  return (
    <SelectFilter
      name="accountId"
      label="银行账户"
      options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
      isLoading={isLoading}
    />
  );
}
