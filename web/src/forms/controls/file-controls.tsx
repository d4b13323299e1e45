import { Button, ConfigProvider } from 'antd';
import { useLocation } from 'react-router';
import { isPictures, typedOf } from '#contract/settings/form-values.ts';
import { AttachmentsInput, FileButton, PictureInput } from '#web/media/index.ts';
import { type ControlProps, named, wordAt } from './control.ts';

/** A file by its address. */
export function FileControl({ field, text, hold }: ControlProps) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const accept = wordAt(field, 'accept');
  return (
    <>
      <FileButton value={text} onChange={hold} {...(accept === '' ? {} : { accept })} />
      {text !== '' && !isFixed && (
        <Button type="link" size="small" onClick={() => hold('')}>
          移除
        </Button>
      )}
    </>
  );
}

/** Pictures by their addresses, as clients keep them. */
export function PicturesControl({ id, field, text, hold }: ControlProps) {
  const { pathname } = useLocation();
  const model = pathname.split('/')[1] || 'setting';
  if (!isPictures(field)) return <PictureInput {...named(id)} value={text} onChange={hold} model={model} />;
  const listed = text === '' || text.startsWith('[') ? text : JSON.stringify(typedOf(field, text));
  return <AttachmentsInput {...named(id)} value={listed} onChange={(next) => hold(next === '[]' ? '' : next)} model={model} />;
}
