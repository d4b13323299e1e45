import { Image } from 'antd';
import { secured } from '#web/ui/cells/picture.tsx';

/** Photographs of the customer; a click shows them large. */
export const RefundPictures = ({ pictures }: { pictures: readonly string[] }) => (
  <Image.PreviewGroup items={pictures.map(secured)}>
    {pictures.map((url) => (
      <Image key={url} src={secured(url)} width={40} height={40} alt="退款凭证" />
    ))}
  </Image.PreviewGroup>
);
