import { signInRefusals, type signInCalls } from '#contract/access/sign-in.ts';
import type { Answer, Input } from '#contract/call.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { admin } from '../rights/tables.ts';
import { findTicket, redeemTicket } from '../sessions/tickets.ts';
import { type CodeVerification, verifyCode } from '../two-step/verify-code.ts';
import { admit } from './admit.ts';
import { bindAtSignIn } from './bind-at-sign-in.ts';
import { logSignIn } from '../sign-in-log/log-sign-in.ts';
import { type Desk, refusalFor, trierOf } from './sign-in.ts';

type AdminRecord = typeof admin.$inferSelect;
type SecondStepAnswer = Answer<typeof signInCalls.secondStep>;

async function admitted(write: Write, ticket: string, person: AdminRecord, outcome: CodeVerification['outcome']) {
  if (outcome === 'right') {
    // A new password or a reset withdraws it while the code is on its way.
    if (!(await redeemTicket(write.tx, ticket))) throw signInRefusals.TICKET_GONE({ restart: true });
    return admit(write, person);
  }
  await logSignIn(write, person.account, outcome === 'wrong' ? 'code' : 'locked', person.id);
  return undefined;
}

/** The ticket survives a wrong code, whose pauses outlast it soon enough. */
export async function takeSecondStep(
  desk: Desk,
  { ticket, code }: Input<typeof signInCalls.secondStep>,
  asked: CallContext,
): Promise<SecondStepAnswer> {
  const { from, now } = asked;
  const { db } = desk.database;
  const found = await findTicket(db, ticket, now);
  if (!found) throw signInRefusals.TICKET_GONE({ restart: true });
  const { person, wechat } = found;
  const { isKnown } = await trierOf(db, person.account, from.address, now);
  const claim = { admin: person, code, from, isKnown, act: 'admin_session.prove' };
  const { verification, value } = await verifyCode(desk, claim, (context, { outcome }) =>
    admitted(context, ticket, person, outcome),
  );
  if (verification.outcome === 'locked') throw refusalFor(verification.lock);
  if (!value) throw signInRefusals.CODE_WRONG();
  if (!wechat) return value;
  return { ...value, wechatNote: await bindAtSignIn(desk, value.token, { person: wechat }, asked) };
}
