import { type Bill, billOf } from './bill.ts';
import { seal } from './crypt.ts';
import type { PlatformKey } from './keys.ts';
import { type PlatformRefund, type RefundStatus, type Trade, move } from './ledger.ts';
import { type Forgery, type Notice, deliver, forge, newNotice } from './notices.ts';
import { endRefund, noticedRefund, reopenRefund } from './refunds.ts';
import { type PlatformState, newState } from './state.ts';
import { beijing, payTrade, shownTrade } from './trades.ts';
import { noticeText, paidNotice, refundNotice } from './v2/notices.ts';

/** Spoils answers: none comes though the request was carried out, it comes late, it is a refusal, or it is not the platform's. */
export type Fault =
  | 'slow'
  | 'refused'
  | 'lostAnswer'
  | 'lostRequest'
  | 'busy'
  | 'busyAfterwards'
  | 'unsigned'
  | 'changedBody'
  | 'oldAnswer'
  | 'unknownSerial'
  | 'html';

export interface PlatformOptions {
  now(): Date;
  mchid?: string;
  appIds?: readonly string[];
  /** App id of each openid. */
  fans?: ReadonlyMap<string, string>;
  /** `certificate` signs as for merchants of before, `publicKey` as for new ones, `both` in turn, as during a change. */
  mode?: 'certificate' | 'publicKey' | 'both';
  /** Books, keys and notices of one that was there before. */
  state?: PlatformState;
  /** Origin that all notices go to, whatever host their addresses name. */
  deliverTo?: string;
}

const NOTHING: ReadonlyMap<string, string> = new Map();

/** Request as the platform has it in its log. */
export interface LoggedRequest {
  at: Date;
  method: string;
  target: string;
}

/** Act between a request that was carried out and its answer; `isGone` says whether whoever asked is still there. */
type Interruption = (isGone: () => boolean) => Promise<void>;

/** Books, keys and notices of the platform; its door is `serve`. */
export function openPlatform({
  now,
  mchid = '1900000001',
  appIds = ['wxexample0000001'],
  fans = NOTHING,
  mode = 'publicKey',
  state = newState({ mchid, appIds, now: now() }),
  deliverTo,
}: PlatformOptions) {
  const { books, merchant, certificate, publicKey, notices } = state;
  const bills = new Map<string, { bill: Bill; made: Date }>();
  const usedNonces = new Set<string>();
  const refusals: { target: string; code: string; message: string }[] = [];
  const log: LoggedRequest[] = [];
  let [signed, fault, planted]: [number, Fault | undefined, number] = [0, undefined, 0];
  let spoilt: Fault | undefined;
  let interruption: { target: RegExp; act: Interruption } | undefined;

  function signingKey(): PlatformKey {
    signed += 1;
    if (mode === 'both') return signed % 2 === 0 ? certificate : publicKey;
    return mode === 'certificate' ? certificate : publicKey;
  }

  type Told = Pick<Notice, 'event' | 'originalType' | 'content' | 'xml'>;
  const reached = (url: string): string => (deliverTo === undefined ? url : new URL(new URL(url).pathname, deliverTo).href);
  const noticeOf = (url: string, told: Told): Notice => newNotice({ url: reached(url), merchant, ...told }, now());
  const tell = (url: string | undefined, told: Told): void => {
    if (url !== undefined) notices.push(noticeOf(url, told));
  };
  /** News of a payment; `content` says otherwise than it is. */
  const newsOf = (trade: Trade, content: object = {}): Told => ({
    event: 'TRANSACTION.SUCCESS',
    originalType: 'transaction',
    content: { ...shownTrade(trade), ...content },
  });

  const tradeOf = (outTradeNo: string): Trade => {
    const found = books.trades.get(outTradeNo);
    if (!found) throw new Error(`nobody began ${outTradeNo}`);
    return found;
  };

  return {
    books,
    merchant,
    certificate,
    publicKey,
    fans,
    usedNonces,
    refusals,
    notices,
    bills,
    log,
    now,
    signingKey,
    /** Serial that requests have to name. */
    publicKeyId: mode === 'certificate' ? undefined : publicKey.serialNo,
    /** Fault of the answer to such a request. */
    faultOf(method: string): Fault | undefined {
      if (spoilt === undefined || method === 'GET') return fault;
      const next = spoilt;
      spoilt = undefined;
      return next;
    },
    spoiltNext: (): Fault | undefined => spoilt,
    /** Spoils the next answer to a request by which something is done; questions in between are answered well. */
    spoilNext(next: Fault): void {
      spoilt = next;
    },
    become(next: Fault | undefined): void {
      fault = next;
    },
    /** Acts once, after the next request to such a target is carried out and before it is answered. */
    interrupt(target: RegExp, act: Interruption): void {
      interruption = { target, act };
    },
    takeInterruption(target: string): Interruption | undefined {
      if (!interruption?.target.test(target)) return undefined;
      const { act } = interruption;
      interruption = undefined;
      return act;
    },
    /** The bill of a day says more than was paid by so many fen. */
    plant(amount: number): void {
      planted = amount;
    },
    bill: (day: string): Bill => billOf(books, merchant.mchid, { day, now: now(), planted }),
    /** Certificates as the call that lists them seals them. */
    certificates: () => [
      {
        serial_no: certificate.serialNo,
        effective_time: beijing(certificate.from),
        expire_time: beijing(certificate.until),
        encrypt_certificate: seal(merchant.apiV3Key, certificate.certificatePem ?? '', 'certificate'),
      },
    ],
    deposit: (amount: number): void => move(books, merchant.mchid, amount),
    /** The buyer pays, and the shop is told. */
    pay(outTradeNo: string, { coupon = 0, isTold = true }: { coupon?: number; isTold?: boolean } = {}): Trade {
      const trade = tradeOf(outTradeNo);
      payTrade(books, trade, { now: now(), coupon });
      const xml = trade.signType && noticeText(paidNotice(trade));
      if (isTold) tell(trade.notifyUrl, { ...newsOf(trade), ...(xml !== undefined && { xml }) });
      return trade;
    },
    endRefund(outRefundNo: string, status: Exclude<RefundStatus, 'PROCESSING'>): PlatformRefund {
      const refund = books.refunds.get(outRefundNo);
      if (!refund) throw new Error(`nobody began ${outRefundNo}`);
      endRefund(books, refund, status, now());
      const told = { event: `REFUND.${status}`, originalType: 'refund', content: noticedRefund(refund) } as const;
      const xml = refund.trade.signType && noticeText(refundNotice(refund));
      tell(refund.notifyUrl, { ...told, ...(xml !== undefined && { xml }) });
      return refund;
    },
    /** People at the platform act on a refund that was abnormal, so that it is under way again. */
    reopenRefund(outRefundNo: string): void {
      reopenRefund(books.refunds.get(outRefundNo));
    },
    /** Delivers what is due, in the order in which it is due or the other way round; answers the statuses. */
    async deliverDue({ reversed = false }: { reversed?: boolean } = {}): Promise<(number | undefined)[]> {
      const due = notices.filter((notice) => !notice.isTaken && notice.due <= now());
      const statuses: (number | undefined)[] = [];
      for (const notice of reversed ? due.toReversed() : due) statuses.push(await deliver(notice, signingKey(), now()));
      return statuses;
    },
    /** Delivers a notice once more that was taken before. */
    repeat: (notice: Notice): Promise<number | undefined> => deliver(notice, signingKey(), now()),
    forge(outTradeNo: string, forgery: Forgery, content: object = {}): Promise<number | undefined> {
      const trade = tradeOf(outTradeNo);
      const notice = noticeOf(trade.notifyUrl, newsOf(trade, content));
      const other = mode === 'certificate' ? publicKey : certificate;
      return forge(
        notice,
        forgery === 'otherKey' ? { ...signingKey(), privateKeyPem: other.privateKeyPem } : signingKey(),
        forgery,
        now(),
      );
    },
    /** Sends a notice with honest signature whose content is other than the payment. */
    async mislead(outTradeNo: string, content: object): Promise<number | undefined> {
      const trade = tradeOf(outTradeNo);
      return deliver(noticeOf(trade.notifyUrl, newsOf(trade, content)), signingKey(), now());
    },
  };
}

export type Platform = ReturnType<typeof openPlatform>;
