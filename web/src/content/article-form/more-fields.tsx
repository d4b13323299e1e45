import { Input, InputNumber } from 'antd';
import { ARTICLE_SORT_MAX } from '#contract/content/articles.ts';
import { Field } from '#web/ui/index.ts';

/** Fields that are seldom needed: sort number, source, and other words for sharing. */
export const MoreFields = () => (
  <>
    <Field name="sort" help="数字大的排在前面">
      <InputNumber min={0} max={ARTICLE_SORT_MAX} precision={0} />
    </Field>
    <Field name="url" optional help="转载的文章可以填写来源">
      <Input maxLength={255} placeholder="https://" inputMode="url" />
    </Field>
    <Field name="shareTitle" optional>
      <Input maxLength={100} placeholder="不填则与标题相同" />
    </Field>
    <Field name="shareSynopsis" optional>
      <Input.TextArea rows={2} maxLength={100} placeholder="不填则与文章简介相同" />
    </Field>
  </>
);
