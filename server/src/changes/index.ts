export { changeLogRoutes } from './change-log/routes.ts';
export { changeRoutes } from './changes/routes.ts';
export { deletionRoutes } from './deletions/routes.ts';
export { undoJob } from './changes/undo-job.ts';
