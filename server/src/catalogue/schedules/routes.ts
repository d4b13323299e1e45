import { scheduleCalls } from '#contract/catalogue/product-schedules.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { cancelSchedule } from './cancel-schedule.ts';
import { countDays, listSchedules } from './queries.ts';
import { saveSchedule } from './save-schedule.ts';

export const scheduleRoutes = serve(scheduleCalls, {
  list: read(listSchedules),
  days: read(countDays),
  save: write(saveSchedule),
  cancel: write(cancelSchedule),
});
