import type { InvoiceApplication } from '#contract/finance/invoices/invoice-application-record.ts';
import { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import { auditStates } from '#contract/finance/invoices/invoice-enums.ts';
import { DialogButton, RunButton, TextField, needed, yuanText } from '#web/ui/index.ts';

interface Props {
  application: InvoiceApplication;
  /** Repeats that of the buttons, where a row looks for it. */
  call: typeof applicationCalls.audit | typeof applicationCalls.fail;
}

export const ApproveButton = ({ application: { id, applyNo, title, amount } }: Props) => (
  <RunButton
    label="审核通过"
    call={applicationCalls.audit}
    input={{ id, audit: auditStates.approved }}
    ask={`审核通过吗？申请 ${applyNo}，${title}，${yuanText(amount)}`}
    says={`已审核通过 ${applyNo}`}
  />
);

export const AcceptButton = ({ application: { id, applyNo } }: Props) => (
  <RunButton label="受理" call={applicationCalls.audit} input={{ id, audit: auditStates.auditing }} says={`已受理 ${applyNo}`} />
);

export const RefuseButton = ({ application: { id, applyNo } }: Props) => (
  <DialogButton
    label="拒绝"
    title={`拒绝 ${applyNo}`}
    saveLabel="拒绝"
    danger
    says={`已拒绝 ${applyNo}`}
    call={applicationCalls.audit}
    start={{ id, audit: auditStates.refused, reason: '' }}
  >
    <TextField
      name="reason"
      label="拒绝原因"
      check={needed('请填写拒绝原因')}
      help="用户看得到，修改抬头后可以重新提交"
      rows={3}
      maxLength={200}
      showCount
      placeholder="请填写拒绝原因"
    />
  </DialogButton>
);

export const FailButton = ({ application: { id, applyNo } }: Props) => (
  <DialogButton
    label="标记失败"
    title={`${applyNo} 开票失败`}
    saveLabel="标记失败"
    danger
    says={`已标记 ${applyNo} 开票失败`}
    call={applicationCalls.fail}
    start={{ applyId: id, reason: '' }}
  >
    <TextField
      name="reason"
      label="失败原因"
      check={needed('请输入失败原因')}
      help="处理好以后还可以再开具"
      rows={3}
      maxLength={200}
      showCount
      placeholder="请输入失败原因"
    />
  </DialogButton>
);
