import { chargingTypes } from '#contract/delivery/freight-template-record.ts';

export interface Steps {
  /** Names of the first step, the further ones and the threshold of free delivery. */
  first: string;
  renewal: string;
  free: string;
  unit: string;
}

const byPieces: Steps = { first: '首件', renewal: '续件', free: '包邮件数', unit: '件' };
const others: Readonly<Record<number, Steps>> = {
  [chargingTypes.weight]: { first: '首重', renewal: '续重', free: '包邮重量', unit: 'kg' },
  [chargingTypes.volume]: { first: '首体积', renewal: '续体积', free: '包邮体积', unit: 'm³' },
};

/** The words of a template, by what its freight is counted by. */
export const stepsOf = (type: number): Steps => others[type] ?? byPieces;
