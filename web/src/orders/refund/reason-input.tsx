import { AutoComplete, type AutoCompleteProps } from 'antd';
import { refundCalls } from '#contract/orders/refunds.ts';
import { useCall } from '#web/ui/wire/index.ts';

const REASON_MAX = 255;

/** Reason from the shop's list, or in words of one's own. */
export function ReasonInput(field: AutoCompleteProps) {
  const { data = [] } = useCall(refundCalls.refundReasons, {}, { saysItself: true });
  const options = data.map((value) => ({ value }));
  return <AutoComplete {...field} options={options} placeholder="选择或填写原因" maxLength={REASON_MAX} />;
}
