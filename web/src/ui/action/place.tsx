import { Button, type ButtonProps } from 'antd';
import { createContext, useContext } from 'react';

/** Where a button stands decides how it looks. */
export type Place = 'bar' | 'row' | 'menu' | 'state';

const PlaceContext = createContext<Place>('bar');

export const PlaceProvider = PlaceContext.Provider;

/** Hears that a button was pressed: a menu closes. */
const ChosenContext = createContext(() => {});

export const ChosenProvider = ChosenContext.Provider;

const looks = {
  bar: {},
  // The primary one is in the bar above.
  state: { type: 'default' },
  row: { type: 'link', size: 'small' },
  menu: { type: 'text', size: 'small', block: true },
} as const satisfies Record<Place, ButtonProps>;

/** A button that fits its place. */
export function PlacedButton({ onClick, ...props }: ButtonProps) {
  const place = useContext(PlaceContext);
  const onChosen = useContext(ChosenContext);
  return (
    <Button
      {...props}
      {...looks[place]}
      className={`placed placed-${place}`}
      onClick={(event) => {
        onChosen();
        onClick?.(event);
      }}
    />
  );
}
