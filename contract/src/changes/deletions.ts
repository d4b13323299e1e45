import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { DELETED_DAYS, historyOf } from '../history.ts';
import { refusals } from '../refusal.ts';
import { searchText } from '../search-text.ts';
import { id, idList, integer, moment, page, paged, words, INT_MAX } from '../wire.ts';
import { changeRefusals } from './changes.ts';

const RESTORE_MAX = 100;

export const deletionRefusals = refusals('deletion', {
  NOT_OPEN: { code: 403, says: () => '没有权限查看或恢复这类记录' },
  NOT_FOUND: { code: 404, says: () => '没有找到要恢复的记录，请刷新后重试' },
  RESTORED: { says: () => '已经恢复过了，请刷新后查看' },
  TOO_LATE: { says: () => `删除已超过 ${DELETED_DAYS} 天，不能恢复` },
  TAKEN: {
    says: (p: { field: string; value: string; label: string; id: number }) =>
      `${p.field}“${p.value}”已被${p.label}（ID ${p.id}）使用，请先修改它，再恢复`,
  },
  THERE_ALREADY: { says: (p: { label: string; id: number }) => `相同的${p.label}已经存在（ID ${p.id}），不用恢复` },
});

/** A record that was deleted and has not come back. */
export const Deletion = z.object({
  id,
  /** The id it had and will have again. */
  rowId: id,
  name: z.string(),
  picture: z.string().nullable(),
  /** Records that went along and come back with it: "3 个品牌、12 张图片". */
  along: z.string(),
  at: moment,
  actor: z.string(),
});
export type Deletion = z.output<typeof Deletion>;

const noun = words(64, '请指定记录的类型');
const toRestore = idList.refine((ids) => ids.length > 0 && ids.length <= RESTORE_MAX, `请选择 1 到 ${RESTORE_MAX} 条记录`);

/** Recent deletions and their restoring; both derive from the change log. Needs the permissions that delete and save. */
export const deletionCalls = calls('deletion', '/admin/change/deleted', {
  list: get('/list', {
    permission: 'session',
    about: `Records of a noun deleted in the last ${DELETED_DAYS} days, latest first. Needs the permissions that delete and save.`,
    query: paged({
      noun,
      kind: integer(0, INT_MAX, '未知的分类').optional(),
      name: searchText(50).optional(),
      limit: integer(1, RESTORE_MAX, `每页条数应在 1 到 ${RESTORE_MAX} 之间`).default(20),
    }),
    returns: page(Deletion),
    refuses: [deletionRefusals.NOT_OPEN],
  }),
  restore: post('/restore', {
    permission: 'session',
    about: 'Brings deleted records back with what went along. `notes` says what could not be as it was.',
    body: z.object({ noun, ids: toRestore }),
    returns: z.object({ restored: z.int(), notes: z.array(z.string()) }),
    refuses: [
      deletionRefusals.NOT_OPEN,
      deletionRefusals.NOT_FOUND,
      deletionRefusals.RESTORED,
      deletionRefusals.TOO_LATE,
      deletionRefusals.TAKEN,
      deletionRefusals.THERE_ALREADY,
      changeRefusals.OUTGROWN,
    ],
  }),
});

historyOf('deletion', { label: '最近删除', readBy: 'session', fields: {}, acts: { restore: '恢复' } });
