import { phoneViewCalls } from '#contract/customers/phone-views.ts';
import { serve, write } from '#server/platform/http/serve.ts';
import { revealCard } from './reveal-card.ts';
import { revealPhone } from './reveal-phone.ts';

export const phoneViewRoutes = serve(phoneViewCalls, {
  revealPhone: write(revealPhone),
  revealCard: write(revealCard),
});
