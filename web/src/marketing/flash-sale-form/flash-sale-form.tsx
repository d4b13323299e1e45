import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import type { Call } from '#contract/call.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { ProductPicker } from '#web/catalogue/product-picker/index.ts';
import { Empty, FormPage, Loaded, PageHead, Section, useMay } from '#web/ui/index.ts';
import { ContentField, SkuField, TermFields, WordFields } from './flash-sale-fields.tsx';
import { type Edit, type FormValues, startOf, toFormValues, toInput } from './form-values.ts';

const LIST = '/marketing/seckill/list';

function Sheet({ start }: { start: FormValues }) {
  const isNew = start.id === undefined;
  const call: Call<Edit, null> = isNew ? flashSaleCalls.save : flashSaleCalls.update;
  return (
    <FormPage
      title={isNew ? '添加秒杀商品' : start.title}
      call={call}
      start={start}
      input={toInput}
      says={isNew ? '新增成功' : '编辑成功'}
      label="提交"
      layout="vertical"
      incomplete="请填写完整商品信息！"
      then={LIST}
    >
      <Section title="基础信息">
        <WordFields />
      </Section>
      <Section title="活动规则">
        <TermFields />
      </Section>
      <Section title="商品规格">
        <SkuField />
      </Section>
      <Section title="商品详情">
        <ContentField />
      </Section>
    </FormPage>
  );
}

/** First the product; the rest begins as that is. */
function NewFlashSale({ timeId }: { timeId: number | null }) {
  const [product, setProduct] = useState<number>();
  const [isPicking, setPicking] = useState(false);
  if (product !== undefined)
    return (
      <Loaded call={productCalls.info} input={{ id: product }} back={LIST}>
        {(info) => info && <Sheet start={startOf(info, timeId)} />}
      </Loaded>
    );
  return (
    <section aria-label="选择秒杀商品">
      <PageHead title="选择秒杀商品" />
      <Empty
        says="先选一件出售中的商品，图片、规格和详情会带过来，再改成秒杀的"
        action={
          <Button type="primary" onClick={() => setPicking(true)}>
            选择商品
          </Button>
        }
      />
      <Suspense>
        {isPicking && <ProductPicker onPick={([picked]) => setProduct(picked?.id)} onClose={() => setPicking(false)} />}
      </Suspense>
    </section>
  );
}

/** Puts a product into a flash sale, or changes one. */
export function FlashSaleForm() {
  const { timeId, id } = useParams();
  const may = useMay();
  if (id !== undefined)
    return (
      <Loaded call={flashSaleCalls.info} input={{ id: Number(id) }} back={LIST}>
        {(info) => info && <Sheet start={toFormValues(info)} />}
      </Loaded>
    );
  if (!may(flashSaleCalls.save)) return <Empty says="没有添加秒杀商品的权限，需要时请联系管理员" />;
  return <NewFlashSale timeId={timeId === undefined ? null : Number(timeId)} />;
}
