import { REPLY_MAX, reviewCalls } from '#contract/catalogue/reviews.ts';
import { type Review } from '#contract/catalogue/review-record.ts';
import { needing } from '#web/ui/action/row-actions.tsx';
import { DialogButton, TextField, needed } from '#web/ui/index.ts';

const says = needed('输入不能为空');

/** Answers a review, or changes the answer. */
export const ReplyButton = needing(
  ({ review: { id, nickname, comment, merchantReplyContent } }: { review: Review }) => (
    <DialogButton
      label="回复"
      title={`回复 ${nickname}`}
      saveLabel="回复"
      says="回复成功"
      call={reviewCalls.comment}
      start={{ ids: id, merchantReplyContent: merchantReplyContent ?? '' }}
    >
      <blockquote className="review-quote">{comment}</blockquote>
      <TextField name="merchantReplyContent" check={says} rows={4} maxLength={REPLY_MAX} showCount placeholder="请输入回复内容" />
    </DialogButton>
  ),
  reviewCalls.comment,
);
