import { LoadingOutlined, PlusOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { uploadCalls } from '#contract/pictures/uploads.ts';
import { useMay } from '#web/ui/index.ts';
import { secured } from '#web/ui/cells/picture.tsx';
import { PICTURE_TYPES, useUploads } from '#web/ui/media/use-uploads.ts';

interface Props {
  label: string;
  url: string;
  onChange: (url: string) => void;
  problem?: string | undefined;
  isFixed?: boolean;
}

/** The picture of one combination: a click puts another in its place. */
export function SkuPicture({ label, url, onChange, problem, isFixed = false }: Props) {
  const may = useMay()(uploadCalls.image) && !isFixed;
  const { shares, sendAll } = useUploads('product', onChange);
  const [broken, setBroken] = useState('');
  const isThere = url !== '' && url !== broken;
  return (
    <label className="cell-picture" aria-invalid={problem !== undefined} title={problem ?? (may ? '点击更换图片' : undefined)}>
      {shares.length > 0 ? (
        <LoadingOutlined />
      ) : isThere ? (
        <img src={secured(url)} alt="" onError={() => setBroken(url)} />
      ) : (
        <PlusOutlined />
      )}
      <input
        type="file"
        accept={PICTURE_TYPES}
        disabled={!may}
        aria-label={`${label}图片`}
        onChange={(event) => {
          sendAll([...(event.target.files ?? [])].slice(0, 1));
          event.target.value = '';
        }}
      />
    </label>
  );
}
