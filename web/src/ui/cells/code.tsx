import { shaped } from './shape.ts';
import { CopyText } from './copy-text.tsx';
import './cells.css';

/** Order numbers and codes: monospaced, copied by a click. */
export const code = shaped(
  (text: string | number | null) => (text === null || text === '' ? undefined : <CopyText text={String(text)} />),
  { width: 176 },
);
