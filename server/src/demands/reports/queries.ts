import { and, asc, desc, eq, getTableColumns, gte, inArray, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import { type Report, type ReportRow, reportStates, reportTypes } from '#contract/demands/report-record.ts';
import type { reportCalls } from '#contract/demands/reports.ts';
import type { Page } from '#contract/wire.ts';
import { shop } from '#server/catalogue/index.ts';
import { type Actor, adminIdOf } from '#server/platform/actor.ts';
import { equal, matchingParts, within } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import { recordsOf } from '#server/platform/database/records/records-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { notFound } from '#server/platform/not-found.ts';
import { seen, shopsLeft } from '#server/platform/scope/scoped.ts';
import { countsByState, countsOf, countsOwnedBy } from '#server/platform/tally/counts.ts';
import { shownAttachments } from '../demands/attachments.ts';
import { demand } from '../demands/tables.ts';
import { reportMoves } from './states.ts';
import { type ReportRecord, report, reportParts } from './tables.ts';

type ReportCalls = typeof reportCalls;

export const reports = recordsOf(report);

/** A report that the actor sees; other writes on it wait until this one ends. */
export async function lockReport(tx: Tx, id: number, actor: Actor): Promise<ReportRecord> {
  const [found] = await tx
    .select()
    .from(report)
    .where(and(reports.live, eq(report.id, id), seen(report, actor)))
    .for('update');
  if (!found) throw notFound('report');
  return found;
}

const {
  content,
  attachments,
  isDel: _isDel,
  unitKey: _unitKey,
  projectKey: _projectKey,
  spentOn: _spentOn,
  ...plain
} = getTableColumns(report);

const columns = {
  ...plain,
  shopName: sql<string>`coalesce(${shop.name}, '')`,
  demandNo: sql<string>`coalesce(${demand.demandNo}, '')`,
};

const rows = (db: Db) =>
  db.select(columns).from(report).leftJoin(shop, eq(shop.id, report.shopId)).leftJoin(demand, eq(demand.id, report.demandId));

type Listed = Omit<ReportRow, 'demandId' | 'isOwn'> & Pick<ReportRecord, 'demandId' | 'submitterId' | 'creatorId'>;

const shown = ({ submitterId, creatorId, ...row }: Listed, actor: Actor): ReportRow => ({
  ...row,
  demandId: row.demandId ?? 0,
  isOwn: [submitterId, creatorId].includes(adminIdOf(actor)),
});

export function listReports(
  db: Db,
  { keywords, type, status, dateLimit, ...paging }: Input<ReportCalls['list']>,
  { actor, now }: CallContext,
): Promise<Page<ReportRow>> {
  const where = and(
    reports.live,
    seen(report, actor),
    equal(report.type, type),
    equal(report.status, status),
    within(report.createTime, periodOf(dateLimit, now)),
    matchingParts(keywords, reportParts, report.reportNo, report.title, report.unitName, report.projectName),
  );
  const listed = { from: report, where, order: [desc(report.id)] };
  return pageOfJoined(db, paging, rows(db), listed, (found) => found.map((row) => shown(row, actor)));
}

/** Reports by state, as they are kept: of all, or of the shops of the actor. */
export async function countReports(db: Db, _: object, { actor }: CallContext): Promise<Answer<ReportCalls['count']>> {
  const shops = shopsLeft(report, actor);
  return countsByState(reportStates.values, shops ? await countsOwnedBy(db, shops, ['report']) : await countsOf(db, 'report'));
}

export async function getReport(db: Db, { id }: { id: number }, { actor }: Pick<CallContext, 'actor'>): Promise<Report> {
  const [[row], [parts]] = await Promise.all([
    rows(db).where(and(reports.live, eq(report.id, id), seen(report, actor))),
    db.select({ content, attachments }).from(report).where(eq(report.id, id)),
  ]);
  if (!row || !parts) throw notFound('report');
  return { ...shown(row, actor), content: parts.content, attachments: await shownAttachments(db, parts.attachments) };
}

type HoldTerms = Pick<ReportRecord, 'id' | 'type' | 'shopId' | 'unitKey' | 'projectKey' | 'validStart' | 'validEnd'>;

const { customer, project } = reportTypes;

/** Waits for whoever is about to approve a report of the same customer. */
export const holdCustomer = (tx: Tx, unitKey: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`report ${unitKey}`}, 0))`);

/**
 * Approved report of another shop that stands in the way of this one. A customer is held with all projects, so that a project of it
 * keeps others from the whole customer as well; two projects meet where they are one.
 */
export async function findHolder(
  db: Db,
  { id, type, shopId, unitKey, projectKey, validStart, validEnd }: HoldTerms,
): Promise<(Pick<ReportRecord, 'unitName' | 'projectName' | 'validEnd' | 'type'> & { shopName: string }) | undefined> {
  const [found] = await db
    .select({
      unitName: report.unitName,
      projectName: report.projectName,
      validEnd: report.validEnd,
      type: report.type,
      shopName: shop.name,
    })
    .from(report)
    .innerJoin(shop, eq(shop.id, report.shopId))
    .where(
      and(
        eq(report.unitKey, unitKey),
        eq(report.status, reportStates.approved),
        inArray(report.type, [customer, project]),
        type === customer ? undefined : or(eq(report.type, customer), eq(report.projectKey, projectKey)),
        ne(report.shopId, shopId),
        ne(report.id, id),
        lte(report.validStart, validEnd),
        gte(report.validEnd, validStart),
        eq(report.isDel, false),
      ),
    )
    .orderBy(desc(report.validEnd))
    .limit(1);
  return found;
}

interface PricedSale {
  shopId: number;
  orderNo: string;
  demandId?: number | undefined;
  today: string;
}

/**
 * A price report of a shop that allows this order below cost: one that was spent on it, or one for the order or its demand that holds
 * today and was spent on none.
 */
export async function lockPriceReport(
  tx: Tx,
  { shopId, orderNo, demandId, today }: PricedSale,
): Promise<Pick<ReportRecord, 'id' | 'spentOn'> | undefined> {
  const isOfDemand = demandId === undefined ? undefined : and(eq(report.demandId, demandId), eq(report.orderNo, ''));
  const isUnspent = and(
    eq(report.spentOn, ''),
    or(eq(report.orderNo, orderNo), isOfDemand),
    eq(report.status, reportStates.approved),
    lte(report.validStart, today),
    gte(report.validEnd, today),
  );
  const [found] = await tx
    .select({ id: report.id, spentOn: report.spentOn })
    .from(report)
    .where(
      and(
        eq(report.type, reportTypes.price),
        eq(report.shopId, shopId),
        eq(report.isDel, false),
        or(eq(report.spentOn, orderNo), isUnspent),
      ),
    )
    .orderBy(desc(report.spentOn), asc(report.id))
    .limit(1)
    .for('update');
  return found;
}

/** Ends approved reports whose last day has passed. */
export async function endReportsBefore(tx: Tx, today: string, now: Date): Promise<void> {
  await tx
    .update(report)
    .set({ status: reportMoves.expire.to, updateTime: now })
    .where(and(inArray(report.status, [...reportMoves.expire.from]), lt(report.validEnd, today)));
}
