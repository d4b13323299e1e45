import { platforms } from '#contract/catalogue/platforms.ts';
import { type DraftRow, draftStates } from '#contract/collection/drafts.ts';
import { type Column, picture, when, yuan } from '#web/ui/index.ts';

/** Site on which a product was found. */
export const SourceLink = ({ link }: { link: string }) =>
  /^https?:/.test(link) ? (
    <a className="cell-open" href={link} target="_blank" rel="noreferrer">
      {link}
    </a>
  ) : (
    link
  );

export const columns: readonly Column<DraftRow>[] = [
  { field: 'id', width: 56, card: 'none' },
  { field: 'image', show: picture },
  { field: 'storeName', width: 200, card: 'title' },
  { field: 'platform', width: 88, of: platforms },
  { field: 'soureLink', width: 160, card: 'none', show: (link) => <SourceLink link={link} /> },
  { field: 'price', width: 88, align: 'right', show: (price) => (price === null ? '' : yuan(price)) },
  { field: 'status', width: 112, of: draftStates },
  { field: 'failReason', width: 150 },
  { field: 'createTime', show: when, card: 'none' },
];
