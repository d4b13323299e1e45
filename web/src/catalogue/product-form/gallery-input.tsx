import { Form } from 'antd';
import { SLIDER_MAX } from '#contract/catalogue/product-draft.ts';
import { PicturesInput } from '#web/media/index.ts';

interface Props {
  id?: string;
  value?: string[];
  onChange?: (urls: string[]) => void;
}

/** The gallery. Its first picture is the cover until another of them is chosen; a cover that is not in it stands before it. */
export function GalleryInput({ id, value: gallery = [], onChange }: Props) {
  const form = Form.useFormInstance();
  const chosen: string = Form.useWatch('image', { form, preserve: true }) ?? '';
  const isApart = chosen !== '' && !gallery.includes(chosen);

  const change = (urls: readonly string[]) => {
    const staysApart = isApart && urls[0] === chosen && urls.length > 1;
    if (!urls.includes(chosen) || urls.length === 1) form.setFieldValue('image', '');
    onChange?.(staysApart ? urls.slice(1) : [...urls]);
  };
  const choose = (url: string) => {
    form.setFieldValue('image', url === gallery[0] ? '' : url);
    // The form hears only of its own controls; its values have changed all the same.
    onChange?.([...gallery]);
  };
  return (
    <PicturesInput
      {...(id === undefined ? {} : { id })}
      value={isApart ? [chosen, ...gallery] : gallery}
      onChange={change}
      model="product"
      max={isApart ? SLIDER_MAX + 1 : SLIDER_MAX}
      lead={{ label: '封面', url: chosen || (gallery[0] ?? ''), choose }}
    />
  );
}
