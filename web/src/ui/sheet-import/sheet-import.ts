import type { ComponentType, ReactNode } from 'react';
import type { Call } from '#contract/call.ts';
import type { Choices } from '#contract/choices.ts';
import type { Page } from '#contract/wire.ts';

type ById = { id: number };

/** Part of the answer to the check of a sheet, whatever it holds. */
export interface CheckedSheetFacts extends ById {
  fileName: string;
  aside: string[];
  columns: { header: string; field: string | null }[];
  refused: number;
}

export interface CheckedRow extends ById {
  /** Line of the sheet. */
  row: number;
  reason: string;
}

type RowInput = ById & { page: number; limit: number };

/** Figure of a checked sheet; one of a state stands out where it is more than nothing. */
export interface CheckedFigure {
  label: string;
  value: ReactNode;
  meaning?: 'done' | 'underway' | 'rest' | 'trouble' | undefined;
}

/** Import of records from a sheet: how it is called, and its words. */
export interface SheetImport<C extends CheckedSheetFacts, R extends CheckedRow & { state: S }, S extends string> {
  title: string;
  calls: {
    check: Call<{ file: File }, C>;
    run: Call<ById, { runId: number; jobId: number }>;
    rows: Call<RowInput & { state?: S | undefined }, Page<R>>;
    problems: Call<ById, string[][]>;
  };
  states: Choices<S>;
  /** States that a check leaves. */
  verdicts: readonly S[];
  refusedState: S;
  nameOf: (row: R) => string;
  figures: (checked: C) => readonly CheckedFigure[];
  /** Records that would be imported. */
  wanted: (checked: C) => number;
  Result: ComponentType<ById>;
  template: { name: string; rows: readonly (readonly string[])[] };
  words: {
    limits: string;
    /** Said of the columns, before the link to the template. */
    columns: string;
    notes: readonly string[];
    /** Said above the figures of a checked sheet. */
    remark?: (checked: C) => string | undefined;
    start: (wanted: number) => string;
    nothing: string;
    problems: (refused: number, wanted: number) => string;
    problemFile: string;
    perRow: string;
  };
}
