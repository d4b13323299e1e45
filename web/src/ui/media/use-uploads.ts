import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '#contract/call.ts';
import { uploadCalls } from '#contract/pictures/uploads.ts';
import { tell } from '../tell.ts';
import { sentenceOf, upload } from '../wire/index.ts';
import { type Accepted, problemOfFile } from './file-rules.ts';
import { inOrder } from './in-order.ts';

export type Uploaded = Answer<typeof uploadCalls.image>;

/** A file on its way, or one that did not arrive. */
export interface Upload {
  key: number;
  file: File;
  /** 0 to 1. */
  share: number;
  problem?: string | undefined;
  /** Obviously wrong: trying again does not help. */
  isHopeless?: boolean;
}

export interface Uploads {
  list: readonly Upload[];
  /** How many of them are still on their way. */
  underWay: number;
  send: (files: Iterable<File>) => void;
  again: (one: Upload) => void;
  drop: (one: Upload) => void;
}

/** The library's folder for uploads made outside it. */
export const FOLDER = 10;
const LANES = 3;

interface Wish {
  /** First segment of the route; names the folder on the server. */
  model: string;
  /** Category of the library. */
  pid?: number;
  accepts?: Accepted;
  /** Hears of every picture that arrived, in the order the files were picked. */
  onUploaded: (uploaded: Uploaded) => void;
}

interface Sending {
  key: number;
  input: { model: string; pid: number; file: File };
}

let keys = 0;

/** Sends pictures, three at a time; what fails stays in the list with its reason until it is sent again or dropped. */
export function useUploads({ model, pid = FOLDER, accepts = 'picture', onUploaded }: Wish): Uploads {
  const [list, setList] = useState<readonly Upload[]>([]);
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });
  const change = useCallback(
    (key: number, told: Partial<Upload>) =>
      setList((before) => before.map((one) => (one.key === key ? { ...one, ...told } : one))),
    [],
  );
  const drop = useCallback(({ key }: Pick<Upload, 'key'>) => setList((before) => before.filter((one) => one.key !== key)), []);

  const sendOne = async ({ key, input }: Sending) => {
    try {
      const uploaded = await upload(uploadCalls.image, input, (share) => change(key, { share }));
      drop({ key });
      return uploaded;
    } catch (error) {
      change(key, { problem: sentenceOf(error) });
      return undefined;
    }
  };
  const line = useRef<(sending: Sending) => void>(undefined);
  const lineUp = (key: number, file: File) => {
    line.current ??= inOrder(LANES, sendOne, (uploaded: Uploaded) => latest.current(uploaded));
    line.current({ key, input: { model, pid, file } });
  };

  const underWay = list.filter(({ problem }) => problem === undefined).length;
  useSaid(underWay, list.length);
  return {
    list,
    underWay,
    send: (files) => {
      const all = [...files].map((file): Upload => {
        const problem = problemOfFile(file, accepts);
        return { key: ++keys, file, share: 0, ...(problem === undefined ? {} : { problem, isHopeless: true }) };
      });
      setList((before) => [...before, ...all]);
      for (const { key, file, problem } of all) if (problem === undefined) lineUp(key, file);
    },
    again: ({ key, file }) => {
      change(key, { problem: undefined, share: 0 });
      lineUp(key, file);
    },
    drop,
  };
}

/** Says that the last of them arrived, once for all; what did not arrive speaks for itself. */
function useSaid(underWay: number, listed: number) {
  const before = useRef(0);
  useEffect(() => {
    if (underWay === 0 && before.current > 0 && listed === 0) tell.success('上传成功');
    before.current = underWay;
  }, [underWay, listed]);
}
