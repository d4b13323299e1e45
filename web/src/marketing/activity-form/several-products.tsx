import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Call } from '#contract/call.ts';
import type { ProductInfo } from '#contract/catalogue/product-record.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import type { Clash, ClashDraft } from '#contract/marketing/clashes.ts';
import { setUnsaved } from '#web/ui/basics/unsaved.ts';
import { Failing, Field, FormPage, PageHead, Section, inlineErrors, run } from '#web/ui/index.ts';
import { useClashGuard } from '../clash/use-clash-guard.tsx';
import { type ActivityValues, sharedOf } from './form-values.ts';
import { ProductGrid } from './product-grid.tsx';
import { type SkuTitles, problemBy } from './skus-input.tsx';
import { type ProductRows, useSeveral } from './use-several.ts';

/** Fields that a kind of activity asks for once for several products. */
export interface SeveralFields extends SkuTitles {
  /** Days, and when it is on. */
  rules: ReactNode;
  /** Rules that begin with a value, folded, and their names. */
  others: ReactNode;
  hint: string;
  /** Said of a product none of whose SKUs was chosen. */
  none: string;
}

interface Props<E extends ClashDraft, V extends ActivityValues> {
  noun: string;
  ids: readonly number[];
  fields: SeveralFields;
  calls: { save: Call<E, null> };
  check: Call<ClashDraft, Clash[]>;
  back: string;
  startOf: (product: ProductInfo) => V;
  toInput: (values: object) => E;
  onDone: () => void;
}

const gridProblem =
  ({ price, none }: SeveralFields, added: ReadonlySet<number>) =>
  (value: unknown) => {
    const problemOf = problemBy(price, none);
    const waiting = ((value ?? []) as ProductRows[]).filter(({ product }) => !added.has(product.id));
    const wrong = waiting.find(({ skus }) => problemOf(skus) !== undefined);
    return wrong && `${wrong.product.storeName}：${problemOf(wrong.skus)}`;
  };

function SeveralForm<E extends ClashDraft, V extends ActivityValues>({
  noun,
  fields,
  calls: { save },
  check,
  back,
  startOf,
  toInput,
  onDone,
  products,
}: Props<E, V> & { products: readonly ProductInfo[] }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const guard = useClashGuard<E>(check, (values) => [toInput(values)], { nameOf: ({ title }) => title });
  const leave = () => {
    setUnsaved(pathname, false);
    onDone();
    void navigate(back, { state: { closes: pathname } });
  };
  const { add, added, refused } = useSeveral({ noun, save, startOf, toInput, reasonFor: guard.reasonFor, onDone: leave });
  const { price, floor, codeFirst, rules, others, hint } = fields;
  const [first] = products;
  const rows = products.map((product) => ({
    product,
    skus: startOf(product).skus.map((sku) => ({ ...sku, of: product.storeName })),
  }));
  return (
    <>
      <FormPage
        title={`添加 ${products.length - added.size} 件${noun}`}
        call={save}
        start={{ ...(first && sharedOf(startOf(first))), products: rows }}
        input={toInput}
        before={async (values) => {
          await add(values);
          return false;
        }}
        label="全部添加"
        layout="vertical"
        then={back}
      >
        <Section title="活动规则">{rules}</Section>
        <Section title="商品规格">
          <Field name="products" label="商品" check={gridProblem(fields, added)}>
            <ProductGrid price={price} floor={floor} codeFirst={codeFirst} added={added} refused={refused} />
          </Field>
        </Section>
        <Section title="其他设置" folds hint={hint}>
          {others}
        </Section>
      </FormPage>
      {guard.dialog}
    </>
  );
}

const { info } = productCalls;

/** Puts several products into activities of one kind: days and rules once, price and quota of each in one grid. */
export function SeveralProducts<E extends ClashDraft, V extends ActivityValues>(props: Props<E, V>) {
  const { ids, noun } = props;
  const { data, error, refetch } = useQuery({
    queryKey: [info.noun, 'chosen', ids],
    queryFn: () => Promise.all(ids.map((id) => run(info, { id }))),
    ...inlineErrors,
  });
  if (data) return <SeveralForm {...props} products={data} />;
  return (
    <>
      <PageHead title={`添加 ${ids.length} 件${noun}`} />
      {error ? <Failing error={error} again={() => void refetch()} /> : <Skeleton active paragraph={{ rows: 6 }} />}
    </>
  );
}
