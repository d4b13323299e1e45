import { useState } from 'react';
import { FileButton, PictureInput, PicturesInput, RichText } from '#web/media/index.ts';
import { MoneyInput } from '#web/ui/index.ts';
import { HourRangeInput, IconInput } from '#web/ui/pickers/index.ts';
import { Part } from './part.tsx';

/** Fields of forms. */
export function Fields() {
  const [icon, setIcon] = useState('s-goods');
  const [hours, setHours] = useState('08:00,22:00');
  const [money, setMoney] = useState<number | null>(1250);
  const [picture, setPicture] = useState('');
  const [gallery, setGallery] = useState<string[]>([]);
  const [file, setFile] = useState('');
  const [text, setText] = useState('<p>说明</p>');
  return (
    <>
      <Part title="菜单图标" state={icon}>
        <IconInput value={icon} onChange={setIcon} />
      </Part>
      <Part title="时间段" state={hours}>
        <HourRangeInput value={hours} onChange={setHours} />
      </Part>
      <Part title="金额" state={money}>
        <MoneyInput aria-label="金额" value={money} onChange={setMoney} />
      </Part>
      <Part title="单张图片" state={picture}>
        <PictureInput model="dev" value={picture} onChange={setPicture} />
      </Part>
      <Part title="多张图片" state={gallery}>
        <PicturesInput model="dev" value={gallery} onChange={setGallery} />
      </Part>
      <Part title="文件" state={file}>
        <FileButton value={file} onChange={setFile} />
      </Part>
      <Part title="富文本" state={text}>
        <RichText model="dev" value={text} onChange={setText} />
      </Part>
    </>
  );
}
