import { PlusOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import { activityStates } from '#contract/coupons/campaign-state.ts';
import { onOrOff } from '#contract/choices.ts';
import { couponTypes, couponUses } from '#contract/coupon-record.ts';
import { couponCalls, couponExportCalls } from '#contract/coupons/coupons.ts';
import { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import { couponSendingCalls } from '#contract/segments/coupon-sendings.ts';
import {
  ChoiceFilter,
  ChoiceTabs,
  GoButton,
  HistoryButton,
  ListPage,
  OpenButton,
  RunButton,
  TextFilter,
  isServed,
} from '#web/ui/index.ts';
import { SpanFilter } from '#web/ui/filters/span-filter.tsx';
import { WorkbookButton } from '#web/ui/export/workbook-button.tsx';
import { SendButton } from '../sending/send-button.tsx';
import { columns } from './columns.tsx';

const CouponResult = lazy(() => import('../sending/coupon-result.tsx').then((module) => ({ default: module.CouponResult })));
const HoldersDialog = lazy(() => import('./holders-dialog.tsx').then((module) => ({ default: module.HoldersDialog })));

const FORM = '/marketing/coupon/list/save';

const add = <GoButton label="添加优惠券" to={FORM} call={couponCalls.save} primary icon={<PlusOutlined aria-hidden />} />;

/** List of coupons, which are copied rather than changed. */
export const CouponList = () => (
  <ListPage
    title="优惠券"
    call={couponCalls.list}
    tabs={<ChoiceTabs name="state" of={activityStates} call={couponCalls.list} />}
    filters={
      <>
        <ChoiceFilter name="status" of={onOrOff} />
        <TextFilter name="name" label="优惠券名称" placeholder="请输入优惠券名称" />
        <ChoiceFilter name="useType" of={couponUses} />
        <ChoiceFilter name="type" of={couponTypes} />
        <SpanFilter name="isLow" label="剩余数量" says="不到一成" />
        <SpanFilter name="beginsIn" label="领取开始" />
        <SpanFilter name="endsIn" label="领取结束" />
      </>
    }
    actions={
      <>
        <WorkbookButton call={couponExportCalls.couponSheet} of={couponCalls.list} />
        {add}
      </>
    }
    columns={columns}
    rowActions={(coupon) => (
      <>
        <OpenButton label="领取记录" call={heldCouponCalls.list}>
          {(close) => <HoldersDialog coupon={coupon} onClose={close} />}
        </OpenButton>
        {coupon.type === couponTypes.claimed && isServed(couponSendingCalls.save) && <SendButton coupon={coupon} />}
        <GoButton label="复制" to={`${FORM}/${coupon.id}`} call={couponCalls.info} also={couponCalls.save} />
        <HistoryButton noun="coupon" id={coupon.id} call={couponCalls.info} />
        <RunButton label="删除" call={couponCalls.delete} input={{ id: coupon.id }} ask="确定删除当前数据？" danger />
      </>
    )}
    detail={{ title: (row) => row?.name ?? '优惠券', show: (id) => <CouponResult key={id} id={id} />, width: 720 }}
    empty={{ says: '还没有优惠券，添加后用户可以领取，也可以随商品赠送', action: add }}
  />
);
