import { useQueryClient } from '@tanstack/react-query';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import type { Address } from '#web/ui/scene/address.ts';
import { type Uploads, useUploads } from '../uploads/use-uploads.ts';
import { kinds } from './use-pictures.ts';

/** Uploads into the category that is open; what arrives is shown on page one. `expect` hears of each of them. */
export function useLibraryUploads(address: Address, model: string, expect?: (url: string) => void): Uploads {
  const client = useQueryClient();
  return useUploads({
    model,
    pid: Number(address.get('pid')),
    accepts: 'media',
    onUploaded: ({ url, type }) => {
      expect?.(url);
      // Uploads are shown, be they of the other kind.
      address.set({ page: '1', attType: type === kinds.video ? kinds.video : kinds.picture });
      void client.invalidateQueries({ queryKey: [attachmentCalls.list.noun] });
    },
  });
}
