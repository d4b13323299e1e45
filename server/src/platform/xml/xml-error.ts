/** A document that is not taken; the message is for the log and repeats nothing of the document. */
export class XmlError extends Error {
  readonly why: 'broken' | 'huge' | 'forbidden';

  constructor(why: XmlError['why'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.why = why;
  }
}
