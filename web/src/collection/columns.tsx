import { platformLabels } from '#contract/catalogue/platforms.ts';
import { type DraftRow, draftStateLabels } from '#contract/collection/drafts.ts';
import { type Column, picture, signals, when, yuan } from '#web/ui/index.ts';

const state = signals({
  0: ['waits', draftStateLabels[0] ?? ''],
  1: ['done', draftStateLabels[1] ?? ''],
  2: ['trouble', draftStateLabels[2] ?? ''],
});

/** Where a product was found. */
export const SourceLink = ({ link }: { link: string }) =>
  /^https?:/.test(link) ? (
    <a className="cell-open" href={link} target="_blank" rel="noreferrer">
      {link}
    </a>
  ) : (
    link
  );

export const columns: readonly Column<DraftRow>[] = [
  { title: 'ID', field: 'id', width: 56, card: 'none' },
  { title: '商品图', field: 'image', show: picture },
  { title: '商品名称', field: 'storeName', width: 200, card: 'title' },
  { title: '来源平台', field: 'platform', width: 88, show: (platform) => platformLabels[platform] },
  { title: '来源链接', field: 'soureLink', width: 160, card: 'none', show: (link) => <SourceLink link={link} /> },
  { title: '售价', field: 'price', width: 88, align: 'right', show: (price) => (price === null ? '' : yuan(price)) },
  { title: '状态', field: 'status', width: 112, show: state },
  { title: '失败原因', field: 'failReason', width: 150 },
  { title: '采集时间', field: 'createTime', show: when, card: 'none' },
];
