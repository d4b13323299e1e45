import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { SECOND } from '#contract/durations.ts';
import type { PublicAccount } from '#server/platform/public-account.ts';
import type { Services } from '#server/platform/services.ts';
import { type Tokens, endOfSession } from '../../tokens/tokens.ts';
import { shaped } from '../line/fields.ts';
import type { WechatLine } from '../line/line.ts';
import { pageSignature } from './page-signature.ts';

const Ticket = z.object({ ticket: z.string().min(1), expires_in: z.coerce.number().positive() });
const PROVIDER = 'publicAccount.ticket';

/** Signs pages by a ticket, of which WeChat hands out few a day: it is kept as long as it lasts. */
export function pageVerbs(
  { ask, app }: WechatLine,
  { clock, tokens }: Pick<Services, 'clock'> & { tokens: Tokens },
): Pick<PublicAccount, 'signPage'> {
  async function newTicket() {
    const answer = await ask({ path: '/cgi-bin/ticket/getticket', query: { type: 'jsapi' } });
    const { ticket, expires_in: seconds } = shaped(Ticket, answer);
    return { token: ticket, until: endOfSession(seconds, clock.now()) };
  }
  return {
    async signPage(address) {
      const { appId, base, secret } = await app();
      const { token: ticket } = await tokens.get({ provider: PROVIDER, identity: [base, appId, secret] }, newTicket);
      const [url = ''] = address.split('#');
      const [nonceStr, timestamp] = [randomBytes(16).toString('hex'), Math.floor(clock.now().getTime() / SECOND)];
      return { appId, url, nonceStr, timestamp, signature: pageSignature({ ticket, nonceStr, timestamp, url }) };
    },
  };
}
