import { Input, InputNumber } from 'antd';
import { shownOrHidden } from '#contract/choices.ts';
import { BRAND_NAME_MAX, BRAND_SORT_MAX, STORY_MAX } from '#contract/catalogue/brands.ts';
import { PictureInput } from '#web/media/index.ts';
import { Field, FlagInput } from '#web/ui/index.ts';
import { CategoryInput } from '../product-form/category-input.tsx';

const wantsLogo = (url: unknown) => (url ? undefined : '请上传品牌LOGO');

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
    <Field name="name">
      <Input maxLength={BRAND_NAME_MAX} showCount placeholder="请输入品牌名称" />
    </Field>
    <Field name="logo" check={wantsLogo}>
      <PictureInput model="product" />
    </Field>
    <Field name="initial" help="留空则取品牌名称的拼音首字母">
      <Input className="short-input" maxLength={1} placeholder="A–Z" />
    </Field>
    <Field name="cateIds">
      <CategoriesInput />
    </Field>
    <Field name="story">
      <Input.TextArea rows={3} maxLength={STORY_MAX} showCount />
    </Field>
    <div className="field-pair">
      <Field name="sort" help="数字大的排在前面">
        <InputNumber min={0} max={BRAND_SORT_MAX} precision={0} />
      </Field>
      <Field name="isShow">
        <FlagInput of={shownOrHidden} />
      </Field>
    </div>
  </>
);
