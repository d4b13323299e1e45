import { reviewCalls } from '#contract/catalogue/reviews.ts';
import { FigureCard } from '#web/ui/chart/figure-card.tsx';
import { isFieldServed, useCall, useMay } from '#web/ui/wire/index.ts';

const unanswered = { page: 1, limit: 1, lowScore: true, isReply: false };

/** Reviews of low score without an answer; nothing while there is none, or for those who may not answer. */
export function ReviewsWaiting() {
  const may = useMay();
  const enabled = may(reviewCalls.list) && may(reviewCalls.comment) && isFieldServed(reviewCalls.list, 'lowScore');
  const { data } = useCall(reviewCalls.list, unanswered, { enabled, saysItself: true });
  if (!data || data.total === 0) return null;
  return (
    <FigureCard
      label="低分未回复"
      to="/store/comment?lowScore=true&isReply=false"
      value={data.total}
      capped={data.capped}
      waits
      under="差评越早回复越好"
    />
  );
}
