export { MoneyButton } from './money-button.tsx';
export { MoneyView } from './money-view.tsx';
