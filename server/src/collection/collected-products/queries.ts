import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { CollectedRow, collectedProductCalls } from '#contract/collection/collected-products.ts';
import { draftSources } from '#contract/collection/draft-sources.ts';
import type { Page } from '#contract/wire.ts';
import { ownRows, runRow, stateOf } from '#server/jobs/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { crawlDraft } from '../drafts/tables.ts';
import { collectKind } from './collect-kind.ts';

/** Drafts of these links, by link. */
export async function draftsOf(db: Db, links: readonly string[]): Promise<Map<string, number>> {
  if (links.length === 0) return new Map();
  const { id, platform, soureLink } = crawlDraft;
  const rows = await db
    .select({ id, soureLink })
    .from(crawlDraft)
    // The shops are named because the index begins with them.
    .where(and(inArray(platform, [...draftSources.values]), inArray(soureLink, [...links])));
  return new Map(rows.map((row) => [row.soureLink, row.id]));
}

/** Lines of a run of one's own, each with the draft that it led to. */
export async function listCollectedRows(
  db: Db,
  input: Input<typeof collectedProductCalls.rowsMany>,
  asked: CallContext,
): Promise<Page<CollectedRow>> {
  const where = await ownRows(db, collectKind, input, asked);
  const query = db
    .select({
      id: runRow.id,
      url: runRow.key,
      state: stateOf<CollectedRow['state']>(),
      reason: runRow.reason,
      draftId: crawlDraft.id,
    })
    .from(runRow)
    .leftJoin(crawlDraft, eq(crawlDraft.id, runRow.target));
  return pageOfJoined(db, input, query, { from: runRow, where, order: [asc(runRow.id)] }, (rows) => rows);
}
