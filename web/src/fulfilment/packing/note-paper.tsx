import type { DeliveryNote } from '#contract/fulfilment/packing.ts';
import { showMoment } from '#contract/moment.ts';
import { Barcode } from '../paper/barcode.tsx';
import { Paper, PaperFacts, type PaperSize } from '#web/ui/paper/paper.tsx';

const piecesOf = (lines: DeliveryNote['lines']): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** How it left, in the words of a slip; nothing for goods that still wait. */
function deliveryFact({ deliveryType, deliveryName, deliveryId }: DeliveryNote): [string, string][] {
  if (deliveryType === 'express') return [['快递', `${deliveryName} ${deliveryId}`]];
  return deliveryType === 'send' ? [['送货人', `${deliveryName} ${deliveryId}`]] : [];
}

interface Props {
  note: DeliveryNote;
  size: PaperSize;
  siteName: string | undefined;
}

/** The slip that lies in a parcel: what is in it and for whom, without prices. */
export function NotePaper({ note, size, siteName = '' }: Props) {
  const { orderNo, nth, of, createTime, realName, userPhone, userAddress, mark, lines } = note;
  const isWide = size === 'a4';
  const parcel = of > 1 ? `包裹 ${nth} / ${of}` : '';
  return (
    <Paper size={size} label={['发货单', orderNo, parcel].filter(Boolean).join(' ')} className="delivery-note">
      <h2>{`${siteName} 发货单`}</h2>
      <Barcode text={orderNo} />
      {parcel !== '' && <p className="note-parcel">{`${parcel}${note.parcelId === null ? '（待装箱）' : ''}`}</p>}
      <PaperFacts
        of={[
          ['收货人', `${realName} ${userPhone}`],
          ['地址', userAddress],
          ['下单时间', showMoment(createTime)],
          ...deliveryFact(note),
        ]}
      />
      {mark !== '' && <p className="note-mark">{`买家留言：${mark}`}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">商品</th>
            {isWide && <th scope="col">货位</th>}
            {isWide && <th scope="col">商品编号</th>}
            <th scope="col">数量</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, productName, sku, barCode, shelf, quantity }) => (
            <tr key={id}>
              <td>
                {productName}
                {sku !== '' && <small>{sku}</small>}
              </td>
              {isWide && <td>{shelf}</td>}
              {isWide && <td>{barCode}</td>}
              <td>{quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note-sum">{`共 ${lines.length} 种 ${piecesOf(lines)} 件`}</p>
    </Paper>
  );
}
