import { orderSettings } from '#contract/orders/settings.ts';
import { demoSettings } from '#contract/settings/site.ts';
import type { Services } from '#server/platform/services.ts';
import { product } from '#server/catalogue/index.ts';
import { deleteLettersBefore } from '#server/notifications/index.ts';
import { forgetSettings, setConfig } from '#server/settings/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { planCouponOrders } from './campaigns/plan-coupon-orders.ts';
import { planPointsOrders } from './campaigns/plan-points-orders.ts';
import { seedBargains } from './campaigns/seed-bargains.ts';
import { seedFlashSales } from './campaigns/seed-flash-sales.ts';
import { seedGroupBuys } from './campaigns/seed-group-buys.ts';
import { seedArticles } from './seed-articles.ts';
import { seedEntries } from './seed-entries.ts';
import { seedBank } from './finance/seed-bank.ts';
import { seedCashPayments } from './finance/seed-cash-payments.ts';
import { seedCashReceipts } from './finance/seed-cash-receipts.ts';
import { seedInvoices } from './finance/seed-invoices.ts';
import { seedSeller } from './finance/seed-seller.ts';
import { seedReconciliations } from './finance/seed-reconciliations.ts';
import { seedPayments } from './finance/seed-payments.ts';
import { seedSettlements } from './finance/seed-settlements.ts';
import { seedShipping } from './finance/seed-shipping.ts';
import { seedLostWaybill } from './orders/seed-lost-waybill.ts';
import { seedTasks } from './finance/seed-tasks.ts';
import { seedClaims } from './orders/seed-claims.ts';
import { seedDrafts } from './seed-drafts.ts';
import { seedClosings } from './finance/seed-closings.ts';
import { seedCredit } from './finance/seed-credit.ts';
import { seedBackups } from './maintenance/seed-backups.ts';
import { seedMoves } from './maintenance/seed-moves.ts';
import { seedIncidents } from './finance/seed-incidents.ts';
import { seedIncomingNotices } from './finance/seed-incoming-notices.ts';
import { seedProducts } from './seed-products.ts';
import { seedTemplates } from './seed-dictionaries.ts';
import { type DemoSignIn, seedStaff } from './seed-staff.ts';
import { DAY, ago } from './past.ts';
import { drawPictures, fillLibrary } from './pictures.ts';
import { listPieces, recount, seedOrders, seedReviewedOrders } from './seed-orders.ts';
import { seedMembers } from './members/seed-members.ts';
import { seedSegments } from './members/seed-segments.ts';
import { seedSendings } from './members/seed-sendings.ts';
import { seedPastOrders } from './orders/seed-past-orders.ts';
import { seedReturnCases } from './orders/seed-return-cases.ts';
import { seedPoints } from './seed-pick-ups.ts';
import { simulateDesk } from './simulate-desk.ts';
import { seedSmsRecords } from './members/seed-sms-records.ts';
import type { DemoMall } from './mall/mall.ts';
import { seedDemands } from './mall/seed-demands.ts';
import { seedCollected } from './mall/seed-collected.ts';
import { seedAccountTemplates } from './wechat/seed-account-templates.ts';
import { seedFans } from './wechat/seed-fans.ts';
import { seedLetters } from './wechat/seed-letters.ts';
import { seedMenu } from './wechat/seed-menu.ts';
import { seedReplies } from './wechat/seed-replies.ts';
import { seedReportMails } from './finance/seed-report-mails.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedViews } from './seed-views.ts';

export type { DemoSignIn } from './seed-staff.ts';
export { isDemonstration, demoProvider } from './finance/payments.ts';
export { type DemoChannel, openDemoChannel } from './channel/channel.ts';
export { type DemoMall, openDemoMall } from './mall/mall.ts';
export { channelProvider } from './channel/provider.ts';
export { demoChannelRoutes } from './channel/routes.ts';

/** Days since the shop was set up, before anybody bought in it. */
const OPENED = 60;

/**
 * A small shop to look at, in an empty database only: two months of it, through the same verbs as a real one, and somebody for
 * each role. Returns who may sign in.
 */
export async function openDemo(
  services: Services,
  { mall, password }: { mall: DemoMall; password?: string | undefined },
): Promise<DemoSignIn[]> {
  const { database, storage, clock, write } = services;
  if ((await database.db.$count(product)) > 0) return [];
  const drawn = await drawPictures(storage, clock.now());
  // Orders reckon with settings as they were committed.
  await write({ name: 'demo.settings', actor: systemActor('演示') }, async (context) => {
    const { tx, now } = context;
    await setConfig(tx, demoSettings.is_demonstration, 'true', now);
    await setConfig(tx, orderSettings.order_pickup_times, '16:30', now);
    await seedSeller(ago(context, OPENED * DAY));
  });
  forgetSettings(database.db);
  const { value: staff } = await write({ name: 'demo.open', actor: systemActor('演示') }, async (now) => {
    const opening = ago(now, OPENED * DAY);
    const pictures = await fillLibrary(opening, drawn);
    await seedProducts(opening, pictures);
    await seedTemplates(opening);
    await seedEntries(opening, pictures, services.secrets);
    await seedPoints(opening, pictures);
    await seedMembers(now);
    await seedSegments(now);
    await seedPastOrders(now);
    const bought = await seedReviewedOrders(now);
    await recount(now);
    const ofCampaigns = [
      ...(await seedFlashSales(now, pictures)),
      ...(await seedBargains(now)),
      ...(await seedGroupBuys(now)),
      ...(await planCouponOrders(now)),
      ...planPointsOrders(await listPieces(now)),
    ];
    await seedOrders(now, ofCampaigns);
    await seedReturnCases(now);
    await seedReviews(now, bought, pictures);
    await seedDrafts(now, pictures);
    await seedViews(now);
    await seedArticles(now, pictures);
    await seedReplies(now);
    await seedMenu(now);
    await seedSmsRecords(now);
    await deleteLettersBefore(now.tx, ago(now, DAY).now);
    await seedLetters(now);
    await seedAccountTemplates(now);
    await seedFans(now);
    const hired = await seedStaff(opening, password);
    await seedSendings(now);
    await seedReportMails(now);
    await seedClaims(now);
    await seedTasks(now);
    await seedIncidents(now);
    await seedBackups(now);
    await seedMoves(now);
    return hired;
  });
  forgetSettings(database.db);
  await write({ name: 'demo.invoice', actor: systemActor('演示') }, seedInvoices);
  await write({ name: 'demo.reconcile', actor: systemActor('演示') }, seedReconciliations);
  await write({ name: 'demo.payments', actor: systemActor('演示') }, seedPayments);
  await write({ name: 'demo.cashier', actor: systemActor('演示') }, async (now) => {
    await seedCashPayments(now);
    await seedCashReceipts(now);
    await seedCredit(now);
    await seedBank(now);
  });
  await write({ name: 'demo.settlements', actor: systemActor('演示') }, seedSettlements);
  // Days are closed after all payments: a closed day takes no more.
  await write({ name: 'demo.closings', actor: systemActor('演示') }, seedClosings);
  await write({ name: 'demo.shipping', actor: systemActor('演示') }, seedShipping);
  await write({ name: 'demo.incoming', actor: systemActor('演示') }, (now) => seedIncomingNotices(now, services.secrets));
  await write({ name: 'demo.demands', actor: systemActor('演示') }, seedDemands);
  await simulateDesk(services);
  await write({ name: 'demo.waybill', actor: systemActor('演示') }, seedLostWaybill);
  await seedCollected(services, mall);
  return staff;
}
