import { lazy } from 'react';
import { Link } from 'react-router';
import { onOrOff } from '#contract/choices.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { type Slot, slotCalls } from '#contract/marketing/slots.ts';
import {
  ChoiceFilter,
  type Column,
  DELETE_FOREVER,
  GoButton,
  HistoryButton,
  ListPage,
  RecordDialog,
  RunButton,
  Signal,
  TextFilter,
  switchColumn,
  when,
} from '#web/ui/index.ts';
import { Pictures } from '#web/ui/cells/pictures.tsx';
import { hoursText } from '../hours.ts';
import { sessionNow } from '../runs-now.ts';

const SlotFields = lazy(() => import('./slot-fields.tsx').then((module) => ({ default: module.SlotFields })));

const dialog = {
  noun: '秒杀配置',
  save: slotCalls.save,
  call: slotCalls.update,
  blank: { name: '', time: null, silderImgs: [], sort: 0, status: true },
};
const add = (
  <RecordDialog {...dialog} primary>
    <SlotFields />
  </RecordDialog>
);

function SlotSession({ of }: { of: Slot }) {
  const { meaning, says } = sessionNow(of);
  return <Signal of={meaning}>{says}</Signal>;
}

const columns: readonly Column<Slot>[] = [
  { field: 'id', width: 64, card: 'none' },
  {
    field: 'name',
    width: 200,
    card: 'title',
    show: (name, { id }) => <Link to={`/marketing/seckill/list/${id}`}>{name}</Link>,
  },
  { field: 'time', width: 140, show: hoursText },
  { field: 'killStatus', width: 200, show: (_, slot) => <SlotSession of={slot} /> },
  {
    field: 'silderImgs',
    width: 164,
    show: (slides, { name }) =>
      slides.length > 0 ? <Pictures urls={slides.map(({ sattDir }) => sattDir)} alt={`${name}的轮播图`} /> : '无',
  },
  switchColumn('status', { call: slotCalls.updateStatus, of: onOrOff, label: ({ name }) => `开启${name}`, width: 92 }),
  { field: 'createTime', width: 120, show: when },
];

/** Hours of the day in which flash sales run. */
export const SlotList = () => (
  <ListPage
    title="秒杀配置"
    called="秒杀时段"
    call={slotCalls.list}
    filters={
      <>
        <ChoiceFilter name="status" of={onOrOff} />
        <TextFilter name="name" label="秒杀名称" placeholder="请输入秒杀名称" />
      </>
    }
    actions={add}
    columns={columns}
    rowActions={(slot) => (
      <>
        <RecordDialog {...dialog} record={slot}>
          <SlotFields />
        </RecordDialog>
        <GoButton label="添加商品" to={`/marketing/seckill/creatSeckill/creat/${slot.id}`} call={flashSaleCalls.save} />
        <HistoryButton noun="flash_sale_slot" id={slot.id} call={slotCalls.info} />
        <RunButton label="删除" call={slotCalls.delete} input={{ id: slot.id }} ask={DELETE_FOREVER} danger />
      </>
    )}
    empty={{ says: '还没有秒杀时段，添加后就能把商品放进去', action: add }}
  />
);
