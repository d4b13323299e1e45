import { type Lead, PictureTiles } from './picture-tiles.tsx';

export const GALLERY_MAX = 20;

export interface Controlled<T> {
  id?: string;
  value?: T | null;
  onChange?: (value: T) => void;
  /** First segment of the route; names the folder on the server. */
  model: string;
}

/** Picture; holds its address. */
export const PictureInput = ({ id, value, onChange, model }: Controlled<string>) => (
  <PictureTiles
    id={id}
    pictures={value ? [{ sattDir: value }] : []}
    onChange={([picture]) => onChange?.(picture?.sattDir ?? '')}
    max={1}
    model={model}
  />
);

interface Several extends Controlled<string[]> {
  max?: number;
  lead?: Lead;
}

/** Several pictures in their order, at most 20. */
export const PicturesInput = ({ value, onChange, max = GALLERY_MAX, ...rest }: Several) => (
  <PictureTiles
    {...rest}
    pictures={(value ?? []).map((sattDir) => ({ sattDir }))}
    onChange={(pictures) => onChange?.([...new Set(pictures.map(({ sattDir }) => sattDir))])}
    max={max}
  />
);
