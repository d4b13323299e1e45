import { labelOf } from '#contract/choices.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { getLabel } from '#contract/labels.ts';
import { type SettlementInfo, type SettlementLine, lineKinds, settlementStates } from '#contract/settlement/settlement-record.ts';
import { Paper, PaperFacts, Papers } from '#web/ui/paper/paper.tsx';
import { useSiteName } from '#web/ui/paper/use-site-name.ts';
import { yuanText } from '#web/ui/index.ts';

const AMOUNTS = ['payPrice', 'platform', 'refundPrice', 'commission', 'net'] as const;
const label = (field: string) => getLabel('settlement_line', field);

/** True of a bill with discounts that the platform bears. */
const bears = ({ platformAmount }: SettlementInfo): boolean => platformAmount !== 0;

const factsOf = (bill: SettlementInfo) =>
  [
    ['结算单号', bill.settlementNo],
    ['店铺', bill.shopName],
    ['结算周期', `${bill.periodStart} 至 ${bill.periodEnd}`],
    ['状态', labelOf(settlementStates, bill.status)],
    ['订单', `${bill.orderCount} 笔，${yuanText(bill.orderAmount)}（含运费 ${yuanText(bill.freightAmount)}）`],
    ...(bears(bill) ? [['平台承担', `${yuanText(bill.platformAmount)}（优惠由平台补给店铺，已扣除退款收回的）`] as const] : []),
    ['退款', yuanText(bill.refundAmount)],
    ['佣金', `${yuanText(bill.commissionAmount)}（${yuanOfFen(bill.commissionRate)}%）`],
    ['调整', yuanText(bill.adjustAmount)],
    ['上期结转', yuanText(bill.carriedAmount)],
    ['应结', yuanText(bill.payableAmount)],
  ] as const;

interface Props {
  bill: SettlementInfo;
  lines: readonly SettlementLine[];
  total: number;
}

/** Statement of a bill on paper, with room for two signatures. */
export function Statement({ bill, lines, total }: Props) {
  const siteName = useSiteName();
  const isBorne = bears(bill) || lines.some(({ platform }) => platform !== 0);
  const amounts = AMOUNTS.filter((field) => field !== 'platform' || isBorne);
  return (
    <Papers>
      <Paper size="a4" label={`对账单 ${bill.settlementNo}`}>
        <h2>{[siteName, '结算对账单'].filter(Boolean).join(' ')}</h2>
        <PaperFacts of={factsOf(bill)} />
        <table>
          <thead>
            <tr>
              <th>{label('kind')}</th>
              <th>{label('orderNo')}</th>
              {amounts.map((field) => (
                <th key={field}>{label(field)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <td>{labelOf(lineKinds, line.kind)}</td>
                <td>{line.orderNo === '' ? line.reason : line.orderNo}</td>
                {amounts.map((field) => (
                  <td key={field}>{yuanText(line[field])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {total > lines.length && <p>{`明细共 ${total} 条，这里印前 ${lines.length} 条，全部明细请导出`}</p>}
        <p className="statement-signs">
          <span>平台（签章）：</span>
          <span>店铺（签章）：</span>
          <span>日期：</span>
        </p>
      </Paper>
    </Papers>
  );
}
