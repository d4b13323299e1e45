import { DAY, HOUR, MINUTE } from '#contract/durations.ts';
import { labelOf } from '#contract/choices.ts';
import { backupStates, proofStates } from '#contract/maintenance/backups.ts';
import { type Condition, type StatusItem, conditions } from '#contract/maintenance/system-status.ts';
import { type TimerRow, runStates } from '#contract/maintenance/timers.ts';
import { showMoment } from '#contract/moment.ts';
import type { BackupRecord } from '../backups/tables.ts';
import type { WaitingWork } from '#server/platform/jobs/waiting.ts';

const { good, watch, bad, unknown } = conditions;
const MB = 1024 * 1024;
const GB = 1024 * MB;

/** 1.5 GB, 320 MB. */
export const bytesText = (bytes: number): string =>
  bytes >= GB ? `${(bytes / GB).toFixed(1)} GB` : `${Math.ceil(bytes / MB)} MB`;

/** 3 天 4 小时, 5 小时 10 分钟, 2 分钟. */
export function lastingText(ms: number): string {
  const [days, hours, minutes] = [Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR), Math.floor((ms % HOUR) / MINUTE)];
  if (days > 0) return `${days} 天 ${hours} 小时`;
  return hours > 0 ? `${hours} 小时 ${minutes} 分钟` : `${Math.max(minutes, 1)} 分钟`;
}

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`;

/** Bad beyond the second, to be watched beyond the first. */
const above = (value: number, [amber, red]: readonly [number, number]): Condition => {
  if (value >= red) return bad;
  return value >= amber ? watch : good;
};

interface Advice {
  good: string;
  watch: string;
  bad: string;
}

const item = (key: string, label: string, value: string, condition: Condition, advice: Advice): StatusItem => ({
  key,
  label,
  value,
  condition,
  advice: condition === unknown ? '' : advice[condition],
});

const FINE = '不用处理';

export const programItem = ({ version, node, uptimeMs }: { version: string; node: string; uptimeMs: number }): StatusItem =>
  item('program', '程序', `信号楼 ${version} · Node ${node} · 已运行 ${lastingText(uptimeMs)}`, good, {
    good: FINE,
    watch: '',
    bad: '',
  });

/** Free for the server, of all that the machine or its container has. */
export function memoryItem({ used, free, total }: Record<'used' | 'free' | 'total', number>): StatusItem {
  const value = `本程序 ${bytesText(used)} · 可用 ${bytesText(free)}，共 ${bytesText(total)}`;
  return item('memory', '内存', value, above(1 - free / total, [0.9, 0.97]), {
    good: FINE,
    watch: '可用内存不多，请关闭其他程序或增加内存',
    bad: '内存快用完了，系统随时可能终止服务，请马上增加内存',
  });
}

export function diskItem({ free, total }: Record<'free' | 'total', number>): StatusItem {
  const condition = free < GB ? bad : above(1 - free / total, [0.85, 0.95]);
  return item('disk', '磁盘', `可用 ${bytesText(free)}，共 ${bytesText(total)}`, condition, {
    good: FINE,
    watch: '磁盘空间不多，请清理旧的备份和日志，或扩容',
    bad: '磁盘快满了，满后将无法保存任何数据，请马上清理或扩容',
  });
}

export const databaseItem = ({ version, bytes }: { version: string; bytes: number }): StatusItem =>
  item('database', '数据库', `PostgreSQL ${version} · ${bytesText(bytes)}`, Number.parseInt(version, 10) < 15 ? watch : good, {
    good: FINE,
    watch: '数据库版本低于 15，请安排升级',
    bad: '',
  });

export const connectionsItem = ({ used, max }: Record<'used' | 'max', number>): StatusItem =>
  item('connections', '数据库连接', `已用 ${used}，上限 ${max}（${percent(used, max)}）`, above(used / max, [0.8, 0.95]), {
    good: FINE,
    watch: '连接快用完了，请减少同时运行的服务，或调大 max_connections',
    bad: '连接将要用尽，新的请求会失败，请马上停掉多余的程序或调大 max_connections',
  });

/** Migrations that the database has had, and those that this program knows. */
export const migrationsItem = ({ applied, known }: Record<'applied' | 'known', number>): StatusItem =>
  item('migrations', '数据结构', `第 ${applied} 版`, applied === known ? good : watch, {
    good: '与程序一致，不用处理',
    watch: `本程序使用第 ${known} 版，另有不同版本的程序在用这个数据库，请把所有服务器更新到同一版本`,
    bad: '',
  });

/** All that waits in the queues, as one fact. */
export function queueOf(waiting: readonly WaitingWork[], now: Date): StatusItem {
  const count = waiting.reduce((sum, one) => sum + one.count, 0);
  const since = waiting.map((one) => one.since).toSorted((one, other) => one.getTime() - other.getTime())[0];
  return queueItem({ count, since, now });
}

export function queueItem({ count, since, now }: { count: number; since: Date | undefined; now: Date }): StatusItem {
  const age = since ? Math.max(0, now.getTime() - since.getTime()) : 0;
  const value = since && age >= MINUTE ? `${count} 个在等，最早的等了 ${lastingText(age)}` : `${count} 个在等`;
  return item('queue', '后台任务', value, above(age, [5 * MINUTE, 30 * MINUTE]), {
    good: FINE,
    watch: '任务积压了一会儿，请稍后再看；大的导入和导出会占用较久',
    bad: '任务长时间没有执行，请重启服务；还是不行，请查看日志',
  });
}

export function timersItem(rows: readonly Pick<TimerRow, 'label' | 'state'>[]): StatusItem {
  const named = (state: TimerRow['state']) => rows.filter((row) => row.state === state).map(({ label }) => label);
  const [failed, late] = [named(runStates.failed), named(runStates.late)];
  const troubled = [...failed, ...late].join('、');
  const value = [failed.length > 0 && `${failed.length} 个失败`, late.length > 0 && `${late.length} 个没有按时执行`];
  const condition = failed.length > 0 ? bad : late.length > 0 ? watch : good;
  return item('timers', '定时任务', value.filter(Boolean).join('，') || '都正常', condition, {
    good: FINE,
    watch: `没有按时执行：${troubled}。服务停过时属正常，可在“定时任务”中立即执行`,
    bad: `请到“定时任务”查看原因：${troubled}`,
  });
}

type EndedBackup = Pick<BackupRecord, 'state' | 'beginTime' | 'problem'>;
type Proof = Pick<BackupRecord, 'proof' | 'beginTime' | 'proofTime' | 'proofSays'>;

interface BackupFacts {
  isOn: boolean;
  last: EndedBackup | undefined;
  proof: Proof | undefined;
  now: Date;
}

const dayOf = (moment: Date) => showMoment(moment).slice(0, 10);
const clockOf = (moment: Date) => showMoment(moment).slice(11, 16);

function proofText({ proof, beginTime, proofTime, proofSays }: Proof): string {
  const when = proofTime ? `在 ${dayOf(proofTime) === dayOf(beginTime) ? '' : `${dayOf(proofTime)} `}${clockOf(proofTime)} ` : '';
  const said = proof === proofStates.proven ? `已${when}恢复验证` : labelOf(proofStates, proof);
  return `${dayOf(beginTime)} 的备份${said}：${proofSays}`;
}

/** Days after which a shop that backs up each day has missed one. */
const LATE_DAYS = 2;

/** Backups by the server: the last one, and what its restore proved. */
export function backupItem({ isOn, last, proof, now }: BackupFacts): StatusItem {
  const failing = last?.state === backupStates.failed ? [`${dayOf(last.beginTime)} 没有备份成功：${last.problem}`] : [];
  const value =
    [...failing, ...(proof ? [proofText(proof)] : [])].join('；') ||
    (last ? `${dayOf(last.beginTime)} 备份过，没有恢复验证` : '还没有备份');
  const isBad = failing.length > 0 || proof?.proof === proofStates.broken;
  const isLate = isOn && (!last || now.getTime() - last.beginTime.getTime() > LATE_DAYS * DAY);
  const isDoubtful = !isOn || isLate || proof?.proof !== proofStates.proven;
  return item('backup', '备份', value, isBad ? bad : isDoubtful ? watch : good, {
    good: FINE,
    watch: isOn ? '请到“备份”看看为什么没有验证过' : '这里没有打开每天备份；用别的工具备份的，请确认每天都做、也恢复过',
    bad: '请到“备份”按提示处理，再备份一次',
  });
}

interface JournalFacts {
  from: Date | undefined;
  copies: number;
  log: { bytes: number; hasGap: boolean } | undefined;
  isOn: boolean;
  /** Folder of another disk that holds them; undefined where a disk that is lost takes them along. */
  elsewhere: string | undefined;
}

/** Moments to which the embedded database can be brought, and the room that this takes. */
export function journalItem({ from, copies, log, isOn, elsewhere }: JournalFacts): StatusItem {
  const [label, key] = ['恢复到时刻', 'journal'];
  if (!from || !log)
    return item(key, label, isOn ? '还没有数据库副本' : '没有打开', watch, {
      good: '',
      watch: isOn ? '每小时 07 分会补做；一直没有，请到“定时任务”看原因' : '在“备份”里打开每天备份，就能恢复到任意时刻',
      bad: '',
    });
  const value = `可恢复到 ${showMoment(from).slice(0, 16)} 之后的任意时刻；${copies} 份副本，日志 ${bytesText(log.bytes)}，${elsewhere === undefined ? '和数据库在同一块磁盘' : `在 ${elsewhere}`}`;
  return item(key, label, log.hasGap ? `${value}，中间有缺失` : value, log.hasGap ? watch : good, {
    good: FINE,
    watch: '磁盘满过或断开过，日志有缺失；恢复后一小时内会重新做副本',
    bad: '',
  });
}

/** Copy of the program itself, before an upgrade. */
export const copyItem = (at: Date | undefined): StatusItem => ({
  key: 'copy',
  label: '升级副本',
  value: at ? `升级前的副本 ${showMoment(at)}` : '没有',
  condition: good,
  advice: FINE,
});

/** A question that found no answer. */
export const unread = (key: string, label: string): StatusItem => ({
  key,
  label,
  value: '读不到',
  condition: watch,
  advice: '暂时读不到，请稍后再看；一直如此，请查看服务器日志',
});
