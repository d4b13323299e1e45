import { type ReportDraft, reportTypes } from '#contract/demands/report-record.ts';
import { reportRefusals } from '#contract/demands/report-refusals.ts';
import { halfWidth } from '#contract/search-text.ts';
import { type Actor, scopeOf } from '#server/platform/actor.ts';

/** A name as it is compared: 杭州 工务段 and 杭州工务段 are one customer. */
export const keyOf = (name: string): string => halfWidth(name).replaceAll(' ', '').toLowerCase();

const { customer, project } = reportTypes;

/** Reports of customers and projects keep other shops away. */
export const holds = ({ type }: { type: number }): boolean => type === customer || type === project;

/** Shop of a report: the one that is named, the one it has, or the only one of its person. */
export function shopOfReport(actor: Actor, named: number | null | undefined, before?: { shopId: number }): number {
  const { shops } = scopeOf(actor);
  const [own] = shops?.length === 1 ? shops : [];
  const shopId = named || before?.shopId || own;
  if (!shopId) throw reportRefusals.CHOOSE_SHOP();
  if (shops && !shops.includes(shopId)) throw reportRefusals.SHOP_STAYS();
  return shopId;
}

/** A project without a name of its own is known by the title of its report. */
export function namesOf({ type, title, unitName, projectName }: ReportDraft) {
  const unit = (unitName ?? '').trim();
  if (holds({ type }) && unit === '') throw reportRefusals.NO_UNIT();
  const project = type === reportTypes.project ? (projectName ?? '').trim() || title.trim() : '';
  return { unitName: unit, projectName: project, unitKey: keyOf(unit), projectKey: keyOf(project) };
}

export function checkDays({ validStart, validEnd }: Pick<ReportDraft, 'validStart' | 'validEnd'>): void {
  if (validStart > validEnd) throw reportRefusals.BACKWARDS();
}
