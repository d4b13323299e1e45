export { taskRoutes } from './routes.tsx';
export { TasksWaiting } from './tasks-waiting.tsx';
