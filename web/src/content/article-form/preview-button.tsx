import { EyeOutlined } from '@ant-design/icons';
import { Button, ConfigProvider, Drawer, Form } from 'antd';
import { useState } from 'react';
import { showDay } from '#contract/moment.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { usePhone } from '#web/ui/index.ts';
import type { ArticleValues } from './form-values.ts';
import './article-form.css';

/** Width of a common phone in px, with the padding of the drawer. */
const DRAWER = 375 + 48;
const STYLE = `<style>
  body { margin: 0; font: 16px/1.7 system-ui, sans-serif; color: #1f2328; overflow-wrap: break-word; }
  img, video, table { max-width: 100%; height: auto; }
</style>`;

interface PreviewValues extends ArticleValues {
  day: string;
}

const Preview = ({ title, author, content, day }: PreviewValues) => (
  <article className="article-preview">
    <h1>{title || '（还没有标题）'}</h1>
    <p>{[author, day].filter(Boolean).join(' · ')}</p>
    {/* In a frame of its own, where nothing that was written can run. */}
    <iframe title="文章预览" sandbox="" srcDoc={STYLE + (content || '<p>（还没有内容）</p>')} />
  </article>
);

function PreviewDrawer({ shown, onClose }: { shown: PreviewValues; onClose: () => void }) {
  useFocusBack();
  const isPhone = usePhone();
  return (
    <Drawer open title="预览" size={isPhone ? '100%' : DRAWER} onClose={onClose}>
      <Preview {...shown} />
    </Drawer>
  );
}

/** The article as customers will read it on a phone, before it is saved. */
export function PreviewButton() {
  const form = Form.useFormInstance<ArticleValues>();
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const [shown, setShown] = useState<PreviewValues>();
  if (isFixed) return null;
  const show = () => setShown({ ...form.getFieldsValue(true), day: showDay(new Date()) });
  return (
    <>
      <Button className="article-preview-button" icon={<EyeOutlined aria-hidden />} onClick={show}>
        预览
      </Button>
      {shown && <PreviewDrawer shown={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
