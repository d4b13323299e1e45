import { type ExportRecord, exportCalls, exportFile, exportStates } from '#contract/exports/exports.ts';
import { type Column, DownloadButton, ListPage, RunButton, figure, when } from '#web/ui/index.ts';

const KB = 1024;
const sizeText = (bytes: number): string =>
  bytes < KB * KB ? `${Math.ceil(bytes / KB)} KB` : `${(bytes / KB / KB).toFixed(1)} MB`;

const columns: readonly Column<ExportRecord>[] = [
  { title: '文件', field: 'fileName', width: 280, card: 'title' },
  { title: '内容', field: 'label', width: 120 },
  { title: '状态', field: 'state', of: exportStates },
  { title: '行数', field: 'rows', width: 92, show: figure },
  { title: '大小', field: 'bytes', width: 92, align: 'right', show: (bytes) => (bytes > 0 ? sizeText(bytes) : undefined) },
  { title: '导出时间', field: 'createTime', show: when },
  { title: '有效期至', field: 'expireTime', show: (until) => until && when(until) },
];

const isUnderWay = ({ state }: ExportRecord) => state === 'waiting' || state === 'running';

/** Own exports, for as long as they can be fetched and a while after. */
export const ExportList = () => (
  <ListPage
    title="导出记录"
    call={exportCalls.list}
    columns={columns}
    empty={{ says: '还没有导出过文件，在列表里点“导出”，文件会放在这里' }}
    rowActions={({ id, fileName, ...row }) => (
      <>
        {row.state === 'done' && <DownloadButton address={exportFile(id)} fileName={fileName} />}
        {isUnderWay({ id, fileName, ...row }) && (
          <RunButton label="取消" call={exportCalls.cancel} input={{ id }} says="已取消导出" />
        )}
      </>
    )}
  />
);
