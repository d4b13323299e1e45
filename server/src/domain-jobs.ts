import { customerJobs } from './customers/index.ts';
import { financeJobs } from './finance/index.ts';
import { maintenanceJobs } from './maintenance/index.ts';
import { moveInJobs } from './move-in/index.ts';
import { notificationJobs } from './notifications/index.ts';
import type { Job } from './platform/jobs/jobs.ts';
import { wechatJobs } from './wechat/index.ts';

/** Jobs of the domains, but for those that need services to be opened. */
export const domainJobs: readonly Job[] = [
  ...customerJobs,
  ...financeJobs,
  ...maintenanceJobs,
  ...moveInJobs,
  ...notificationJobs,
  ...wechatJobs,
];
