/** Why another server was not asked, or gave nothing to work with. */
export type WhyNot = 'forbidden' | 'late' | 'large' | 'failed';

/** Somebody else's silence. Who asks decides what a person is told of it. */
export class NoAnswer extends Error {
  readonly why: WhyNot;

  constructor(why: WhyNot, options?: ErrorOptions) {
    super(`no answer: ${why}`, options);
    this.why = why;
  }
}
