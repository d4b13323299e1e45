import { DAY } from '#contract/durations.ts';
import type { Audience } from '#contract/segments/coupon-sending-record.ts';
import { SENDING_DAYS, couponSendingRefusals } from '#contract/segments/coupon-sendings.ts';

/** Fields of a sending that nothing was done for yet. */
export const ANEW = { state: 'planned', reason: '', lastUid: 0, isMore: false, runId: null, people: 0, given: 0 } as const;

/** True of what staff may still move or drop. */
export const isOpen = (state: string): boolean => state === 'planned' || state === 'failed';

/** Refuses a moment that has been, or one too far ahead. */
export function checkMoment(at: Date, now: Date): void {
  if (at <= now) throw couponSendingRefusals.PAST();
  if (at.getTime() - now.getTime() > SENDING_DAYS * DAY) throw couponSendingRefusals.FAR();
}

/** Names by kind, in the order in which they are said. */
export const kindsOf = ({ tagIds, levelIds, groupIds, segmentIds }: Audience) =>
  [
    ['tags', '标签', tagIds],
    ['levels', '等级', levelIds],
    ['groups', '分组', groupIds],
    ['segments', '客群', segmentIds],
  ] as const;
export type NameKind = ReturnType<typeof kindsOf>[number][0];

/** Name of a record by its id, and whether it is still there. */
export type AudienceNames = Readonly<Record<NameKind, ReadonlyMap<number, { name: string; isDel: boolean }>>>;

const GONE = '（已删除）';

/** An audience as staff would say it: 标签：常客、老客；客群：回头客. */
export function wordsOf(audience: Audience, names: AudienceNames): string {
  const nameOf = (kind: NameKind, id: number) => {
    const found = names[kind].get(id);
    return found ? `${found.name}${found.isDel ? GONE : ''}` : `编号 ${id}${GONE}`;
  };
  return kindsOf(audience)
    .filter(([, , ids]) => ids.length > 0)
    .map(([kind, label, ids]) => `${label}：${ids.map((id) => nameOf(kind, id)).join('、')}`)
    .join('；');
}

/** True where everything that was chosen is still there. */
export const isWhole = (audience: Audience, names: AudienceNames): boolean =>
  kindsOf(audience).every(([kind, , ids]) => ids.every((id) => names[kind].get(id)?.isDel === false));
