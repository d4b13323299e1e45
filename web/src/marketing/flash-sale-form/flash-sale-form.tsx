import { useParams } from 'react-router';
import type { ActivityInfo } from '#contract/marketing/activities.ts';
import { clashCalls } from '#contract/marketing/clashes.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { slotCalls } from '#contract/marketing/slots.ts';
import { BearerField } from '#web/coupons/index.ts';
import { Field, RecordSelect, Section, needed } from '#web/ui/index.ts';
import { ActivityForm } from '../activity-form/activity-form.tsx';
import { CountField, DaysField, ShelfFields, StatusField, WordFields } from '../activity-form/fields.tsx';
import { FixedNotice } from '../activity-form/fixed-notice.tsx';
import { SkuField } from '../activity-form/skus-input.tsx';
import { closing } from '../closing.ts';
import { hoursText } from '../hours.ts';
import { startOf, toFormValues, toInput } from './form-values.ts';

const ON = { page: 1, limit: 9999, status: true };
const MODEL = 'seckill';

const SlotField = () => (
  <Field name="timeId" label="活动时间" check={needed('请选择活动时间')} help="每天只在这个时段里按秒杀价出售">
    <RecordSelect
      call={slotCalls.list}
      input={ON}
      rows={({ list }) => list.map(({ id, name, time }) => ({ id, name: `${name} | ${hoursText(time)}` }))}
      placeholder="请选择活动时间"
      none="还没有开启的秒杀时段，请先在“秒杀配置”中添加"
    />
  </Field>
);

const NumField = () => (
  <CountField name="num" label="当天参与活动次数" unit="次" missing="请输入活动次数" help="每个用户当天最多下单几次" />
);

const SKUS = { price: '秒杀价', codeFirst: true, none: '请填选择至少一个商品属性！' };
const several = {
  ...SKUS,
  hint: '当天参与活动次数',
  rules: (
    <>
      <DaysField />
      <SlotField />
      <BearerField />
      <StatusField />
    </>
  ),
  others: <NumField />,
};

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
  return (
    <ActivityForm
      noun="秒杀商品"
      short="秒杀"
      calls={flashSaleCalls}
      check={clashCalls.checkFlashSale}
      back="/marketing/seckill/list"
      id={id === undefined ? undefined : Number(id)}
      isCopy={name === 'copy'}
      startOf={(product) => startOf(product, timeId === undefined ? null : Number(timeId))}
      toFormValues={toFormValues}
      toInput={toInput}
      noticeOf={noticeOf}
      model={MODEL}
      several={several}
    >
      <Section title="基础信息">
        <WordFields model={MODEL} title="商品标题" titleMissing="请输入商品标题" info="秒杀活动简介" />
      </Section>
      <Section title="活动规则">
        <DaysField />
        <SlotField />
        <NumField />
        <ShelfFields />
      </Section>
      <Section title="商品规格">
        <SkuField {...SKUS} />
      </Section>
    </ActivityForm>
  );
}
