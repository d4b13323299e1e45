import { useQueryClient } from '@tanstack/react-query';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import type { Address } from '../../list/address.ts';
import { type Uploads, useUploads } from '../use-uploads.ts';

/** Uploads into the category that is open; what arrives is shown on page one. `expect` hears of each of them. */
export function useLibraryUploads(address: Address, model: string, isOneKind: boolean, expect?: (url: string) => void): Uploads {
  const client = useQueryClient();
  return useUploads({
    model,
    pid: Number(address.get('pid')),
    accepts: isOneKind ? 'picture' : 'media',
    onUploaded: ({ url }) => {
      expect?.(url);
      address.set({ page: '1' });
      void client.invalidateQueries({ queryKey: [attachmentCalls.list.noun] });
    },
  });
}
