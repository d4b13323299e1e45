import type { Design } from './design.ts';

/** A form as it stood between two acts: its design, and the content that was written of it. */
export interface Snapshot {
  content: string;
  /** Design; undefined where the content is no form. */
  design: Design | undefined;
}

/** Acts that can be taken back, the last of them last, and those that were, to be done again. */
export interface Steps {
  past: readonly Snapshot[];
  future: readonly Snapshot[];
}

/** Acts that can be taken back at most; the oldest go first. */
export const STEPS_MAX = 100;

export const noSteps: Steps = { past: [], future: [] };

/** An act is done; those that were taken back cannot be done again. */
export const stepped = ({ past }: Steps, before: Snapshot): Steps => ({ past: [...past, before].slice(-STEPS_MAX), future: [] });

interface Turned {
  snapshot: Snapshot;
  steps: Steps;
}

export function undone({ past, future }: Steps, now: Snapshot): Turned | undefined {
  const snapshot = past.at(-1);
  return snapshot && { snapshot, steps: { past: past.slice(0, -1), future: [now, ...future] } };
}

export function redone({ past, future }: Steps, now: Snapshot): Turned | undefined {
  const [snapshot, ...rest] = future;
  return snapshot && { snapshot, steps: { past: [...past, now], future: rest } };
}
