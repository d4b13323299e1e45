import { Form } from 'antd';
import { SLIDER_MAX } from '#contract/catalogue/product-draft.ts';
import { PicturesInput } from '#web/media/index.ts';

interface Props {
  id?: string;
  value?: string[];
  onChange?: (urls: string[]) => void;
}

/** What the customer leafs through; any of it may become the cover. */
export function SliderInput({ value = [], onChange, ...control }: Props) {
  const form = Form.useFormInstance();
  const cover: string = Form.useWatch('image', form) ?? '';
  const choose = (url: string) => {
    form.setFieldValue('image', url);
    // The form hears only of its own controls; what it holds has changed all the same.
    onChange?.([...value]);
  };
  return (
    <PicturesInput
      {...control}
      value={value}
      onChange={(urls) => onChange?.(urls)}
      model="product"
      max={SLIDER_MAX}
      lead={{ label: '主图', url: cover, choose }}
    />
  );
}
