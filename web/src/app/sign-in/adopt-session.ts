import type { signInCalls } from '#contract/access/sign-in.ts';
import type { Answer } from '#contract/call.ts';
import { signIn } from '#web/ui/wire/index.ts';
import { noteInput } from '../session/idle.ts';
import { keepLoginInfo } from '../session/login-info.ts';

/** The session that was opened is that of this browser now. */
export function adoptSession(answer: Answer<typeof signInCalls.signIn>): void {
  noteInput();
  keepLoginInfo(answer);
  signIn(answer.token);
}
