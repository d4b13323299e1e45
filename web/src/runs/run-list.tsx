import { TAKEN_BACK, standing } from '#contract/bulk-run.ts';
import { runCalls, runKinds, runStates } from '#contract/jobs/runs.ts';
import { Choice, ChoiceFilter, ListPage, Signal, figure, when } from '#web/ui/index.ts';
import { RunDetail } from './run-detail.tsx';

/** Own runs of all kinds; a run opens to its outcome. */
export const RunList = () => (
  <ListPage
    title="批量操作记录"
    call={runCalls.list}
    filters={<ChoiceFilter name="kind" label="类型" of={runKinds} />}
    columns={[
      { title: '时间', field: 'createTime', show: when },
      { title: '类型', field: 'kind', width: 128, show: (kind) => runKinds.labels[kind] },
      { title: '操作', field: 'label', width: 240, card: 'title', opens: true },
      { title: '来源', field: 'source', width: 160 },
      {
        title: '状态',
        field: 'state',
        width: 96,
        card: 'status',
        show: (state, run) => {
          if (run.undone) return <Signal of="rest">已撤销</Signal>;
          const isGone = state === 'done' && run.takenBack > 0 && standing(run) === 0;
          return isGone ? <Signal of="rest">{TAKEN_BACK}</Signal> : <Choice of={runStates} value={state} />;
        },
      },
      { title: '总数', field: 'matched', width: 88, show: figure },
      { title: '已完成', field: 'changed', width: 88, align: 'right', show: (_, run) => figure(standing(run)) },
      { title: '未完成', field: 'refused', width: 88, show: figure },
      { title: TAKEN_BACK, field: 'takenBack', width: 88, show: figure },
    ]}
    detail={{ title: (run) => run?.label ?? '批量操作', show: (id) => <RunDetail key={id} id={id} />, width: 720 }}
    empty={{ says: '还没有批量操作过，在商品或用户列表里勾选后点批量按钮，或用批量发货、导入商品、导入用户' }}
  />
);
