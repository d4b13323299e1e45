import { useState } from 'react';
import { type ThumbnailSide, thumbnailOf } from '#contract/pictures/thumbnails.ts';
import { secured } from '../cells/picture.tsx';

interface Props {
  url: string;
  side: ThumbnailSide;
  alt?: string;
  /** Hears that neither the small copy nor the picture itself is there. */
  onGone?: () => void;
}

/** The small copy of a picture, or the picture itself where there is none. */
export function Thumbnail({ url, side, alt = '', onGone }: Props) {
  const [missing, setMissing] = useState('');
  const small = thumbnailOf(url, side);
  const shown = small === missing ? url : small;
  return (
    <img
      src={secured(shown)}
      alt={alt}
      loading="lazy"
      draggable={false}
      onError={() => (shown === url ? onGone?.() : setMissing(small))}
    />
  );
}
