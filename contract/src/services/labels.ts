import { z } from 'zod';
import { refusals } from '../refusal.ts';

export const labelRefusals = refusals('label', {
  NO_NUMBER: { says: () => '电子面单没有返回快递单号，面单可能已经打印，请先看一下打印机' },
});

/** Further fields of a form are the provider's business. */
export const SheetForm = z.object({ temp_id: z.string(), title: z.string(), pic: z.string() });
export type SheetForm = z.output<typeof SheetForm>;
