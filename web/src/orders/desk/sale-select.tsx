import { Select } from 'antd';
import { labelOf } from '#contract/choices.ts';
import { activityKinds } from '#contract/marketing/activities.ts';
import { type DeskSale, deskOrderCalls } from '#contract/orders/desk-orders.ts';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { useCall } from '#web/ui/wire/index.ts';
import type { BasketLine } from './form-values.ts';

const NONE = '';
const keyOf = ({ activityId, participationId }: DeskSale) => `${activityId} ${participationId ?? ''}`;
const wordsOf = ({ kind, title, price }: DeskSale) => `${labelOf(activityKinds, kind) ?? ''} ${yuanText(price)} · ${title}`;

/** Activities that sell the goods of the basket at this moment. */
export function useSales(lines: readonly BasketLine[], uid: number | undefined): readonly DeskSale[] {
  const skuIds = lines.map(({ skuId }) => skuId).toSorted((a, b) => a - b);
  const asked = { skuIds, ...(uid !== undefined && { uid }) };
  return useCall(deskOrderCalls.deskSales, asked, { enabled: skuIds.length > 0 }).data ?? [];
}

interface Props {
  line: BasketLine;
  sales: readonly DeskSale[];
  onPick: (sale: DeskSale | null) => void;
}

/** The activity that a line is bought from, where one sells it; its usual price otherwise. */
export function SaleSelect({ line: { name, suk, skuId, price, sale }, sales, onPick }: Props) {
  const own = sales.filter((each) => each.skuId === skuId);
  const known = sale && !own.some((each) => keyOf(each) === keyOf(sale)) ? [sale, ...own] : own;
  if (known.length === 0) return null;
  return (
    <Select
      aria-label={`${name} ${suk}按什么价`}
      value={sale ? keyOf(sale) : NONE}
      options={[
        { value: NONE, label: `平时价 ${yuanText(price)}` },
        ...known.map((each) => ({ value: keyOf(each), label: wordsOf(each) })),
      ]}
      onChange={(key) => onPick(known.find((each) => keyOf(each) === key) ?? null)}
    />
  );
}
