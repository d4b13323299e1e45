import type { SegmentDraft } from '#contract/segments/segments.ts';
import { saveSegment } from '#server/segments/index.ts';
import type { Write } from '#server/platform/write/write.ts';

const segments: readonly SegmentDraft[] = [
  { name: '回头客', filter: { payCount: '2' } },
  { name: '近 30 天注册还没下单', filter: { payCount: '0', dateLimit: 'lately30' } },
  { name: '分销员', filter: { isPromoter: true } },
];

/** Customers that the staff of such a shop would look at together. */
export async function seedSegments(now: Write): Promise<void> {
  for (const segment of segments) await saveSegment(now, segment);
}
