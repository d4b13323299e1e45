import type { Mail, MailServer } from './mail-client/mail-client.ts';

export interface MailAccount {
  server: MailServer;
  from: Mail['from'];
}

/** Mail of the shop. */
export interface Mailing {
  /** Undefined while no mail leaves. */
  account(): Promise<MailAccount | undefined>;
  /** Answers once the server has taken the mail; throws `MailError`. */
  send(account: MailAccount, mail: Omit<Mail, 'from'>, signal: AbortSignal): Promise<void>;
  /** Sends also while others are held back, for whoever tries the account out. */
  sendAnyway(account: MailAccount, mail: Omit<Mail, 'from'>, signal: AbortSignal): Promise<void>;
}
