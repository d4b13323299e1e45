import { Input } from 'antd';
import { ContentInput } from '#web/media/index.ts';
import { Field, usePhone, needed } from '#web/ui/index.ts';
import { PreviewButton } from './preview-button.tsx';

/** Title and synopsis, which customers read before they open it. */
export function WordFields() {
  const isPhone = usePhone();
  return (
    <>
      <Field name="title" check={needed('请填写标题')}>
        <Input autoFocus={!isPhone} maxLength={100} showCount placeholder="请输入标题" />
      </Field>
      <Field name="synopsis" check={needed('请填写文章简介')}>
        <Input.TextArea rows={2} maxLength={100} showCount placeholder="列表和分享时显示" />
      </Field>
    </>
  );
}

/** The text itself. */
export const ContentField = () => (
  <div className="titled-field">
    <Field name="content" check={needed('请填写文章内容')}>
      <ContentInput model="content" title="文章内容" />
    </Field>
    <PreviewButton />
  </div>
);
