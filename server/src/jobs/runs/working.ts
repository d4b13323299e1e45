import type { Actor, Administrator } from '#server/platform/actor.ts';
import type { Services } from '#server/platform/services.ts';
import { type JobReporter, starterOf } from '../job-runs/reporter.ts';
import type { AnyKind, RunData, RunRecord } from './run-kind.ts';

/** Run at work. */
export interface Working<K> {
  services: Services;
  kind: K;
  runId: number;
  by: RunData['by'];
  report: JobReporter;
}

/** Works until nothing waits, or until the run is asked to stop; answers whether that was so. */
export type Work = () => Promise<{ isStopped: boolean }>;

/** Administrator who is told the outcome; null where nobody waits for it. */
export const starterIdOf = (actor: Actor): number | null => (actor.kind === 'admin' ? actor.id : null);

/** The person who began a run, within the limits they had when they last did. */
export const actorOf = (by: RunData['by'], { scope }: RunRecord): Administrator => ({ ...starterOf(by), scope });

/** Change that a write of a run goes on with. */
export const actOf = <T>({ kind, by }: Pick<Working<AnyKind<T>>, 'kind' | 'by'>, run: RunRecord<T>) => ({
  name: kind.act(run.task),
  actor: actorOf(by, run),
  continues: run.changeId ?? undefined,
});
