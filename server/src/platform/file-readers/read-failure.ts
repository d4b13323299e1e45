/**
 * Reasons a process gave no whole answer on a file: time was over, it had more to hold than its memory, its program failed, or the
 * client has gone.
 */
export type FailureCause = 'late' | 'ended' | 'broken' | 'gone';

export class ReadFailure extends Error {
  readonly why: FailureCause;

  constructor(why: FailureCause, message: string) {
    super(message);
    this.why = why;
  }
}
