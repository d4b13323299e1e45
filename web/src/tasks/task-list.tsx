import { type Task, taskCalls, taskKinds, taskStates } from '#contract/tasks/tasks.ts';
import { choices } from '#contract/choices.ts';
import { DocumentLink } from '#web/finance/index.ts';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { useOpensOn } from '#web/ui/list-parts/use-opens-on.ts';
import { ChoiceFilter, ChoiceTabs, ListPage, useCall, when, yuan } from '#web/ui/index.ts';
import { TaskActs } from './task-acts.tsx';
import './tasks.css';

const open = { state: taskStates.open, page: 1, limit: 1 } as const;
const mineOnly = choices({ mine: ['true', '我领取的'] });

const Subject = ({ of: { record, number } }: { of: Task }) =>
  record === 'payment' ? <CopyText text={number} /> : <DocumentLink kind={record} number={number} />;

const Due = ({ of: { isOverdue, dueTime } }: { of: Task }) =>
  isOverdue ? <span className="task-late">{when(dueTime)} 已超时</span> : when(dueTime);

/** Work that events leave to people. */
export function TaskList() {
  const { data } = useCall(taskCalls.list, open, { saysItself: true });
  useOpensOn(`state=${taskStates.open}`, data?.total);
  return (
    <ListPage
      title="任务列表"
      called="任务"
      call={taskCalls.list}
      tabs={<ChoiceTabs name="state" of={taskStates} call={taskCalls.list} />}
      filters={
        <>
          <ChoiceFilter name="kind" of={taskKinds} />
          <ChoiceFilter name="mine" of={mineOnly} />
        </>
      }
      columns={[
        { field: 'kind', width: 84, of: taskKinds },
        { field: 'number', width: 228, card: 'title', show: (_, row) => <Subject of={row} /> },
        { field: 'says', width: 240 },
        { field: 'amount', width: 92, show: yuan },
        { field: 'state', width: 84, of: taskStates, card: 'status' },
        { field: 'holder', width: 76 },
        { field: 'createTime', show: when },
        { field: 'dueTime', width: 140, show: (_, row) => <Due of={row} /> },
        { field: 'endTime', show: when, hidden: true },
        { field: 'note', width: 120, hidden: true },
      ]}
      rowActions={(row) => <TaskActs of={row} />}
      empty={{
        says: '没有要处理的任务。线下退款、退款异常、对账差异、收款差异、发货信息、采集异常、结算异议、到期的结算周期、待对的银行流水、待确认的收款、待审批和待付款的付款、没有做成或没有通过验证的备份会自动出现在这里，办结后自动完成',
      }}
    />
  );
}
