import { draftSources } from '#contract/collection/draft-sources.ts';
import { type DraftRow, draftStates } from '#contract/collection/drafts.ts';
import { type Column, Linked, picture, when, yuan } from '#web/ui/index.ts';

export const columns: readonly Column<DraftRow>[] = [
  { field: 'id', width: 56, card: 'none' },
  { field: 'image', show: picture },
  { field: 'storeName', width: 200, card: 'title' },
  { field: 'platform', width: 88, of: draftSources },
  { field: 'soureLink', width: 160, card: 'none', show: (link) => <Linked to={link} /> },
  { field: 'price', width: 88, align: 'right', show: (price) => (price === null ? '' : yuan(price)) },
  { field: 'status', width: 112, of: draftStates },
  { field: 'failReason', width: 150 },
  { field: 'createTime', show: when, card: 'none' },
];
