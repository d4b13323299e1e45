import { ContentInput } from '#web/media/index.ts';
import { Field, TextField, needed, usePhone } from '#web/ui/index.ts';
import { PreviewButton } from './preview-button.tsx';

export const TitleField = () => (
  <TextField
    name="title"
    check={needed('请填写标题')}
    autoFocus={!usePhone()}
    maxLength={100}
    showCount
    placeholder="请输入标题"
  />
);

export const SynopsisField = () => (
  <TextField name="synopsis" check={needed('请填写文章简介')} rows={2} maxLength={100} showCount placeholder="列表和分享时显示" />
);

/** The text itself. */
export const ContentField = () => (
  <div className="titled-field">
    <Field name="content" check={needed('请填写文章内容')}>
      <ContentInput model="content" title="文章内容" />
    </Field>
    <PreviewButton />
  </div>
);
