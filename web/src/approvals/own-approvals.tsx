import { type Approval, approvalCalls, approvalKinds, approvalStates } from '#contract/approvals/approvals.ts';
import { ListPage, when, yuan } from '#web/ui/index.ts';
import { ApprovalFilters, End, Subject } from './parts.tsx';

/** Reasons in full: a notice has room for their beginning. */
const Reasons = ({ of: { reason, note } }: { of: Approval }) => (
  <>
    <p>{`申请原因：${reason}`}</p>
    {note !== null && <p>{`处理说明：${note}`}</p>}
  </>
);

/** Acts that the person proposed to a second one, and their outcome: also for those who may not open the list of what waits. */
export const OwnApprovals = () => (
  <ListPage
    title="我提交的复核"
    call={approvalCalls.listOwn}
    filters={<ApprovalFilters />}
    columns={[
      { field: 'subject', width: 256, card: 'title', show: (_, row) => <Subject of={row} /> },
      { field: 'state', of: approvalStates, card: 'status' },
      { field: 'note', width: 144 },
      { field: 'decider', width: 80 },
      { field: 'decideTime', show: when },
      { field: 'kind', width: 104, of: approvalKinds, hidden: true, card: 'none' },
      { field: 'amount', show: yuan },
      { field: 'reason', width: 112 },
      { field: 'createTime', show: when },
    ]}
    expand={(row) => <Reasons of={row} />}
    rowActions={(row) => row.state === approvalStates.waiting && <End of={row} call={approvalCalls.withdraw} />}
    empty={{ says: '您没有提交过复核，要另一人确认的退款和余额调整会出现在这里' }}
  />
);
