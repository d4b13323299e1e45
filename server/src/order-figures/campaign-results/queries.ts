import type { Answer, Input } from '#contract/call.ts';
import { type Period, periodOf } from '#contract/date-limit.ts';
import { campaignStateOf } from '#contract/coupons/campaign-state.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import {
  type CampaignResult,
  RESULT_DAYS,
  type campaignResultCalls,
  campaignResultRefusals,
  returnOf,
} from '#contract/order-figures/campaign-results.ts';
import type { Page } from '#contract/wire.ts';
import { holds } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { type Campaign, campaignsOf, findCampaign } from './campaigns.ts';
import { broughtBy, figuresByDay, figuresOf, peopleOf } from './figures.ts';
import { rankOf, tellsAmounts } from './rank.ts';
import { viewsByCampaign } from './views-by-campaign.ts';

type ResultCalls = typeof campaignResultCalls;

const HIDDEN = { paid: null, refunded: null, net: null, discount: null, returned: null };

/** Results of campaigns, in as many queries for one as for a hundred. */
export async function listResults(
  db: Db,
  { dateLimit, order, ...asked }: Input<ResultCalls['list']>,
  { now, seesAmounts }: { now: Date; seesAmounts: boolean },
): Promise<Page<CampaignResult>> {
  if (!seesAmounts && tellsAmounts({ order })) throw campaignResultRefusals.NO_AMOUNTS();
  const period = periodOf(dateLimit, now);
  const { kind } = asked;
  const show = async (found: readonly Campaign[]) => {
    const ids = found.map(({ id }) => id);
    const [brought, shown] = await Promise.all([broughtBy(db, kind, ids, period), viewsByCampaign(db, kind, period, ids)]);
    const views = new Map(shown.map(({ key, figure }) => [key, figure]));
    return found.map(({ status, ...campaign }): CampaignResult => {
      const { people, orders, pieces, paid, refunded, discount } = brought(campaign.id);
      const amounts = { paid, refunded, net: paid - refunded, discount };
      return {
        ...campaign,
        state: campaignStateOf({ isOn: status, from: campaign.startTime, until: campaign.stopTime }, now),
        shown: views.get(campaign.id) ?? 0,
        people,
        orders,
        pieces,
        ...(seesAmounts ? { ...amounts, returned: returnOf(amounts) } : HIDDEN),
      };
    });
  };
  return campaignsOf(db, asked, period, { rank: await rankOf(db, { kind, order }, period), show });
}

export const readResults = (db: Db, input: Input<ResultCalls['list']>, { now, actor }: Pick<CallContext, 'now' | 'actor'>) =>
  listResults(db, input, { now, seesAmounts: holds(actor, seeAmounts) });

/** The days up to today; of what is over, to the day after its end, when the last orders are paid. */
function daysOf({ stopTime }: Pick<Campaign, 'stopTime'>, now: Date): Period {
  const last = stopTime !== null && stopTime < now ? stopTime : now;
  return { from: startOfDay(last, 1 - RESULT_DAYS), until: startOfDay(last, 1) };
}

export async function readDays(
  db: Db,
  { kind, id }: Input<ResultCalls['days']>,
  { now, actor }: Pick<CallContext, 'now' | 'actor'>,
): Promise<Answer<ResultCalls['days']>> {
  const campaign = await findCampaign(db, { kind, id });
  if (!campaign) throw campaignResultRefusals.NOT_FOUND();
  const seesAmounts = holds(actor, seeAmounts);
  const days = await figuresByDay(db, kind, id, daysOf(campaign, now));
  return days.map(({ start, orders, paid }) => ({ day: showDay(start), orders, paid: seesAmounts ? paid : null }));
}

/** Reads the funnel from the views of its page to those who paid, over all its time. */
export async function readFunnel(db: Db, { kind, id }: Input<ResultCalls['funnel']>): Promise<Answer<ResultCalls['funnel']>> {
  if (!(await findCampaign(db, { kind, id }))) throw campaignResultRefusals.NOT_FOUND();
  const [figures, people, [views]] = await Promise.all([
    figuresOf(db, kind, [id], undefined),
    peopleOf(db, kind, [id], undefined),
    viewsByCampaign(db, kind, undefined, [id]),
  ]);
  const { buyers = 0, payers = 0 } = figures.get(id) ?? {};
  return { shown: views?.figure ?? 0, people: people === undefined ? buyers : (people.get(id) ?? 0), payers };
}
