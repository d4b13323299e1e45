import type { Forgery } from '../../../stand-ins/wechat-pay/notices.ts';
import type { Platform } from '../../../stand-ins/wechat-pay/platform.ts';
import type { Sale } from './sales.ts';

const FORGERIES: readonly Forgery[] = ['signature', 'probe', 'body', 'truncated', 'old', 'early', 'unknownSerial', 'otherKey'];
const OTHER_MERCHANT = { mchid: '1900000002' };
const OTHER_SUM = { amount: { total: 1, payer_total: 1, currency: 'CNY' } };

const isTaken = (status: number | undefined): boolean => status === 200 || status === 204;

export interface NoticeTally {
  forged: number;
  repeated: number;
  complaints: string[];
}

/** Posts what nobody honest posts: every kind of forgery, what is another's, and other sums under honest signatures. */
async function postForged(platform: Platform, { number }: Sale, tally: NoticeTally): Promise<void> {
  for (const forgery of FORGERIES) {
    tally.forged += 1;
    if (isTaken(await platform.forge(number, forgery))) tally.complaints.push(`a notice with a wrong ${forgery} was taken`);
  }
  if (isTaken(await platform.mislead(number, OTHER_MERCHANT))) tally.complaints.push('a notice of another merchant was taken');
  await platform.mislead(number, OTHER_SUM);
  tally.forged += 2;
}

/** Notices of a payment that come forged, and honest ones that come doubled, in the wrong order and long after they were taken. */
export async function postHostile(platform: Platform, sale: Sale, tally: NoticeTally): Promise<void> {
  await postForged(platform, sale, tally);
  const former = platform.notices.filter((notice) => notice.isTaken).slice(-6);
  const [oldest] = platform.notices;
  const statuses = await Promise.all([
    platform.deliverDue({ reversed: true }),
    platform.deliverDue(),
    ...former.toReversed().map(async (notice) => [await platform.repeat(notice), await platform.repeat(notice)]),
    ...(oldest ? [platform.repeat(oldest).then((status) => [status])] : []),
  ]);
  tally.repeated += statuses.flat().length;
}
