import type { Input } from '#contract/call.ts';
import { signInRefusals } from '#contract/access/sign-in.ts';
import type { authorizationCalls } from '#contract/maintenance/authorizations.ts';
import { answerCaptcha } from '#server/access/index.ts';
import { actorName } from '#server/platform/actor.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import { authorizations, isServiceSet } from './queries.ts';
import { sendLater } from './send-later.ts';

type Application = Input<typeof authorizationCalls.apply>;

async function addApplication(write: Write, { key: _k, code: _c, ...draft }: Application): Promise<null> {
  const domainName = draft.domainName.toLowerCase();
  const application = { ...draft, domainName, applicant: actorName(write.actor), state: 'kept' as const };
  const id = await authorizations.insert(write, application);
  if (await isServiceSet(write.tx)) await sendLater(write, id);
  return null;
}

/** A captcha is used up by a write of its own: a refusal that rolled it back would let it be guessed at again. */
export const applyForAuthorization =
  ({ write }: Pick<Services, 'write'>) =>
  async (application: Application, { actor, from }: CallContext): Promise<null> => {
    const { key, code } = application;
    const { value: answer } = await write({ name: 'captcha.answer', actor, from }, (context) =>
      answerCaptcha(context, { key, answer: code }),
    );
    if (answer !== 'right')
      throw (answer === 'gone' ? signInRefusals.CAPTCHA_GONE : signInRefusals.CAPTCHA_WRONG)({ captcha: true });
    const { value } = await write({ name: 'authorization_application.apply', actor, from }, (context) =>
      addApplication(context, application),
    );
    return value;
  };
