import { reviewCalls } from '#contract/catalogue/reviews.ts';
import { isFieldServed, useCall, useMay } from '#web/ui/wire/index.ts';
import { WaitingCard } from '#web/ui/chart/waiting-card.tsx';

const unanswered = { page: 1, limit: 1, lowScore: true, isReply: false };

/** Reviews of low score without an answer, for those who may answer. */
export function ReviewsWaiting() {
  const may = useMay();
  const enabled = may(reviewCalls.list) && may(reviewCalls.comment) && isFieldServed(reviewCalls.list, 'lowScore');
  const { data } = useCall(reviewCalls.list, unanswered, { enabled, saysItself: true });
  return (
    <WaitingCard
      label="低分未回复"
      to="/store/comment?lowScore=true&isReply=false"
      count={data?.total}
      capped={data?.capped}
      under="差评越早回复越好"
    />
  );
}
