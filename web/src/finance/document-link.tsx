import { Link } from 'react-router';
import { rechargeCalls } from '#contract/finance/recharges.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { OrderLink, useMay } from '#web/ui/index.ts';

const lists = {
  recharge: { call: rechargeCalls.list, at: '/financial/record/charge?keywords=' },
  withdrawal: { call: withdrawalCalls.list, at: '/financial/commission/template?id=' },
};

interface Props {
  kind: 'order' | keyof typeof lists;
  number: string;
}

/** Number of a document, which leads to it whoever may see it. */
export function DocumentLink({ kind, number }: Props) {
  const may = useMay();
  if (kind === 'order') return <OrderLink orderNo={number} />;
  const { call, at } = lists[kind];
  return may(call) ? (
    <Link className="cell-open cell-code" to={`${at}${encodeURIComponent(number)}`}>
      {number}
    </Link>
  ) : (
    number
  );
}

/** Documents behind movements of balances and of commission, by what their ledgers call them. */
const kinds = new Map<string | undefined, Props['kind']>([
  ['pay_order', 'order'],
  ['pay_product_refund', 'order'],
  ['pay_recharge', 'recharge'],
  ['user_recharge_refund', 'recharge'],
  ['order', 'order'],
  ['withdraw', 'withdrawal'],
]);

/** The document that moved the money; nothing where there is none. */
export function documentOf(movement: string | undefined, number: string | undefined) {
  const kind = kinds.get(movement);
  return kind && number !== undefined && number !== '0' && <DocumentLink kind={kind} number={number} />;
}
