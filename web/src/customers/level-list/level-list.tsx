import { lazy } from 'react';
import { headcountKinds, headcountCalls } from '#contract/customers/headcounts.ts';
import { type CustomerLevel, customerLevelCalls } from '#contract/customers/levels.ts';
import { needing } from '#web/ui/action/row-actions.tsx';
import {
  type Column,
  HistoryButton,
  ListPage,
  RecordDialog,
  countText,
  figure,
  picture,
  position,
  useMay,
} from '#web/ui/index.ts';
import { Headcount } from '../headcount.tsx';
import { LevelDelete, LevelSwitch, useMoveWarning } from './level-acts.tsx';

const LevelFields = lazy(() => import('./level-fields.tsx').then((module) => ({ default: module.LevelFields })));

const dialog = {
  noun: '用户等级',
  save: customerLevelCalls.save,
  call: customerLevelCalls.update,
  blank: { name: '', grade: null, experience: null, discount: null, icon: '', isShow: false },
};
function LevelAdd() {
  const before = useMoveWarning();
  return (
    <RecordDialog {...dialog} before={before} primary>
      <LevelFields />
    </RecordDialog>
  );
}
const add = <LevelAdd />;

const LevelEdit = needing(function LevelEdit({ level }: { level: CustomerLevel }) {
  const before = useMoveWarning(level);
  return (
    <RecordDialog {...dialog} record={{ ...level, keepsMembers: true }} before={before}>
      <LevelFields level={level} />
    </RecordDialog>
  );
}, customerLevelCalls.update);

const Threshold = ({ of: { experience, keepsFrom } }: { of: CustomerLevel }) => (
  <>
    {figure(experience)}
    {typeof keepsFrom === 'number' && <small>{`（现有用户 ${countText(keepsFrom)}）`}</small>}
  </>
);

const headcount: Column<CustomerLevel> = {
  title: '用户数',
  field: 'id',
  width: 96,
  align: 'right',
  show: (id) => <Headcount of={headcountKinds.level} id={id} query={`level=${id}`} />,
};

/** Levels that customers climb, the lowest first. */
export function LevelList() {
  const may = useMay();
  return (
    <ListPage
      title="用户等级"
      call={customerLevelCalls.list}
      actions={add}
      columns={[
        { field: 'id', width: 64, card: 'none' },
        { field: 'icon', width: 88, card: 'picture', show: picture },
        { field: 'name', width: 200, card: 'title' },
        { field: 'grade', width: 72, show: position },
        { field: 'experience', width: 168, align: 'right', show: (_, level) => <Threshold of={level} /> },
        { field: 'discount', width: 104, show: figure },
        ...(may(headcountCalls.headcounts) ? [headcount] : []),
        { field: 'isShow', width: 96, card: 'status', show: (_, level) => <LevelSwitch level={level} /> },
      ]}
      rowActions={(level) => (
        <>
          <LevelEdit level={level} />
          <HistoryButton noun="customer_level" id={level.id} call={customerLevelCalls.list} />
          <LevelDelete level={level} />
        </>
      )}
      empty={{ says: '还没有用户等级，添加后用户消费攒经验就能升级', action: add }}
    />
  );
}
