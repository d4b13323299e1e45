import { type signInCalls, signInRefusals } from '#contract/access/sign-in.ts';
import type { Answer } from '#contract/call.ts';
import type { Refusal } from '#contract/refusal.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { admin } from '../rights/tables.ts';
import { issueTicket } from '../sessions/tickets.ts';
import { logSignIn } from '../sign-in-log/log-sign-in.ts';
import { admit } from './admit.ts';

type Entry = { signedIn: Answer<typeof signInCalls.signIn> } | { refused: Refusal };

/** Lets in a person whom WeChat knows, in place of the password alone. A refusal is returned, so that the log of it stays. */
export async function enterKnown(write: Write, person: typeof admin.$inferSelect): Promise<Entry> {
  const { id, account, status, twoStep } = person;
  if (status && !twoStep) return { signedIn: await admit(write, person, { isProven: false }) };
  await logSignIn(write, account, status ? 'asked' : 'disabled', id);
  if (!status) return { refused: signInRefusals.DISABLED({ account }) };
  return { refused: signInRefusals.CODE_WANTED({ captcha: false, ticket: await issueTicket(write, id) }) };
}
