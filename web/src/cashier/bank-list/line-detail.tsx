import { lazy } from 'react';
import { labelOf } from '#contract/choices.ts';
import { type BankLineInfo, bankDirections, bankLineStates, matchWays } from '#contract/cashier/bank-line-record.ts';
import { bankLineCalls } from '#contract/cashier/bank-lines.ts';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { cashReceiptStates } from '#contract/cashier/cash-receipt-record.ts';
import { DetailActs } from '#web/ui/action/detail-acts.tsx';
import { Choice, CopyText, type Fact, Facts, Loaded, RunButton, when, yuanText } from '#web/ui/index.ts';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentPicker } from './document-picker.tsx';
import { LineActs } from './line-acts.tsx';
import { Moved } from './moved.tsx';
import './bank.css';

const ReceiveLineButton = lazy(() =>
  import('./receive-line-button.tsx').then((module) => ({ default: module.ReceiveLineButton })),
);

const { waiting, matched } = bankLineStates;

const factsOf = (line: BankLineInfo): readonly Fact[] => [
  ['状态', <Choice key="status" of={bankLineStates} value={line.status} />],
  ['金额', <Moved key="amount" of={line} />],
  ['交易时间', when(line.bookedAt)],
  ['银行账户', line.accountName],
  ['对方户名', line.name],
  ['对方账号', line.account],
  ['摘要', line.summary],
  ['附言', line.remark],
  ['余额', line.balance !== null && yuanText(line.balance)],
  ['银行流水号', line.serial !== '' && <CopyText key="serial" text={line.serial} />],
  ['来自', `${line.fileName} 第 ${line.row} 行`],
  [
    '处理',
    line.handler !== '' && (
      <span key="handler">
        {[line.handler, line.way && labelOf(matchWays, line.way)].filter(Boolean).join(' · ')}{' '}
        {line.handleTime && when(line.handleTime)}
      </span>
    ),
  ],
  ['忽略原因', line.reason],
];

/** Documents that a line is matched to; a receipt that waits is confirmed here, for its money is there. */
const Matched = ({ of: { matched: documents, beside } }: { of: BankLineInfo }) => (
  <section aria-label="对应单据">
    <h3>对应单据</h3>
    <ul className="bank-candidates">
      {documents.map((one) => (
        <li key={one.number} className="bank-candidate">
          <span />
          <DocumentFacts of={one} />
          {one.receiptId !== null && one.receiptState === cashReceiptStates.waiting && (
            <RunButton
              label="确认收款"
              call={cashReceiptCalls.confirm}
              input={{ id: one.receiptId }}
              ask={`钱已到账，确认收到${one.name}的 ${yuanText(one.amount)} 吗？确认后订单随之付款，不能撤回`}
              says={`已确认收款 ${yuanText(one.amount)}`}
              touches={['order', 'user_recharge', 'task', 'bank_line']}
            />
          )}
        </li>
      ))}
    </ul>
    {beside.length > 0 && (
      <p className="quiet">{`同一张单据还对应：${beside.map(({ name, amount }) => `${name} ${yuanText(amount)}`).join('、')}`}</p>
    )}
  </section>
);

const Open = ({ of: line }: { of: BankLineInfo }) => {
  const isIn = line.direction === bankDirections.in;
  return (
    <section aria-label={isIn ? '对应收款单' : '对应付款单'}>
      <h3>{isIn ? '对应收款单' : '对应付款单'}</h3>
      <DocumentPicker lineIds={[line.id]} direction={line.direction} sum={line.amount} candidates={line.candidates} />
      {isIn && (
        <div className="bank-make">
          <span className="quiet">还没有登记过收款？</span>
          <ReceiveLineButton line={line} call={bankLineCalls.receive} />
        </div>
      )}
    </section>
  );
};

/** A line with what it is matched to, or what it may be. */
export const LineDetail = ({ id }: { id: number }) => (
  <Loaded call={bankLineCalls.info} input={{ id }}>
    {(line) =>
      line && (
        <article className="bank-line">
          <DetailActs>
            <LineActs of={line} />
          </DetailActs>
          <Facts of={factsOf(line)} />
          {line.status === matched && <Matched of={line} />}
          {line.status === waiting && <Open key={line.id} of={line} />}
        </article>
      )
    }
  </Loaded>
);
