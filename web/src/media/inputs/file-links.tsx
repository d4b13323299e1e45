import { PaperClipOutlined } from '@ant-design/icons';
import '../uploads/media.css';

const kindOf = (url: string) => url.split('.').at(-1)?.toLowerCase() ?? '';

/** A file by its place and kind: what it was called on the computer of whoever uploaded it is not kept. */
export const FileLink = ({ url, at }: { url: string; at: number }) => (
  <a href={url} target="_blank" rel="noreferrer">
    <PaperClipOutlined aria-hidden /> {`附件 ${at + 1}.${kindOf(url)}`}
  </a>
);

export const FileLinks = ({ files }: { files: readonly string[] }) => (
  <ul className="file-links">
    {files.map((url, at) => (
      <li key={url}>
        <FileLink url={url} at={at} />
      </li>
    ))}
  </ul>
);
