import { useState } from 'react';
import { type ThumbnailSide, thumbnailOf } from '#contract/pictures/thumbnails.ts';
import { secured } from './picture.tsx';

interface Props {
  url: string;
  side: ThumbnailSide;
  alt?: string;
  /** Hears that neither the small copy nor the picture itself is there; its place shows an empty frame. */
  onGone?: () => void;
}

/** The small copy of a picture, or the picture itself where there is none. */
export function Thumbnail({ url, side, alt = '', onGone }: Props) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const small = thumbnailOf(url, side);
  const src = missing.includes(small) ? url : small;
  if (missing.includes(url)) return <span className="picture-none picture-gone" role="img" aria-label={`${alt}无法显示`} />;
  const miss = () => {
    setMissing([...missing, src]);
    if (src === url) onGone?.();
  };
  return <img src={secured(src)} alt={alt} loading="lazy" draggable={false} onError={miss} />;
}
