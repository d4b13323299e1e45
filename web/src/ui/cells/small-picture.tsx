import { Thumbnail } from './thumbnail.tsx';
import './cells.css';

/** A 40 px picture inside something that can be pressed itself, so that it cannot. */
export const SmallPicture = ({ url }: { url: string }) =>
  url === '' ? (
    <span className="picture picture-none" aria-hidden />
  ) : (
    <span className="picture picture-small" aria-hidden>
      <Thumbnail url={url} side={80} />
    </span>
  );
