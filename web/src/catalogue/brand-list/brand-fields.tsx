import { shownOrHidden } from '#contract/choices.ts';
import { PictureInput } from '#web/media/index.ts';
import { Field, FlagField, NumberField, TextField } from '#web/ui/index.ts';
import { CategoryInput } from '../product-form/category-input.tsx';

interface CategoriesProps {
  value?: readonly number[];
  onChange?: (ids: number[]) => void;
}

/** Any number of categories, by their numbers. */
const CategoriesInput = ({ value = [], onChange, ...control }: CategoriesProps) => (
  <CategoryInput
    {...control}
    value={value.join(',')}
    onChange={(ids) => onChange?.(ids.split(',').filter(Boolean).map(Number))}
  />
);

/** Fields of a maker. */
export const BrandFields = () => (
  <>
    <TextField name="name" showCount placeholder="请输入品牌名称" />
    <Field name="logo">
      <PictureInput model="product" />
    </Field>
    <TextField name="initial" help="留空则取品牌名称的拼音首字母" className="short-input" placeholder="A–Z" />
    <Field name="cateIds">
      <CategoriesInput />
    </Field>
    <TextField name="story" rows={3} showCount />
    <div className="field-pair">
      <NumberField name="sort" help="数字大的排在前面" />
      <FlagField name="isShow" of={shownOrHidden} />
    </div>
  </>
);
