import { homeCalls } from '#contract/dashboard/home.ts';
import { openVisitCalls } from '#contract/dashboard/visits.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { countBuyers, homeFigures, homeFiguresOn, newCustomersByDay, operationFigures, viewsByDay } from './home/queries.ts';
import { countView } from './visits/count-view.ts';

export { countView } from './visits/count-view.ts';

export const dashboardRoutes = [
  ...serve(homeCalls, {
    figures: read(homeFigures),
    figuresOn: read(homeFiguresOn),
    views: read(viewsByDay),
    newCustomers: read(newCustomersByDay),
    buyers: read(countBuyers),
    operation: read(operationFigures),
  }),
  ...serve(openVisitCalls, { view: write(countView) }),
];
