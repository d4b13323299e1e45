import { labelOf } from '#contract/choices.ts';
import { HOUR } from '#contract/durations.ts';
import { backupStates, proofStates } from '#contract/maintenance/backups.ts';
import { incidentKinds } from '#contract/maintenance/incidents.ts';
import { type StatusItem, conditions } from '#contract/maintenance/system-status.ts';
import { type TimerRow, runStates } from '#contract/maintenance/timers.ts';
import {
  type OutsideService,
  type OutsideServiceName,
  checkOutcomes,
  outsideServiceStates,
  outsideServices,
} from '#contract/services/outside-services.ts';
import { showMoment } from '#contract/moment.ts';
import { findSoldOutBestSellers } from '#server/catalogue/index.ts';
import { getLogState } from '#server/changes/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { waitingRuns } from '#server/platform/jobs/waiting.ts';
import type { Services } from '#server/platform/services.ts';
import { listServices } from '#server/services/index.ts';
import { lastEnded, lastProof } from '../backups/queries.ts';
import { readDisk } from '../system-status/probes.ts';
import { diskItem, queueOf, unread } from '../system-status/rules.ts';
import { type WorkSources, everyRun } from '../timers/queries.ts';
import type { Trouble } from './rules.ts';

const { service, work, server, log, soldOut } = incidentKinds;

/** Services without which customers cannot pay. */
const urgentServices: ReadonlySet<OutsideServiceName> = new Set([outsideServices.pay, outsideServices.wechatPay]);

/** Failures after which something is down: one may be an accident. */
const FAILURES = 3;

/** Paused for what a repetition does not mend, or failing after several failures, or after a check. */
const isDown = ({ state, pause, failures, steps }: OutsideService): boolean =>
  (state === outsideServiceStates.paused && pause !== null) ||
  (state === outsideServiceStates.failing &&
    (failures >= FAILURES || steps.some(({ outcome }) => outcome === checkOutcomes.failed)));

async function ofServices(services: Services): Promise<Trouble[]> {
  return (await listServices(services)).filter(isDown).map(({ name, failure, remedy }) => ({
    key: `service:${name}`,
    kind: service,
    says: `${labelOf(outsideServices, name)}异常${failure === '' ? '' : `：${failure}`}`,
    advice: remedy === '' ? '请到“外部服务”里检测，按提示处理' : remedy,
    isUrgent: urgentServices.has(name),
  }));
}

/** A timer that soon runs again has several tries; one that comes once a day has one. */
const hasFailed = ({ state, failures, nextTime }: TimerRow, now: Date): boolean =>
  state === runStates.failed && nextTime !== null && (failures >= FAILURES || nextTime.getTime() - now.getTime() > HOUR);

async function ofWork({ database, clock }: Services, known: WorkSources): Promise<Trouble[]> {
  const now = clock.now();
  const rows = await everyRun(database.db, known, now);
  const failed = rows.filter((row) => hasFailed(row, now));
  const givenUp = rows.filter((row) => row.givenUp > 0);
  return [
    ...failed.map(({ name, label }) => ({
      key: `timer:${name}`,
      kind: work,
      says: `定时任务“${label}”没有执行成功`,
      advice: '请到“定时任务”查看原因，处理后可以立即执行',
      isUrgent: false,
    })),
    ...givenUp.map(({ name, label }) => ({
      key: `job:${name}`,
      kind: work,
      says: `后台任务“${label}”多次失败，已停止重试`,
      advice: '请到“定时任务”查看原因，处理后再运行一次',
      isUrgent: false,
    })),
  ];
}

const ofFact = ({ key, label, value, condition, advice }: StatusItem): Trouble[] =>
  condition === conditions.bad ? [{ key, kind: server, says: `${label}告急：${value}`, advice, isUrgent: true }] : [];

async function ofServer({ database, clock, dataDir }: Services): Promise<Trouble[]> {
  // A disk that cannot be read keeps none of the others back.
  const disk = readDisk(dataDir).then(diskItem, () => unread('disk', '磁盘'));
  return [await disk, queueOf(await waitingRuns(database.db), clock.now())].flatMap(ofFact);
}

async function ofLog({ database }: Services): Promise<Trouble[]> {
  const { broken } = await getLogState(database.db);
  if (!broken) return [];
  const says = `操作日志校验没有通过，第 ${broken.id} 条与写入时不一致`;
  return [{ key: 'log', kind: log, says, advice: '可能有人绕过系统改了数据库，请马上查清', isUrgent: true }];
}

async function ofStock({ database }: Services): Promise<Trouble[]> {
  const found = await findSoldOutBestSellers(database.db);
  return found.map(({ id, storeName }) => ({
    key: `sold_out:${id}`,
    kind: soldOut,
    says: `畅销商品“${storeName}”已售罄`,
    advice: '请尽快补货，暂时补不了就先下架',
    isUrgent: false,
  }));
}

/** All that an incident can be found in: what the server does by itself, and how the last backup ended. */
export interface WatchSources extends WorkSources {
  lastBackup(db: Db): Promise<{ at: string; isMade: boolean; madeAt?: string | undefined } | undefined>;
}

const backupFailed = (at: Date, why: string, advice: string): Trouble => ({
  key: 'backup',
  kind: server,
  says: `备份没有成功（${showMoment(at).slice(5, 16)}）${why}`,
  advice,
  isUrgent: true,
});

/** The last backup, by the server or by the command, whichever was later. */
async function ofBackup({ database: { db } }: Services, { lastBackup }: WatchSources): Promise<Trouble[]> {
  const [own, last] = await Promise.all([lastEnded(db), lastBackup(db)]);
  const isOwnLater = own && (!last || own.endTime === null || own.endTime >= new Date(last.at));
  if (isOwnLater)
    return own.state === backupStates.failed
      ? [backupFailed(own.beginTime, `：${own.problem}`, '请到“备份”按提示处理，再点“立即备份”')]
      : [];
  return last && !last.isMade ? [backupFailed(new Date(last.at), '', '请查看备份命令的输出，处理后重新备份')] : [];
}

const proofTroubles = {
  [proofStates.broken]: { says: '恢复验证没有通过', isUrgent: true },
  [proofStates.noRoom]: { says: '没有做恢复验证', isUrgent: false },
} as const;

async function ofProof({ database: { db } }: Services): Promise<Trouble[]> {
  const last = await lastProof(db);
  if (!last || (last.proof !== proofStates.broken && last.proof !== proofStates.noRoom)) return [];
  const { says, isUrgent } = proofTroubles[last.proof];
  const about = `${showMoment(last.beginTime).slice(5, 16)} 的备份${says}：${last.proofSays}`;
  return [{ key: 'backup_proof', kind: server, says: about, advice: '请到“备份”查看，按提示处理后再备份一次', isUrgent }];
}

/** All that is wrong now and must not wait for somebody to look, by what is known here: nobody outside is asked. */
export async function findTroubles(services: Services, known: WatchSources): Promise<Trouble[]> {
  const found = await Promise.all([
    ofServices(services),
    ofWork(services, known),
    ofServer(services),
    ofBackup(services, known),
    ofProof(services),
    ofLog(services),
    ofStock(services),
  ]);
  return found.flat();
}
