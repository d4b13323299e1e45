import { ContentInput } from '#web/media/index.ts';
import { Field } from '#web/ui/index.ts';

/** Detail text, which the customer reads and looks at below the price. */
export const ContentField = () => (
  <div className="titled-field">
    <Field name="content" label="商品详情">
      <ContentInput model="product" title="商品详情" />
    </Field>
  </div>
);
