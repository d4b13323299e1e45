import { ContentInput } from '#web/media/index.ts';
import { Field, TextField, needed, usePhone } from '#web/ui/index.ts';
import { SYNOPSIS_SHOWN } from './derived.ts';
import { PreviewButton } from './preview-button.tsx';
import { useDerived, useIsShown } from './use-derived.ts';

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

/** Synopsis; the first words of the text stand for it. */
export function SynopsisField() {
  const isShown = useIsShown();
  const { opening } = useDerived();
  return (
    <TextField
      name="synopsis"
      optional
      {...(isShown && opening === '' && { check: needed('请填写文章简介，或在正文里写几句') })}
      rows={2}
      maxLength={SYNOPSIS_SHOWN}
      showCount
      placeholder={opening || '列表和分享时显示，不填则取正文的开头'}
    />
  );
}

/** The text itself. */
export function ContentField() {
  const isShown = useIsShown();
  return (
    <div className="titled-field">
      <Field name="content" optional={!isShown} {...(isShown && { check: needed('请填写文章内容') })}>
        <ContentInput model="content" title="文章内容" />
      </Field>
      <PreviewButton />
    </div>
  );
}
