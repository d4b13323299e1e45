import { reviewCalls, reviewLevelLabels } from '#contract/catalogue/reviews.ts';
import {
  DELETE_FOREVER,
  DateRadioFilter,
  FlagFilter,
  HistoryButton,
  ListPage,
  RunButton,
  SelectFilter,
  TextFilter,
} from '#web/ui/index.ts';
import { columns } from './columns.tsx';
import { LowUnanswered } from './low-unanswered.tsx';
import { ReplyButton } from './reply-button.tsx';
import { VirtualReview } from './virtual-review.tsx';
import './review-list.css';

const levels = Object.entries(reviewLevelLabels).map(([value, label]) => ({ value, label }));
const sorts = [
  { value: 'newest', label: '最新的在前' },
  { value: 'lowest', label: '低分的在前' },
];

/** What customers say of products, and what the shop answers. */
export const ReviewList = () => (
  <ListPage
    title="商品评论"
    call={reviewCalls.list}
    tabs={
      <div className="review-quick">
        <DateRadioFilter />
        <LowUnanswered />
      </div>
    }
    filters={
      <>
        <FlagFilter name="isReply" label="评价状态" words={['已回复', '未回复']} />
        <TextFilter name="productSearch" label="商品搜索" placeholder="请输入商品名称" />
        <TextFilter name="nickname" label="用户名称" placeholder="请输入用户名称" />
        <SelectFilter name="level" label="评价等级" options={levels} />
        <FlagFilter name="isShow" label="显示状态" words={['显示', '隐藏']} />
        <SelectFilter name="sort" label="排序" options={sorts} />
      </>
    }
    actions={<VirtualReview />}
    columns={columns}
    rowActions={(review) => (
      <>
        <ReplyButton review={review} call={reviewCalls.comment} />
        <HistoryButton noun="product_reply" id={review.id} call={reviewCalls.list} />
        <RunButton label="删除" call={reviewCalls.delete} input={{ id: review.id }} ask={DELETE_FOREVER} danger />
      </>
    )}
    empty={{ says: '还没有评论，顾客评价后会出现在这里' }}
  />
);
