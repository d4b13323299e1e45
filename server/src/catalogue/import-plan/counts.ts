export interface ImportCounts {
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
}

export const zeroCounts = (): ImportCounts => ({ created: 0, updated: 0, unchanged: 0, refused: 0 });
