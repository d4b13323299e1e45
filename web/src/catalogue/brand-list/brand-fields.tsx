import { Input, InputNumber, Switch } from 'antd';
import { BRAND_NAME_MAX, BRAND_SORT_MAX, STORY_MAX } from '#contract/catalogue/brands.ts';
import { Field, PictureInput } from '#web/ui/index.ts';
import { CategoriesInput } from './categories-input.tsx';
import { SHOWN_WORDS } from './columns.tsx';

const wantsLogo = (url: unknown) => (url ? undefined : '请上传品牌LOGO');

/** What is known of a maker. */
export const BrandFields = () => (
  <>
    <Field name="name" label="品牌名称">
      <Input maxLength={BRAND_NAME_MAX} showCount placeholder="请输入品牌名称" />
    </Field>
    <Field name="logo" label="品牌LOGO" check={wantsLogo}>
      <PictureInput model="product" />
    </Field>
    <Field name="initial" label="首字母" help="留空则取品牌名称的拼音首字母">
      <Input className="short-input" maxLength={1} placeholder="A–Z" />
    </Field>
    <Field name="cateIds" label="关联分类">
      <CategoriesInput />
    </Field>
    <Field name="story" label="品牌介绍">
      <Input.TextArea rows={3} maxLength={STORY_MAX} showCount />
    </Field>
    <div className="field-pair">
      <Field name="sort" label="排序" help="数字大的排在前面">
        <InputNumber min={0} max={BRAND_SORT_MAX} precision={0} />
      </Field>
      <Field name="isShow" label="状态">
        <Switch checkedChildren={SHOWN_WORDS[0]} unCheckedChildren={SHOWN_WORDS[1]} />
      </Field>
    </div>
  </>
);
