import { calls, get } from '../call.ts';
import { moment, page, paged, text } from '../wire.ts';
import { SignInEntry, SignInOutcome } from './administrators.ts';

/** Every try to sign in, newest first. */
export const signInLogCalls = calls('sign_in_log', '/admin/system/sign/log', {
  list: get('/list', {
    permission: 'admin:system:sign:log:list',
    query: paged({
      account: text(32).optional(),
      address: text(45).optional(),
      outcome: SignInOutcome.optional(),
      from: moment.optional(),
      to: moment.optional(),
    }),
    returns: page(SignInEntry),
  }),
});
