import { Select } from 'antd';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { SLIDER_MAX } from '#contract/catalogue/product-draft.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { Can, Field, RecordSelect, useSession } from '#web/ui/index.ts';
import { CategoryInput } from './category-input.tsx';
import { FreightInput } from './freight-input.tsx';
import { GalleryInput } from './gallery-input.tsx';
import { ALL } from './short-lists.ts';

/** Pictures of the product. */
export const PictureFields = () => (
  <Field
    name="sliderImage"
    label="商品图片"
    check={(gallery) => (Array.isArray(gallery) && gallery.length > 0 ? undefined : '请上传商品图')}
    help={`最多 ${SLIDER_MAX} 张，首张为封面，可拖动排序，建议 800 × 800`}
  >
    <GalleryInput />
  </Field>
);

/** The seller, for people who see the products of their shops only: of one alone there is nothing to choose. */
function OwnShopField({ shops }: { shops: readonly { id: number; name: string }[] }) {
  if (shops.length < 2) return null;
  return (
    <Field name="merId" label="所属店铺" check={(id) => (id ? undefined : '请选择所属店铺')}>
      <Select options={shops.map(({ id, name }) => ({ value: id, label: name }))} placeholder="请选择店铺" />
    </Field>
  );
}

/** The seller. */
function ShopField() {
  const ownShops = useSession(({ info }) => info?.ownShops);
  if (ownShops) return <OwnShopField shops={ownShops} />;
  return (
    <Can call={shopCalls.list}>
      <Field name="merId" label="所属店铺" optional>
        <RecordSelect
          call={shopCalls.list}
          input={ALL}
          rows={({ list }) => list.map(({ id, name, status }) => ({ id, name: status ? name : `${name}（停业）` }))}
          placeholder="自营商品留空"
          none="还没有店铺"
          allowClear
        />
      </Field>
    </Can>
  );
}

/** Fields of its place in the shop, and of how it is sent. */
export const PlacementFields = () => (
  <>
    <Field name="cateId" label="商品分类" check={(ids) => (ids ? undefined : '请选择商品分类')}>
      <CategoryInput />
    </Field>
    <Field name="brandId" label="品牌" optional>
      <RecordSelect
        call={brandCalls.listAll}
        input={{}}
        rows={(brands) => brands}
        placeholder="请选择品牌"
        none="还没有品牌"
        allowClear
      />
    </Field>
    <ShopField />
    <Field name="tempId" label="运费模板" check={(id) => (id ? undefined : '请选择运费模板')}>
      <FreightInput />
    </Field>
  </>
);
