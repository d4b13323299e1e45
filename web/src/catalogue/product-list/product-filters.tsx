import { flagChoices } from '#contract/choices.ts';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { productLacks } from '#contract/catalogue/product-filter.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { ChoiceFilter, DateRangeFilter, ManyFilter, RangeFilter, RecordsFilter, TextFilter, useSession } from '#web/ui/index.ts';
import { CategoryFilter } from './category-filter.tsx';

const everyRow = { page: 1, limit: 9999 };
const lacks = productLacks.options.map(({ value, label }) => ({ value, label: `缺${label}` }));
const specTypes = flagChoices('多规格', '单规格');

/** People who see the products of their shops only choose among these; of one alone there is nothing to choose. */
function ShopFilter() {
  const ownShops = useSession(({ info }) => info?.ownShops);
  if (ownShops && ownShops.length < 2) return null;
  if (ownShops)
    return <ManyFilter name="merId" label="店铺" options={ownShops.map(({ id, name }) => ({ value: id, label: name }))} />;
  return <RecordsFilter name="merId" label="店铺" call={shopCalls.list} input={everyRow} rows={({ list }) => list} none="自营" />;
}

/** All that products are looked for by. */
export const productFilters = (
  <>
    <TextFilter name="keywords" label="商品搜索" placeholder="商品名称、关键字或 ID" />
    <CategoryFilter name="cateId" label="商品分类" />
    <RangeFilter name="price" label="售价" unit="元" decimals={2} />
    <RecordsFilter name="brandId" label="品牌" call={brandCalls.listAll} input={{}} rows={(brands) => brands} none="未填品牌" />
    <ShopFilter />
    <RangeFilter name="stock" label="库存" unit="件" />
    <DateRangeFilter name="dateLimit" label="添加时间" />
    <RecordsFilter name="tempId" label="运费模板" call={freightTemplateCalls.list} input={everyRow} rows={({ list }) => list} />
    <ChoiceFilter name="specType" label="规格" of={specTypes} />
    <ManyFilter name="lacks" label="资料不全" options={lacks} />
  </>
);
