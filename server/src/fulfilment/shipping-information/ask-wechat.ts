import { Refusal } from '#contract/refusal.ts';
import { wechatRefusals } from '#contract/services/wechat.ts';
import type { UploadAnswer } from '#server/platform/mini-programme.ts';
import type { Services } from '#server/platform/services.ts';
import { openidsAt } from '#server/customers/index.ts';
import { mapCarriers } from '#server/delivery/index.ts';
import { remembered } from '#server/platform/database/sharing/remembered.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { type TakenUpload, sendingOf } from './queries.ts';
import { UPLOAD_JOB } from './request-upload.ts';
import { type ShippingContent, contentOf, digestOf, isKnown, isOver } from './rules.ts';

/** Outcome of a try. `nothing`: there is nothing to tell; `refunded`: nor will there be; `known`: WeChat was told all of it before. */
export type UploadOutcome =
  | { kind: 'notNeeded' | 'nothing' | 'refunded' | 'known' }
  | { kind: 'uploaded'; content: ShippingContent }
  | { kind: 'failed' | 'tooOften'; why: string }
  | { kind: 'later'; why: string; isLost: boolean };

const PATIENT_TRIES = 5;
const ONCE = '微信每笔支付只允许更正一次发货信息，之后的更正没有上传';
const NOT_LISTED = '微信还查不到这笔支付';

/** Says what an error leaves: unknown outcomes are asked about, refusals of this upload are for people. */
function outcomeOf(error: unknown): UploadOutcome {
  if (!(error instanceof Refusal)) throw error;
  const { id, message: why } = error;
  if (id === wechatRefusals.REFUSED.id) return { kind: 'failed', why };
  return { kind: 'later', why, isLost: id === wechatRefusals.SILENT.id || id === wechatRefusals.BROKEN.id };
}

/** Says what an answer leaves: WeChat lists a payment some time after it was made. */
function outcomeBy(answer: UploadAnswer, content: ShippingContent, { asks }: TakenUpload): UploadOutcome {
  if (answer === 'taken') return { kind: 'uploaded', content };
  if (answer === 'correctedBefore') return { kind: 'tooOften', why: ONCE };
  return asks < PATIENT_TRIES ? { kind: 'later', why: NOT_LISTED, isLost: false } : { kind: 'failed', why: NOT_LISTED };
}

type CarrierList = ReturnType<Services['providers']['miniProgramme']['listCarriers']>;

const lists = remembered<CarrierList | undefined>();

/** Carriers as WeChat lists them: asked for once, however many parcels of a sheet wait for it. */
function carriersAt({ database: { db }, providers }: Services, appId: string): CarrierList {
  const known = lists(db);
  const asked = known.get(appId);
  if (asked) return asked;
  const list = providers.miniProgramme.listCarriers();
  known.set(appId, list);
  list.catch(() => known.set(appId, undefined));
  return list;
}

/** Sending with the codes of its carriers, which are looked up at WeChat where one has none. */
async function mappedSending(services: Services, taken: TakenUpload) {
  const {
    database: { db },
    write,
  } = services;
  const sending = await sendingOf(db, taken);
  const unmapped = sending?.parcels.some(
    (each) => each.deliveryType === 'express' && !sending.codes.has(each.deliveryCode ?? ''),
  );
  if (!unmapped) return sending;
  const list = await carriersAt(services, taken.appId);
  await write({ name: UPLOAD_JOB, actor: systemActor('系统') }, (context) => mapCarriers(context, list));
  return sendingOf(db, taken);
}

/** Openid of who paid: one of the customer that fits the payment, or the one that WeChat has with it. */
async function payerOf({ database: { db }, secrets, providers }: Services, { uid, appId, payer, transactionNo }: TakenUpload) {
  const openids = uid === null ? [] : await openidsAt(db, uid, appId);
  const own = openids.find((openid) => secrets.hash(openid) === payer);
  return own ?? (await providers.miniProgramme.findShipping(transactionNo))?.openid;
}

async function upload(services: Services, taken: TakenUpload): Promise<UploadOutcome> {
  const mini = services.providers.miniProgramme;
  if (isOver(taken.state)) return { kind: 'nothing' };
  if (taken.isRefunded) return { kind: 'refunded' };
  if (!(await mini.isTradeManaged())) return { kind: 'notNeeded' };
  const sending = await mappedSending(services, taken);
  const content = sending && contentOf(sending);
  if (!content) return { kind: 'nothing' };
  if ('why' in content) return { kind: 'failed', why: content.why };
  if (digestOf(content) === taken.digest) return { kind: 'known' };
  const { transactionNo } = taken;
  if (taken.wasUnanswered) {
    const known = await mini.findShipping(transactionNo);
    if (known && isKnown(content, known)) return { kind: 'uploaded', content };
  }
  if (taken.timesWhole === 2) return { kind: 'tooOften', why: ONCE };
  const openid = await payerOf(services, taken);
  if (openid === undefined) return { kind: 'later', why: NOT_LISTED, isLost: false };
  const answer = await mini.uploadShipping({ ...content, transactionNo, openid, at: services.clock.now() });
  return outcomeBy(answer, content, taken);
}

/** Tells WeChat of a sending; where an answer was lost before, asks first what became of it. */
export const askWechat = (services: Services, taken: TakenUpload): Promise<UploadOutcome> =>
  upload(services, taken).catch(outcomeOf);
