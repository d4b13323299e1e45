import { PlusOutlined } from '@ant-design/icons';
import { onOrOff } from '#contract/choices.ts';
import { bargainCalls, bargainExportCalls } from '#contract/marketing/bargains.ts';
import { activityStates } from '#contract/coupons/campaign-state.ts';
import { ChoiceFilter, ChoiceTabs, GoButton, ListPage, TextFilter } from '#web/ui/index.ts';
import { SpanFilter } from '#web/ui/filters/span-filter.tsx';
import { WorkbookButton } from '#web/ui/export/workbook-button.tsx';
import { rowActs } from '../row-acts.tsx';
import { runsNow } from '../runs-now.ts';
import { columns } from './columns.tsx';

const FORM = '/marketing/bargain/creatBargain';

const add = <GoButton label="添加砍价商品" to={FORM} call={bargainCalls.save} primary icon={<PlusOutlined aria-hidden />} />;

/** Products in bargains. */
export const BargainList = () => (
  <ListPage
    title="砍价商品"
    call={bargainCalls.list}
    tabs={<ChoiceTabs name="state" of={activityStates} call={bargainCalls.list} />}
    filters={
      <>
        <ChoiceFilter name="status" of={onOrOff} />
        <TextFilter name="keywords" label="商品搜索" placeholder="请输入商品名称、ID" />
        <SpanFilter name="beginsIn" label="活动开始" />
        <SpanFilter name="endsIn" label="活动结束" />
      </>
    }
    actions={
      <>
        <WorkbookButton call={bargainExportCalls.bargainSheet} of={bargainCalls.list} />
        {add}
      </>
    }
    columns={columns}
    rowActions={(row) =>
      rowActs({
        id: row.id,
        to: `${FORM}/${row.id}`,
        copy: `${FORM}/${row.id}/copy`,
        calls: bargainCalls,
        isFixed: runsNow(row),
        ask: '确认删除该商品吗',
      })
    }
    empty={{ says: '还没有砍价商品，添加后用户可以邀请好友把价格砍到最低价', action: add }}
  />
);
