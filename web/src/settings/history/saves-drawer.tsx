import { Button, Drawer, Timeline } from 'antd';
import { useState } from 'react';
import { type SettingSave, settingHistoryCalls } from '#contract/settings/setting-history.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { when } from '#web/ui/cells/when.tsx';
import { Empty, Loaded, useMay, usePhone } from '#web/ui/index.ts';
import { ChangedFields } from '#web/ui/record/history-list.tsx';
import type { HistoryOf } from './history-of.ts';
import { useRestore } from './use-restore.ts';
import './saves-drawer.css';

const STEP = 20;

type SavedField = SettingSave['fields'][number];

interface Restoring {
  mayRestore: boolean;
  isPending: boolean;
  onRestore: (fields: readonly SavedField[]) => void;
}

function Save({ save, mayRestore, isPending, onRestore }: Restoring & { save: SettingSave }) {
  const { at, actor, label, fields } = save;
  const open = fields.filter(({ restoring }) => restoring === 'open');
  const act = (field: SavedField) => {
    if (field.restoring === 'gone') return <small>（已不在表单中）</small>;
    if (!mayRestore || field.restoring !== 'open' || open.length < 2) return null;
    return (
      <Button type="link" size="small" aria-label={`恢复${field.label}`} disabled={isPending} onClick={() => onRestore([field])}>
        恢复
      </Button>
    );
  };
  return (
    <>
      <small>{when(at)}</small> <strong>{actor}</strong> {label}
      {fields.length > 0 ? <ChangedFields fields={fields} act={act} /> : <p className="saved-same">内容没有变化</p>}
      {mayRestore && open.length > 0 && (
        <Button className="saved-restore" size="small" disabled={isPending} onClick={() => onRestore(open)}>
          {open.length > 1 ? '全部恢复为此前的值' : '恢复为此前的值'}
        </Button>
      )}
    </>
  );
}

/** Saves of a form of settings, newest first; what one of them replaced can be restored. */
export function SavesDrawer({ formId, keys, onGivenUp, onClose }: HistoryOf & { onClose: () => void }) {
  useFocusBack();
  const isPhone = usePhone();
  const mayRestore = useMay()(settingHistoryCalls.restore);
  const [limit, setLimit] = useState(STEP);
  const { restore, isPending } = useRestore(onGivenUp);
  const onRestore =
    ({ id }: SettingSave) =>
    (fields: readonly SavedField[]) =>
      void restore({ id, formId, fields: fields.map(({ field }) => field) });
  return (
    <Drawer open size={isPhone ? '100%' : 480} title="修改记录" onClose={onClose}>
      <Loaded call={settingHistoryCalls.history} input={{ formId, keys: [...keys], page: 1, limit }}>
        {(page) =>
          page && page.list.length > 0 ? (
            <>
              <Timeline
                items={page.list.map((save) => ({
                  key: save.id,
                  content: <Save save={save} mayRestore={mayRestore} isPending={isPending} onRestore={onRestore(save)} />,
                }))}
              />
              {page.total > page.list.length && <Button onClick={() => setLimit(limit + STEP)}>更早的修改</Button>}
            </>
          ) : (
            <Empty says="还没有修改记录，保存后这里会列出改了什么" />
          )
        }
      </Loaded>
    </Drawer>
  );
}
