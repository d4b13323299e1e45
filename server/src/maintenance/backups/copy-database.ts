import type { Job } from '#server/platform/jobs/jobs.ts';

/** Copies the embedded database beside itself, so that it can be brought to any moment after. */
export const copyDatabase: Job<object> = {
  name: 'backup.copyDatabase',
  label: '保留数据库副本和日志',
  run: ({ backups }) => backups.copy(),
};
