import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import { notify } from '#web/ui/basics/notify.ts';
import { queryOf, useMay, useRun } from '#web/ui/wire/index.ts';
import { DeleteDialog, type Doomed } from './delete-dialog.tsx';
import { pidOf } from '../library-tree/tree.ts';
import type { ChosenPictures, LibraryPicture } from './use-pictures.ts';

/** Moving and deleting of what is chosen, and of what is dragged. */
export function useLibraryActs(chosen: ChosenPictures) {
  const may = useMay();
  const client = useQueryClient();
  const [doomed, setDoomed] = useState<Doomed>();
  const dragged = useRef<readonly LibraryPicture[]>([]);
  const { mutate } = useRun(attachmentCalls.move, { says: '操作成功', then: chosen.clear });

  const move = (pictures: readonly LibraryPicture[], id: number) => {
    if (pictures.length === 0) return notify.warning('请先选择图片');
    mutate({ attrId: pictures.map(({ attId }) => attId), pid: pidOf(id) });
  };
  const remove = async () => {
    const pictures = chosen.rows;
    if (pictures.length === 0) return notify.warning('请先选择图片');
    const asked = queryOf(attachmentCalls.usage, { ids: pictures.map(({ attId }) => attId) });
    const uses = await client.fetchQuery({ ...asked, staleTime: 0 }).catch(() => undefined);
    if (uses) setDoomed({ pictures, uses });
  };
  const mayMove = may(attachmentCalls.move);
  const dialog: ReactNode = doomed && <DeleteDialog {...doomed} onClose={() => setDoomed(undefined)} onDone={chosen.clear} />;
  return {
    move: (id: number) => move(chosen.rows, id),
    remove: () => void remove(),
    onRemove: may(attachmentCalls.delete) ? () => void remove() : undefined,
    onDrag: mayMove ? (pictures: readonly LibraryPicture[]) => void (dragged.current = pictures) : undefined,
    put: mayMove ? (id: number) => move(dragged.current, id) : undefined,
    dialog,
  };
}
