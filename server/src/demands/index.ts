import './personal.ts';
import './demands/describe-notices.ts';
import './demands/reopen-demands.ts';
import './reports/allow-sale.ts';
import './reports/describe-notices.ts';
import './reports/free-reports.ts';
import { demandRoutes as routesOfDemands } from './demands/routes.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { expireReports } from './reports/expire-reports.ts';
import { reportRoutes } from './reports/routes.ts';

export { acceptDemand } from './demands/accept-demand.ts';
export { demandsWaiting } from './demands/demands-waiting.ts';
export { saveDemand } from './demands/save-demand.ts';
export { saveQuote } from './quotes/save-quote.ts';
export { reportsWaiting } from './reports/reports-waiting.ts';
export { saveReport } from './reports/save-report.ts';

export const demandRoutes = [...routesOfDemands, ...quoteRoutes, ...reportRoutes];
export const demandTimers = [expireReports];
