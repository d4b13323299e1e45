import { COMMENT_MAX, REVIEW_PICTURES_MAX } from '#contract/catalogue/reviews.ts';
import { PictureInput, PicturesInput } from '#web/media/index.ts';
import { Field, TextField } from '#web/ui/index.ts';
import { ProductChoice } from './product-choice.tsx';
import { ScoreInput } from './score-input.tsx';

const missing = (says: string) => (value: unknown) => (value === undefined || value === '' || value === 0 ? says : undefined);

/** Fields of a review. */
export const VirtualReviewFields = () => (
  <>
    <Field name="productId">
      <ProductChoice />
    </Field>
    <TextField name="nickname" maxLength={64} placeholder="请填写用户名称" />
    <TextField
      name="comment"
      label="评价文字"
      check={missing('请填写评价内容')}
      rows={3}
      maxLength={COMMENT_MAX}
      showCount
      placeholder="请填写评价内容"
    />
    <div className="field-pair">
      <Field name="productScore" label="商品分数" check={missing('商品分数不能为空')}>
        <ScoreInput label="商品分数" />
      </Field>
      <Field name="serviceScore" label="服务分数" check={missing('服务分数不能为空')}>
        <ScoreInput label="服务分数" />
      </Field>
    </div>
    <Field name="avatar">
      <PictureInput model="store" />
    </Field>
    <Field name="pics" help={`最多 ${REVIEW_PICTURES_MAX} 张，可拖动排序`}>
      <PicturesInput model="store" max={REVIEW_PICTURES_MAX} />
    </Field>
  </>
);
