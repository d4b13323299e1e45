import { taskCalls } from '#contract/tasks/tasks.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { claimTask } from './claim-task.ts';
import { closeTask } from './close-task.ts';
import { countTasks, listTasks } from './queries.ts';
import { releaseTask } from './release-task.ts';

export const taskRoutes = serve(taskCalls, {
  list: read(listTasks),
  count: read(countTasks),
  claim: write(claimTask),
  release: write(releaseTask),
  close: write(closeTask),
});
