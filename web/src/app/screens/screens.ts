import { type PathMatch, matchPath } from 'react-router';
import { accessRoutes } from '#web/access/index.ts';
import { cashierRoutes } from '#web/cashier/index.ts';
import { catalogueRoutes } from '#web/catalogue/index.ts';
import { codegenRoutes } from '#web/codegen/index.ts';
import { collectionRoutes } from '#web/collection/index.ts';
import { contentRoutes } from '#web/content/index.ts';
import { couponsRoutes } from '#web/coupons/index.ts';
import { marketingRoutes } from '#web/marketing/index.ts';
import { customersRoutes } from '#web/customers/index.ts';
import { dashboardRoutes } from '#web/dashboard/index.ts';
import { demandRoutes } from '#web/demands/index.ts';
import { devRoutes } from '#web/dev/index.ts';
import { deliveryRoutes } from '#web/delivery/index.ts';
import { distributionRoutes } from '#web/distribution/index.ts';
import { exportsRoutes } from '#web/exports/index.ts';
import { notificationsRoutes } from '#web/notifications/index.ts';
import { maintenanceRoutes } from '#web/maintenance/index.ts';
import { taskRoutes } from '#web/tasks/index.ts';
import { approvalRoutes } from '#web/approvals/index.ts';
import { financeRoutes } from '#web/finance/index.ts';
import { afterSalesRoutes } from '#web/after-sales/index.ts';
import { fulfilmentRoutes } from '#web/fulfilment/index.ts';
import { orderFiguresRoutes } from '#web/order-figures/index.ts';
import { ordersRoutes } from '#web/orders/index.ts';
import { mallRoutes } from '#web/mall/index.ts';
import { settlementRoutes } from '#web/settlement/index.ts';
import { picturesRoutes } from '#web/pictures/index.ts';
import { runsRoutes } from '#web/runs/index.ts';
import { servicesRoutes } from '#web/services/index.ts';
import { settingsRoutes } from '#web/settings/index.ts';
import { storefrontRoutes } from '#web/storefront/index.ts';
import { setPages } from '#web/ui/basics/pages.ts';
import { may, reaches } from '#web/ui/wire/index.ts';
import type { Screen } from '#web/ui/screen.ts';
import { addressOf, isExternal } from '../menu/menu.ts';
import { passRoutes } from '#web/pass/index.ts';
import { wechatRoutes } from '#web/wechat/index.ts';

/** Every screen there is; a domain adds its own by one line here. */
export const screens: readonly Screen[] = [
  ...accessRoutes,
  ...catalogueRoutes,
  ...codegenRoutes,
  ...collectionRoutes,
  ...contentRoutes,
  ...wechatRoutes,
  ...couponsRoutes,
  ...marketingRoutes,
  ...customersRoutes,
  ...deliveryRoutes,
  ...mallRoutes,
  ...cashierRoutes,
  ...settlementRoutes,
  ...demandRoutes,
  ...devRoutes,
  ...distributionRoutes,
  ...exportsRoutes,
  ...notificationsRoutes,
  ...maintenanceRoutes,
  ...approvalRoutes,
  ...taskRoutes,
  ...financeRoutes,
  ...ordersRoutes,
  ...passRoutes,
  ...fulfilmentRoutes,
  ...afterSalesRoutes,
  ...orderFiguresRoutes,
  ...dashboardRoutes,
  ...picturesRoutes,
  ...runsRoutes,
  ...servicesRoutes,
  ...settingsRoutes,
  ...storefrontRoutes,
];

export interface ScreenMatch {
  screen: Screen;
  match: PathMatch;
}

export function screenAt(pathname: string): ScreenMatch | undefined {
  for (const screen of screens) {
    const match = matchPath(screen.path, pathname) ?? (screen.alsoAt === undefined ? null : matchPath(screen.alsoAt, pathname));
    if (match) return { screen, match };
  }
  return undefined;
}

setPages((address) => isExternal(address) || screenAt(addressOf(address)) !== undefined);

/** Address by which the menu knows a page: that of the screen it stands under, or its own. */
export const placeInMenu = (pathname: string): string => screenAt(pathname)?.screen.under ?? pathname;

/** The person's role reaches the address, and the permission that the screen needs is held. */
export const mayOpen = ({ path, needs }: Screen): boolean => reaches(path) && (needs === undefined || may(needs));

/** No entry of the menu may end in 403 or 404. */
export function leadsSomewhere(address: string): boolean {
  if (/^\w+:/.test(address)) return true;
  const found = screenAt(address);
  return found !== undefined && mayOpen(found.screen);
}

/** Screens that stand in no menu but have an address of their own. */
export const screensBeside = (addresses: ReadonlySet<string>): Screen[] =>
  screens.filter((screen) => !screen.path.includes(':') && !addresses.has(screen.path) && mayOpen(screen));
