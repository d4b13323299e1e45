import { no, type signInCalls } from '#contract/access/sign-in.ts';
import type { SignInOutcome } from '#contract/access/administrators.ts';
import type { Answer, Input } from '#contract/call.ts';
import type { Ground } from '#server/platform/ground.ts';
import { settingOf } from '#server/settings/index.ts';
import { nobody } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { countSignIn } from '../administrators/queries.ts';
import { openSession } from '../sessions/queries.ts';
import { type Trier, attemptsOf } from './attempts.ts';
import { answerCaptcha } from './answer-captcha.ts';
import { logSignIn } from './log-sign-in.ts';
import { type Proof, prove } from './prove.ts';
import { type Lock, lockOf, needsCaptcha } from './rules.ts';

type Typed = Input<typeof signInCalls.signIn>;
type SignedIn = Answer<typeof signInCalls.signIn>;
type Desk = Pick<Ground, 'database' | 'write'>;

// Whoever has to wait has failed often enough to be asked for a captcha as well.
const refusalFor = ({ kind, seconds }: Lock) => (kind === 'account' ? no.LOCKED : no.ADDRESS_LOCKED)({ captcha: true, seconds });

/** Always by setting, or after failed tries. */
export async function isCaptchaDemanded(db: Db, trier: Trier, now: Date): Promise<boolean> {
  return needsCaptcha(await attemptsOf(db, trier), now) || (await settingOf(db, 'login_captcha_always'));
}

async function logAlone({ write }: Desk, { account }: Typed, outcome: SignInOutcome, { from }: Asked): Promise<void> {
  await write({ name: 'sign_in_log.add', actor: nobody, from }, (context) => logSignIn(context, account, outcome));
}

async function checkCaptcha(desk: Desk, typed: Typed, asked: Asked): Promise<void> {
  const { key, code } = typed;
  if (!key || !code) throw no.CAPTCHA_MISSING({ captcha: true });
  const act = { name: 'captcha.answer', actor: nobody, from: asked.from };
  const { value: answer } = await desk.write(act, (context) => answerCaptcha(context, { key, answer: code }));
  if (answer === 'right') return;
  await logAlone(desk, typed, 'captcha', asked);
  throw (answer === 'gone' ? no.CAPTCHA_GONE : no.CAPTCHA_WRONG)({ captcha: true });
}

async function admitted(
  context: Parameters<typeof logSignIn>[0],
  { account }: Typed,
  proof: Proof,
): Promise<SignedIn | undefined> {
  if (proof.outcome !== 'right') {
    await logSignIn(context, account, proof.outcome);
    return undefined;
  }
  const { id, realName, isSms, status, mustChangePassword } = proof.admin;
  await logSignIn(context, account, status ? 'done' : 'disabled', id);
  if (!status) return undefined;
  const { token } = await openSession(context, id);
  await countSignIn(context.tx, id, context.now, context.from?.address ?? '');
  return { id, account, realName, token, isSms, ...(mustChangePassword ? { mustChangePassword } : {}) };
}

/** Pause, captcha, password, in this order; every end of it is logged. */
export async function signIn(desk: Desk, typed: Typed, asked: Asked): Promise<SignedIn> {
  const { account, pwd: password } = typed;
  const { from, now } = asked;
  const { db } = desk.database;
  const trier = { account, address: from.address };
  const attempts = await attemptsOf(db, trier);
  const captcha = needsCaptcha(attempts, now) || (await settingOf(db, 'login_captcha_always'));
  const lock = lockOf(attempts, now);
  if (lock) {
    await logAlone(desk, typed, 'locked', asked);
    throw refusalFor(lock);
  }
  if (captcha) await checkCaptcha(desk, typed, asked);
  const { proof, value } = await prove(desk, { account, password, from }, (context, result) => admitted(context, typed, result));
  if (value) return value;
  if (proof.outcome === 'right') throw no.DISABLED({ account });
  if (proof.outcome === 'locked') throw refusalFor(proof.lock);
  throw no.WRONG({ captcha: captcha || needsCaptcha(proof.attempts, now) });
}
