import { lazy } from 'react';
import { type Settlement, objectionStates, settlementStates } from '#contract/settlement/settlement-record.ts';
import { settlementCalls, settlementExportCalls } from '#contract/settlement/settlements.ts';
import {
  DialogButton,
  Field,
  HistoryButton,
  MoneyInput,
  OpenButton,
  RunButton,
  TextField,
  needed,
  yuanText,
} from '#web/ui/index.ts';

const StatementDialog = lazy(() => import('./statement-dialog.tsx').then((module) => ({ default: module.StatementDialog })));

const { open, confirmed } = settlementStates;

const nameOf = ({ shopName, settlementNo }: Settlement) => `${shopName} ${settlementNo}`;

const Adjust = (bill: Settlement) => (
  <DialogButton
    key="adjust"
    label="调整"
    title={`调整 ${nameOf(bill)}`}
    saveLabel={({ amount }) =>
      typeof amount === 'number' && amount !== 0 ? `调整后应结 ${yuanText(bill.payableAmount + amount)}` : '调整'
    }
    call={settlementCalls.adjust}
    start={{ id: bill.id, reason: '' }}
  >
    <p>{`现在应结 ${yuanText(bill.payableAmount)}。调整记为一条明细，店铺看得到金额和原因。`}</p>
    <Field name="amount" help="多付给店铺填正数，少付填负数" check={needed('请填写调整金额')}>
      <MoneyInput min="-999999.99" max="999999.99" />
    </Field>
    <TextField name="reason" label="调整原因" rows={3} showCount placeholder="如：补 10 月活动补贴" />
  </DialogButton>
);

const Confirm = ({ id, payableAmount, ...bill }: Settlement) => (
  <RunButton
    key="confirm"
    label="确认"
    call={settlementCalls.confirm}
    input={{ id, payableAmount }}
    ask={`确认 ${bill.shopName} 的结算单，应结 ${yuanText(payableAmount)}？确认后不能再调整。`}
    touches={['settlement_line']}
  />
);

const Pay = ({ id, shopName, payableAmount }: Settlement) => (
  <RunButton
    key="pay"
    label="申请付款"
    call={settlementCalls.applyPayment}
    input={{ id }}
    ask={`为 ${shopName} 申请付款 ${yuanText(payableAmount)}，付到店铺的收款账户？另一人审批后由出纳付款。`}
    touches={['cash_payment', 'task']}
  />
);

const Void = (bill: Settlement) => (
  <DialogButton
    key="void"
    label="作废"
    title={`作废 ${nameOf(bill)}`}
    saveLabel="作废"
    danger
    call={settlementCalls.void}
    start={{ id: bill.id, reason: '' }}
  >
    <p>作废后，其中的订单可以重新结算，带入的欠款回到原结算单。</p>
    <TextField name="reason" label="作废原因" rows={3} showCount />
  </DialogButton>
);

const ObjectTo = (bill: Settlement) => (
  <DialogButton
    key="object"
    label="提出异议"
    title={`对 ${bill.settlementNo} 提出异议`}
    saveLabel="提交异议"
    call={settlementCalls.object}
    start={{ id: bill.id, objection: '' }}
    touches={['task']}
  >
    <TextField
      name="objection"
      rows={4}
      showCount
      placeholder="哪一笔不对、应该是多少，写清楚订单号"
      help="平台答复之前不会确认这张结算单"
    />
  </DialogButton>
);

const AnswerTo = (bill: Settlement) => (
  <DialogButton
    key="answer"
    label="答复异议"
    title={`答复 ${nameOf(bill)} 的异议`}
    saveLabel="答复"
    call={settlementCalls.answer}
    start={{ id: bill.id, answer: '' }}
    touches={['task']}
  >
    <TextField name="answer" rows={4} showCount help="店铺会收到通知；需要改金额的先做调整，再答复" />
  </DialogButton>
);

/** Steps that a bill can take by now. */
function stepsOf(bill: Settlement) {
  if (bill.isAtWork) return [];
  const isObjected = bill.objectionState === objectionStates.objected;
  if (bill.status === open)
    return [...(isObjected ? [AnswerTo(bill)] : [Confirm(bill), ObjectTo(bill)]), Adjust(bill), Void(bill)];
  if (bill.status !== confirmed || bill.carriedTo !== '' || bill.paymentNo !== '') return [];
  return bill.payableAmount > 0 ? [Pay(bill), Void(bill)] : [Void(bill)];
}

/** Next steps first, then the papers of the bill. */
export const settlementActs = (bill: Settlement) => (
  <>
    {stepsOf(bill)}
    <OpenButton label="打印对账单" call={settlementCalls.lines}>
      {(close) => <StatementDialog id={bill.id} onClose={close} />}
    </OpenButton>
    <RunButton
      label="导出明细"
      call={settlementExportCalls.exportLines}
      input={{ id: bill.id }}
      then={({ fileName }) => window.open(fileName)}
    />
    <HistoryButton noun="settlement" id={bill.id} call={settlementCalls.info} />
  </>
);
