export type FailureReason = 'forbidden' | 'late' | 'large' | 'failed';

/** Step at which a request ended: its address, the name in it, the connection, its encryption, or what follows. */
export type FailureStep = 'address' | 'name' | 'connection' | 'tls' | 'answer';

interface FailureOptions extends ErrorOptions {
  step?: FailureStep;
  isSent?: boolean;
}

/** Failure of an outgoing request; the caller decides which message a person reads. */
export class OutgoingError extends Error {
  readonly why: FailureReason;
  readonly step: FailureStep;
  /** The other side may have read the request: what it asks for is done or not, and nobody here can tell. */
  readonly isSent: boolean;

  constructor(why: FailureReason, { step = 'answer', isSent = false, ...options }: FailureOptions = {}) {
    super(`outgoing request failed: ${why} (${step})`, options);
    this.why = why;
    this.step = step;
    this.isSent = isSent;
  }
}
