import { Drawer } from 'antd';
import { type LoggedChange, changeLogCalls } from '#contract/changes/change-log.ts';
import { showMoment } from '#contract/moment.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { Empty, HistoryButton, Loaded, usePhone } from '#web/ui/index.ts';
import { ChangedFields } from '#web/ui/record/history-list.tsx';
import { UndoChange } from '#web/ui/record/undo-change.tsx';

const NOTHING = '没有可以显示的内容：改动不含字段，或没有查看这类记录的权限';

/** Change, field by field. */
export function ChangeDrawer({ change, onClose }: { change: LoggedChange; onClose: () => void }) {
  useFocusBack();
  const isPhone = usePhone();
  const { id, at, actor, label, kind, says, noun, rowId } = change;
  return (
    <Drawer open size={isPhone ? '100%' : 480} title={`${label} · ${kind}`} onClose={onClose}>
      <p>
        <strong>{actor}</strong> 于 {showMoment(at)} {says}
      </p>
      <Loaded call={changeLogCalls.info} input={{ id }}>
        {(fields = []) => (fields.length > 0 ? <ChangedFields fields={fields} /> : <Empty says={NOTHING} />)}
      </Loaded>
      <div className="change-ways">
        {rowId !== null && <HistoryButton noun={noun} id={rowId} call={changeLogCalls.info} label="这条记录的全部修改" />}
        <UndoChange change={change} touches={[noun, changeLogCalls.list.noun]} />
      </div>
    </Drawer>
  );
}
