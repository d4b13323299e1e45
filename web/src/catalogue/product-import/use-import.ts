import { useState } from 'react';
import { importCalls } from '#contract/catalogue/import/import.ts';
import { useRun } from '#web/ui/index.ts';
import { type Mapping, type Preview, type Units, assigned, columnsOf, guessesOf, mappingProblem } from './mapping.ts';
import { type Options, noOptions } from './plan-options.tsx';
import type { DryRun } from './tallies.tsx';

interface Wish {
  mapping: Mapping;
  units: Units;
  options: Options;
  /** Categories whose tick was taken away. */
  without: readonly string[];
}

const planOf = (
  { uploadId, headerRow }: Preview,
  { mapping, units, options: { tempId, cateId, putOnShelf }, without }: Wish,
) => ({
  uploadId,
  columns: columnsOf(mapping, units),
  ...(headerRow > 0 ? { headerRow } : {}),
  putOnShelf,
  ...(tempId === null ? {} : { tempId }),
  ...(cateId === '' ? {} : { cateId: cateId.split(',').map(Number) }),
  ...(without.length === 0 ? {} : { withoutCategories: [...without] }),
});

const noWish: Wish = { mapping: {}, units: {}, options: noOptions, without: [] };

/** Steps of an import: the file, the meaning of its columns, what it would change, and the job that does it. */
export function useImport() {
  const [preview, setPreview] = useState<Preview>();
  const [wish, setWish] = useState(noWish);
  const [found, setFound] = useState<DryRun>();
  const [begun, setBegun] = useState<{ id: number; jobId: number }>();
  const headings = useRun(importCalls.headings, {
    then(table) {
      if (preview) read({ ...preview, ...table });
    },
  });
  const dryRun = useRun(importCalls.dryRun, { then: setFound });
  const start = useRun(importCalls.run, { then: ({ runId: id, jobId }) => setBegun({ id, jobId }) });

  /** Asks again what the import would do, as it is wished now. */
  const check = (next: Wish) => {
    setWish(next);
    if (preview) dryRun.mutate(planOf(preview, next));
  };
  function read(next: Preview) {
    setPreview(next);
    setWish({ ...noWish, options: wish.options, mapping: guessesOf(next) });
  }
  return {
    preview,
    found,
    begun,
    ...wish,
    problem: preview?.kind === 'sheet' ? mappingProblem(wish.mapping) : undefined,
    isChecking: dryRun.isPending,
    isStarting: start.isPending,
    read,
    /** Takes another row for the headings. */
    setHeaderRow: (headerRow: number) => preview && headings.mutate({ uploadId: preview.uploadId, headerRow }),
    again() {
      setPreview(undefined);
      setFound(undefined);
      setBegun(undefined);
    },
    back: () => setFound(undefined),
    setMapping: (mapping: Mapping) => setWish({ ...wish, mapping }),
    setUnits: (units: Units) => setWish({ ...wish, units }),
    setOptions: (options: Options) => setWish({ ...wish, options }),
    check: () => check(wish),
    /** Knows the products by this column. */
    matchBy: (index: number) => check({ ...wish, mapping: assigned(wish.mapping, index, 'code') }),
    leaveOut: (without: readonly string[]) => check({ ...wish, without }),
    start: () => preview && start.mutate(planOf(preview, wish)),
  };
}

export type Importing = ReturnType<typeof useImport>;
