import type { Answer, Input } from '#contract/call.ts';
import type { collectedOrderCalls } from '#contract/collection/collected-orders.ts';
import { type Period, periodOf, periodRefusals } from '#contract/date-limit.ts';
import { CONNECTOR_MAX } from '#server/platform/connector.ts';
import { toPage } from '#server/platform/database/page.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { collectedAmong } from './queries.ts';

type ListCall = typeof collectedOrderCalls.listOutside;

function periodIn({ startTime, endTime, dateLimit }: Input<ListCall>, now: Date): Period {
  const usual = periodOf(dateLimit, now) ?? periodOf('lately7', now);
  const [from, until] = [startTime ?? usual?.from ?? now, endTime ?? usual?.until ?? now];
  if (from > until) throw periodRefusals.BACKWARDS();
  return { from, until };
}

/** A page of the orders there, with what was collected of them here. */
export async function listOutside(
  { providers, database: { db } }: Pick<Services, 'providers' | 'database'>,
  input: Input<ListCall>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Answer<ListCall>> {
  const { page, status } = input;
  const limit = Math.min(input.limit, CONNECTOR_MAX);
  const { from, until: to } = periodIn(input, now);
  const { total, list } = await providers.connector.orders({ from, to, page, limit, ...(status && { status }) });
  const known = new Map(
    list.length > 0
      ? (
          await collectedAmong(
            db,
            list.map(({ number }) => number),
          )
        ).map((row) => [row.externalNo, row])
      : [],
  );
  const rows = list.map(({ number: externalNo, status: externalStatus, ...order }) => {
    const found = known.get(externalNo);
    return {
      ...order,
      externalNo,
      externalStatus,
      collected: found !== undefined,
      id: found?.id ?? null,
      state: found?.state ?? null,
    };
  });
  return toPage({ page, limit }, total, rows);
}
