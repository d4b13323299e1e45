import { AutoComplete, type AutoCompleteProps } from 'antd';
import { refundCalls } from '#contract/orders/refunds.ts';
import { useCall } from '#web/ui/wire/index.ts';

const REASON_MAX = 255;

/** Reason from the shop's list, or in words of one's own. */
export function ReasonInput(field: AutoCompleteProps) {
  const { data = [] } = useCall(refundCalls.refundReasons, {}, { saysItself: true });
  const options = data.map((value) => ({ value }));
  // Words of one’s own match none, so that the list does not stay over the button below it.
  const showSearch = {
    filterOption: (typed: string, option?: { value: string }) => data.includes(typed) || option?.value.includes(typed) === true,
  };
  return (
    <AutoComplete {...field} options={options} showSearch={showSearch} placeholder="选择或填写原因" maxLength={REASON_MAX} />
  );
}
