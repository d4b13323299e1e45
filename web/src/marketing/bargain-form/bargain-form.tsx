import { Form } from 'antd';
import { useParams } from 'react-router';
import type { ActivityInfo } from '#contract/marketing/activity-record.ts';
import { clashCalls } from '#contract/marketing/clashes.ts';
import { bargainCalls } from '#contract/marketing/bargains.ts';
import { isRunning } from '#contract/coupons/campaign-state.ts';
import { Section } from '#web/ui/index.ts';
import { ActivityForm } from '../activity-form/activity-form.tsx';
import { DaysField, CountField, ShelfFields, StatusField, WordFields } from '../activity-form/fields.tsx';
import { FixedNotice } from '../activity-form/fixed-notice.tsx';
import { SkuField } from '../activity-form/skus-input.tsx';
import { closing } from '../closing.ts';
import { priceProblem, startOf, toFormValues, toInput } from './form-values.ts';

const MODEL = 'bargain';
const HELP_LIMIT = '单个商品用户可以帮砍的次数，例：次数设置为1，甲和乙同时将商品A的砍价链接发给丙，丙只能帮甲或乙其中一个人砍价';

/** The only SKU, whose price leaves every helper something to cut. */
function PriceField() {
  const cuts = Number(Form.useWatch<unknown>('peopleNum') || Number.NaN);
  return (
    <SkuField price="砍价起始金额" floor="砍价最低价" none="请选择一个商品属性！" check={(sold) => priceProblem(sold, cuts)} />
  );
}

const noticeOf = ({ id, status, startTime, stopTime }: ActivityInfo) =>
  startTime &&
  stopTime &&
  isRunning({ status: status === 1, startTime, stopTime }, new Date()) && (
    <FixedNotice
      says="砍价进行中，内容不能修改，也不能删除；现在只能关闭活动，关闭后可以修改，改完再开启"
      off={bargainCalls.updateStatus}
      input={{ id, status: false }}
      ends={closing.bargain}
    />
  );

/** Puts a product into a bargain, or changes one. */
export function BargainForm() {
  const { id, act } = useParams();
  return (
    <ActivityForm
      noun="砍价商品"
      short="砍价"
      calls={bargainCalls}
      check={clashCalls.checkBargain}
      back="/marketing/bargain/bargainGoods"
      id={id === undefined ? undefined : Number(id)}
      isCopy={act === 'copy'}
      startOf={startOf}
      toFormValues={toFormValues}
      toInput={toInput}
      noticeOf={noticeOf}
      model={MODEL}
    >
      <Section title="基础信息">
        <WordFields model={MODEL} title="砍价活动名称" titleMissing="请输入砍价活动名称" />
      </Section>
      <Section title="活动规则">
        <DaysField help="设置活动开启结束时间，用户可以在设置时间内发起参与砍价" />
        <CountField name="peopleNum" label="砍价人数" unit="人" help="需邀请多少人砍价成功" min={2} />
        <CountField name="bargainNum" label="帮砍次数" unit="次" help={HELP_LIMIT} />
        <CountField name="num" label="购买数量限制" unit="次" help="单个活动每个用户发起砍价次数限制" />
        <ShelfFields />
        <StatusField />
      </Section>
      <Section title="商品规格">
        <PriceField />
      </Section>
    </ActivityForm>
  );
}
