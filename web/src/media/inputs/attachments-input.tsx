import { z } from 'zod';
import { GALLERY_MAX, type Controlled } from './picture-input.tsx';
import { PictureTiles } from './picture-tiles.tsx';

const Attachment = z.looseObject({ attId: z.number().optional(), sattDir: z.string() });
// A bare address stands where nothing is known of the library.
const Attachments = z.array(z.union([Attachment, z.string().transform((sattDir) => ({ sattDir }))]));

function parseAttachments(text: string): z.output<typeof Attachments> {
  try {
    return Attachments.parse(JSON.parse(text));
  } catch {
    return [];
  }
}

/** Several pictures as generated forms hold them: whole attachments, in a JSON string. */
export const AttachmentsInput = ({ id, value, onChange, model, max = GALLERY_MAX }: Controlled<string> & { max?: number }) => (
  <PictureTiles
    id={id}
    pictures={parseAttachments(value ?? '')}
    onChange={(pictures) => onChange?.(JSON.stringify(pictures))}
    max={max}
    model={model}
  />
);
