import type { TheirRow } from '../../dump/columns.ts';

/** Order that was split: others have its goods and its money since, and it counts no more. */
export const isSplit = ({ pid }: TheirRow): boolean => pid === '-1';
