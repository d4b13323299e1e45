import { Button, type ButtonProps } from 'antd';
import { createContext, useContext } from 'react';

/** Slot of a button; decides how it looks. */
export type Slot = 'bar' | 'row' | 'menu' | 'state';

const SlotContext = createContext<Slot>('bar');

export const SlotProvider = SlotContext.Provider;

/** Callback when a button was pressed, by which a menu closes. */
const ChosenContext = createContext(() => {});

export const ChosenProvider = ChosenContext.Provider;

const styles = {
  bar: {},
  // The primary one is in the bar above.
  state: { type: 'default' },
  row: { type: 'link', size: 'small' },
  menu: { type: 'text', size: 'small', block: true },
} as const satisfies Record<Slot, ButtonProps>;

/** Button styled for its slot. */
export function SlotButton({ onClick, ...props }: ButtonProps) {
  const slot = useContext(SlotContext);
  const onChosen = useContext(ChosenContext);
  return (
    <Button
      {...props}
      {...styles[slot]}
      className={`slot-button slot-button-${slot}`}
      onClick={(event) => {
        onChosen();
        onClick?.(event);
      }}
    />
  );
}
