import { Popover } from 'antd';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { shaped } from './shape.ts';
import './cells.css';

/** Pages served over https may not show pictures over http. */
export const secured = (url: string) => (window.location.protocol === 'https:' ? url.replace(/^http:/, 'https:') : url);

const NONE = <span className="picture picture-none" role="img" aria-label="没有图片" />;

/** A 40 px thumbnail; hover or space shows it large. `none` stands in for a picture that is missing or cannot be loaded. */
export function Picture({ url, alt = '', none = NONE }: { url: string; alt?: string; none?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    setOpen(!isOpen);
  };
  if (url === '' || isBroken) return none;
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      mouseEnterDelay={0.3}
      placement="right"
      content={<img className="picture-large" src={secured(url)} alt={alt} />}
    >
      <button type="button" className="picture" aria-label={`查看大图${alt}`} onKeyDown={onKeyDown} onBlur={() => setOpen(false)}>
        <img src={secured(url)} alt="" width={40} height={40} loading="lazy" onError={() => setBroken(true)} />
      </button>
    </Popover>
  );
}

export const picture = shaped((url: string | null) => <Picture url={url ?? ''} />, { width: 64, card: 'picture' });
