import { eq } from 'drizzle-orm';
import { collectedOrderCalls } from '#contract/collection/collected-orders.ts';
import { Refusal } from '#contract/refusal.ts';
import { connectorRefusals } from '#contract/services/connector.ts';
import { taskKinds, taskRecords } from '#contract/tasks/tasks.ts';
import { announceUnlogged } from '#server/platform/events/hub.ts';
import { type Job, type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { tryEach } from '#server/platform/jobs/try-each.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import { finishTask, openTask } from '#server/tasks/index.ts';
import { type TakenReport, dueReports, takeReport } from './queries.ts';
import { REPORT_JOB } from './request-report.ts';
import { crawlReport } from './tables.ts';

const PORTION = 100;
/** Tries after which people are told, and none follows by itself. */
const LAST_TRY = 7;
const MESSAGE_MAX = 255;
const NUMBER_MAX = 40;

type ReportOutcome = { kind: 'sent' } | { kind: 'later' | 'failed'; why: string };

/** Refusals of this shipment are for people; of anything else another try may have better luck. */
function outcomeOf(error: unknown, asks: number): ReportOutcome {
  if (!(error instanceof Refusal)) throw error;
  const isFinal = error.id === connectorRefusals.REFUSED.id || asks >= LAST_TRY;
  return { kind: isFinal ? 'failed' : 'later', why: error.message.slice(0, MESSAGE_MAX) };
}

async function ask({ providers }: Pick<Services, 'providers'>, taken: TakenReport): Promise<ReportOutcome> {
  const { reference, externalNo: number, carrierCode, carrierName, trackingNo: trackingNumber } = taken;
  const shipment = { reference, number, parcel: String(taken.parcelId), carrierCode, carrierName, trackingNumber };
  return providers.connector.ship(shipment).then(
    () => ({ kind: 'sent' }) as const,
    (error: unknown) => outcomeOf(error, taken.asks),
  );
}

const taskOf = ({ crawlOrderId, externalNo }: TakenReport) => ({
  kind: taskKinds.collecting,
  subjectKey: `collected:${crawlOrderId}`,
  record: taskRecords.collected,
  number: externalNo.slice(0, NUMBER_MAX),
  amount: null,
});

/** Keeps what came of a try; a number that was corrected since stays replaced. */
async function record(write: Write, taken: TakenReport, outcome: ReportOutcome): Promise<void> {
  const { tx, now } = write;
  const [found] = await tx.select().from(crawlReport).where(eq(crawlReport.id, taken.id)).for('update');
  if (!found || found.state !== 'waiting') return;
  const set = {
    ...(outcome.kind !== 'later' && { state: outcome.kind, nextAskTime: null }),
    message: 'why' in outcome ? outcome.why : '',
    updateTime: now,
  };
  await tx.update(crawlReport).set(set).where(eq(crawlReport.id, taken.id));
  await announceUnlogged(write, REPORT_JOB, { [collectedOrderCalls.list.noun]: [taken.crawlOrderId] });
  if (outcome.kind === 'sent') await finishTask(write, taskOf(taken));
  if (outcome.kind === 'failed')
    await openTask(write, {
      ...taskOf(taken),
      says: `快递单号 ${taken.trackingNo} 没有回传到外部商城：${outcome.why}。处理后请在采集订单里点“重新回传”`,
    });
}

/** Sends a tracking number back where that is due. Running it again does nothing more. */
async function sendReport(services: Services, id: number): Promise<void> {
  const act = { name: REPORT_JOB, actor: systemActor('系统') };
  const { value: taken } = await services.write(act, ({ tx, now }) => takeReport(tx, id, now));
  if (!taken) return;
  const outcome = await ask(services, taken);
  await services.write(act, (write) => record(write, taken, outcome));
}

export const reportJob: Job<{ id: number }> = {
  name: REPORT_JOB,
  label: '回传快递单号到外部商城',
  run: (services, { id }) => sendReport(services, id),
};

export const sendDueReports: Timer = {
  name: 'crawl_order.sendTrackingAgain',
  label: '补传没有结果的快递单号',
  cron: '* * * * *',
  sleeps: false,
  async run(services) {
    const due = await dueReports(services.database.db, services.clock.now(), PORTION);
    await tryEach(due, (id) => sendReport(services, id));
  },
};
