import { type Shop, shopCalls } from '#contract/catalogue/shops.ts';
import { HistoryButton, RecordDialog, RunButton } from '#web/ui/index.ts';
import { shopDialog } from './shop-dialog.tsx';

const { info, delete: remove, recovery, completelyDelete } = shopCalls;

/** What can be done with a shop where it stands. The bin can be undone, so only leaving it for good is asked about. */
export const rowActs = (shop: Shop) => {
  const { id, name, isDel } = shop;
  const history = <HistoryButton noun="shop" id={id} call={info} />;
  if (!isDel)
    return (
      <>
        <RecordDialog {...shopDialog} record={shop} />
        {history}
        <RunButton label="删除" call={remove} input={{ id }} danger />
      </>
    );
  return (
    <>
      <RunButton label="恢复" call={recovery} input={{ id }} />
      {history}
      <RunButton
        label="彻底删除"
        call={completelyDelete}
        input={{ id }}
        ask={`确定彻底删除店铺“${name}”？删除后不能恢复`}
        says="删除成功"
        danger
      />
    </>
  );
};
