import { MINUTE } from '#contract/durations.ts';
import { type Job, type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { tryEach } from '#server/platform/jobs/try-each.ts';
import { askingBefore, findAsking } from './queries.ts';
import { believed } from './rules.ts';
import { settleRequest } from './settle-request.ts';

/** Asks the service, and writes down what came of it. Running it again asks under the same number, and does nothing more. */
async function execute(services: Services, requestId: number): Promise<void> {
  const found = await findAsking(services.database.db, requestId);
  if (!found) return;
  const outcome = believed(await services.providers.invoice.issue(found), found.content);
  await services.write({ name: 'invoice.settle', actor: systemActor('系统') }, (write) =>
    settleRequest(write, { requestId, outcome }),
  );
}

export const executeInvoiceRequest: Job<{ requestId: number }> = {
  name: 'invoice.executeRequest',
  label: '请开票服务开票',
  run: (services, { requestId }) => execute(services, requestId),
};

/** Requests whose outcome stayed unknown are asked again, under the same number. */
export const repeatInvoiceRequests: Timer = {
  name: 'invoice.repeatRequests',
  label: '追问没有结果的开票',
  cron: '* * * * *',
  sleeps: false,
  async run(services) {
    const due = await askingBefore(services.database.db, new Date(services.clock.now().getTime() - MINUTE));
    await tryEach(due, (id) => execute(services, id));
  },
};
