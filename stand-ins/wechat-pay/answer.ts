import { type JsonFields, objectIn, textIn } from './json.ts';
import { checkRequest, type PlatformRequest } from './check-request.ts';
import type { Merchant } from './keys.ts';
import type { Platform } from './platform.ts';
import { refuse } from './refusal.ts';
import { beginRefund, shownRefund } from './refunds.ts';
import { beginTrade, closeTrade, findTrade, shownTrade } from './trades.ts';
import type { Trade } from './ledger.ts';

interface Asked {
  platform: Platform;
  merchant: Merchant;
  url: URL;
  body: JsonFields;
  origin: string;
}
type Served = (asked: Asked, ...parts: string[]) => JsonFields | undefined;

function own({ merchant, url }: Asked): void {
  if (url.searchParams.get('mchid') !== merchant.mchid) refuse(400, 'PARAM_ERROR', '参数 mchid 与签名的商户号不一致');
}

function tradeOfRefund({ platform, merchant, body }: Asked): Trade {
  const [transactionId, outTradeNo] = [textIn(body['transaction_id']), textIn(body['out_trade_no'])];
  if (outTradeNo !== undefined) return findTrade(platform.books, merchant, outTradeNo);
  const found = [...platform.books.trades.values()].find(
    (trade) => trade.transactionId === transactionId && trade.merchant === merchant,
  );
  return found ?? refuse(404, 'RESOURCE_NOT_EXISTS', '订单不存在');
}

const BILL_MS = 300_000;

const routes: readonly (readonly [method: string, path: RegExp, served: Served])[] = [
  [
    'POST',
    /^\/v3\/pay\/transactions\/(native|jsapi|h5)$/,
    ({ platform, merchant, body }, kind = '') =>
      beginTrade(platform.books, { merchant, kind, body, now: platform.now(), fans: platform.fans }),
  ],
  [
    'GET',
    /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)$/,
    (asked, number = '') => {
      own(asked);
      return shownTrade(findTrade(asked.platform.books, asked.merchant, number));
    },
  ],
  [
    'GET',
    /^\/v3\/pay\/transactions\/id\/(\d+)$/,
    (asked, transactionId = '') => {
      own(asked);
      return shownTrade(tradeOfRefund({ ...asked, body: { transaction_id: transactionId } }));
    },
  ],
  [
    'POST',
    /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)\/close$/,
    ({ platform, merchant, body }, number = '') => {
      if (body['mchid'] !== merchant.mchid) refuse(400, 'PARAM_ERROR', '参数 mchid 与签名的商户号不一致');
      closeTrade(findTrade(platform.books, merchant, number));
      return undefined;
    },
  ],
  [
    'POST',
    /^\/v3\/refund\/domestic\/refunds$/,
    (asked) => {
      const { platform, body } = asked;
      const amount = objectIn(body['amount']);
      const request = {
        outRefundNo: textIn(body['out_refund_no']) ?? '',
        amount: Number(amount['refund']),
        total: Number(amount['total']),
        currency: textIn(amount['currency']) ?? '',
        reason: textIn(body['reason']) ?? '',
        notifyUrl: textIn(body['notify_url']),
        terms: JSON.stringify(body),
      };
      return shownRefund(beginRefund(platform.books, tradeOfRefund(asked), request, platform.now()));
    },
  ],
  [
    'GET',
    /^\/v3\/refund\/domestic\/refunds\/([^/]+)$/,
    ({ platform, merchant }, number = '') => {
      const found = platform.books.refunds.get(number);
      return found && found.trade.merchant === merchant ? shownRefund(found) : refuse(404, 'RESOURCE_NOT_EXISTS', '退款单不存在');
    },
  ],
  [
    'GET',
    /^\/v3\/bill\/tradebill$/,
    ({ platform, url, origin }) => {
      const bill = platform.bill(url.searchParams.get('bill_date') ?? '');
      const token = `${platform.bills.size + 1}`;
      platform.bills.set(token, { bill, made: platform.now() });
      return { hash_type: 'SHA1', hash_value: bill.hash, download_url: `${origin}/v3/billdownload/file?token=${token}` };
    },
  ],
  ['GET', /^\/v3\/certificates$/, ({ platform }) => ({ data: platform.certificates() })],
];

export interface PlatformAnswer {
  status: number;
  body: Buffer;
  /** Answers of files are not signed. */
  isSigned: boolean;
}

function bodyIn(body: Buffer): JsonFields {
  if (body.length === 0) return {};
  try {
    return objectIn(JSON.parse(body.toString()));
  } catch {
    return refuse(400, 'PARAM_ERROR', '请求的格式不正确');
  }
}

/** The answer to a request as the platform judges it; throws its refusal. */
export function answerTo(platform: Platform, request: PlatformRequest, origin: string): PlatformAnswer {
  const url = new URL(request.target, origin);
  const { now, merchant: only, usedNonces, publicKeyId } = platform;
  const merchants = new Map([[only.mchid, only]]);
  const merchant = checkRequest(request, { merchants, now: now(), usedNonces, publicKeyId });
  if (url.pathname === '/v3/billdownload/file') {
    const kept = platform.bills.get(url.searchParams.get('token') ?? '');
    if (!kept || now().getTime() - kept.made.getTime() > BILL_MS) return refuse(400, 'PARAM_ERROR', '下载地址已失效');
    return { status: 200, body: kept.bill.gzipped, isSigned: false };
  }
  const asked = { platform, merchant, url, body: bodyIn(request.body), origin };
  for (const [method, path, served] of routes) {
    const parts = method === request.method ? path.exec(url.pathname) : null;
    if (!parts) continue;
    const answer = served(asked, ...parts.slice(1).map(decodeURIComponent));
    return { status: answer ? 200 : 204, body: Buffer.from(answer ? JSON.stringify(answer) : ''), isSigned: true };
  }
  return refuse(404, 'RESOURCE_NOT_EXISTS', '没有这个接口');
}
