import { Link } from 'react-router';
import { type Approval, type approvalCalls, approvalKinds, approvalStates } from '#contract/approvals/approvals.ts';
import { choices } from '#contract/choices.ts';
import { ChoiceFilter, DialogButton, TextField, needed } from '#web/ui/index.ts';

export const Subject = ({ of: { path, subject } }: { of: Approval }) => <Link to={path}>{subject}</Link>;

const forMeOnly = choices({ forMe: ['true', '等我复核'] });

/** `others`: proposals of other people are listed too. */
export const ApprovalFilters = ({ others = false }: { others?: boolean }) => (
  <>
    {others && <ChoiceFilter name="forMe" label="由谁复核" of={forMeOnly} />}
    <ChoiceFilter name="state" of={approvalStates} />
    <ChoiceFilter name="kind" of={approvalKinds} />
  </>
);

interface Ending {
  of: Approval;
  call: typeof approvalCalls.decline | typeof approvalCalls.withdraw;
}

/** Ends what waits, with a reason: an own proposal is taken back, that of another sent back. */
export const End = ({ of: { id, isOwn }, call }: Ending) => (
  <DialogButton
    label={isOwn ? '撤回' : '退回'}
    title={isOwn ? '撤回申请' : '退回申请'}
    saveLabel={isOwn ? '撤回' : '退回'}
    danger={!isOwn}
    says={isOwn ? '已撤回' : '已退回'}
    call={call}
    start={{ id, note: '' }}
  >
    <TextField
      name="note"
      label="原因"
      check={needed('请填写原因')}
      help={isOwn ? undefined : '会通知提交人'}
      rows={3}
      maxLength={200}
      showCount
    />
  </DialogButton>
);
