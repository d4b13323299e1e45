import { Worker } from 'node:worker_threads';
import { fileUploadRefusals } from '#contract/pictures/uploads.ts';
import { Refusal, type RefusalCode } from '#contract/refusal.ts';
import type { readBitmap } from './read-bitmap.ts';

export interface Examination {
  bytes: Uint8Array;
  mime: string;
  extension: string;
  maxPixels: number;
}

export interface ExaminationResult {
  /** A bitmap's pixels, which only we can read. */
  bitmap?: ReturnType<typeof readBitmap>;
}

interface Answer {
  id: number;
  outcome?: ExaminationResult;
  refused?: { id: string; code: RefusalCode; message: string; data: unknown };
  fault?: string;
}

const MEMORY_MB = 512;
/** An honest file takes moments. */
const LONGEST_MS = 30_000;
const IDLE_MS = 30_000;

interface WaitingRequest {
  resolve(outcome: ExaminationResult): void;
  reject(error: Error): void;
}

/** Thread beside the requests, kept while there is work. */
function openExaminer() {
  const waiting = new Map<number, WaitingRequest>();
  let worker: Worker | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let last = 0;

  /** Whatever is under way was sent by whom nobody can tell apart, so all of it is refused. */
  function give(up: Worker): void {
    if (worker !== up) return;
    worker = undefined;
    void up.terminate();
    for (const { reject } of waiting.values()) reject(fileUploadRefusals.BROKEN_FILE());
    waiting.clear();
  }

  function settle({ id, outcome, refused, fault }: Answer): void {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (outcome) asked?.resolve(outcome);
    else asked?.reject(refused ? new Refusal(refused.id, refused.code, refused.message, refused.data) : new Error(fault));
    const current = worker;
    if (waiting.size === 0 && current) idle = setTimeout(() => give(current), IDLE_MS).unref();
  }

  function start(): Worker {
    const started = new Worker(new URL('./examine-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    started.on('message', settle);
    started.on('error', () => give(started));
    started.unref();
    return started;
  }

  return async (asked: Examination): Promise<ExaminationResult> => {
    clearTimeout(idle);
    const current = (worker ??= start());
    const id = (last += 1);
    const late = setTimeout(() => give(current), LONGEST_MS).unref();
    try {
      return await new Promise<ExaminationResult>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        current.postMessage({ id, ...asked });
      });
    } finally {
      clearTimeout(late);
    }
  };
}

/** Reads a file through in a thread of its own, so that requests go on meanwhile; refuses one that is something else as well. */
export const examine = openExaminer();
