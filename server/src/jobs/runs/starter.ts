import type { Actor } from '#server/platform/actor.ts';

/** Administrator who is told the outcome; null where nobody waits for it. */
export const starterIdOf = (actor: Actor): number | null => (actor.kind === 'admin' ? actor.id : null);
