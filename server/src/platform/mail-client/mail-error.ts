/** `refused` and `busy` come with what the server said; of `unknown` it took the mail and said nothing more. */
export type MailFailure =
  | 'forbidden'
  | 'unreachable'
  | 'insecure'
  | 'unauthorized'
  | 'loginBusy'
  | 'refused'
  | 'busy'
  | 'late'
  | 'unknown';

/** Failure to send a mail; the caller decides which message a person reads. */
export class MailError extends Error {
  readonly why: MailFailure;
  /** Reply of the server, where it gave one. */
  readonly reply: string;

  constructor(why: MailFailure, reply = '', options?: ErrorOptions) {
    super(`mail was not sent: ${why}`, options);
    this.why = why;
    this.reply = reply;
  }
}
