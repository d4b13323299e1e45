import { DAY, HOUR } from '#contract/durations.ts';
import { backupPlaces, proofStates } from '#contract/maintenance/backups.ts';
import { startOfDay } from '#contract/moment.ts';
import type { ProvenBackup } from '#server/platform/backup/backups.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import type { BackupRecord, PlanRecord } from './tables.ts';

/** Plan of a shop that has saved none. */
export const NO_PLAN: Omit<PlanRecord, 'id' | 'updateTime'> = {
  isOn: false,
  hour: 3,
  keep: 14,
  place: backupPlaces.folder,
  folder: '',
  bucket: '',
  key: '',
  proves: true,
};

/** The last moment at which a backup was due. */
export function dueAt(hour: number, now: Date): Date {
  const today = new Date(startOfDay(now).getTime() + hour * HOUR);
  return today <= now ? today : new Date(today.getTime() - DAY);
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 6;
const IN_GROUP = 5;

/** Key that people can copy by hand: six groups of five letters, drawn by `draw`. */
export const keyFrom = (draw: (below: number) => number): string =>
  Array.from({ length: GROUPS }, () => Array.from({ length: IN_GROUP }, () => LETTERS[draw(LETTERS.length)]).join('')).join('-');

/** Bytes of the log after which another copy shortens it. */
const LOG_MAX = 4 * 1024 * 1024 * 1024;

/** True of a log that has a gap, or grew too long. */
export const needsCopy = (log: { bytes: number; hasGap: boolean } | undefined): boolean =>
  log !== undefined && (log.hasGap || log.bytes > LOG_MAX);

const SENTENCE_MAX = 500;
/** Words for people alone, without the English of the console. */
export function sentenceOf(error: unknown): string {
  const said = error instanceof StartFailure ? error.message.replace(/ \([^()]*(\([^()]*\)[^()]*)*\)$/, '') : '';
  return (said || '备份程序出错，请看服务器日志，并告诉开发者').slice(0, SENTENCE_MAX);
}

const MB = 1024 * 1024;
const megabytes = (bytes: number) => `${Math.ceil(bytes / MB)} MB`;

/** Thousands apart, as people read them. */
const grouped = (count: number) => count.toLocaleString('en-US');
export const holdsText = ({ tables, rows, files }: Pick<BackupRecord, 'tables' | 'rows' | 'files'>): string =>
  `${tables} 张表 ${grouped(rows)} 行、${grouped(files)} 个文件`;

/** Outcome of a proof, in a state and in words. */
export function outcomeOf(proven: ProvenBackup): Pick<BackupRecord, 'proof' | 'proofSays'> {
  if ('needed' in proven) {
    const proofSays = `恢复验证要 ${megabytes(proven.needed)} 空间，磁盘只剩 ${megabytes(proven.free)}，请清理或扩容`;
    return { proof: proofStates.noRoom, proofSays };
  }
  const wrong = proven.findings.filter(({ health }) => health === 'failed');
  if (wrong.length > 0) {
    const says = wrong.map(({ label, says: said, remedy }) => [`${label}：${said}`, remedy].filter(Boolean).join('，'));
    return { proof: proofStates.broken, proofSays: says.join('；').slice(0, SENTENCE_MAX) };
  }
  const proofs = proven.findings.map(({ says }) => says).join('；');
  return { proof: proofStates.proven, proofSays: `${holdsText(proven)}都和备份时一样；${proofs}`.slice(0, SENTENCE_MAX) };
}
