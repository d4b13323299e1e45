import type { FastifyInstance } from 'fastify';
import { nameAct } from '#contract/history.ts';
import { type FirstSignIn, openAccess, openNewsFilter, seedAccess } from './access/index.ts';
import { approvalRoutes } from './approvals/index.ts';
import type { Services } from './platform/services.ts';
import { cashierApprovals, cashierExports, cashierTimers, openCashier } from './cashier/index.ts';
import { couponScope, openCatalogue, seedConfigCategories, shopPlaces } from './catalogue/index.ts';
import { changeLogRoutes, changeRoutes, changeTimers, deletionRoutes, undoJob } from './changes/index.ts';
import { addCodeFile, codegenPaths, codegenRoutes } from './codegen/index.ts';
import { openCollection } from './collection/index.ts';
import { contentRoutes } from './content/index.ts';
import { customerApprovals, customerExports, customerRoutes, customerTimers, identityRoutes } from './customers/index.ts';
import { domainJobs } from './domain-jobs.ts';
import { domainRuns } from './domain-runs.ts';
import { dashboardRoutes } from './dashboard/index.ts';
import { demandRoutes, demandTimers } from './demands/index.ts';
import { deliveryRoutes, expressRoutes, sealCarrierPasswords, sheetRoutes } from './delivery/index.ts';
import { distributionRoutes, distributionTimers } from './distribution/index.ts';
import {
  type DemoChannel,
  type DemoMall,
  type DemoSignIn,
  demoChannelRoutes,
  openDemo,
  openDemoChannel,
  openDemoMall,
} from './demo/index.ts';
import { jobRoutes, openRuns } from './jobs/index.ts';
import { openCoupons } from './coupons/index.ts';
import { mergeRoutes } from './merges/index.ts';
import { memberImportRoutes } from './members/index.ts';
import { openMarketing } from './marketing/index.ts';
import { moveInRoutes } from './move-in/index.ts';
import { addMaintenance, lastBackup, maintenancePaths, maintenanceRoutes, maintenanceTimers } from './maintenance/index.ts';
import { openOrders, orderApprovals, orderTimers, paidRefund, payableOrder } from './orders/index.ts';
import { afterSalesApprovals, afterSalesRoutes } from './after-sales/index.ts';
import { openFulfilment } from './fulfilment/index.ts';
import { openOrderFigures, orderExports } from './order-figures/index.ts';
import {
  addInvoiceFiles,
  financeApprovals,
  financeExports,
  financeTimers,
  openFinance,
  paidRechargeRefund,
  payableRecharge,
} from './finance/index.ts';
import { finderRoutes } from './finder/index.ts';
import { forgetOpenSecrets } from './forget-open-secrets.ts';
import { openExports } from './exports/index.ts';
import type { SocketOptions } from './platform/events/socket.ts';
import type { Guards } from './platform/http/authenticate.ts';
import type { Intake } from './platform/http/callbacks/add-callbacks.ts';
import type { CallbackRoute } from './platform/http/callbacks/serve-callbacks.ts';
import type { Route } from './platform/http/serve.ts';
import { type Job, type Timer, systemActor } from './platform/jobs/jobs.ts';
import { checkTallies } from './platform/tally/check-tallies.ts';
import { passRoutes } from './pass/index.ts';
import { openPastOrderRoutes, pastOrderRoutes } from './past-orders/index.ts';
import { billRoutes, fetchBills, openAttempts, openDisbursements, paidSurpluses, wechatPayNotices } from './payments/index.ts';
import { downloadPaths, openPictures } from './pictures/index.ts';
import {
  isMailOpen,
  notificationTimers,
  notificationsRoutes,
  notify,
  notifyHolder,
  postMail,
  sealAddresses,
  seedNotifications,
} from './notifications/index.ts';
import {
  checkSaved,
  clearTrackingAnswers,
  openIncomingNotices,
  outsideServiceRoutes,
  wechatPayRoutes,
  type WechatPay,
  openWechatPay,
} from './services/index.ts';
import { openSettings, sealEntries, sealPasswords, seedConfigForms } from './settings/index.ts';
import { profileRoutes, profileTimers } from './profiles/index.ts';
import { operatorPlaces, sellerRoutes } from './sellers/index.ts';
import { openSegments } from './segments/index.ts';
import { openSettlement, settlementPurpose, settlementTimers, sharePurpose } from './settlement/index.ts';
import { openStorefront } from './storefront/index.ts';
import { taskRoutes } from './tasks/index.ts';
import { wechatCallbacks, wechatRoutes } from './wechat/index.ts';

export interface Seed {
  adminPassword?: string | undefined;
  /** Fill an empty shop with something to look at. */
  demo: boolean;
}

export interface Domains {
  routes: Route[];
  /** Routes that providers call, and what keeps what they send. */
  callbacks: readonly CallbackRoute[];
  intake: Intake;
  jobs: Job[];
  timers: Timer[];
  guards: Guards;
  /** Routes that are no calls: files, pages. Those below `/api` are named in `ownPaths`. */
  addOwn(http: FastifyInstance): void;
  ownPaths: readonly string[];
  heardOf: SocketOptions['heardOf'];
  /** Fills a new shop. Undefined when there are accounts already. */
  seed(seed: Seed): Promise<(FirstSignIn & { staff: DemoSignIn[] }) | undefined>;
}

interface AssemblyParts {
  /** Line that the providers use as well. */
  wechatPay?: WechatPay;
  demoChannel?: DemoChannel;
  demoMall?: DemoMall;
  /** Callbacks of providers that no domain knows. */
  callbacks?: readonly CallbackRoute[] | undefined;
}

/** Parts of every domain, put together. */
export function assemble(
  services: Services,
  {
    wechatPay = openWechatPay(services),
    demoChannel = openDemoChannel(services),
    demoMall = openDemoMall(services),
    callbacks: others = [],
  }: AssemblyParts = {},
): Domains {
  const payables = [payableOrder, payableRecharge];
  const callbacks = [...others, ...wechatPayNotices(wechatPay, payables), ...wechatCallbacks(services)];
  const settings = openSettings(services);
  const access = openAccess(services, notifyHolder, {
    isMailOpen,
    postMail,
    tellAccepted: (write, subject) => notify(write, 'adminInvitationAccepted', subject),
    shops: shopPlaces,
    operators: operatorPlaces,
  });
  const catalogue = openCatalogue(services);
  const exports = openExports(
    services,
    [...catalogue.exports, ...customerExports, ...orderExports, ...financeExports, ...cashierExports],
    access,
  );
  const coupons = openCoupons(couponScope, services);
  const segments = openSegments(couponScope);
  const marketing = openMarketing(services);
  const pictures = openPictures(services);
  const storefront = openStorefront(services);
  const runs = openRuns([...catalogue.runs, ...domainRuns]);
  const disbursements = openDisbursements([paidRefund, paidRechargeRefund, ...paidSurpluses]);
  const attempts = openAttempts(payables);
  const fulfilment = openFulfilment(services);
  const collection = openCollection(services);
  const cashier = openCashier(services, [settlementPurpose, sharePurpose]);
  const orderFigures = openOrderFigures(services);
  const incoming = openIncomingNotices(services, callbacks);
  const approvedActs = [
    ...customerApprovals,
    ...financeApprovals,
    ...orderApprovals,
    ...afterSalesApprovals,
    ...cashierApprovals,
  ];
  const jobs = [
    ...coupons.jobs,
    ...exports.jobs,
    ...attempts.jobs,
    ...disbursements.jobs,
    ...fulfilment.jobs,
    ...collection.jobs,
    ...runs.jobs,
    ...domainJobs,
    checkSaved,
    undoJob,
  ];
  const timers: Timer[] = [
    ...access.timers,
    ...catalogue.timers,
    ...changeTimers,
    ...coupons.timers,
    ...attempts.timers,
    ...cashierTimers,
    ...disbursements.timers,
    ...fulfilment.timers,
    ...collection.timers,
    ...customerTimers,
    ...demandTimers,
    ...distributionTimers,
    ...exports.timers,
    ...financeTimers,
    ...marketing.timers,
    ...orderTimers,
    ...orderFigures.timers,
    ...notificationTimers,
    ...profileTimers,
    ...pictures.timers,
    ...runs.timers,
    ...segments.timers,
    ...settlementTimers,
    ...incoming.timers,
    ...storefront.timers,
    checkTallies,
    clearTrackingAnswers,
    fetchBills,
    ...maintenanceTimers(() => ({ timers, jobs, lastBackup })),
  ];
  for (const { name, label } of [...timers, ...jobs]) nameAct(name, label);
  return {
    routes: [
      ...access.routes,
      ...approvalRoutes(approvedActs),
      ...catalogue.routes,
      ...changeLogRoutes(services),
      ...billRoutes(services),
      ...wechatPayRoutes(services),
      ...demoChannelRoutes(services, demoChannel),
      ...changeRoutes(services),
      ...deletionRoutes(services),
      ...codegenRoutes,
      ...collection.routes,
      ...cashier.routes,
      ...contentRoutes,
      ...customerRoutes,
      ...identityRoutes(services),
      ...dashboardRoutes(approvedActs),
      ...deliveryRoutes,
      ...expressRoutes(services),
      ...sheetRoutes(services),
      ...distributionRoutes,
      ...exports.routes,
      ...openFinance(services),
      ...finderRoutes,
      ...jobRoutes(jobs),
      ...notificationsRoutes(services),
      ...coupons.routes,
      ...marketing.routes,
      ...maintenanceRoutes({ timers, jobs }, services),
      ...openOrders(services),
      ...fulfilment.routes,
      ...afterSalesRoutes,
      ...orderFigures.routes,
      ...pictures.routes,
      ...outsideServiceRoutes(services),
      ...passRoutes(services),
      ...pastOrderRoutes(services),
      ...openPastOrderRoutes,
      ...profileRoutes(services),
      ...memberImportRoutes(services),
      ...mergeRoutes,
      ...moveInRoutes(services, timers),
      ...segments.routes,
      ...sellerRoutes,
      ...openSettlement(services),
      ...demandRoutes,
      ...incoming.routes,
      ...settings.routes,
      ...storefront.routes,
      ...taskRoutes,
      ...wechatRoutes(services),
    ],
    callbacks,
    intake: incoming.intake,
    jobs,
    timers,
    guards: { administrator: access.administrator, storefront: storefront.guard },
    addOwn(http) {
      pictures.addFiles(http, access, exports.byName);
      exports.addFiles(http);
      addInvoiceFiles(http, services);
      settings.addFiles(http);
      addCodeFile(http, services, access);
      addMaintenance(http, services, { guards: access, lastBackup });
    },
    ownPaths: [...exports.paths, ...downloadPaths, ...settings.paths, ...codegenPaths, ...maintenancePaths],
    heardOf: openNewsFilter(services.database.db),
    async seed(seed) {
      await services.write({ name: 'settings.seed', actor: systemActor('seed') }, async (write) => {
        if (await seedConfigForms(write)) await seedConfigCategories(write);
        await sealPasswords(write, services.secrets);
        await sealEntries(write, services.secrets);
        await sealAddresses(write, services.secrets);
        await sealCarrierPasswords(write, services.secrets);
        await forgetOpenSecrets(write, services.secrets);
        await seedNotifications(write);
      });
      const first = await seedAccess(services.write, seed);
      if (!first) return undefined;
      return { ...first, staff: seed.demo ? await openDemo(services, { mall: demoMall, password: seed.adminPassword }) : [] };
    },
  };
}
