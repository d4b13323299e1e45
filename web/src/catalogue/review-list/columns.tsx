import { shownOrHidden } from '#contract/choices.ts';
import { reviewCalls } from '#contract/catalogue/reviews.ts';
import { type Review } from '#contract/catalogue/review-record.ts';
import { type Column, Picture, Signal, shortMoment, switchColumn, when } from '#web/ui/index.ts';

const LOW = 4;

const Stars = ({ score }: { score: number }) => <span className={score <= 2 ? 'stars stars-low' : 'stars'}>{`${score} ★`}</span>;

const Product = ({ product: { image, storeName } }: { product: NonNullable<Review['storeProduct']> }) => (
  <span className="review-product">
    <Picture url={image} alt={storeName} />
    <span title={storeName}>{storeName}</span>
  </span>
);

/** Fields of a card without columns. */
const Marks = ({ review: { productScore, serviceScore, createTime } }: { review: Review }) => (
  <small className="review-marks">
    商品 <Stars score={productScore} /> 服务 <Stars score={serviceScore} /> {shortMoment(createTime)}
  </small>
);

const Words = ({ review }: { review: Review }) => (
  <div className="review-words card-line">
    <span title={review.comment}>
      {review.productScore + review.serviceScore <= LOW && <Signal of="trouble">差评</Signal>} {review.comment}
    </span>
    {review.pics.length > 0 && (
      <span className="review-pictures">
        {review.pics.map((url) => (
          <Picture key={url} url={url} />
        ))}
      </span>
    )}
    <Marks review={review} />
  </div>
);

const Answer = ({ review: { merchantReplyContent, merchantReplyTime, replierName } }: { review: Review }) => (
  <div className="review-words card-line" title={merchantReplyContent ?? ''}>
    <span>{merchantReplyContent}</span>
    <small>
      {replierName} {merchantReplyTime && shortMoment(merchantReplyTime)}
    </small>
  </div>
);

export const columns: readonly Column<Review>[] = [
  { field: 'id', width: 64, card: 'none' },
  {
    field: 'storeProduct',
    width: 172,
    card: 'title',
    show: (product) => product && <Product product={product} />,
  },
  { field: 'nickname', width: 88 },
  { field: 'productScore', width: 72, align: 'right', card: 'none', show: (score) => <Stars score={score} /> },
  { field: 'serviceScore', width: 72, align: 'right', card: 'none', show: (score) => <Stars score={score} /> },
  { field: 'comment', width: 240, show: (_, review) => <Words review={review} /> },
  {
    field: 'merchantReplyContent',
    width: 160,
    show: (content, review) => content && <Answer review={review} />,
  },
  { field: 'createTime', width: 102, show: when, card: 'none' },
  switchColumn('isShow', {
    title: '显示',
    call: reviewCalls.show,
    of: shownOrHidden,
    label: ({ nickname }) => `${nickname}的评价显示给用户`,
    width: 70,
  }),
];
