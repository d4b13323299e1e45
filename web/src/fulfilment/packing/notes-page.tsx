import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { orderCalls } from '#contract/orders/orders.ts';
import { packingCalls } from '#contract/fulfilment/packing.ts';
import { Empty, GoButton, Loaded, PageHead } from '#web/ui/index.ts';
import { type PaperSize, Papers, paperSizes } from '#web/ui/paper/paper.tsx';
import { useSiteName } from '#web/ui/paper/use-site-name.ts';
import { chosenIn } from '#web/orders/order/index.ts';
import { ExcludedOrders } from './excluded-orders.tsx';
import { NotePaper } from './note-paper.tsx';
import { type NoteKind, kindsOf, notesOf } from './note-kinds.ts';
import './packing.css';

const KEY = 'paper-of-notes';
const keptSize = (): PaperSize => paperSizes.values.find((size) => size === localStorage.getItem(KEY)) ?? paperSizes.a4;

/** Delivery notes of the chosen orders, a paper for each parcel; the size is that of this device’s printer. */
export function NotesPage() {
  const [query] = useSearchParams();
  const ids = chosenIn(query.get('of'));
  const [size, setSize] = useState(keptSize);
  const [kind, setKind] = useState<NoteKind>('all');
  const siteName = useSiteName();
  const choose = (next: PaperSize) => {
    setSize(next);
    localStorage.setItem(KEY, next);
  };
  return (
    <section className="packing" aria-label="发货单">
      <PageHead title="发货单">
        <Segmented aria-label="纸张" options={paperSizes.options} value={size} onChange={choose} />
        <Button type="primary" disabled={ids.length === 0} onClick={() => window.print()}>
          打印
        </Button>
      </PageHead>
      {ids.length === 0 ? (
        <Empty
          says="请先在订单列表勾选订单，再点“发货单”"
          action={<GoButton label="去选订单" to="/order/index" call={orderCalls.list} />}
        />
      ) : (
        <Loaded call={packingCalls.deliveryNotes} input={{ ids }}>
          {(found) => {
            const notes = notesOf(found?.notes ?? [], kind, query.get('parcel'));
            const kinds = query.has('parcel') ? [] : kindsOf(found?.notes ?? []);
            return (
              <>
                <ExcludedOrders left={found?.left ?? []} says="没有发货单" />
                {kinds.length > 0 && (
                  <div className="note-kinds">
                    <Segmented aria-label="打印哪些" options={kinds} value={kind} onChange={setKind} />
                  </div>
                )}
                {notes.length === 0 && <Empty says="这些订单没有可打印的发货单" />}
                <Papers>
                  {notes.map((note) => (
                    <NotePaper key={`${note.orderNo} ${note.nth}`} note={note} size={size} siteName={siteName} />
                  ))}
                </Papers>
              </>
            );
          }}
        </Loaded>
      )}
    </section>
  );
}
