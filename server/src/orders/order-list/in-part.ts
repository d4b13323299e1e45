import { type SQL, or, sql } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import { leftWhole } from '#server/platform/scope/scoped.ts';
import type { Shops } from '../orders/shop-part.ts';
import { order } from '../orders/tables.ts';
import { parcel } from '../parcels/tables.ts';

/** Name of a product or specification of a line of these shops, whose order is found by nothing that others sold. */
const isNamed = (shops: Shops, words: readonly string[]): SQL => sql`exists (
  select from order_line l where l.order_id = "order".id and l.mer_id = any(${sql.param([...shops])}::int[])
    and (${sql.join(
      words.map((word) => sql`strpos(lower(l.product_name || ' ' || l.sku), ${word}) > 0`),
      sql` or `,
    )}))`;

interface Sought {
  word: string;
  full?: string;
  end?: string;
  parcel?: string;
}

/** Found by what these shops see of an order. */
export const isFoundInPart = ({ shops, sought: { word, full, end, parcel: number } }: { shops: Shops; sought: Sought }): SQL => {
  const words = [word, ...(full === undefined ? [] : [full])];
  const ends = end !== undefined && number !== undefined;
  return sql`(${leftWhole(order, { shops })} or ${or(
    ...words.map((each) => sql`strpos(lower(${order.realName}), ${each}) > 0`),
    isNamed(shops, words),
    ends
      ? sql`reverse(${order.orderNo}) like ${end} or reverse(${order.userPhone}) like ${end} or exists (
          select from ${parcel} p, jsonb_array_elements(p.pieces) piece join order_line l on l.id = (piece->>'lineId')::int
          where p.order_id = "order".id and p.withdrawn_time is null and reverse(upper(p.delivery_id)) like ${number}
            and l.mer_id = any(${sql.param([...shops])}::int[]))`
      : undefined,
  )})`;
};

/** Part of the money of these shops went back then. */
export const isRefundedInPart = ({
  shops,
  period,
}: {
  shops: Shops;
  period: Period;
}): SQL => sql`(${leftWhole(order, { shops })} or exists (
  select from refund paid join refund_line part on part.refund_id = paid.id join order_line l on l.id = part.line_id
  where paid.order_id = "order".id and paid.state = 'done' and paid.done_time >= ${period.from} and paid.done_time < ${period.until}
    and l.mer_id = any(${sql.param([...shops])}::int[])))`;
