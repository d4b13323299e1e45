import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { deletionCalls } from '#contract/changes/deletions.ts';
import { TextFilter } from '../filters/text-filter.tsx';
import { Empty, Failing } from '../list-parts/list-states.tsx';
import { Pager } from '../list-parts/pager.tsx';
import { SceneProvider } from '../scene/scene.ts';
import { useSelection } from '../scene/selection.ts';
import { useDialogAddress } from '../pickers/use-dialog-address.ts';
import { notify } from '../basics/notify.ts';
import { useFocusBack } from '../basics/use-focus-back.ts';
import { usePhone } from '../basics/use-phone.ts';
import { listOf, useRun } from '../wire/index.ts';
import { DeletedRecord } from './deleted-record.tsx';
import './record.css';

interface Props {
  title: string;
  noun: string;
  kind: number | undefined;
  /** Nouns whose records come back with it. */
  along: readonly string[];
  onClose: () => void;
}

const first = { page: '1', limit: '20' };
const nobody = () => Promise.resolve([]);

/** Recent deletions of a noun, each with a button that brings the record back. */
export function DeletedDrawer({ title, noun, kind, along, onClose }: Props) {
  useFocusBack();
  const isPhone = usePhone();
  const address = useDialogAddress(first);
  const name = address.get('name');
  const asked = { noun, kind, name: name === '' ? undefined : name, page: Number(address.get('page')), limit: 20 };
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...listOf(deletionCalls.list, asked),
    staleTime: 0,
  });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const picked = (data?.list ?? []).filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const toggle = (id: number) => setChosen(chosen.symmetricDifference(new Set([id])));
  const { mutate, isPending } = useRun(deletionCalls.restore, {
    touches: [noun, ...along],
    then: ({ restored, notes }) => {
      setChosen(new Set());
      notify.success(`已恢复 ${restored} 条`);
      if (notes.length > 0) notify.info(notes.join('；'));
    },
  });
  const scene = { address, chosen: useSelection(0, '', nobody) };
  return (
    <Drawer open size={isPhone ? '100%' : 560} title={title} onClose={onClose}>
      <SceneProvider value={scene}>
        <div className="deleted-head" role="search">
          <TextFilter name="name" label="按名称查找" />
          {picked.length > 0 && (
            <Button type="primary" loading={isPending} onClick={() => mutate({ noun, ids: picked })}>
              {`恢复所选 ${picked.length} 条`}
            </Button>
          )}
        </div>
        {error && <Failing error={error} again={() => void refetch()} />}
        {!data && !error && <Skeleton active paragraph={{ rows: 6 }} />}
        {data?.list.length === 0 && <Empty says={name === '' ? '最近没有删除过' : '没有符合条件的记录'} />}
        {data && data.list.length > 0 && (
          <>
            <ul className="deleted" aria-label={title} data-old={isPlaceholderData || undefined}>
              {data.list.map((deletion) => (
                <DeletedRecord
                  key={deletion.id}
                  deletion={deletion}
                  isChosen={chosen.has(deletion.id)}
                  onToggle={() => toggle(deletion.id)}
                  isBusy={isPending}
                  onRestore={() => mutate({ noun, ids: [deletion.id] })}
                />
              ))}
            </ul>
            <Pager of={data} simple />
          </>
        )}
      </SceneProvider>
    </Drawer>
  );
}
