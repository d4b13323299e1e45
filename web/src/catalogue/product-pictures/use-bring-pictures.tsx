import { useEffect, useRef, useState } from 'react';
import { uploadCalls } from '#contract/pictures/uploads.ts';
import { useMay } from '#web/ui/index.ts';
import type { ProductValues } from '../product/form-values.ts';
import { BringDialog, type Bringing, type BringChoice } from './bring-dialog.tsx';
import { bringPictures } from './bring-pictures.ts';
import { type Elsewhere, type Pictured, picturesElsewhere, withOurs } from './pictures-elsewhere.ts';

/** Most pictures of a product at once; saving brings the others. */
const MOST = 60;
const PATIENCE_MS = 120_000;
const TOO_MANY = `一次最多存入 ${MOST} 张，重试会存入其余的`;

/**
 * Brings pictures of other sites into the library before a product is saved, as far as they can be had. Those it `had` stay.
 */
export function useBringPictures(had?: Pictured) {
  const may = useMay()(uploadCalls.fetch);
  const [bringing, setBringing] = useState<Bringing>();
  const ours = useRef(new Map<string, string>());
  const leave = useRef<() => void>(undefined);
  useEffect(() => () => leave.current?.(), []);

  const round = async (pictures: readonly Elsewhere[]): Promise<BringChoice> => {
    const { promise: chosen, resolve: choose } = Promise.withResolvers<BringChoice>();
    leave.current = () => choose('back');
    const calledOff = new AbortController();
    void chosen.then(() => calledOff.abort());
    const wanted = pictures.slice(0, MOST);
    const why = new Map<string, string>();
    setBringing({ total: wanted.length, done: 0, failures: [], choose });
    const tried = bringPictures(
      wanted.map(({ url }) => url),
      {
        signal: AbortSignal.any([calledOff.signal, AbortSignal.timeout(PATIENCE_MS)]),
        onFetched: (fetched) => {
          for (const { url, sattDir, message } of fetched)
            if (sattDir === null) why.set(url, message ?? '');
            else ours.current.set(url, sattDir);
          setBringing((now) => now && { ...now, done: now.done + fetched.length });
        },
      },
    );
    const early = await Promise.race([chosen, tried]);
    if (typeof early === 'string') return early;
    const left = pictures.filter(({ url }) => !ours.current.has(url));
    if (!early || left.length === 0) return 'save';
    const failures = left.map((picture) => ({ ...picture, message: why.get(picture.url) ?? TOO_MANY }));
    setBringing((now) => now && { ...now, failures });
    return chosen;
  };

  const before = async (values: object): Promise<boolean | (Pictured & Readonly<Record<string, unknown>>)> => {
    const formValues = values as ProductValues;
    const kept = new Set(had && picturesElsewhere(had).map(({ url }) => url));
    const wanted = picturesElsewhere(formValues).filter(({ url }) => !kept.has(url));
    const left = () => wanted.filter(({ url }) => !ours.current.has(url));
    if (!may || wanted.length === 0) return true;
    let choice: BringChoice = 'again';
    while (choice === 'again') choice = left().length > 0 ? await round(left()) : 'save';
    setBringing(undefined);
    return choice === 'save' && { ...withOurs(formValues, ours.current) };
  };
  return { before, dialog: bringing && <BringDialog {...bringing} /> };
}
