import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { historyOf } from '../history.ts';
import { refusals } from '../refusal.ts';
import { id, moment, nothing, page, paged, text } from '../wire.ts';

/** Time in which a file can be fetched. */
export const EXPORT_HOURS = 24;

export const exportFormats = choices({ xlsx: 'Excel 工作簿', csv: 'CSV 文本' });
export const exportFormat = exportFormats.schema('导出格式应为 xlsx 或 csv');
export type ExportFormat = (typeof exportFormats.values)[number];

export const exportStates = choices({
  waiting: ['waiting', '排队中', 'underway'],
  running: ['running', '导出中', 'underway'],
  done: ['done', '已完成', 'done'],
  failed: ['failed', '失败', 'trouble'],
  cancelled: ['cancelled', '已取消', 'rest'],
  expired: ['expired', '已过期', 'rest'],
});
export type ExportState = (typeof exportStates.values)[number];
const state = exportStates.schema();

export const exportRefusals = refusals('export', {
  NOT_FOUND: { code: 404, says: () => '没有找到这个导出文件，可能已过期，请重新导出' },
  OVER: { says: () => '导出已经结束，无法取消' },
  EMPTY: { says: () => '没有可导出的数据！' },
  NO_COLUMN: { code: 400, says: () => '请至少选择一列' },
  BUSY: { says: () => '还有 3 个导出没有完成，请等它们完成或取消后再导出' },
});

/** A column of a file: its heading, and whether it is chosen from the start. */
export interface ExportColumn {
  title: string;
  optional?: boolean;
}

/** Options of an export, whatever the list: the columns in their order, and the kind of file. */
export const exportOptions = {
  columns: z.array(text(64)).max(100, '最多选择 100 列').default([]),
  format: exportFormat.default('xlsx'),
};
/** The job tells how far it is; the file is fetched by the number of the export. */
export const Started = z.object({ id: z.int(), jobId: z.int() });

export const ExportRecord = z.object({
  id,
  jobId: z.int().nullable(),
  label: z.string(),
  fileName: z.string(),
  format: exportFormat,
  state,
  rows: z.int(),
  bytes: z.int(),
  createTime: moment,
  expireTime: moment.nullable(),
});
export type ExportRecord = z.output<typeof ExportRecord>;

/** Address of the bytes of an export, for its owner; answers the file itself, not an envelope. */
export const exportFile = (exportId: number): string => `/api/admin/export/file/${exportId}`;

export const exportCalls = calls('export', '/admin/export', {
  list: get('/list', {
    permission: 'session',
    dataScope: ['order', 'product'],
    about: 'A person’s own exports.',
    query: paged({}),
    returns: page(ExportRecord),
  }),
  cancel: post('/cancel/{id}', {
    permission: 'session',
    dataScope: 'none',
    params: z.object({ id }),
    returns: nothing,
    refuses: [exportRefusals.NOT_FOUND, exportRefusals.OVER],
  }),
});

historyOf('export', {
  label: '导出',
  readBy: exportCalls.list.permission,
  fields: {},
  acts: {
    products: '导出商品',
    orders: '导出订单',
    cancel: '取消导出',
    start: '开始导出',
    finish: '导出完成',
    fail: '导出失败',
    clear: '清除过期文件',
  },
});
