import type { z } from 'zod';
import type { DryRun as DryRunOf } from '#contract/catalogue/import/import-results.ts';

export type DryRun = z.output<typeof DryRunOf>;
type ImportTallies = Pick<DryRun, 'created' | 'updated' | 'unchanged' | 'refused' | 'tallies'>;

const words = [
  ['created', '新增', 'done'],
  ['updated', '更新', 'underway'],
  ['unchanged', '不变', 'rest'],
  ['refused', '有问题', 'trouble'],
] as const;
const kinds = [
  ['categories', '分类'],
  ['brands', '品牌'],
  ['reviews', '评论'],
] as const;

const alongWords = [['created', '新建'], ...words.slice(1)] as const;

const total = ({ created, updated, unchanged, refused }: Omit<ImportTallies, 'tallies'>) =>
  created + updated + unchanged + refused;

type TallyKind = (typeof kinds)[number][0];

/** “分类：新建 93；品牌：新建 49，更新 2” */
const along = (of: ImportTallies, listed: TallyKind | undefined): string =>
  kinds
    .filter(([kind]) => kind !== listed && total(of.tallies[kind]) > 0)
    .map(([kind, label]) => {
      const parts = alongWords.flatMap(([field, word]) =>
        of.tallies[kind][field] > 0 ? `${word} ${of.tallies[kind][field]}` : [],
      );
      return `${label}：${parts.join('，')}`;
    })
    .join('；');

interface Props {
  of: ImportTallies;
  /** Kinds of records that have a list of their own beside it. */
  listed?: TallyKind | undefined;
}

/** Number of products, and in small what came along with them. */
export const Tallies = ({ of, listed }: Props) => (
  <>
    <dl className="tallies" aria-label="商品">
      {words.map(([field, label, meaning]) => (
        <div key={field} className={of.tallies.products[field] > 0 ? `tally-${meaning}` : undefined}>
          <dt>{label}</dt>
          <dd>{of.tallies.products[field]}</dd>
        </div>
      ))}
    </dl>
    {along(of, listed) !== '' && <p className="import-note">{along(of, listed)}</p>}
  </>
);
