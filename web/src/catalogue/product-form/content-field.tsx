import { Field } from '#web/ui/index.ts';
import { ContentInput } from './content-input.tsx';

/** Detail text, which the customer reads and looks at below the price. */
export const ContentField = () => (
  <div className="titled-field">
    <Field name="content" label="商品详情">
      <ContentInput />
    </Field>
  </div>
);
