import { caseStates } from '#contract/orders/returns/return-case-record.ts';
import { returnCaseCalls } from '#contract/orders/returns/return-cases.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { DialogButton } from '#web/ui/form/dialog-button.tsx';
import { needed } from '#web/ui/form/needed.ts';
import type { CaseButton } from './case-button.ts';

const reasoned = needed('请填写原因');

export const RefuseButton = ({ of: { id, caseNo, state } }: CaseButton) => (
  <DialogButton
    label="拒绝"
    title="拒绝退换"
    saveLabel="拒绝"
    danger
    says={`已拒绝 ${caseNo}`}
    call={returnCaseCalls.refuse}
    start={{ id, reason: '' }}
  >
    <TextField
      name="reason"
      label="拒绝原因"
      check={reasoned}
      help={state === caseStates.received ? '顾客会看到这段话；请把收到的商品寄回顾客' : '顾客会看到这段话'}
      rows={3}
      maxLength={255}
      showCount
      placeholder="例如：商品已使用，影响再次销售"
    />
  </DialogButton>
);

export const WithdrawButton = ({ of: { id, caseNo } }: CaseButton) => (
  <DialogButton
    label="撤销"
    title="撤销退换单"
    saveLabel="撤销退换单"
    danger
    says={`已撤销 ${caseNo}`}
    call={returnCaseCalls.withdraw}
    start={{ id, reason: '' }}
  >
    <TextField
      name="reason"
      label="撤销原因"
      check={reasoned}
      help="撤销后商品留在顾客手里，可以重新发起"
      rows={3}
      maxLength={255}
      showCount
      placeholder="例如：顾客决定留下商品"
    />
  </DialogButton>
);

export const BackButton = ({ of: { id, backName, backNumber } }: CaseButton) => (
  <DialogButton
    label={backNumber === '' ? '登记退回单号' : '改退回单号'}
    title="登记退回单号"
    call={returnCaseCalls.setBack}
    start={{ id, backName, backNumber }}
  >
    <TextField name="backNumber" check={needed('请填写快递单号')} placeholder="请输入或扫描快递单号" />
    <TextField name="backName" placeholder="例如：顺丰" />
  </DialogButton>
);
