import { attemptRefusals } from '#contract/payments/attempts.ts';
import type { Services } from '#server/platform/services.ts';
import type { PayableKind } from './kinds.ts';
import { type AttemptView, viewOf } from './presenter.ts';
import { latestAttempt } from './queries.ts';
import { questionAttempt } from './question-attempt.ts';

/** The latest attempt to pay this, for somebody who waits for it: the provider is asked, some seconds apart. */
export async function watchPayment(services: Services, kind: PayableKind, subjectId: number): Promise<AttemptView> {
  const { db } = services.database;
  const found = await latestAttempt(db, kind.kind, subjectId);
  if (!found) throw attemptRefusals.NOT_BEGUN();
  // A provider that does not answer leaves the attempt as it stands; the timer reports the fault.
  await questionAttempt(services, [kind], found.id, { isWatched: true }).catch(() => {});
  return viewOf(services, (await latestAttempt(db, kind.kind, subjectId)) ?? found).view;
}
