import type { HttpClient } from '../http-client/http-client.ts';
import { OutgoingError } from '../http-client/outgoing-error.ts';
import type { MailClient } from '../mail-client/mail-client.ts';
import { MailError } from '../mail-client/mail-error.ts';

async function refuse(): Promise<never> {
  throw new OutgoingError('forbidden', { step: 'address' });
}

async function refuseMail(): Promise<never> {
  throw new MailError('forbidden');
}

/** Lines to other servers over which nothing leaves: what a shop said and paid by its moment is said and paid. */
export const closedHttpClient: HttpClient = {
  mayAsk: () => false,
  ask: refuse,
  fetchText: refuse,
  postJson: refuse,
  fetchBytes: refuse,
};
export const closedMailClient: MailClient = { send: refuseMail, signIn: refuseMail };
