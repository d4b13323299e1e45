import { calendarCalls } from '#contract/marketing/calendar.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { checkMove } from './check-move.ts';
import { movePlanned } from './move-planned.ts';
import { readMonth } from './queries.ts';

export const calendarRoutes = serve(calendarCalls, {
  month: read(readMonth),
  checkMove: read(checkMove),
  move: write(movePlanned),
});
