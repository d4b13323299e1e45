import type { Ref } from 'react';
import type { SkuLine } from '../product/sku-lines.ts';

/** Props that a form gives to the input of prices and stock. */
export interface SkuInputProps {
  id?: string;
  value?: readonly SkuLine[];
  onChange?: (lines: SkuLine[]) => void;
  ref?: Ref<{ focus: () => void; nativeElement: HTMLElement | null }>;
  isSub: boolean;
}
