export type FailureReason = 'forbidden' | 'late' | 'large' | 'failed';

/** Failure of an outgoing request; the caller decides which message a person reads. */
export class OutgoingError extends Error {
  readonly why: FailureReason;

  constructor(why: FailureReason, options?: ErrorOptions) {
    super(`outgoing request failed: ${why}`, options);
    this.why = why;
  }
}
