import { type LoggedChange, actorKinds, changeLogCalls, changeLogExportCalls } from '#contract/changes/change-log.ts';
import {
  ChoiceFilter,
  type Column,
  DateRangeFilter,
  ListPage,
  OpenButton,
  SelectFilter,
  Signal,
  TextFilter,
  useCall,
  when,
} from '#web/ui/index.ts';
import { WorkbookButton } from '#web/ui/export/workbook-button.tsx';
import { useScene } from '#web/ui/scene/scene.ts';
import { ChangeDrawer } from './change-drawer.tsx';
import { LogStateLine } from './log-state.tsx';

const columns: readonly Column<LoggedChange>[] = [
  { field: 'at', show: when },
  {
    field: 'actor',
    width: 120,
    show: (actor, { actorKind }) => (actorKind === actorKinds.system ? '系统' : actor),
  },
  { field: 'says', width: 460, card: 'title' },
  { field: 'label', width: 150, hidden: true },
  { field: 'kind', width: 120, hidden: true },
  { field: 'actorKind', width: 96, of: actorKinds, card: 'none' },
  { field: 'address', width: 140 },
  { title: '已撤销', field: 'undone', width: 88, card: 'status', show: (undone) => undone && <Signal of="rest">已撤销</Signal> },
];

/** Kinds of records, and the acts on the chosen one. */
function KindFilters() {
  const { address } = useScene();
  const { data = [], isLoading } = useCall(changeLogCalls.kinds, {}, { lasting: true });
  const kinds = data.map(({ noun, label }) => ({ value: noun, label }));
  const acts = data.find(({ noun }) => noun === address.get('noun'))?.acts ?? [];
  return (
    <>
      <SelectFilter name="noun" options={kinds} isLoading={isLoading} />
      {acts.length > 0 && <SelectFilter name="act" options={acts.map(({ act, label }) => ({ value: act, label }))} />}
    </>
  );
}

/** Acts of everybody on the shop. */
export const ChangeLogPage = () => (
  <ListPage
    title="操作日志"
    call={changeLogCalls.list}
    sums={<LogStateLine />}
    actions={<WorkbookButton call={changeLogExportCalls.export} of={changeLogCalls.list} />}
    filters={
      <>
        <TextFilter name="actor" />
        <KindFilters />
        <TextFilter name="record" placeholder="ID，或选类型后填名称" />
        <ChoiceFilter name="actorKind" of={actorKinds} />
        <DateRangeFilter name="dateLimit" />
        <TextFilter name="address" />
      </>
    }
    columns={columns}
    rowActions={(row) => <OpenButton label="查看">{(close) => <ChangeDrawer change={row} onClose={close} />}</OpenButton>}
    empty={{ says: '还没有操作，改动商品、订单或设置后会记在这里' }}
  />
);
