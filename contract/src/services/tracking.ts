import { z } from 'zod';
import { choices } from '../choices.ts';
import { refusals } from '../refusal.ts';

export const trackingRefusals = refusals('tracking', {
  SILENT: { says: () => '物流查询接口没有回应，请稍后重试' },
  RESTING: {
    says: (p: { says: string; until: string }) => `${p.says}。快递100 要求同一单号间隔半小时再查，请在 ${p.until} 以后重试`,
  },
  BROKEN: { says: () => '物流查询接口返回的内容无法识别，请稍后重试' },
  REFUSED: { says: (p: { message: string }) => `物流查询接口：${p.message}` },
  DENIED: {
    says: (p: { message: string }) => `物流查询接口不认密钥，或次数已用完${p.message && `（${p.message.slice(0, 100)}）`}`,
  },
});

/** Through whom parcels are tracked. */
export const trackers = choices({ onePass: ['1', '一号通'], market: ['2', '阿里云物流查询'], kuaidi100: ['3', '快递100'] });

/** State of a parcel, in the numbers of the wire. */
export const parcelStates = choices({
  collected: ['0', '已揽收', 'underway'],
  underway: ['1', '运输中', 'underway'],
  outForDelivery: ['2', '派送中', 'underway'],
  signed: ['3', '已签收', 'done'],
  failed: ['4', '派送失败', 'trouble'],
  problem: ['5', '疑难件', 'trouble'],
  returned: ['6', '已退回', 'trouble'],
});

const known = z.string().nullable();

/** Tracking of a parcel; null where nobody says. Without steps the list is empty. */
export const LogisticsInfo = z.object({
  number: known,
  type: known,
  list: z.array(z.object({ time: z.string(), status: z.string() })),
  deliverystatus: known,
  issign: known,
  expName: known,
  expSite: known,
  expPhone: known,
  courier: known,
  courierPhone: known,
  updateTime: known,
  takeTime: known,
  logo: known,
});
/** `issign` of a parcel that has arrived. */
export const SIGNED = '1';

/** The latest first, whichever way round a provider tells them. */
export const newestFirst = <S extends { time: string }>(steps: readonly S[]): S[] =>
  steps.toSorted((a, b) => (a.time < b.time ? 1 : a.time > b.time ? -1 : 0));

export type LogisticsInfo = z.output<typeof LogisticsInfo>;
