import { PlusOutlined } from '@ant-design/icons';
import { useParams } from 'react-router';
import { onOrOff } from '#contract/choices.ts';
import { flashSaleCalls, flashSaleExportCalls } from '#contract/marketing/flash-sales.ts';
import { activityStates } from '#contract/coupons/campaign-state.ts';
import { slotCalls } from '#contract/marketing/slots.ts';
import { ChoiceFilter, ChoiceTabs, GoButton, ListPage, SelectFilter, TextFilter, useCall, useMay } from '#web/ui/index.ts';
import { SpanFilter } from '#web/ui/filters/span-filter.tsx';
import { WorkbookButton } from '#web/ui/export/workbook-button.tsx';
import { hoursText } from '../hours.ts';
import { rowActs } from '../row-acts.tsx';
import { columns, stateOf } from './columns.tsx';

const FORM = '/marketing/seckill/creatSeckill';
const ALL = { page: 1, limit: 9999 };

/** Slots by name and hours. */
function SlotFilter() {
  const may = useMay()(slotCalls.list);
  const { data } = useCall(slotCalls.list, ALL, { enabled: may });
  const options = (data?.list ?? []).map(({ id, name, time }) => ({ value: id, label: `${name} - ${hoursText(time)}` }));
  return may && <SelectFilter name="timeId" label="配置名称" options={options} />;
}

/** Products in flash sales; a slot in the address is the filter. */
export function FlashSaleList() {
  const { timeId } = useParams();
  const add = (
    <GoButton
      label="添加秒杀商品"
      to={timeId === undefined ? `${FORM}/creat` : `${FORM}/creat/${timeId}`}
      call={flashSaleCalls.save}
      primary
      icon={<PlusOutlined aria-hidden />}
    />
  );
  return (
    <ListPage
      title="秒杀商品"
      call={flashSaleCalls.list}
      tabs={<ChoiceTabs name="state" of={activityStates} call={flashSaleCalls.list} />}
      {...(timeId === undefined ? {} : { start: { timeId: Number(timeId) } })}
      filters={
        <>
          <ChoiceFilter name="status" of={onOrOff} />
          <SlotFilter />
          <TextFilter name="keywords" label="商品搜索" placeholder="请输入商品ID/名称" />
          <SpanFilter name="beginsIn" label="活动开始" />
          <SpanFilter name="endsIn" label="活动结束" />
          <SpanFilter name="runsIn" label="活动中" />
        </>
      }
      actions={
        <>
          <WorkbookButton call={flashSaleExportCalls.flashSaleSheet} of={flashSaleCalls.list} />
          {add}
        </>
      }
      columns={columns}
      rowActions={(sale) =>
        rowActs({
          id: sale.id,
          to: `${FORM}/updeta/${sale.productId}/${sale.id}`,
          copy: `${FORM}/copy/${sale.productId}/${sale.id}`,
          calls: flashSaleCalls,
          isFixed: sale.status,
          stays: stateOf(sale) === activityStates.running,
        })
      }
      empty={{ says: '还没有秒杀商品，添加后在活动日期和时段里按秒杀价出售', action: add }}
    />
  );
}
