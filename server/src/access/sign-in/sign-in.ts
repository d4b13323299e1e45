import { signInRefusals, type signInCalls } from '#contract/access/sign-in.ts';
import type { SignInOutcome } from '#contract/access/sign-in-log.ts';
import type { Answer, Input } from '#contract/call.ts';
import { signInSettings } from '#contract/access/settings.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf } from '#server/settings/index.ts';
import { nobody } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { NotifyHolder } from '../notify-holder.ts';
import { isKnownTo } from '../sign-in-log/queries.ts';
import { keepWechat } from '../sessions/tickets.ts';
import { type Trier, attemptsOf, attemptsOnAccount } from '../attempts/queries.ts';
import { answerCaptcha } from './answer-captcha.ts';
import { bindAtSignIn, presentWechat } from './bind-at-sign-in.ts';
import { logSignIn } from '../sign-in-log/log-sign-in.ts';
import { type FirstStep, takeFirstStep } from './take-first-step.ts';
import { type Verification, verifyPassword } from '../passwords/verify-password.ts';
import { type Attempts, type Lock, lockOf, needsCaptcha } from '../attempts/rules.ts';

type SignInInput = Input<typeof signInCalls.signIn>;
type SignInAnswer = Answer<typeof signInCalls.signIn>;
/** Parts by which people sign in. */
export type Desk = Pick<Services, 'database' | 'write' | 'secrets' | 'providers'> & { notifyHolder: NotifyHolder };

// An account that has to wait has failed often enough to be asked for a captcha as well.
export const refusalFor = ({ kind, seconds }: Lock) =>
  (kind === 'address' ? signInRefusals.ADDRESS_LOCKED : signInRefusals.LOCKED)({ captcha: true, seconds });

/** A captcha is demanded always by setting, or after failed tries: those on the account count for its owner's own network as well. */
async function demandsCaptcha(db: Db, trier: Trier, attempts: readonly Attempts[], now: Date): Promise<boolean> {
  const others = trier.isKnown ? await attemptsOnAccount(db, trier) : [];
  return needsCaptcha([...attempts, ...others], now) || (await settingOf(db, signInSettings.login_captcha_always));
}

export async function trierOf(db: Db, account: string, address: string, now: Date): Promise<Trier> {
  return { account, address, isKnown: await isKnownTo(db, account, address, now) };
}

export async function isCaptchaDemanded(db: Db, account: string, address: string, now: Date): Promise<boolean> {
  const trier = await trierOf(db, account, address, now);
  return demandsCaptcha(db, trier, await attemptsOf(db, trier), now);
}

async function logAlone({ write }: Desk, { account }: SignInInput, outcome: SignInOutcome, { from }: CallContext): Promise<void> {
  await write({ name: 'sign_in_log.add', actor: nobody, from }, (context) => logSignIn(context, account, outcome));
}

async function checkCaptcha(desk: Desk, typed: SignInInput, asked: CallContext): Promise<void> {
  const { key, code } = typed;
  if (!key || !code) throw signInRefusals.CAPTCHA_MISSING({ captcha: true });
  const act = { name: 'captcha.answer', actor: nobody, from: asked.from };
  const { value: answer } = await desk.write(act, (context) => answerCaptcha(context, { key, answer: code }));
  if (answer === 'right') return;
  await logAlone(desk, typed, 'captcha', asked);
  throw (answer === 'gone' ? signInRefusals.CAPTCHA_GONE : signInRefusals.CAPTCHA_WRONG)({ captcha: true });
}

/** Logs what came of the password, and lets the person in. */
async function entered(
  context: Write,
  { account }: SignInInput,
  verification: Verification,
  captcha: boolean,
): Promise<FirstStep> {
  if (verification.outcome === 'right') return takeFirstStep(context, verification.admin);
  await logSignIn(context, account, verification.outcome);
  if (verification.outcome === 'locked') return { refused: refusalFor(verification.lock) };
  return { refused: signInRefusals.WRONG({ captcha: captcha || needsCaptcha(verification.attempts, context.now) }) };
}

/** WeChat is asked once the password was right; nothing it says keeps the person out. */
async function withWechat(desk: Desk, { wxCode, wxState }: SignInInput, step: FirstStep, asked: CallContext): Promise<FirstStep> {
  if (!wxCode || ('refused' in step && !step.ticket)) return step;
  const shown = await presentWechat(desk, { wxCode, wxState }, asked);
  if ('signedIn' in step) {
    const wechatNote = await bindAtSignIn(desk, step.signedIn.token, shown, asked);
    return { signedIn: { ...step.signedIn, wechatNote } };
  }
  const { ticket } = step;
  if (ticket && 'person' in shown) {
    const act = { name: 'admin_session.present', actor: nobody, from: asked.from };
    await desk.write(act, ({ tx }) => keepWechat(tx, ticket, shown.person));
  }
  return step;
}

/** Pause, captcha, password, in this order; every end of it is logged. With two-step sign-in it ends in a ticket. */
export async function signIn(desk: Desk, typed: SignInInput, asked: CallContext): Promise<SignInAnswer> {
  const { account, pwd: password } = typed;
  const { from, now } = asked;
  const { db } = desk.database;
  const trier = await trierOf(db, account, from.address, now);
  const attempts = await attemptsOf(db, trier);
  const captcha = await demandsCaptcha(db, trier, attempts, now);
  const lock = lockOf(attempts, now);
  if (lock) {
    await logAlone(desk, typed, 'locked', asked);
    throw refusalFor(lock);
  }
  if (captcha) await checkCaptcha(desk, typed, asked);
  const { value: entry } = await verifyPassword(desk, { account, password, from, isKnown: trier.isKnown }, (context, result) =>
    entered(context, typed, result, captcha),
  );
  const step = await withWechat(desk, typed, entry, asked);
  if ('refused' in step) throw step.refused;
  return step.signedIn;
}
