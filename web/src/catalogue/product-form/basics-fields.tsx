import { Input } from 'antd';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { SLIDER_MAX } from '#contract/catalogue/product-draft.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { PictureInput } from '#web/media/index.ts';
import { Can, Field } from '#web/ui/index.ts';
import { CategoryInput } from './category-input.tsx';
import { RecordSelect } from './record-select.tsx';
import { SliderInput } from './slider-input.tsx';

const isBlank = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);
const wants = (message: string) => (value: unknown) => (isBlank(value) ? message : undefined);

const SHORT_LISTS = { page: 1, limit: 9999 };

/** What the product is, where it stands and how it is sent. */
export const BasicsFields = () => (
  <>
    <Field name="storeName" label="商品名称">
      <Input maxLength={128} showCount placeholder="请输入商品名称" />
    </Field>
    <Field name="cateId" label="商品分类" check={wants('请选择商品分类')}>
      <CategoryInput />
    </Field>
    <Field name="keyword" label="商品关键字" help="顾客和员工按它搜索，几个词之间用空格隔开">
      <Input maxLength={255} placeholder="请输入商品关键字" />
    </Field>
    <Field name="unitName" label="单位">
      <Input className="short-input" maxLength={32} placeholder="件、盒、千克" />
    </Field>
    <Field name="brandId" label="品牌">
      <RecordSelect
        call={brandCalls.listAll}
        input={{}}
        rows={(brands) => brands}
        placeholder="不属于品牌可以不选"
        none="还没有品牌"
        allowClear
      />
    </Field>
    <Can call={shopCalls.list}>
      <Field name="merId" label="所属店铺">
        <RecordSelect
          call={shopCalls.list}
          input={SHORT_LISTS}
          rows={({ list }) => list.map(({ id, name, status }) => ({ id, name: status ? name : `${name}（停业）` }))}
          placeholder="自营商品可以不选"
          none="还没有店铺"
          allowClear
        />
      </Field>
    </Can>
    <Field name="storeInfo" label="商品简介">
      <Input.TextArea rows={3} maxLength={250} showCount placeholder="请输入商品简介" />
    </Field>
    <Field name="image" label="商品封面图" check={wants('请上传商品图')} help="列表里的第一眼，建议 800 × 800">
      <PictureInput model="product" />
    </Field>
    <Field
      name="sliderImage"
      label="商品轮播图"
      check={wants('请上传商品轮播图')}
      help={`最多 ${SLIDER_MAX} 张，拖动可调整顺序，可以把其中一张设为主图`}
    >
      <SliderInput />
    </Field>
    <Field name="tempId" label="运费模板" check={wants('请选择运费模板')}>
      <RecordSelect
        call={freightTemplateCalls.list}
        input={SHORT_LISTS}
        rows={({ list }) => list}
        placeholder="请选择运费模板"
        none="还没有运费模板，请先添加运费模板"
      />
    </Field>
  </>
);
