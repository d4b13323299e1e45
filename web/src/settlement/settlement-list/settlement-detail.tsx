import { Alert } from 'antd';
import { yuanOfFen } from '#contract/fen.ts';
import { type SettlementInfo, objectionStates } from '#contract/settlement/settlement-record.ts';
import { settlementCalls } from '#contract/settlement/settlements.ts';
import { DocumentLink } from '#web/finance/index.ts';
import { DetailActs } from '#web/ui/action/detail-acts.tsx';
import { type Fact, Facts, Loaded, when } from '#web/ui/index.ts';
import { settlementActs } from './settlement-acts.tsx';
import { SettlementLines } from './settlement-lines.tsx';
import { SettlementSums } from './settlement-sums.tsx';
import { State } from './state.tsx';
import './settlement.css';

const factsOf = (bill: SettlementInfo): readonly Fact[] => [
  ['状态', <State key="state" of={bill} />],
  ['店铺', bill.shopName],
  ['周期', `${bill.periodStart} 至 ${bill.periodEnd}`],
  ['佣金比例', `${yuanOfFen(bill.commissionRate)}%`],
  ['订单数', bill.orderCount],
  ['生成时间', when(bill.createTime)],
  [
    '确认',
    bill.confirmTime && (
      <span key="confirm">
        {when(bill.confirmTime)} {bill.confirmedBy}
      </span>
    ),
  ],
  ['付款单号', bill.paymentNo !== '' && <DocumentLink key="payment" kind="cash_payment" number={bill.paymentNo} />],
  ['付款拒绝原因', bill.paymentRemark],
  ['付款时间', bill.payTime && when(bill.payTime)],
  ['转入', bill.carriedTo !== '' && <DocumentLink key="carried" kind="settlement" number={bill.carriedTo} />],
  ['作废原因', bill.voidReason],
];

const words = (by: string, at: Date | null) => (
  <small>
    {by} {at && when(at)}
  </small>
);

/** Objection of the shop, and the answer of the mall. */
const Objection = ({ of }: { of: SettlementInfo }) => (
  <Alert
    type={of.objectionState === objectionStates.objected ? 'warning' : 'info'}
    showIcon
    title={
      <>
        店铺异议：{of.objection} {words(of.objectedBy, of.objectTime)}
      </>
    }
    description={
      of.objectionState === objectionStates.answered ? (
        <>
          平台答复：{of.answer} {words(of.answeredBy, of.answerTime)}
        </>
      ) : (
        '答复之前不能确认'
      )
    }
  />
);

/** A bill with what can be done with it, how its sum comes about, and its lines. */
export const SettlementDetail = ({ id }: { id: number }) => (
  <Loaded call={settlementCalls.info} input={{ id }}>
    {(bill) =>
      bill && (
        <article className="settlement">
          <DetailActs>{settlementActs(bill)}</DetailActs>
          {bill.objectionState !== objectionStates.none && <Objection of={bill} />}
          <div className="settlement-head">
            <Facts of={factsOf(bill)} />
            <SettlementSums of={bill} />
          </div>
          <section aria-label="明细">
            <SettlementLines id={id} hasPlatform={bill.platformAmount !== 0} />
          </section>
        </article>
      )
    }
  </Loaded>
);
