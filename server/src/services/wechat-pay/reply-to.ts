import type { WechatNotice } from './common/notices.ts';
import { notTaken, taken } from './v2/acknowledgement.ts';

/** Reply by which WeChat Pay ends its repeats, or goes on with them: in the third version it reads the status, in the second the words. */
export interface NoticeReply {
  status: number;
  type: string;
  body: string;
}

const REPEAT = 400;

export function replyTo(version: WechatNotice['version'], failure?: { status?: number; says: string }): NoticeReply {
  const status = failure ? (failure.status ?? REPEAT) : 200;
  if (version === '2') return { status, type: 'text/xml; charset=utf-8', body: failure ? notTaken(failure.says) : taken() };
  const body = failure ? JSON.stringify({ code: 'FAIL', message: failure.says }) : '';
  return { status, type: 'application/json; charset=utf-8', body };
}
