import { groupDataCalls } from '#contract/settings/group-data.ts';
import { type Group, groupCalls } from '#contract/settings/groups.ts';
import { type Column, HistoryButton, ListPage, RecordDialog, RunButton, TextFilter, useMay, when } from '#web/ui/index.ts';
import { EntryDrawer } from './entry-drawer.tsx';
import { groupDialog } from './group-dialog.tsx';
import { RecordButton } from './record-button.tsx';

const columns: readonly Column<Group>[] = [
  { field: 'id', width: 80 },
  { field: 'name', width: 280, card: 'title', opens: true },
  { field: 'info', width: 320, repeats: 'name' },
  { field: 'formId', width: 112, show: (formId) => (formId > 0 ? formId : null) },
  { field: 'updateTime', show: when },
];

const add = <RecordDialog {...groupDialog} says="添加组合数据成功" primary />;

const detail = {
  title: (group: Group | undefined) => (group ? `组合数据列表：${group.name}` : '组合数据列表'),
  show: (id: number) => <EntryDrawer key={id} gid={id} />,
  width: 960,
} as const;

/** The small lists of the shop by number, each of which opens to its entries. */
export function GroupList() {
  const mayOpen = useMay()(groupDataCalls.list);
  return (
    <ListPage
      title="组合数据"
      call={groupCalls.list}
      filters={<TextFilter name="keywords" placeholder="请输入ID，组合数据名称，简介" />}
      actions={add}
      columns={columns}
      {...(mayOpen && { detail })}
      rowActions={(group) => (
        <>
          <RecordDialog {...groupDialog} title="编辑数据组" record={group} says="编辑组合数据成功" />
          <RecordButton label="数据列表" id={group.id} call={groupDataCalls.list} />
          <HistoryButton noun="data_group" id={group.id} call={groupCalls.info} />
          <RunButton label="删除" call={groupCalls.delete} input={{ id: group.id }} touches={['group_data']} danger />
        </>
      )}
      empty={{ says: '还没有数据组，添加后可以录入数据', action: add }}
    />
  );
}
