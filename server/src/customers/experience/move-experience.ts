import type { ExperienceKind } from '#contract/customers/ledgers.ts';
import { actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { experiences } from './queries.ts';
import { experienceRecord } from './tables.ts';

export interface ExperienceMove {
  uid: number;
  kind: ExperienceKind;
  /** Negative takes. */
  experience: number;
  orderNo?: string;
  mark: string;
}

/** The only writer of experience: it moves with its row in the ledger, and never below zero. */
export async function moveExperience(write: Write, { orderNo = '0', ...move }: ExperienceMove): Promise<void> {
  const { experience } = move;
  if (experience === 0) return;
  const { tx, now, actor } = write;
  const { uid, kept: balance } = await experiences.move(write, { uid: move.uid, by: experience });
  await tx
    .insert(experienceRecord)
    .values({ ...move, uid, balance, linkId: orderNo, actorName: actorName(actor), createTime: now });
}
