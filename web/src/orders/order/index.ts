import './orders.css';
import './phone.css';

export { Amount } from './amount.tsx';
export { timesText, amountText } from './amounts.ts';
export { BuyersNote } from './buyers-note.tsx';
export { chosenIn, chosenText } from './chosen-address.ts';
export { LineList, piecesLeft, OrderLines } from './order-lines.tsx';
export { Part } from './part.tsx';
export { recipientOf, type Order, type OrderInfo, Situation, linesOf, type OrderRow } from './situation.tsx';
export { useWayTo } from './way-to.ts';
