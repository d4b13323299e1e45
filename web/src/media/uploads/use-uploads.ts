import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '#contract/call.ts';
import { uploadCalls } from '#contract/pictures/uploads.ts';
import { notify } from '#web/ui/basics/notify.ts';
import { WireError, isAborted, sentenceOf, upload } from '#web/ui/wire/index.ts';
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
  /** Obviously wrong, or refused for what it is: trying again does not help. */
  isHopeless?: boolean;
}

export interface Uploads {
  list: readonly Upload[];
  /** Number of files still on their way. */
  underWay: number;
  /** Number of files that arrived since the list was empty. */
  arrived: number;
  send: (files: Iterable<File>) => void;
  again: (one: Upload) => void;
  /** Takes one out of the list; on its way, it is called off. */
  drop: (one: Upload) => void;
  /** Takes out all that did not arrive. */
  clear: () => void;
}

/** The library's folder for uploads made outside it. */
export const FOLDER = 10;
const LANES = 3;

interface UploadOptions {
  /** First segment of the route; names the folder on the server. */
  model: string;
  /** Category of the library. */
  pid?: number;
  accepts?: Accepted;
  /** Hears of every picture that arrived, in the order the files were picked. */
  onUploaded: (uploaded: Uploaded) => void;
}

interface UploadUnderWay {
  key: number;
  input: { model: string; pid: number; file: File };
  stop: AbortController;
}

let keys = 0;

// A refusal of the file stands; a line that is down, a server in trouble or a session that ended does not.
const isRefusal = (error: unknown) => error instanceof WireError && error.code !== 401 && !error.isFault;

/** The files on their way and what is known of each. */
function useUploadList() {
  const [list, setList] = useState<readonly Upload[]>([]);
  const change = useCallback(
    (key: number, changes: Partial<Upload>) =>
      setList((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one))),
    [],
  );
  const drop = useCallback(({ key }: Pick<Upload, 'key'>) => setList((before) => before.filter((one) => one.key !== key)), []);
  return { list, setList, change, drop };
}

/** Sends pictures, three at a time; what fails stays in the list with its reason until it is sent again or dropped. */
export function useUploads({ model, pid = FOLDER, accepts = 'picture', onUploaded }: UploadOptions): Uploads {
  const { list, setList, change, drop } = useUploadList();
  const [arrived, setArrived] = useState(0);
  const [known, setKnown] = useState(0);
  const stops = useRef(new Map<number, AbortController>());
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });

  const sendOne = async ({ key, input, stop }: UploadUnderWay) => {
    if (stop.signal.aborted) return undefined;
    try {
      const uploaded = await upload(uploadCalls.image, input, (share) => change(key, { share }), stop.signal);
      drop({ key });
      setArrived((before) => before + 1);
      if (uploaded.isKnown) setKnown((before) => before + 1);
      return uploaded;
    } catch (error) {
      if (!isAborted(error)) change(key, { problem: sentenceOf(error), isHopeless: isRefusal(error) });
      return undefined;
    }
  };
  const line = useRef<(sending: UploadUnderWay) => void>(undefined);
  const lineUp = (key: number, file: File) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    line.current ??= inOrder(LANES, sendOne, (uploaded: Uploaded) => latest.current(uploaded));
    line.current({ key, input: { model, pid, file }, stop });
  };

  const underWay = list.filter(({ problem }) => problem === undefined).length;
  useSaid(underWay, list.length, successOf(arrived, known));
  return {
    list,
    underWay,
    arrived,
    send: (files) => {
      const all = [...files].map((file): Upload => {
        const problem = problemOfFile(file, accepts);
        return { key: ++keys, file, share: 0, ...(problem === undefined ? {} : { problem, isHopeless: true }) };
      });
      if (list.length === 0) {
        setArrived(0);
        setKnown(0);
      }
      setList((before) => [...before, ...all]);
      for (const { key, file, problem } of all) if (problem === undefined) lineUp(key, file);
    },
    again: ({ key, file }) => {
      change(key, { problem: undefined, share: 0 });
      lineUp(key, file);
    },
    drop: (one) => {
      stops.current.get(one.key)?.abort();
      drop(one);
    },
    clear: () => setList((before) => before.filter(({ problem }) => problem === undefined)),
  };
}

/** Notification of files that arrived, some of which the library had already; nothing of none. */
function successOf(arrived: number, known: number): string | undefined {
  if (arrived === 0) return undefined;
  if (known === 0) return '上传成功';
  return known === arrived ? '图片库里已有相同的文件，没有重复上传' : `上传成功，其中 ${known} 个图片库里已有，没有重复上传`;
}

/** Says that the last of them arrived, once for all; what did not arrive speaks for itself. */
function useSaid(underWay: number, listed: number, success: string | undefined) {
  const before = useRef(0);
  useEffect(() => {
    if (underWay === 0 && before.current > 0 && listed === 0 && success !== undefined) notify.success(success);
    before.current = underWay;
  }, [underWay, listed, success]);
}
