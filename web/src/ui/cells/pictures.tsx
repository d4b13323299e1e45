import { Image } from 'antd';
import { secured } from './picture.tsx';
import './cells.css';

/** Several 40 px thumbnails; a click shows one large, and the others beside it. The viewer is heavy, so this is loaded when needed. */
export const Pictures = ({ urls, alt }: { urls: readonly string[]; alt: string }) => (
  <Image.PreviewGroup items={urls.map(secured)}>
    <span className="pictures">
      {urls.map((url) => (
        <Image key={url} src={secured(url)} width={40} height={40} alt={alt} />
      ))}
    </span>
  </Image.PreviewGroup>
);
