import { PlusOutlined } from '@ant-design/icons';
import { onOrOff } from '#contract/choices.ts';
import { groupBuyCalls, groupBuyExportCalls } from '#contract/marketing/group-buys.ts';
import { activityStates } from '#contract/coupons/campaign-state.ts';
import { ChoiceFilter, ChoiceTabs, GoButton, ListPage, TextFilter } from '#web/ui/index.ts';
import { SpanFilter } from '#web/ui/filters/span-filter.tsx';
import { WorkbookButton } from '#web/ui/export/workbook-button.tsx';
import { rowActs } from '../row-acts.tsx';
import { runsNow } from '../runs-now.ts';
import { columns } from './columns.tsx';

const FORM = '/marketing/groupBuy/creatGroup';

const add = <GoButton label="添加拼团商品" to={FORM} call={groupBuyCalls.save} primary icon={<PlusOutlined aria-hidden />} />;

/** Products in group-buys. */
export const GroupBuyList = () => (
  <ListPage
    title="拼团商品"
    call={groupBuyCalls.list}
    tabs={<ChoiceTabs name="state" of={activityStates} call={groupBuyCalls.list} />}
    filters={
      <>
        <ChoiceFilter name="isShow" of={onOrOff} />
        <TextFilter name="keywords" label="商品搜索" placeholder="请输入商品名称、ID" />
        <SpanFilter name="beginsIn" label="活动开始" />
        <SpanFilter name="endsIn" label="活动结束" />
      </>
    }
    actions={
      <>
        <WorkbookButton call={groupBuyExportCalls.groupBuySheet} of={groupBuyCalls.list} />
        {add}
      </>
    }
    columns={columns}
    rowActions={({ id, isShow: status, startTime, stopTimeStr: stopTime }) =>
      rowActs({
        id,
        to: `${FORM}/${id}`,
        copy: `${FORM}/${id}/copy`,
        calls: groupBuyCalls,
        isFixed: runsNow({ status, startTime, stopTime }),
      })
    }
    empty={{ says: '还没有拼团商品，添加后用户可以邀请好友一起按拼团价购买', action: add }}
  />
);
