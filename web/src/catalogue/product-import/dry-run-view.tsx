import { Button, Tabs } from 'antd';
import { Empty } from '#web/ui/index.ts';
import { download, toCsv } from './csv.ts';
import { DiffTable } from './diff-table.tsx';
import { RefusalTable } from './refusal-table.tsx';
import { type DryRun, Tallies } from './tallies.tsx';

/** What the import would change, before anything is changed. */
export function DryRunView({ found }: { found: DryRun }) {
  const { diffs, refusals } = found;
  const save = () =>
    download(
      '导入问题行.csv',
      toCsv([['行号', '商品', '原因'], ...refusals.map(({ row, name, reason }) => [row, name, reason])]),
    );
  return (
    <>
      <Tallies of={found} />
      <Tabs
        size="small"
        defaultActiveKey={refusals.length > 0 ? 'refusals' : 'diffs'}
        items={[
          {
            key: 'diffs',
            label: `将要修改 ${found.created + found.updated}`,
            children: diffs.length > 0 ? <DiffTable diffs={diffs} /> : <Empty says="没有要新增或更新的内容" />,
          },
          {
            key: 'refusals',
            label: `有问题 ${found.refused}`,
            children:
              refusals.length > 0 ? (
                <RefusalTable
                  refusals={refusals}
                  action={
                    <Button size="small" onClick={save}>
                      下载问题行
                    </Button>
                  }
                />
              ) : (
                <Empty says="每一行都能导入" />
              ),
          },
        ]}
      />
    </>
  );
}
