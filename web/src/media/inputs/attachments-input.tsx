import { useRef } from 'react';
import { z } from 'zod';
import { GALLERY_MAX, type Controlled } from './picture-input.tsx';
import { type Found, PictureTiles } from './picture-tiles.tsx';

const Attachments = z.array(z.looseObject({ attId: z.number(), sattDir: z.string() }));

function parseAttachments(text: string): z.output<typeof Attachments> {
  try {
    return Attachments.parse(JSON.parse(text));
  } catch {
    return [];
  }
}

/** Several pictures as generated forms hold them: whole attachments, in a JSON string. */
export function AttachmentsInput({ id, value, onChange, model, max = GALLERY_MAX }: Controlled<string> & { max?: number }) {
  const attachments = parseAttachments(value ?? '');
  const found = useRef<readonly Found[]>([]);
  const emit = (urls: readonly string[]) => {
    const known = [...attachments, ...found.current];
    onChange?.(JSON.stringify(urls.flatMap((url) => known.find(({ sattDir }) => sattDir === url) ?? [])));
  };
  return (
    <PictureTiles
      id={id}
      urls={attachments.map(({ sattDir }) => sattDir)}
      onFound={(more) => (found.current = [...found.current, ...more])}
      onChange={emit}
      max={max}
      model={model}
    />
  );
}
