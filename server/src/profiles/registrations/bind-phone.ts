import type { Input } from '#contract/call.ts';
import type { openRegistrationCalls } from '#contract/profiles/registrations.ts';
import { checkStatus, findCustomer, registerCustomer, setPhone } from '#server/customers/index.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkCode } from '../phone-codes/check-code.ts';

type Binding = Input<typeof openRegistrationCalls.bindPhone>;

async function bind(write: Write, { account, phone, nickname, userType }: Binding): Promise<null> {
  const known = await findCustomer(write.tx, account);
  if (known) {
    checkStatus(write, known);
    await setPhone(write, { id: known.id, phone });
  } else await registerCustomer(write, { account, phone, nickname, userType, isHere: true });
  return null;
}

/** Binds a number that its code has proved. */
export const bindPhone =
  (services: Pick<Services, 'database' | 'write' | 'secrets'>) =>
  async (asked: Binding, context: CallContext): Promise<null> => {
    const { database, write } = services;
    const { actor, from } = context;
    const known = await findCustomer(database.db, asked.account);
    if (known?.phone === asked.phone) return null;
    await checkCode(services)({ ...asked, purpose: 'bind' }, context);
    return (await write({ name: 'customer.bindPhone', actor, from }, (bound) => bind(bound, asked))).value;
  };
