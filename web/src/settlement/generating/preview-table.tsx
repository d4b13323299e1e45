import { yuanOfFen } from '#contract/fen.ts';
import { getLabel } from '#contract/labels.ts';
import type { ProposedBills } from '#contract/settlement/settlement-runs.ts';
import { Empty, countText, yuanText } from '#web/ui/index.ts';
import './generating.css';

const MONEY = ['orderAmount', 'platformAmount', 'refundAmount', 'commissionAmount', 'carriedAmount', 'payableAmount'] as const;
const label = (field: string) => getLabel('settlement', field);

type MoneyField = (typeof MONEY)[number];

/** Sums to show: discounts that the platform bears where it bears some. */
const moneyOf = ({ platformAmount }: ProposedBills) =>
  MONEY.filter((field) => field !== 'platformAmount' || platformAmount !== 0);

const Money = ({ of, fields }: { of: Pick<ProposedBills, MoneyField>; fields: readonly MoneyField[] }) =>
  fields.map((field) => (
    <td key={field} className={field === 'payableAmount' ? 'figure' : 'figure preview-aside'}>
      {yuanText(of[field])}
    </td>
  ));

/** Bills that would be made, shop by shop, and their sums. */
export function PreviewTable({ of, isOld }: { of: ProposedBills; isOld: boolean }) {
  if (of.shopCount === 0) return <Empty says="这个周期没有可结算的订单。已结算过的、退款处理中的、没有签收的订单不在其中" />;
  const fields = moneyOf(of);
  const left = of.shopCount - of.list.length;
  return (
    <div className={isOld ? 'preview list-old' : 'preview'} aria-busy={isOld}>
      <table>
        <caption>{`将生成 ${countText(of.shopCount)} 张结算单`}</caption>
        <thead>
          <tr>
            <th scope="col">{label('shopName')}</th>
            <th scope="col" className="figure">
              {label('orderCount')}
            </th>
            {fields.map((field) => (
              <th key={field} scope="col" className={field === 'payableAmount' ? 'figure' : 'figure preview-aside'}>
                {label(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.list.map((bill) => (
            <tr key={bill.shopId}>
              <th scope="row">
                {bill.shopName}
                <small>{`佣金 ${yuanOfFen(bill.commissionRate)}%`}</small>
              </th>
              <td className="figure">{countText(bill.orderCount)}</td>
              <Money of={bill} fields={fields} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          {left > 0 && (
            <tr>
              <td colSpan={fields.length + 2}>{`还有 ${countText(left)} 家店铺没有列出，已计入合计`}</td>
            </tr>
          )}
          <tr>
            <th scope="row">合计</th>
            <td className="figure">{countText(of.orderCount)}</td>
            <Money of={of} fields={fields} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
