import { reportRefusals } from '#contract/demands/report-refusals.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { findHolder } from './queries.ts';
import { holds } from './rules.ts';
import type { ReportRecord } from './tables.ts';

/** Refuses a report of a customer or project that another shop holds, with who holds it and until when. */
export async function checkFree(db: Db, found: ReportRecord): Promise<void> {
  const holder = holds(found) ? await findHolder(db, found) : undefined;
  if (!holder) return;
  const { shopName, unitName, projectName, validEnd } = holder;
  throw reportRefusals.HELD({ shopName, unitName, projectName, validEnd });
}
