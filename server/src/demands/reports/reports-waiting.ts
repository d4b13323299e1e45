import { and, eq } from 'drizzle-orm';
import { reportStates } from '#contract/demands/report-record.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Waiting, waitingIn } from '#server/platform/database/lists/waiting.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { reports } from './queries.ts';
import { report } from './tables.ts';

/** Reports that nobody has audited. */
export const reportsWaiting = (db: Db, { actor }: Pick<CallContext, 'actor'>): Promise<Waiting> =>
  waitingIn(db, report, and(reports.live, seen(report, actor), eq(report.status, reportStates.waiting)), report.createTime);
