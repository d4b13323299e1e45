import { approvalCalls, approvalKinds, approvalStates } from '#contract/approvals/approvals.ts';
import { useOpensOn } from '#web/ui/list-parts/use-opens-on.ts';
import { ListPage, RunButton, useCall, when, yuan } from '#web/ui/index.ts';
import { ApprovalFilters, End, Subject } from './parts.tsx';

const waiting = { state: approvalStates.waiting, page: 1, limit: 1 } as const;

/** Acts that wait for a second person, and what was decided. */
export function ApprovalList() {
  const { data } = useCall(approvalCalls.list, waiting, { saysItself: true });
  useOpensOn(`state=${approvalStates.waiting}`, data?.total);
  return (
    <ListPage
      title="复核"
      call={approvalCalls.list}
      filters={<ApprovalFilters others />}
      columns={[
        { field: 'subject', width: 264, card: 'title', show: (_, row) => <Subject of={row} /> },
        { field: 'kind', width: 104, of: approvalKinds, hidden: true, card: 'none' },
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
            {row.mayApprove && (
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
}
