import { Input, InputNumber } from 'antd';
import { onOrOff } from '#contract/choices.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { slotCalls } from '#contract/marketing/slots.ts';
import { ContentInput, PictureInput, PicturesInput } from '#web/media/index.ts';
import { SpanInput } from '#web/ui/inputs/span-input.tsx';
import { Field, FlagInput, RecordSelect, needed } from '#web/ui/index.ts';
import { hoursText } from '../hours.ts';
import type { SkuRow } from './form-values.ts';
import { SkusInput } from './skus-input.tsx';

const ALL = { page: 1, limit: 9999 };
const ON = { ...ALL, status: true };
/** What customers see of it. */
export const WordFields = () => (
  <>
    <Field name="image" label="商品主图" check={needed('请上传商品图')}>
      <PictureInput model="seckill" />
    </Field>
    <Field name="images" label="商品轮播图" check={needed('请上传商品轮播图')}>
      <PicturesInput model="seckill" max={10} />
    </Field>
    <Field name="title" label="商品标题" check={needed('请输入商品标题')}>
      <Input maxLength={249} showCount />
    </Field>
    <Field name="info" label="秒杀活动简介" check={needed('请输入秒杀活动简介')}>
      <Input.TextArea rows={2} maxLength={250} showCount />
    </Field>
    <Field name="unitName" label="单位" check={needed('请输入单位')}>
      <Input maxLength={16} />
    </Field>
  </>
);

/** When it runs, and who may buy how often. */
export const TermFields = () => (
  <>
    <Field name="days" label="活动日期" check={needed('请选择活动日期')}>
      <SpanInput days />
    </Field>
    <Field name="timeId" label="活动时间" check={needed('请选择活动时间')} help="每天只在这个时段里按秒杀价出售">
      <RecordSelect
        call={slotCalls.list}
        input={ON}
        rows={({ list }) => list.map(({ id, name, time }) => ({ id, name: `${name} | ${hoursText(time)}` }))}
        placeholder="请选择活动时间"
        none="还没有开启的秒杀时段，请先在“秒杀配置”中添加"
      />
    </Field>
    <Field name="num" label="当天参与活动次数" check={needed('请输入活动次数')} help="每个用户当天最多下单几次">
      <InputNumber min={1} max={9999} precision={0} suffix="次" />
    </Field>
    <Field name="tempId" label="运费模板" check={needed('请选择运费模板')}>
      <RecordSelect
        call={freightTemplateCalls.list}
        input={ALL}
        rows={({ list }) => list}
        placeholder="请选择运费模板"
        none="还没有运费模板"
      />
    </Field>
    <Field name="sort" label="排序" help="数字大的排在前面">
      <InputNumber min={0} precision={0} />
    </Field>
    <Field name="status" label="活动状态">
      <FlagInput of={onOrOff} />
    </Field>
  </>
);

function skuProblem(rows: unknown): string | undefined {
  const chosen = ((rows ?? []) as SkuRow[]).filter(({ isChosen }) => isChosen);
  if (chosen.length === 0) return '请填选择至少一个商品属性！';
  if (chosen.some(({ price }) => price === null)) return '请填写秒杀价';
  return chosen.some(({ quota }) => !quota) ? '请填写限量' : undefined;
}

/** SKUs at their own prices. */
export const SkuField = () => (
  <Field name="skus" label="商品属性" check={skuProblem}>
    <SkusInput />
  </Field>
);

export const ContentField = () => (
  <div className="titled-field">
    <Field name="content" label="商品详情">
      <ContentInput model="seckill" title="商品详情" />
    </Field>
  </div>
);
