import { getLabel } from '#contract/labels.ts';
import { type PaymentBillInfo, billCalls } from '#contract/payments/bills.ts';
import { Loaded, WhySum, when, yuanText } from '#web/ui/index.ts';
import { BillDifferences } from './bill-differences.tsx';
import { BillStanding } from './bill-standing.tsx';
import '../reconciliations/reconciliation.css';

const entries = '收款和退款的笔数相加';
const both = ({ day }: PaymentBillInfo) => `${day} 这一天两边的记录`;

const Sums = ({ of }: { of: PaymentBillInfo }) => (
  <table className="reconciliation-sums reconciliation-wide">
    <caption>本系统与渠道账单</caption>
    <thead>
      <tr>
        <th aria-label="项目" />
        {['本系统', '渠道账单', '相差'].map((title) => (
          <th key={title} scope="col" className="figure">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {(
        [
          ['收款', of.ourPaid, of.theirPaid, '当天从这个渠道收到的订单款和充值'],
          ['退款', of.ourBack, of.theirBack, '当天从这个渠道退给用户的钱'],
        ] as const
      ).map(([label, ours, theirs, counts]) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td className="figure">
            <WhySum label={`本系统${label}`} why={{ counts, of: `${of.day} 这一天本系统的记录` }} text={yuanText(ours)} />
          </td>
          <td className="figure">
            <WhySum label={`渠道账单${label}`} why={{ counts, of: `${of.day} 这一天渠道账单里的记录` }} text={yuanText(theirs)} />
          </td>
          <td className="figure">
            <WhySum
              label={`${label}相差`}
              why={{
                counts: '渠道账单减去本系统',
                of: both(of),
                parts: [
                  ['渠道账单', yuanText(theirs)],
                  ['本系统', yuanText(ours)],
                ],
              }}
              text={yuanText(theirs - ours)}
            />
          </td>
        </tr>
      ))}
      <tr>
        <th scope="row">笔数</th>
        <td className="figure">
          <WhySum label="本系统笔数" why={{ counts: entries, of: `${of.day} 这一天本系统的记录` }} text={String(of.ourCount)} />
        </td>
        <td className="figure">
          <WhySum
            label="渠道账单笔数"
            why={{ counts: entries, of: `${of.day} 这一天渠道账单里的记录` }}
            text={String(of.theirCount)}
          />
        </td>
        <td className="figure">
          <WhySum
            label="笔数相差"
            why={{ counts: '渠道账单减去本系统；逐笔的差异在下面', of: both(of) }}
            text={String(of.theirCount - of.ourCount)}
          />
        </td>
      </tr>
      {of.fee !== null && (
        <tr>
          <th scope="row">{getLabel('payment_bill', 'fee')}</th>
          <td className="figure">–</td>
          <td className="figure">
            <WhySum
              label={getLabel('payment_bill', 'fee')}
              why={{ counts: '账单里各笔手续费相加，由渠道直接扣', of: `${of.day} 这一天渠道账单里的记录` }}
              text={yuanText(of.fee)}
            />
          </td>
          <td className="figure">–</td>
        </tr>
      )}
    </tbody>
  </table>
);

/** Day of a bill with its sums, and the records about which the two sides differ. */
export const BillDetail = ({ id }: { id: number }) => (
  <Loaded call={billCalls.info} input={{ id }}>
    {(bill) =>
      bill && (
        <article className="reconciliation">
          <p>
            <BillStanding of={bill} />
            {bill.why && ` ${bill.why}`}
          </p>
          {bill.state !== 'waiting' && <Sums of={bill} />}
          {bill.differences.length > 0 && <BillDifferences of={bill} />}
          {bill.state === 'even' && <p>账单与本系统逐笔一致</p>}
          <p className="reconciliation-quiet">核对时间 {when(bill.checkTime)}</p>
        </article>
      )
    }
  </Loaded>
);
