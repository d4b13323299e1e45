import { and, eq } from 'drizzle-orm';
import { demandStates } from '#contract/demands/demand-record.ts';
import { showDay } from '#contract/moment.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Waiting, waitingIn } from '#server/platform/database/lists/waiting.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { demands, isOverdue, isUnquoted } from './queries.ts';
import { demand } from './tables.ts';

interface DemandsWaiting {
  demandsToAccept: Waiting;
  /** Demands whose time for quotes is over. */
  quotesToChoose: Waiting;
  /** Demands that the person’s shops are asked for and have not quoted. */
  quotesDue: Waiting;
}

export async function demandsWaiting(db: Db, { actor, now }: Pick<CallContext, 'actor' | 'now'>): Promise<DemandsWaiting> {
  const { submitted, quoting } = demandStates;
  const waiting = (...conditions: Parameters<typeof and>) =>
    waitingIn(db, demand, and(demands.live, seen(demand, actor), ...conditions), demand.createTime);
  const [demandsToAccept, quotesToChoose, quotesDue] = await Promise.all([
    waiting(eq(demand.status, submitted)),
    waiting(eq(demand.status, quoting), isOverdue(showDay(now))),
    waiting(isUnquoted(actor)),
  ]);
  return { demandsToAccept, quotesToChoose, quotesDue };
}
