import { memberWords } from '#contract/members/member-import.ts';
import { portionedJob } from '#server/jobs/index.ts';
import { findImport, setImport } from './queries.ts';
import { workImport } from './work-import.ts';

type Run = NonNullable<Awaited<ReturnType<typeof findImport>>>;

/** A sheet of members, portion by portion. Each portion is a change of its own: what was opened is not taken back. */
export const importJob = portionedJob<Run>({
  name: 'customer.importMembers',
  label: '导入会员',
  find: findImport,
  act: () => 'customer.importMembers',
  work: workImport,
  setState: (tx, id, state) => setImport(tx, id, { state }),
  undoableFor: () => undefined,
  done: memberWords,
  failed: ({ changed }, reason = '导入没有完成，请重试或联系管理员') =>
    `${reason}（已导入 ${changed} 位，重新上传同一张表格可以接着导入）`,
});
