import { Image } from 'antd';
import { secured } from './picture.tsx';

interface Props {
  urls: readonly string[];
  alt: string;
}

export const PictureViewer = ({ urls, alt }: Props) => (
  <Image.PreviewGroup items={urls.map(secured)}>
    <span className="pictures">
      {urls.map((url) => (
        <Image key={url} src={secured(url)} width={40} height={40} alt={alt} />
      ))}
    </span>
  </Image.PreviewGroup>
);
