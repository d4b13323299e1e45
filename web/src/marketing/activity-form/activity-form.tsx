import { Button } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import type { Call } from '#contract/call.ts';
import type { ProductInfo } from '#contract/catalogue/product-record.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import type { ActivityInfo } from '#contract/marketing/activity-record.ts';
import { decoder } from '#contract/transcode.ts';
import type { Clash, ClashDraft } from '#contract/marketing/clashes.ts';
import { type KnownProduct, ProductPicker } from '#web/catalogue/product-picker/index.ts';
import { Empty, FormPage, Loaded, PageHead, useMay } from '#web/ui/index.ts';
import { StepBar } from '#web/ui/form/step-bar.tsx';
import { useClashGuard } from '../clash/use-clash-guard.tsx';
import { ContentField } from './fields.tsx';
import { type ActivityValues, copyOf } from './form-values.ts';
import { ProductField } from './product-field.tsx';
import { type SeveralFields, SeveralProducts } from './several-products.tsx';

interface Props<E extends ClashDraft, V extends ActivityValues> {
  /** Activity in the words of the screen, and in short: 秒杀商品, 秒杀. */
  noun: string;
  short: string;
  calls: {
    save: Call<E, null>;
    update: Call<E, null>;
    info: Call<{ id: number }, ActivityInfo>;
  };
  /** Tells what it would clash with. */
  check: Call<ClashDraft, Clash[]>;
  /** Address of the list. */
  back: string;
  id: number | undefined;
  /** A new one begins as that one. */
  isCopy: boolean;
  startOf: (product: ProductInfo) => V;
  toFormValues: (info: ActivityInfo) => V;
  toInput: (values: object) => E;
  /** Notice over one that cannot be changed now; without it, it can. */
  noticeOf: (info: ActivityInfo) => ReactNode;
  /** Folder that pictures are uploaded to. */
  model: string;
  /** Fields for several products at once; a kind without them is added one at a time. */
  several?: SeveralFields;
  /** The sections of its second step: words, rules and SKUs. */
  children: ReactNode;
}

const titlesOf = (short: string) => [`选择${short}商品`, '填写基础信息', '修改商品详情'] as const;

function Sheet<E extends ClashDraft, V extends ActivityValues>({
  noun,
  short,
  calls: { save, update, info },
  check,
  back,
  isCopy,
  startOf,
  toFormValues,
  toInput,
  start,
  edition,
  notice,
  model,
  children,
}: Props<E, V> & { start: V; edition?: string | undefined; notice?: ReactNode }) {
  const isNew = start.id === undefined;
  const mayChange = useMay()(update);
  const [choose, fill, describe] = titlesOf(short);
  const guard = useClashGuard(check, (values) => [toInput(values)]);
  const product = <ProductField startOf={startOf} isFixed={!isNew} />;
  return (
    <>
      <FormPage
        title={isNew ? `${isCopy ? '复制' : '添加'}${noun}` : start.title}
        call={isNew ? save : update}
        start={start}
        input={toInput}
        opened={{ edition }}
        read={(theirs) => toFormValues(decoder(info.returns)(theirs) as ActivityInfo)}
        before={guard.before}
        says={isNew ? '新增成功' : '编辑成功'}
        label="提交"
        layout="vertical"
        incomplete="请填写完整商品信息！"
        readOnly={Boolean(notice)}
        then={back}
        opensAt={1}
        steps={[
          { title: choose, fields: ['productId'], children: product },
          { title: fill, children },
          { title: describe, fields: ['content'], children: <ContentField model={model} /> },
        ]}
      >
        {mayChange && notice}
      </FormPage>
      {guard.dialog}
    </>
  );
}

/** First the product, or several; the rest begins as they are. */
function NewActivity<E extends ClashDraft, V extends ActivityValues>(props: Props<E, V>) {
  const { noun, short, back, startOf, several } = props;
  const [products, setProducts] = useState<readonly number[]>([]);
  const [isPicking, setPicking] = useState(false);
  const [product, another] = products;
  if (several && another !== undefined)
    return <SeveralProducts {...props} ids={products} fields={several} onDone={() => setProducts([])} />;
  if (product !== undefined)
    return (
      <Loaded call={productCalls.info} input={{ id: product }} back={back}>
        {(info) => info && <Sheet {...props} start={startOf(info)} />}
      </Loaded>
    );
  return (
    <section aria-label={`添加${noun}`}>
      <PageHead title={`添加${noun}`} />
      <StepBar titles={titlesOf(short)} at={0} />
      <Empty
        says={`先选${several ? '一件或几件' : '一件'}出售中的商品，图片、规格和详情会带过来，再改成${short}的`}
        action={
          <Button type="primary" onClick={() => setPicking(true)}>
            选择商品
          </Button>
        }
      />
      <Suspense>
        {isPicking && (
          <ProductPicker
            many={several !== undefined}
            onPick={(picked: readonly KnownProduct[]) => setProducts(picked.map(({ id }) => id))}
            onClose={() => setPicking(false)}
          />
        )}
      </Suspense>
    </section>
  );
}

/** Puts a product into an activity, changes one, or makes another like it. */
export function ActivityForm<E extends ClashDraft, V extends ActivityValues>(props: Props<E, V>) {
  const { id, isCopy, noun, back, calls, toFormValues, noticeOf } = props;
  const may = useMay();
  if ((isCopy || id === undefined) && !may(calls.save)) return <Empty says={`没有添加${noun}的权限，需要时请联系管理员`} />;
  if (id !== undefined)
    return (
      <Loaded call={calls.info} input={{ id }} back={back}>
        {(info) =>
          info &&
          (isCopy ? (
            <Sheet {...props} start={copyOf(info, toFormValues)} />
          ) : (
            <Sheet {...props} start={toFormValues(info)} edition={info.edition} notice={noticeOf(info)} />
          ))
        }
      </Loaded>
    );
  return <NewActivity {...props} />;
}
