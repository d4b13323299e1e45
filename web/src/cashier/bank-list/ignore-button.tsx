import { bankLineCalls } from '#contract/cashier/bank-lines.ts';
import { DialogButton, TextField, needed } from '#web/ui/index.ts';

export const IgnoreFields = () => (
  <>
    <p>没有收款单、付款单的流水才忽略，例如手续费、利息、本单位账户之间的转账。</p>
    <TextField
      name="reason"
      label="忽略原因"
      check={needed('请填写忽略原因')}
      rows={2}
      maxLength={200}
      showCount
      placeholder="如：账户管理费"
    />
  </>
);

interface Props {
  id: number;
  /** Repeats that of the dialog, where a row looks for it. */
  call: typeof bankLineCalls.ignore;
}

/** Says of a line that no receipt or payment belongs to it. */
export const IgnoreButton = ({ id }: Props) => (
  <DialogButton
    label="忽略"
    title="忽略这笔流水"
    saveLabel="忽略"
    says="已忽略，需要时可以放回待处理"
    call={bankLineCalls.ignore}
    start={{ ids: [id], reason: '' }}
    touches={['task']}
  >
    <IgnoreFields />
  </DialogButton>
);
