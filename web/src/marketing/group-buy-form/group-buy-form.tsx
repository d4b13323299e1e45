import { Form } from 'antd';
import { useParams } from 'react-router';
import type { ActivityInfo } from '#contract/marketing/activity-record.ts';
import { clashCalls } from '#contract/marketing/clashes.ts';
import { groupBuyCalls, groupBuyRefusals } from '#contract/marketing/group-buys.ts';
import { isRunning } from '#contract/coupons/campaign-state.ts';
import { BearerField } from '#web/coupons/index.ts';
import { Section } from '#web/ui/index.ts';
import { ActivityForm } from '../activity-form/activity-form.tsx';
import { CountField, DaysField, ShelfFields, StatusField, WordFields } from '../activity-form/fields.tsx';
import { FixedNotice } from '../activity-form/fixed-notice.tsx';
import { SkuField } from '../activity-form/skus-input.tsx';
import { closing } from '../closing.ts';
import { startOf, toFormValues, toInput } from './form-values.ts';

const MODEL = 'combination';

/** Size of a team, its duration, and the limits of a purchase. */
function TeamFields() {
  // A field that is empty is compared with nothing.
  const people = Number(Form.useWatch<unknown>('people') || Number.NaN);
  const num = Number(Form.useWatch<unknown>('num') || Number.NaN);
  return (
    <>
      <CountField name="people" label="拼团人数" unit="人" min={2} max={99_999} help="凑够这么多人付款才成团" />
      <CountField
        name="effectiveTime"
        label="拼团时效"
        unit="小时"
        max={8760}
        help="从开团起计时，到时人数不够就算拼团失败，系统自动退款"
      />
      <CountField
        name="virtualRation"
        label="补齐人数"
        unit="人"
        min={0}
        max={99_998}
        check={(filled) => (filled >= people ? groupBuyRefusals.TOO_MANY_FILLED().message : undefined)}
        help="到时还差的人数不超过它，就由系统补齐成团；填 0 不补。例：10 人团填 4，真实付款满 6 人即可成团"
      />
      <CountField name="num" label="购买数量限制" unit="件" max={9_999_999} help="整个活动期间每位用户最多买几件" />
      <CountField
        name="onceNum"
        label="单次购买数量限制"
        unit="件"
        help="参加一次拼团最多买几件，不超过购买数量限制"
        check={(once) => (once > num ? groupBuyRefusals.ONCE_OVER_NUM().message : undefined)}
      />
    </>
  );
}

const SKUS = { price: '拼团价', none: '请选择至少一个商品属性！' };
const several = {
  ...SKUS,
  hint: '拼团人数、拼团时效、补齐人数、购买数量限制',
  rules: (
    <>
      <DaysField help="在这些天里可以开团和参团" />
      <BearerField />
      <StatusField />
    </>
  ),
  others: <TeamFields />,
};

const noticeOf = ({ id, isShow, startTime, stopTime }: ActivityInfo) =>
  startTime &&
  stopTime &&
  isRunning({ status: isShow ?? false, startTime, stopTime }, new Date()) && (
    <FixedNotice
      says="拼团进行中，内容不能修改，也不能删除；现在只能关闭活动，关闭后可以修改，改完再开启"
      off={groupBuyCalls.updateStatus}
      input={{ id, isShow: false }}
      ends={closing.groupBuy}
    />
  );

/** Puts products into group-buys, or changes one. */
export function GroupBuyForm() {
  const { id, act } = useParams();
  return (
    <ActivityForm
      noun="拼团商品"
      short="拼团"
      calls={groupBuyCalls}
      check={clashCalls.checkGroupBuy}
      back="/marketing/groupBuy/groupGoods"
      id={id === undefined ? undefined : Number(id)}
      isCopy={act === 'copy'}
      startOf={startOf}
      toFormValues={toFormValues}
      toInput={toInput}
      noticeOf={noticeOf}
      model={MODEL}
      several={several}
    >
      <Section title="基础信息">
        <WordFields
          model={MODEL}
          title="拼团名称"
          titleMissing="请输入商品标题"
          info="拼团简介"
          infoMissing="请输入拼团商品简介"
        />
      </Section>
      <Section title="活动规则">
        <DaysField help="在这些天里可以开团和参团" />
        <TeamFields />
        <ShelfFields />
        <StatusField />
      </Section>
      <Section title="商品规格">
        <SkuField {...SKUS} />
      </Section>
    </ActivityForm>
  );
}
