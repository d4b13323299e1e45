import { goingLiveCalls } from '#contract/dashboard/going-live.ts';
import { homeCalls } from '#contract/dashboard/home.ts';
import { timetableCalls } from '#contract/dashboard/timetable.ts';
import { todoCalls } from '#contract/dashboard/todos.ts';
import { openVisitCalls } from '#contract/dashboard/visits.ts';
import type { ApprovedAct } from '#server/approvals/index.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { markStep } from './going-live/mark-step.ts';
import { listSteps } from './going-live/queries.ts';
import { countBuyers, homeFigures, homeFiguresOn, newCustomersByDay, operationFigures, viewsByDay } from './home/queries.ts';
import { readDay } from './timetable/read-day.ts';
import { listTodos } from './todos/list-todos.ts';
import { todoReaders } from './todos/readers.ts';
import { countView } from './visits/count-view.ts';

export { countView } from './visits/count-view.ts';

/** The home page; acts that need a second person wait for those who may do them. */
export const dashboardRoutes = (acts: readonly ApprovedAct[]) => [
  ...serve(homeCalls, {
    figures: read(homeFigures),
    figuresOn: read(homeFiguresOn),
    views: read(viewsByDay),
    newCustomers: read(newCustomersByDay),
    buyers: read(countBuyers),
    operation: read(operationFigures),
  }),
  ...serve(goingLiveCalls, { list: read(listSteps), mark: write(markStep) }),
  ...serve(timetableCalls, { day: read(readDay) }),
  ...serve(todoCalls, { list: read(listTodos(todoReaders(acts))) }),
  ...serve(openVisitCalls, { view: write(countView) }),
];
