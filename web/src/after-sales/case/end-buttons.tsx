import { caseStates } from '#contract/orders/return-case-enums.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { needing } from '#web/ui/action/row-actions.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { DialogButton } from '#web/ui/form/dialog-button.tsx';
import { needed } from '#web/ui/form/needed.ts';
import type { CaseButton } from './case-button.ts';

const reasoned = needed('请填写原因');

interface Ended {
  of: CaseButton['of'];
  /** Act of the button, in the word that stands on it. */
  act: string;
  title: string;
  saveLabel: string;
  call: typeof returnCaseCalls.refuse | typeof returnCaseCalls.withdraw;
  help: string;
  example: string;
}

/** Ends a case without its goods; the buyer reads why. */
const EndButton = ({ of: { id, caseNo }, act, help, example, ...dialog }: Ended) => (
  <DialogButton {...dialog} label={act} danger says={`已${act} ${caseNo}`} start={{ id, reason: '' }} touches={['order']}>
    <TextField
      name="reason"
      label={`${act}原因`}
      check={reasoned}
      help={help}
      rows={3}
      maxLength={255}
      showCount
      placeholder={`例如：${example}`}
    />
  </DialogButton>
);

export const RefuseButton = needing(
  ({ of }: CaseButton) => (
    <EndButton
      of={of}
      act="拒绝"
      title="拒绝退换"
      saveLabel="拒绝"
      call={returnCaseCalls.refuse}
      help={of.state === caseStates.received ? '用户会看到这段话；请把收到的商品寄回用户' : '用户会看到这段话'}
      example="商品已使用，影响再次销售"
    />
  ),
  returnCaseCalls.refuse,
);

export const WithdrawButton = needing(
  ({ of }: CaseButton) => (
    <EndButton
      of={of}
      act="撤销"
      title="撤销退换单"
      saveLabel="撤销退换单"
      call={returnCaseCalls.withdraw}
      help="撤销后商品留在用户手里，可以重新发起"
      example="用户决定留下商品"
    />
  ),
  returnCaseCalls.withdraw,
);

export const BackButton = needing(
  ({ of: { id, backName, backNumber } }: CaseButton) => (
    <DialogButton
      label={backNumber === '' ? '登记退回单号' : '改退回单号'}
      title="登记退回单号"
      call={returnCaseCalls.setBack}
      start={{ id, backName, backNumber }}
    >
      <TextField name="backNumber" check={needed('请填写快递单号')} placeholder="请输入或扫描快递单号" />
      <TextField name="backName" placeholder="例如：顺丰" />
    </DialogButton>
  ),
  returnCaseCalls.setBack,
);
