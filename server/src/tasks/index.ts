export { finishTask } from './tasks/finish-task.ts';
export { openTask } from './tasks/open-task.ts';
export { listToDo } from './tasks/queries.ts';
export { tasksWaiting } from './tasks/tasks-waiting.ts';
export { taskRoutes } from './tasks/routes.ts';
