import { useQuery } from '@tanstack/react-query';
import { groupDataCalls, shownOrNot } from '#contract/settings/group-data.ts';
import { useLinkedArticles } from '#web/content/index.ts';
import { ChoiceFilter, Empty, Failing, HistoryButton, RunButton, listOf, usePhone, useRowActions } from '#web/ui/index.ts';
import { ListCards } from '#web/ui/list/list-cards.tsx';
import { ListTable } from '#web/ui/list/list-table.tsx';
import { useLastPage } from '#web/ui/list/use-last-page.ts';
import { Pager } from '#web/ui/list-parts/pager.tsx';
import { useDialogAddress } from '#web/ui/pickers/use-dialog-address.ts';
import { inputOf } from '#web/ui/scene/address.ts';
import { SceneProvider } from '#web/ui/scene/scene.ts';
import { nothingChosen } from '#web/ui/scene/selection.ts';
import { articlesIn, columnsOf } from './entry-columns.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import type { EntryScene } from './entry-scene.ts';
import './combined-data.css';

/** Clients look for each of its entries by type, so none of them goes. */
const FIXED_FORM = 99;

const first = { page: '1', limit: '20' };
const skeleton = Array.from({ length: 6 }, (_, index) => ({ key: -index - 1, row: undefined }));

/** The entries of a group, in the columns of its form. */
export function EntryList({ scene }: { scene: EntryScene }) {
  const isPhone = usePhone();
  const address = useDialogAddress(first);
  const { data, error, isPlaceholderData, refetch } = useQuery(
    listOf(groupDataCalls.list, inputOf(groupDataCalls.list, address, { gid: scene.gid })),
  );
  const articles = useLinkedArticles(articlesIn(scene, data?.list ?? []));
  useLastPage(isPlaceholderData ? undefined : data, address);
  const add = <EntryDialog scene={scene} next={(data?.list.at(-1)?.sort ?? 0) + 1} />;
  const List = isPhone ? ListCards : ListTable;
  const rowActions = useRowActions(groupDataCalls.list.noun, data?.list, (entry) => (
    <>
      <EntryDialog scene={scene} entry={entry} call={groupDataCalls.update} />
      <HistoryButton noun="group_data" id={entry.id} call={groupDataCalls.info} />
      {scene.formId !== FIXED_FORM && <RunButton label="删除" call={groupDataCalls.delete} input={{ id: entry.id }} danger />}
    </>
  ));
  return (
    <SceneProvider value={{ address, chosen: nothingChosen, noun: groupDataCalls.list.noun }}>
      <section className="entries" aria-label="组合数据列表">
        <div className="entries-head">
          <div className="filters" role="search">
            <ChoiceFilter name="status" of={shownOrNot} />
          </div>
          {add}
        </div>
        {error && <Failing error={error} again={() => void refetch()} isOver={data !== undefined} />}
        {(!error || data) && (
          <List
            noun={groupDataCalls.list.noun}
            lines={data ? data.list.map((row) => ({ key: row.id, row })) : skeleton}
            columns={columnsOf(scene, articles)}
            chosen={undefined}
            isOld={isPlaceholderData}
            empty={<Empty says={address.get('status') === '' ? '还没有数据，先添加一条' : '没有符合条件的数据'} />}
            rowActions={rowActions}
            open={undefined}
            expand={undefined}
            onWidth={() => {}}
          />
        )}
        {data && data.total > 0 && <Pager of={data} simple={isPhone} />}
      </section>
    </SceneProvider>
  );
}
