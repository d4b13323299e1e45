import { reviewCalls, reviewLevels, reviewSorts } from '#contract/catalogue/reviews.ts';
import { flagChoices, shownOrHidden } from '#contract/choices.ts';
import { ChoiceFilter, DELETE_FOREVER, DateRangeFilter, HistoryButton, ListPage, RunButton, TextFilter } from '#web/ui/index.ts';
import { columns } from './columns.tsx';
import { LowUnanswered } from './low-unanswered.tsx';
import { ReplyButton } from './reply-button.tsx';
import { VirtualReview } from './virtual-review.tsx';
import './review-list.css';

const repliedOrNot = flagChoices('已回复', '未回复');

/** Reviews of products by customers, with the answers of the shop. */
export const ReviewList = () => (
  <ListPage
    title="商品评论"
    call={reviewCalls.list}
    filters={
      <>
        <ChoiceFilter name="isReply" label="评价状态" of={repliedOrNot} />
        <TextFilter name="productSearch" placeholder="请输入商品名称" />
        <DateRangeFilter name="dateLimit" />
        <TextFilter name="nickname" placeholder="请输入用户名称" />
        <ChoiceFilter name="level" of={reviewLevels} />
        <ChoiceFilter name="isShow" label="显示状态" of={shownOrHidden} />
        <ChoiceFilter name="sort" of={reviewSorts} />
      </>
    }
    actions={
      <>
        <LowUnanswered />
        <VirtualReview />
      </>
    }
    columns={columns}
    rowActions={(review) => (
      <>
        <ReplyButton review={review} />
        <HistoryButton noun="product_reply" id={review.id} call={reviewCalls.list} />
        <RunButton label="删除" call={reviewCalls.delete} input={{ id: review.id }} ask={DELETE_FOREVER} danger />
      </>
    )}
    empty={{ says: '还没有评论，用户评价后会出现在这里' }}
  />
);
