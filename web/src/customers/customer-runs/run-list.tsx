import { bulkStates } from '#contract/bulk-run.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { customerRunCalls } from '#contract/segments/customer-runs.ts';
import { Choice, GoButton, ListPage, Signal, figure, when } from '#web/ui/index.ts';
import { CUSTOMERS } from '../places.ts';
import { CustomerRunResult } from './customer-run-result.tsx';

/** Own runs of the last 30 days; a run opens to its outcome. */
export const RunList = () => (
  <ListPage
    title="用户批量操作记录"
    call={customerRunCalls.listMany}
    actions={<GoButton label="返回用户列表" to={CUSTOMERS} call={customerCalls.list} />}
    columns={[
      { title: '时间', field: 'createTime', show: when },
      { title: '操作', field: 'label', width: 240, card: 'title', opens: true },
      {
        title: '状态',
        field: 'state',
        width: 96,
        card: 'status',
        show: (state, { undone }) => (undone ? <Signal of="rest">已撤销</Signal> : <Choice of={bulkStates} value={state} />),
      },
      { title: '用户数', field: 'matched', width: 88, show: figure },
      { title: '已完成', field: 'changed', width: 88, show: figure },
      { title: '没有成功', field: 'refused', width: 96, show: figure },
    ]}
    detail={{
      title: (run) => run?.label ?? '批量操作',
      show: (id) => <CustomerRunResult key={id} id={id} />,
      width: 720,
    }}
    empty={{ says: '还没有批量操作过用户，在用户列表里勾选用户，或在客群里发券、打标签' }}
  />
);
