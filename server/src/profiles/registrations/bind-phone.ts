import type { Input } from '#contract/call.ts';
import { phoneCodeRefusals, type openRegistrationCalls } from '#contract/profiles/registrations.ts';
import { checkStatus, findCustomer, registerCustomer, setPhone } from '#server/customers/index.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import { tryCode } from './try-code.ts';

type Binding = Input<typeof openRegistrationCalls.bindPhone>;

async function bind(write: Write, { account, phone, nickname, userType }: Binding): Promise<null> {
  const known = await findCustomer(write.tx, account);
  if (known) {
    checkStatus(write, known);
    await setPhone(write, { id: known.id, phone });
  } else await registerCustomer(write, { account, phone, nickname, userType, isHere: true });
  return null;
}

/** A try is taken by a write of its own, so that a wrong one counts. */
export const bindPhone =
  ({ database, write, secrets }: Pick<Services, 'database' | 'write' | 'secrets'>) =>
  async (asked: Binding, { actor, from }: CallContext): Promise<null> => {
    const known = await findCustomer(database.db, asked.account);
    if (known?.phone === asked.phone) return null;
    const { value: outcome } = await write({ name: 'customer.tryCode', actor, from }, (context) =>
      tryCode(context, asked, secrets),
    );
    if (outcome !== 'right') throw outcome === 'gone' ? phoneCodeRefusals.GONE() : phoneCodeRefusals.WRONG();
    return (await write({ name: 'customer.bindPhone', actor, from }, (context) => bind(context, asked))).value;
  };
