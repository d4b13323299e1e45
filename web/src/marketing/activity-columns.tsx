import { discountBearers } from '#contract/coupons/discount-bearers.ts';
import { goodsStates } from '#contract/marketing/activities.ts';
import { showDay } from '#contract/moment.ts';
import { Choice, type Column, Unbroken, figure, picture, yuan } from '#web/ui/index.ts';
import './activity-columns.css';

interface ActivityRow {
  id: number;
  image: string;
  title: string;
  otPrice: number;
  price: number;
  bearer: number;
  quotaShow: number;
  quota: number;
  sales: number;
}

/** Columns that the lists of all kinds of activities have; each kind puts them in its order. */
export const shared = {
  id: { field: 'id', width: 44, card: 'none' },
  image: { title: '图片', field: 'image', width: 60, card: 'picture', show: picture },
  title: { field: 'title', width: 108, card: 'title' },
  otPrice: { field: 'otPrice', width: 80, show: yuan },
  price: { field: 'price', width: 80, show: yuan },
  bearer: { field: 'bearer', width: 76, of: discountBearers, hidden: true },
  quotaShow: { field: 'quotaShow', width: 52, show: figure },
  quota: { field: 'quota', width: 68, show: figure },
  sales: { field: 'sales', width: 52, show: figure },
} satisfies { [K in keyof ActivityRow]: Column<ActivityRow> };

/** The first and the last day, a line each where there is no room for both. */
export const days = (from: Date, until: Date) => <Unbroken parts={[`${showDay(from)} -`, showDay(until)]} />;

interface Titled {
  status: boolean;
  goodsState: number | null;
  stopReason: string | null;
}

/** The title, with a mark where nobody can buy because of the product, and the reason for which somebody closed it. */
export const titleOf = (title: string, { status, goodsState, stopReason }: Titled) => (
  <>
    {title} {goodsState ? <Choice of={goodsStates} value={goodsState} /> : null}
    {!status && stopReason && (
      <small className="stop-reason" title={stopReason}>
        {`关闭原因：${stopReason}`}
      </small>
    )}
  </>
);
