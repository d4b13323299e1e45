import { openRegistrationCalls, registrationCalls } from '#contract/profiles/registrations.ts';
import { handle, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { askCode } from './ask-code.ts';
import { bindPhone } from './bind-phone.ts';
import { registerByStaff } from './register-by-staff.ts';

export const registrationRoutes = (services: Services) => [
  ...serve(registrationCalls, { register: write(registerByStaff) }),
  ...serve(openRegistrationCalls, { code: write(askCode(services.secrets)), bindPhone: handle(bindPhone(services)) }),
];
