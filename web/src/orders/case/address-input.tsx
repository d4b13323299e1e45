import { AutoComplete, type AutoCompleteProps, Input } from 'antd';
import { returnCaseCalls } from '#contract/orders/returns/return-cases.ts';
import { useCall } from '#web/ui/wire/index.ts';

/** Places that goods may go back to, the usual one first. */
export const useAddresses = (): string[] => useCall(returnCaseCalls.addresses, {}, { saysItself: true }).data ?? [];

/** Address that goods go back to: one of the shop's, or one of one's own. */
export function AddressInput(field: AutoCompleteProps) {
  const options = useAddresses().map((value) => ({ value }));
  return (
    <AutoComplete {...field} options={options}>
      <Input.TextArea rows={2} maxLength={255} placeholder="收件人、电话、地址" />
    </AutoComplete>
  );
}
