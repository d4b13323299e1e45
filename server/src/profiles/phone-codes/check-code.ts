import { phoneCodeRefusals } from '#contract/profiles/phone-codes.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { PhoneAndCode } from './rules.ts';
import { tryCode } from './try-code.ts';

/** Refuses a wrong code. The try is a write of its own, so that it counts though the call is refused. */
export const checkCode =
  ({ write, secrets }: Pick<Services, 'write' | 'secrets'>) =>
  async ({ phone, purpose, code }: PhoneAndCode, { actor, from }: CallContext): Promise<null> => {
    const act = { name: 'phone_code.try', actor, from };
    const { value: outcome } = await write(act, (context) => tryCode(context, secrets, { phone, purpose, code }));
    if (outcome !== 'right') throw outcome === 'gone' ? phoneCodeRefusals.GONE() : phoneCodeRefusals.WRONG();
    return null;
  };
