/** Pages that our front end alone has: in the menu of another client they would lead nowhere. */
const PAGES: ReadonlySet<string> = new Set([
  '/store/schedule',
  '/store/stock',
  '/order/returns',
  '/user/segment',
  '/marketing/price',
  '/marketing/clashes',
  '/marketing/calendar',
  '/marketing/results',
  '/financial/approval',
  '/financial/reconciliation',
  '/operation/roleManager/signInLog',
  '/setting/openKeys',
  '/setting/webhooks',
  '/setting/business',
  '/maintain/system/timers',
  '/maintain/system/changes',
  '/maintain/system/sessions',
  '/maintain/system/status',
  '/maintain/system/incoming',
  '/maintain/system/services',
  '/exports',
]);

export const isPageOfOurs = (path: string): boolean => PAGES.has(path);
