import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { RunButton } from '#web/ui/action/run-button.tsx';
import { signals } from '#web/ui/cells/signal.tsx';
import { when } from '#web/ui/cells/when.tsx';
import { figure } from '#web/ui/cells/yuan.tsx';
import { TextFilter } from '#web/ui/filters/text-filter.tsx';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { AddFreight } from './add-freight.tsx';
import { chargingTypes } from './charging.ts';
import { FreightRegions } from './freight-regions.tsx';

const appointed = signals({ true: ['done', '开启'], false: ['rest', '关闭'] });

/** How delivery is priced, by region. */
export const FreightList = () => (
  <ListPage
    title="运费模板"
    call={freightTemplateCalls.list}
    filters={<TextFilter name="keywords" label="模板名称" />}
    actions={<AddFreight />}
    columns={[
      { title: '模板名称', field: 'name', width: 240, card: 'title' },
      { title: '计费方式', field: 'type', width: 110, show: (type) => chargingTypes.find(({ value }) => value === type)?.label },
      { title: '指定包邮', field: 'appoint', show: appointed },
      { title: '排序', field: 'sort', show: figure },
      { title: '添加时间', field: 'createTime', show: when },
    ]}
    expand={(template) => <FreightRegions template={template} />}
    rowActions={({ id, name }) => (
      <RunButton label="删除" call={freightTemplateCalls.remove} input={{ id }} ask={`确定删除运费模板“${name}”？`} danger />
    )}
    empty={{ says: '还没有运费模板，添加后才能给商品计算邮费', action: <AddFreight /> }}
  />
);
