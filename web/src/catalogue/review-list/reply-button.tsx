import { REPLY_MAX, reviewCalls } from '#contract/catalogue/reviews.ts';
import { type Review } from '#contract/catalogue/review-record.ts';
import { DialogButton, TextField, needed } from '#web/ui/index.ts';

const says = needed('输入不能为空');

interface Props {
  review: Review;
  /** Repeats the dialog's own, where a row looks for it. */
  call: typeof reviewCalls.comment;
}

/** Answers a review, or changes the answer. */
export const ReplyButton = ({ review: { id, nickname, comment, merchantReplyContent } }: Props) => (
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
);
