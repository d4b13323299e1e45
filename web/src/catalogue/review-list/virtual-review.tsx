import { PlusOutlined } from '@ant-design/icons';
import { Suspense, lazy } from 'react';
import { reviewCalls } from '#contract/catalogue/reviews.ts';
import { DialogButton } from '#web/ui/index.ts';

const VirtualReviewFields = lazy(() =>
  import('./virtual-review-fields.tsx').then((module) => ({ default: module.VirtualReviewFields })),
);

const blank = { nickname: '', comment: '', avatar: '', sku: '' };

/** A review in the name of nobody. */
export const VirtualReview = () => (
  <DialogButton
    label="添加虚拟评论"
    title="添加虚拟评论"
    saveLabel="提交"
    says="新增成功"
    width={700}
    primary
    icon={<PlusOutlined aria-hidden />}
    call={reviewCalls.save}
    start={blank}
  >
    <Suspense>
      <VirtualReviewFields />
    </Suspense>
  </DialogButton>
);
