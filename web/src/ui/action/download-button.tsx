import { useMutation } from '@tanstack/react-query';
import { download } from '../wire/download.ts';
import { report } from '../wire/index.ts';
import { SlotButton } from './slot.tsx';

interface Props {
  /** Below the site. */
  address: string;
  fileName: string;
  label?: string;
  primary?: boolean;
}

/** Fetches a file that only its owner may have. */
export function DownloadButton({ address, fileName, label = '下载', primary = false }: Props) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(address, fileName),
    onError: (error) => report(error, 'act'),
  });
  return (
    <SlotButton type={primary ? 'primary' : 'default'} loading={isPending} onClick={() => mutate()}>
      {label}
    </SlotButton>
  );
}
