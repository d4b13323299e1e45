import type { Ref } from 'react';
import type { SkuLine } from '../product/sku-lines.ts';

/** What a form hands to the input of prices and stock. */
export interface SkuInputProps {
  id?: string;
  value?: readonly SkuLine[];
  onChange?: (lines: SkuLine[]) => void;
  ref?: Ref<{ focus: () => void; nativeElement: HTMLElement | null }>;
  isSub: boolean;
}
