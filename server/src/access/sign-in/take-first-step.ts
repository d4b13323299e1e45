import { type signInCalls, signInRefusals } from '#contract/access/sign-in.ts';
import type { Answer } from '#contract/call.ts';
import type { Refusal } from '#contract/refusal.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { admin } from '../rights/tables.ts';
import { issueTicket } from '../sessions/tickets.ts';
import { logSignIn } from '../sign-in-log/log-sign-in.ts';
import { type Manner, admit } from './admit.ts';

/** Session, or the refusal: with a ticket where a second step is to come. A refusal is returned, so that the log of it stays. */
export type FirstStep = { signedIn: Answer<typeof signInCalls.signIn> } | { refused: Refusal; ticket?: string };

/** The person is known, by the password or by WeChat in place of it. */
export async function takeFirstStep(write: Write, person: typeof admin.$inferSelect, manner?: Manner): Promise<FirstStep> {
  const { id, account, status, twoStep } = person;
  if (status && !twoStep) return { signedIn: await admit(write, person, manner) };
  await logSignIn(write, account, status ? 'asked' : 'disabled', id);
  if (!status) return { refused: signInRefusals.DISABLED({ account }) };
  const ticket = await issueTicket(write, id);
  return { refused: signInRefusals.CODE_WANTED({ captcha: false, ticket }), ticket };
}
