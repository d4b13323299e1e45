import { Alert, Button, Tabs } from 'antd';
import { Empty } from '#web/ui/index.ts';
import { download, toCsv } from '#web/ui/export/csv.ts';
import { DiffTable } from './diff-table.tsx';
import { NewCategories } from './new-categories.tsx';
import { NoteTable } from './note-table.tsx';
import { type DryRun, Tallies } from './tallies.tsx';
import type { Importing } from './use-import.ts';

const save = (refusals: DryRun['refusals']) =>
  download('导入问题行.csv', toCsv([['行号', '商品', '原因'], ...refusals.map(({ row, name, reason }) => [row, name, reason])]));

const Refusals = ({ refusals }: Pick<DryRun, 'refusals'>) =>
  refusals.length === 0 ? (
    <Empty says="每一行都能导入" />
  ) : (
    <NoteTable notes={refusals} meaning="trouble" says="可先导入其余商品，修正后再导入这些行。">
      <Button size="small" onClick={() => save(refusals)}>
        下载问题行
      </Button>
    </NoteTable>
  );

const tabsOf = ({ diffs, refusals, warnings, warned, created, updated, refused }: DryRun) => [
  {
    key: 'diffs',
    label: `将要修改 ${created + updated}`,
    children: diffs.length > 0 ? <DiffTable diffs={diffs} /> : <Empty says="没有要新增或更新的内容" />,
  },
  ...(warned === 0
    ? []
    : [
        {
          key: 'warnings',
          label: `需留意 ${warned}`,
          children: <NoteTable notes={warnings} meaning="waits" says="这些行可以导入，但内容会与文件略有不同。" />,
        },
      ]),
  { key: 'refusals', label: `有问题 ${refused}`, children: <Refusals refusals={refusals} /> },
];

/** Preview of the import, before anything is changed. */
export function DryRunView({ importing, found }: { importing: Importing; found: DryRun }) {
  const { isChecking, without, leaveOut, matchBy } = importing;
  const { refusals, newCategories, matchBy: column } = found;
  return (
    <div className="dry-run" aria-busy={isChecking}>
      <Tallies of={found} listed={newCategories.length > 0 ? 'categories' : undefined} />
      {column && (
        <Alert
          type="info"
          showIcon
          title={`有些商品名称相同。“${column.header}”列每行都不同，可以用它识别商品。`}
          action={<Button onClick={() => matchBy(column.index)}>{`用“${column.header}”识别`}</Button>}
        />
      )}
      <NewCategories names={newCategories} without={without} onChange={leaveOut} />
      <Tabs size="small" defaultActiveKey={refusals.length > 0 ? 'refusals' : 'diffs'} items={tabsOf(found)} />
    </div>
  );
}
