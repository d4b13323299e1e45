import { openRegistrationCalls, registrationCalls } from '#contract/profiles/registrations.ts';
import { handle, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import { askCode } from '../phone-codes/ask-code.ts';
import { bindPhone } from './bind-phone.ts';
import { registerByStaff } from './register-by-staff.ts';

/** A code that the storefront sends itself. */
const makeCode =
  ({ secrets }: Pick<Services, 'secrets'>) =>
  async (context: Write, { phone }: { phone: string }) => {
    const { code, expireTime } = await askCode(context, secrets, { phone, purpose: 'bind' });
    return { code, expireTime };
  };

export const registrationRoutes = (services: Services) => [
  ...serve(registrationCalls, { register: write(registerByStaff) }),
  ...serve(openRegistrationCalls, { code: write(makeCode(services)), bindPhone: handle(bindPhone(services)) }),
];
