import { StartFailure } from '#server/platform/start-failure.ts';

/** A file that ends before it is over. */
export class TornDump extends StartFailure {
  constructor(at: string) {
    super(`备份文件不完整：${at}。请重新导出，或重新上传，什么都没有改动。 (The dump is torn.)`);
  }
}

/** A dump that cannot be read; the sentence says how to make one that can. */
export class UnreadableDump extends StartFailure {
  constructor(why: string, english: string) {
    super(`${why}。 (${english}.)`);
  }
}
