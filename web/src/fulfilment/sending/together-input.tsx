import { Checkbox } from 'antd';
import type { Companion } from '#contract/fulfilment/parcels.ts';

const labelOf = ({ orderNo, goods, totalNum, mark }: Companion) =>
  [`…${orderNo.slice(-4)}`, goods, `${totalNum} 件`, mark ? `留言：${mark}` : ''].filter(Boolean).join(' · ');

interface Props {
  orders: readonly Companion[];
  id?: string;
  value?: string[];
  onChange?: (orderNos: string[]) => void;
}

/** Other orders of the recipient that may lie in the same parcel. */
export const TogetherInput = ({ orders, id, value = [], onChange }: Props) => (
  <Checkbox.Group
    className="together"
    options={orders.map((order) => ({ value: order.orderNo, label: labelOf(order) }))}
    value={value}
    onChange={(orderNos) => onChange?.(orderNos)}
    {...(id !== undefined && { id })}
  />
);
