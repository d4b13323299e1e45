import { Alert, Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { type BankDocument } from '#contract/cashier/bank-line-record.ts';
import { bankLineCalls } from '#contract/cashier/bank-lines.ts';
import { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import type { Fen } from '#contract/fen.ts';
import { RunButton, useMay, useRun, yuanText } from '#web/ui/index.ts';
import { DocumentFacts } from './document-facts.tsx';
import { useOtherDocuments } from './use-other-documents.ts';

const keyOf = ({ receiptId, paymentId }: BankDocument) => `${receiptId} ${paymentId}`;

/** An approved payment has not left yet, as far as the shop knows: the line says that it has. */
const isDue = ({ paymentState }: BankDocument) => paymentState === cashPaymentStates.due;

interface Props {
  lineIds: readonly number[];
  direction: number;
  /** Sum of the lines; undefined where they are not all in sight. */
  sum: Fen | undefined;
  candidates: readonly BankDocument[];
  then?: () => void;
}

interface DocumentProps {
  of: BankDocument;
  lineIds: readonly number[];
  isChosen: boolean;
  onChoose: () => void;
  then: () => void;
}

const Candidate = ({ of, lineIds, isChosen, onChoose, then }: DocumentProps) => {
  const [lineId = 0] = lineIds;
  return (
    <li className={isChosen ? 'bank-candidate bank-chosen' : 'bank-candidate'}>
      {isDue(of) ? <span /> : <Checkbox checked={isChosen} onChange={onChoose} aria-label={`选择 ${of.number}`} />}
      <DocumentFacts of={of} />
      {isDue(of) && lineIds.length === 1 && of.paymentId !== null && of.isAmount && (
        <RunButton
          label="登记付款"
          call={bankLineCalls.pay}
          input={{ id: lineId, paymentId: of.paymentId }}
          ask={`按这笔流水登记给${of.name}的 ${yuanText(of.amount)} 已付款吗？登记后不能撤回`}
          says={`已登记付款 ${yuanText(of.amount)}，并与流水对应`}
          touches={['cash_payment', 'task']}
          then={then}
        />
      )}
    </li>
  );
};

/** Receipts or payments beside lines: those that may be the same money, and others that a word finds. */
export function DocumentPicker({ lineIds, direction, sum, candidates, then = () => undefined }: Props) {
  const may = useMay();
  const { typed, setTyped, found, isIn } = useOtherDocuments(direction);
  const [chosen, choose] = useState<readonly BankDocument[]>([]);
  const { mutate, isPending, error } = useRun(bankLineCalls.match, { saysItself: true, touches: ['task'], then });
  const listed = [...candidates, ...found.filter((one) => !candidates.some((each) => keyOf(each) === keyOf(one)))];
  const shown = [...listed, ...chosen.filter((one) => !listed.some((each) => keyOf(each) === keyOf(one)))];
  const isChosen = (one: BankDocument) => chosen.some((each) => keyOf(each) === keyOf(one));
  const toggle = (one: BankDocument) =>
    choose(isChosen(one) ? chosen.filter((each) => keyOf(each) !== keyOf(one)) : [...chosen, one]);
  const total = chosen.reduce((all, { amount }) => all + amount, 0);
  const isEven = chosen.length > 0 && (sum === undefined || total === sum);
  const noun = isIn ? '收款单' : '付款单';
  if (!may(bankLineCalls.match)) return listed.length > 0 ? <CandidateList of={listed} /> : <p>没有找到可能的{noun}</p>;
  const send = () =>
    mutate({
      lineIds: [...lineIds],
      receiptIds: chosen.flatMap(({ receiptId }) => receiptId ?? []),
      paymentIds: chosen.flatMap(({ paymentId }) => paymentId ?? []),
    });
  return (
    <div className="bank-picker">
      {shown.length === 0 && <p className="quiet">{`没有找到可能的${noun}，可以按单号或户名查找`}</p>}
      <ul className="bank-candidates" aria-label={`可能的${noun}`}>
        {shown.map((one) => (
          <Candidate
            key={keyOf(one)}
            of={one}
            lineIds={lineIds}
            isChosen={isChosen(one)}
            onChoose={() => toggle(one)}
            then={then}
          />
        ))}
      </ul>
      {may(isIn ? cashReceiptCalls.list : cashPaymentCalls.list) && (
        <Input
          allowClear
          aria-label={`查找其他${noun}`}
          placeholder={`查找其他${noun}：单号或户名`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {error && <Alert type="error" showIcon title={error.message} />}
      <footer>
        <span className={isEven || chosen.length === 0 ? 'quiet' : 'bank-uneven'}>
          {sum === undefined
            ? `已选 ${chosen.length} 张，合计 ${yuanText(total)}`
            : `已选 ${chosen.length} 张，合计 ${yuanText(total)}，流水 ${yuanText(sum)}`}
        </span>
        <Button type="primary" disabled={!isEven} loading={isPending} onClick={send}>
          {chosen.length > 1 ? `对应 ${chosen.length} 张${noun}` : `对应这张${noun}`}
        </Button>
      </footer>
    </div>
  );
}

const CandidateList = ({ of }: { of: readonly BankDocument[] }) => (
  <ul className="bank-candidates">
    {of.map((one) => (
      <li key={keyOf(one)} className="bank-candidate">
        <span />
        <DocumentFacts of={one} />
      </li>
    ))}
  </ul>
);
