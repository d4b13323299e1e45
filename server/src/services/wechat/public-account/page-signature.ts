import { createHash } from 'node:crypto';

interface SignedPage {
  ticket: string;
  nonceStr: string;
  timestamp: number;
  url: string;
}

/** Signature of a page, whose address counts up to its hash, exactly as the browser shows it. */
export const pageSignature = ({ ticket, nonceStr, timestamp, url }: SignedPage): string =>
  createHash('sha1').update(`jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`).digest('hex');
