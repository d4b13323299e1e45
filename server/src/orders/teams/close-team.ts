import { settleTeam } from '#server/marketing/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { notifyOfDecision } from './notify-of-decision.ts';

/** A team whose time is over is decided, and its orders learn of it. */
export async function closeTeam(write: Write, id: number): Promise<void> {
  const decided = await settleTeam(write, id);
  if (decided) await notifyOfDecision(write, decided);
}
