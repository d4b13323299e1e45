import type { Services } from '#server/platform/services.ts';
import { bargainRoutes, bargainSheetRoutes } from './bargains/routes.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { countInSlot } from './activities/queries.ts';
import { clashRoutes } from './clashes/routes.ts';
import { flashSaleRoutes, flashSaleSheetRoutes } from './flash-sales/routes.ts';
import { endBargains } from './participations/end-bargains.ts';
import { participationRoutes } from './participations/routes.ts';
import { groupBuyRoutes, groupBuySheetRoutes } from './group-buys/routes.ts';
import { slotRoutes } from './slots/routes.ts';
// Activities register with the catalogue, whose products stay while they are sold.
import './activities/hold-products.ts';
import './participations/letter-facts.ts';

export { lockBuyerOfActivity } from './activities/lock-buyer-of-activity.ts';
export { returnQuota } from './activities/return-quota.ts';
export { type QuotaMove, takeQuota } from './activities/take-quota.ts';
export { activity, activitySku } from './activities/tables.ts';
export type { Sale } from './activities/selling.ts';
export { helpBargain } from './participations/help-bargain.ts';
export { listOffered } from './participations/list-offered.ts';
export { listOwnBargains, readBargain } from './participations/queries.ts';
export { startBargain } from './participations/start-bargain.ts';
export { help, participation } from './participations/tables.ts';
export { slot } from './slots/tables.ts';
export { takeOverParticipations } from './participations/take-over-participations.ts';
export { saveBargain } from './bargains/save-bargain.ts';
export { saveFlashSale } from './flash-sales/save-flash-sale.ts';
export { saveGroupBuy } from './group-buys/save-group-buy.ts';
export { activitiesTimed } from './calendar/timed-activities.ts';
export { slotHoursOfSale } from './activities/slot-hours.ts';
export { listOpenSales } from './flash-sales/list-open-sales.ts';
export { listOpenSlots } from './flash-sales/list-open-slots.ts';
export { listOpenGroupBuys } from './group-buys/list-open-group-buys.ts';
export { listSlots } from './slots/queries.ts';
export { saveSlot } from './slots/save-slot.ts';
export { findSale } from './selling/find-sale.ts';
export { listSales } from './selling/list-sales.ts';
export { type OpenSale, openSale, sellingOf } from './selling/open-sale.ts';

export { joinTeam } from './teams/join-team.ts';
export { leaveTeam } from './teams/leave-team.ts';
export { dueTeams, findMember, lockTeamOf, membersOf, openTeams, teams } from './teams/queries.ts';
export { isOpen } from './teams/rules.ts';
export { returnToTeam } from './teams/return-to-team.ts';
export { type Decision, settleTeam } from './teams/settle-team.ts';
export { teamsEndingIn, teamsTimed } from './teams/teams-timed.ts';
export { takeOverPlaces } from './teams/take-over-places.ts';
export { team, teamMember } from './teams/tables.ts';

/** The domain's part of the server. */
export const openMarketing = (services: Services) => ({
  routes: [
    ...slotRoutes(countInSlot),
    ...flashSaleRoutes,
    ...flashSaleSheetRoutes(services),
    ...bargainRoutes,
    ...bargainSheetRoutes(services),
    ...participationRoutes,
    ...groupBuyRoutes,
    ...groupBuySheetRoutes(services),
    ...clashRoutes,
    ...calendarRoutes,
  ],
  timers: [endBargains],
});
