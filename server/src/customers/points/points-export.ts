import { pointsExportColumns } from '#contract/customers/points-export.ts';
import type { PointsFilter, PointsRecord } from '#contract/customers/points.ts';
import { type ExportKind, cell, pagesByKey, timeCell, withTitles } from '#server/exports/index.ts';
import { pointsByIds, pointsWanted } from './list-points.ts';
import { integralRecord } from './tables.ts';

export const pointsExport: ExportKind<PointsFilter, PointsRecord> = {
  name: 'points',
  title: '积分日志',
  columns: withTitles<keyof typeof pointsExportColumns, PointsRecord>(pointsExportColumns, {
    id: cell(({ id }) => id),
    uid: cell(({ uid }) => uid),
    nickName: cell(({ nickName }) => nickName, 20),
    title: cell(({ title }) => title, 18),
    // Points with their sign, so that a column of them can be summed up.
    integral: cell(({ type, integral }) => (type === 1 ? integral : -integral)),
    balance: cell(({ balance }) => balance),
    linkId: cell(({ linkId }) => (linkId === '0' ? null : linkId), 38),
    mark: cell(({ mark }) => mark, 36),
    updateTime: timeCell(({ updateTime }) => updateTime),
  }),
  ...pagesByKey<PointsFilter, PointsRecord>({
    table: integralRecord,
    id: integralRecord.id,
    wanted: pointsWanted,
    rows: pointsByIds,
  }),
};
