import { z } from 'zod';
import { calls, post } from '../call.ts';
import { id } from '../wire.ts';
import { customerRefusals } from './customer-refusals.ts';

/** Looks at what lists mask. The noun is the customer: each stands in their history. */
export const phoneViewCalls = calls('customer', '/admin/user', {
  revealPhone: post('/phone/reveal', {
    permission: 'admin:user:phone',
    about: 'The whole phone number, which other answers mask. Each look is kept with who it was.',
    body: z.object({ uid: id }),
    returns: z.object({ phone: z.string().nullable() }),
    refuses: [customerRefusals.NOT_FOUND],
  }),
  revealCard: post('/card/reveal', {
    permission: 'admin:user:card',
    about: 'The whole identity number, which other answers mask. Each look is kept with who it was.',
    body: z.object({ uid: id }),
    returns: z.object({ cardId: z.string() }),
    refuses: [customerRefusals.NOT_FOUND],
  }),
});
