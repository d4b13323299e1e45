import { useParams } from 'react-router';
import type { ActivityInfo } from '#contract/marketing/activity-record.ts';
import { clashCalls } from '#contract/marketing/clashes.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { Section, useMay } from '#web/ui/index.ts';
import { ActivityForm } from '../activity-form/activity-form.tsx';
import { CountField, ShelfFields, StatusField, WordFields } from '../activity-form/fields.tsx';
import { FixedNotice } from '../activity-form/fixed-notice.tsx';
import { SkuField } from '../activity-form/skus-input.tsx';
import { closing } from '../closing.ts';
import { startOf, toFormValues, toInput } from './form-values.ts';
import { SeveralForm } from './several-form.tsx';
import { HoursFields, SaleDaysField } from './when-fields.tsx';

const MODEL = 'seckill';
const BACK = '/marketing/seckill/list';

const NumField = () => (
  <CountField name="num" label="当天参与活动次数" unit="次" missing="请输入活动次数" help="每个用户当天最多下单几次" />
);

const SKUS = { price: '秒杀价', codeFirst: true, none: '请填选择至少一个商品属性！' };

/** Note that a sale which is on stays so between its hours. */
const noticeOf = ({ id, status }: ActivityInfo) =>
  status === 1 && (
    <FixedNotice
      says="秒杀商品已开启，内容不能修改；现在只能关闭活动，关闭后可以修改，改完再开启"
      off={flashSaleCalls.updateStatus}
      input={{ id, status: false }}
      ends={closing.flashSale}
    />
  );

/** Puts products into a flash sale, or changes one. */
export function FlashSaleForm() {
  const { name, timeId, id } = useParams();
  const may = useMay();
  const slot = timeId === undefined ? null : Number(timeId);
  // Another server of the wire takes one product at a time.
  if (id === undefined && may(flashSaleCalls.saveMany)) return <SeveralForm timeId={slot} back={BACK} />;
  return (
    <ActivityForm
      noun="秒杀商品"
      short="秒杀"
      calls={flashSaleCalls}
      check={clashCalls.checkFlashSale}
      back={BACK}
      id={id === undefined ? undefined : Number(id)}
      isCopy={name === 'copy'}
      startOf={(product) => startOf(product, slot)}
      toFormValues={toFormValues}
      toInput={toInput}
      noticeOf={noticeOf}
      model={MODEL}
    >
      <Section title="活动规则">
        <SaleDaysField />
        <HoursFields />
        <NumField />
        <StatusField />
      </Section>
      <Section title="商品规格">
        <SkuField {...SKUS} />
      </Section>
      <Section title="其他设置" folds hint="图片、标题、简介、单位、运费模板">
        <WordFields model={MODEL} title="商品标题" titleMissing="请输入商品标题" info="秒杀活动简介" />
        <ShelfFields />
      </Section>
    </ActivityForm>
  );
}
