import { PlusOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import { chargingTypes } from '#contract/delivery/freight-template-record.ts';
import { freightTemplateCalls, isFreeEverywhere, isFreeInPlaces } from '#contract/delivery/freight-templates.ts';
import { OpenButton } from '#web/ui/action/open-button.tsx';
import { RunButton } from '#web/ui/action/run-button.tsx';
import { when } from '#web/ui/cells/when.tsx';
import { position } from '#web/ui/cells/yuan.tsx';
import { TextFilter } from '#web/ui/filters/text-filter.tsx';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { HistoryButton } from '#web/ui/record/history-button.tsx';
import type { Template } from './form-values.ts';
import { FreightRegions } from './freight-regions.tsx';

const FreightDialog = lazy(() => import('./freight-dialog.tsx').then((module) => ({ default: module.FreightDialog })));

const FreightQuote = lazy(() => import('./freight-quote.tsx').then((module) => ({ default: module.FreightQuote })));

const freeWord = (template: Template) =>
  isFreeEverywhere(template) ? '全国包邮' : isFreeInPlaces(template) ? '部分地区' : undefined;

const add = (
  <OpenButton label="添加运费模板" call={freightTemplateCalls.save} primary icon={<PlusOutlined aria-hidden />}>
    {(close) => <FreightDialog onClose={close} />}
  </OpenButton>
);

/** Freight templates: prices of delivery by region. */
export const FreightList = () => (
  <ListPage
    title="运费模板"
    call={freightTemplateCalls.list}
    filters={<TextFilter name="keywords" />}
    actions={add}
    columns={[
      { field: 'name', width: 240, card: 'title' },
      { field: 'type', width: 110, of: chargingTypes },
      { field: 'appoint', width: 110, show: (_, template) => freeWord(template) },
      { field: 'sort', show: position },
      { field: 'createTime', show: when },
    ]}
    expand={(template) => <FreightRegions template={template} />}
    rowActions={(template) => (
      <>
        <OpenButton label="编辑" call={freightTemplateCalls.update}>
          {(close) => <FreightDialog template={template} onClose={close} />}
        </OpenButton>
        <OpenButton label="试算" call={freightTemplateCalls.quote}>
          {(close) => <FreightQuote template={template} onClose={close} />}
        </OpenButton>
        <HistoryButton noun="shipping_templates" id={template.id} call={freightTemplateCalls.info} />
        <RunButton label="删除" call={freightTemplateCalls.remove} input={{ id: template.id }} danger />
      </>
    )}
    empty={{ says: '还没有运费模板，添加后才能给商品计算运费', action: add }}
  />
);
