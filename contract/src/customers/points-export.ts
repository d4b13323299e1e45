import { z } from 'zod';
import { calls, post } from '../call.ts';
import { periodRefusals } from '../date-limit.ts';
import { type ExportColumn, Started, exportOptions, exportRefusals } from '../exports/exports.ts';
import { actsOf } from '../history.ts';
import { PointsFilter } from './points.ts';

/** Columns of a file of movements of points. */
export const pointsExportColumns = {
  id: { title: 'ID', optional: true },
  uid: { title: '用户ID' },
  nickName: { title: '用户昵称' },
  title: { title: '标题' },
  integral: { title: '积分变动' },
  balance: { title: '积分余量' },
  linkId: { title: '关联单号' },
  mark: { title: '备注' },
  updateTime: { title: '时间' },
} as const satisfies Record<string, ExportColumn>;

export const pointsExportCalls = calls('integral_record', '/admin/user/integral', {
  exportPoints: post('/export', {
    permission: 'admin:export:excel:integral',
    about: 'Writes the movements of points that the list finds into a file, the latest first.',
    body: z.object({ filter: PointsFilter.prefault({}), ...exportOptions }),
    returns: Started,
    refuses: [
      exportRefusals.NO_COLUMN,
      exportRefusals.EMPTY,
      exportRefusals.BUSY,
      periodRefusals.UNREADABLE,
      periodRefusals.BACKWARDS,
    ],
  }),
});

actsOf('integral_record', '积分', { exportPoints: '导出积分日志' });
