import { isForeignMoney, unitInHeading } from '#contract/exports/units.ts';

/** Columns that a sheet may have, by its fields. */
export interface ColumnTerms<F extends string> {
  /** Headings of the template. */
  labels: Readonly<Record<F, string>>;
  /** Other headings of a column, parted by blanks; blanks and marks in a heading do not count. */
  synonyms: Readonly<Record<F, string>>;
  /** Fields of money, whose headings may name a unit. */
  money: ReadonlySet<F>;
  /** Fields that merged cells do not repeat, because each record has its own. */
  own: ReadonlySet<F>;
  /** Field without whose column a row is not that of the headings. */
  needs: F;
}

const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[（(].*?[)）]/g, '')
    .replaceAll(/[\s_*：:]/g, '');

const namesOf = <F extends string>(labels: Readonly<Record<F, string>>): F[] =>
  Object.keys(labels).filter((name): name is F => name in labels);

/** Finds the field of each heading; of two that mean the same the first counts. */
export function openColumns<F extends string>({
  labels,
  synonyms,
  money,
}: Pick<ColumnTerms<F>, 'labels' | 'synonyms' | 'money'>) {
  const byHeading = new Map(
    namesOf(labels).flatMap((field) =>
      [labels[field], ...synonyms[field].split(' ')].map((heading) => [plain(heading), field] as const),
    ),
  );
  return (headings: readonly string[]): (F | null)[] => {
    const taken = new Set<F>();
    return headings.map((heading) => {
      const named = unitInHeading('money', heading)?.heading;
      const field = byHeading.get(plain(heading)) ?? (named === undefined ? undefined : byHeading.get(plain(named)));
      if (field === undefined || taken.has(field) || (money.has(field) && isForeignMoney(heading))) return null;
      taken.add(field);
      return field;
    });
  };
}
