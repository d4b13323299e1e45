import { Input, Select } from 'antd';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { useCall } from '#web/ui/wire/index.ts';

/** Places that goods may go back to, the usual one first. */
export const useAddresses = (): string[] => useCall(returnCaseCalls.addresses, {}, { saysItself: true }).data ?? [];

interface Props {
  value?: string;
  onChange?: (address: string) => void;
}

/** Address that goods go back to: one of the shop's, where it has several, or one of one's own. */
export function AddressInput({ value = '', onChange, ...field }: Props) {
  const addresses = useAddresses();
  return (
    <>
      <Input.TextArea
        {...field}
        rows={2}
        maxLength={255}
        placeholder="收件人、电话、地址"
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
      />
      {addresses.length > 1 && (
        <Select
          className="address-choice"
          aria-label="选择常用地址"
          placeholder="选择常用地址"
          options={addresses.map((address) => ({ value: address, label: address }))}
          value={null}
          onChange={(address: string | null) => address !== null && onChange?.(address)}
        />
      )}
    </>
  );
}
