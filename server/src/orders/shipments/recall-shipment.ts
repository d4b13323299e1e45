import type { Answer, Input } from '#contract/call.ts';
import { no, type shipmentCalls } from '#contract/orders/shipments.ts';
import { insertJobRun } from '#server/jobs/index.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { countRows, followJob, lockShipment } from './queries.ts';
import { recallJob } from './recall-job.ts';

type Call = typeof shipmentCalls.shipRecall;

/** Sendings of a run of one's own are taken back by a job, which the run then follows. */
export async function recallShipment(write: Write, { id, reason }: Input<Call>): Promise<Answer<Call>> {
  const { tx, actor, now } = write;
  const run = await lockShipment(tx, id, { actor });
  if (!run) throw no.NOT_FOUND();
  if (run.jobState === 'waiting' || run.jobState === 'running') throw no.UNDER_WAY();
  const { sent, recalled } = await countRows(tx, id);
  if (sent === 0) throw no.NOTHING_SENT();
  const adminId = adminIdOf(actor);
  const label = `撤回发货 ${sent} 单`;
  const job = await insertJobRun(tx, { kind: 'order.shipRecall', label, input: {}, adminId, total: sent + recalled }, now);
  await followJob(tx, id, job.id);
  await later(write, recallJob, { runId: id, jobId: job.id, by: { id: adminId, name: actor.name }, reason });
  return { id, jobId: job.id };
}
