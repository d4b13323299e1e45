import { StepFailure } from '#server/platform/outside-services.ts';
import type { FailureOf } from './health.ts';

/** Failure of a step, in the words in which requests of the service fail; an error that says nothing against it stays what it is. */
export const stepFailureBy =
  (failureOf: FailureOf<unknown>) =>
  (error: unknown): never => {
    const failure = failureOf({ error });
    throw failure ? new StepFailure(failure.says, failure.remedy) : error;
  };
