import { Link } from 'react-router';
import { type Approval, approvalCalls, approvalKinds, approvalStates } from '#contract/approvals/approvals.ts';
import { ChoiceFilter, DialogButton, ListPage, RunButton, TextField, needed, when, yuan } from '#web/ui/index.ts';

const Subject = ({ of: { path, subject } }: { of: Approval }) => <Link to={path}>{subject}</Link>;

interface Ending {
  of: Approval;
  call: typeof approvalCalls.decline | typeof approvalCalls.withdraw;
}

const End = ({ of: { id, isOwn }, call }: Ending) => (
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

/** Acts that wait for a second person, and what was decided. */
export const ApprovalList = () => (
  <ListPage
    title="复核"
    call={approvalCalls.list}
    filters={
      <>
        <ChoiceFilter name="state" of={approvalStates} />
        <ChoiceFilter name="kind" of={approvalKinds} />
      </>
    }
    columns={[
      { field: 'subject', width: 240, card: 'title', show: (_, row) => <Subject of={row} /> },
      { field: 'kind', width: 104, of: approvalKinds, card: 'none' },
      { field: 'amount', show: yuan },
      { field: 'reason', width: 112 },
      { field: 'state', width: 96, of: approvalStates, card: 'status' },
      { field: 'proposer', width: 84 },
      { field: 'createTime', show: when },
      { field: 'decider', width: 84 },
      { field: 'decideTime', show: when, hidden: true },
      { field: 'note', width: 102 },
    ]}
    rowActions={(row) =>
      row.state === approvalStates.waiting && (
        <>
          {!row.isOwn && (
            <RunButton
              label="通过"
              call={approvalCalls.approve}
              input={{ id: row.id }}
              says="已通过"
              ask={`${row.subject}？通过后立即执行，不能撤回`}
            />
          )}
          <End of={row} call={row.isOwn ? approvalCalls.withdraw : approvalCalls.decline} />
        </>
      )
    }
    empty={{ says: '没有要复核的操作，退款超过上限、调整余额超过复核线时会出现在这里' }}
  />
);
