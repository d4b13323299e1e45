import { type BankLine, bankLineStates } from '#contract/cashier/bank-line-record.ts';
import { bankLineCalls } from '#contract/cashier/bank-lines.ts';
import { HistoryButton, RunButton } from '#web/ui/index.ts';
import { IgnoreButton } from './ignore-button.tsx';

const { waiting, matched, ignored } = bankLineStates;

/** Ways of a line besides those of its detail. */
export function LineActs({ of: line }: { of: BankLine }) {
  const { id, status, documents } = line;
  return (
    <>
      {status === waiting && <IgnoreButton id={id} call={bankLineCalls.ignore} />}
      {status === matched && (
        <RunButton
          label="取消对应"
          call={bankLineCalls.unmatch}
          input={{ id }}
          ask={`取消与 ${documents.join('、')} 的对应吗？流水回到待处理，单据保持不变`}
          says="已取消对应，流水回到待处理"
          touches={['task']}
          danger
        />
      )}
      {status === ignored && (
        <RunButton label="放回待处理" call={bankLineCalls.reopen} input={{ id }} says="已放回待处理" touches={['task']} />
      )}
      <HistoryButton noun="bank_line" id={id} call={bankLineCalls.list} />
    </>
  );
}
