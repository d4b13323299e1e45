import { DAY } from '#contract/durations.ts';
import { memberWords, memberImportRefusals } from '#contract/members/member-import.ts';
import type { RunKind } from '#server/jobs/index.ts';
import { applyMembers } from './apply-members.ts';
import type { Cells } from './sheet.ts';

/** A sheet of members, kept for a week, because it holds what is personal. What was opened is not taken back. */
export const memberKind: RunKind<object, null, Cells> = {
  name: 'customer.importMembers',
  label: '导入用户',
  keptFor: 7 * DAY,
  unit: 'portion',
  act: () => 'customer.importMembers',
  undoableFor: () => undefined,
  plan: async () => null,
  apply: applyMembers,
  words: {
    done: memberWords,
    failed: ({ changed }, reason = '导入没有完成，请重试或联系管理员') =>
      `${reason}（已导入 ${changed} 位，重新上传同一张表格可以接着导入）`,
  },
  refuses: memberImportRefusals,
};
