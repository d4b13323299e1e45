import type { RunRecord } from './run-kind.ts';

export const isUnderWay = ({ state }: RunRecord): boolean => state === 'waiting' || state === 'undoing';
