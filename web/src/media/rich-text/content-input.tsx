import { ConfigProvider, theme } from 'antd';
import '../uploads/media.css';
import { paper } from './paper.ts';
import { RichText } from './rich-text.tsx';

interface Props {
  id?: string;
  value?: string;
  onChange?: (html: string) => void;
  /** First segment of the route; names the folder of pictures on the server. */
  model: string;
  /** Name of the text, for those who cannot see it. */
  title: string;
}

const ON_PAPER = `body:has([style*="color"],font[color]){background:${paper['--paper']};color:${paper['--ink']}}`;

/** The long text of a form: an editor, or what it says where nothing may be changed. */
export function ContentInput({ title, ...control }: Props) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const { token } = theme.useToken();
  if (!isFixed) return <RichText {...control} />;
  if (!control.value) return <span>无</span>;
  // A frame is white unless its document says otherwise.
  const look = `body{margin:8px 12px;background:${token.colorBgContainer};color:${token.colorText};font:13px/1.6 sans-serif;overflow-wrap:anywhere}img,video{max-width:100%}${ON_PAPER}`;
  // Separate frame, where nothing that was written can run.
  return <iframe className="content-view" title={title} sandbox="" srcDoc={`<style>${look}</style>${control.value}`} />;
}
