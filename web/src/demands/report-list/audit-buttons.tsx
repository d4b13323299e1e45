import { reportCalls } from '#contract/demands/reports.ts';
import { reportStates } from '#contract/demands/report-record.ts';
import { DialogButton, TextField, needed } from '#web/ui/index.ts';

interface Props {
  id: number;
  title: string;
  /** Repeats the dialog's own, where a row looks for it. */
  call: typeof reportCalls.audit;
}

const { audit } = reportCalls;

export const ApproveButton = ({ id, title }: Props) => (
  <DialogButton
    label="通过"
    title={`通过报备：${title}`}
    saveLabel="通过"
    primary
    call={audit}
    start={{ id, status: reportStates.approved, auditRemark: '' }}
    says="已通过"
  >
    <p>客户和项目报备通过后，有效期内其他店铺不能再报备；价格报备通过后，可以按这条需求或这张订单的价格低于成本成交一次。</p>
    <TextField name="auditRemark" optional rows={2} showCount />
  </DialogButton>
);

export const RejectButton = ({ id, title }: Props) => (
  <DialogButton
    label="拒绝"
    title={`拒绝报备：${title}`}
    saveLabel="拒绝"
    danger
    call={audit}
    start={{ id, status: reportStates.rejected, auditRemark: '' }}
    says="已拒绝"
  >
    <TextField name="auditRemark" label="拒绝原因" check={needed('请填写拒绝原因')} rows={3} showCount />
  </DialogButton>
);

export const WithdrawButton = ({ id, title }: Pick<Props, 'id' | 'title'>) => (
  <DialogButton
    label="撤回"
    title={`撤回报备：${title}`}
    saveLabel="撤回"
    danger
    call={reportCalls.withdraw}
    start={{ id, reason: '' }}
  >
    <p>撤回后立即失效，其他店铺可以报备这个客户或项目。</p>
    <TextField name="reason" check={needed('请填写撤回原因')} rows={3} showCount />
  </DialogButton>
);
