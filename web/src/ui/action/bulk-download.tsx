import { useMutation } from '@tanstack/react-query';
import type { Permission } from '#contract/call.ts';
import { useScene } from '../scene/scene.ts';
import { download } from '../wire/download.ts';
import { report } from '../wire/index.ts';
import { Can } from './can.tsx';
import { SlotButton } from './slot.tsx';

interface Props {
  label: string;
  permission: Permission;
  /** Address of the file for these rows, below the site. */
  address: (keys: readonly number[]) => string | Promise<string>;
  fileName: string;
}

/** Fetches one file for every chosen row, those on other pages included. Stands in a list's `bulk`. */
export function BulkDownload({ label, permission, address, fileName }: Props) {
  const { chosen } = useScene();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => download(await address(await chosen.everyKey()), fileName),
    onSuccess: chosen.clear,
    onError: (error) => report(error, 'act'),
  });
  return (
    <Can permission={permission}>
      <SlotButton loading={isPending} onClick={() => mutate()}>
        {label}
      </SlotButton>
    </Can>
  );
}
