import { ConfigProvider } from 'antd';
import { RichText } from '#web/media/index.ts';

interface Props {
  id?: string;
  value?: string;
  onChange?: (html: string) => void;
}

/** The description: an editor, or its text where nothing may be changed. */
export function ContentInput(control: Props) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  if (!isFixed) return <RichText {...control} model="product" />;
  if (!control.value) return <span>无</span>;
  // In a frame of its own, where nothing that was written can run.
  return <iframe className="content-view" title="商品详情" sandbox="" srcDoc={control.value} />;
}
