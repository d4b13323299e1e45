import { type ButtonPlace, type MenuButton, type SubButton, blankButton } from '#contract/wechat/menu-buttons.ts';

type Buttons = readonly MenuButton[];

export const buttonAt = (buttons: Buttons, [top, below]: ButtonPlace): MenuButton | SubButton | undefined =>
  below === undefined ? buttons[top] : buttons[top]?.sub_button[below];

const replaced = <T>(list: readonly T[], at: number, change: (one: T) => T): T[] =>
  list.map((one, place) => (place === at ? change(one) : one));

export const withChange = (buttons: Buttons, [top, below]: ButtonPlace, change: Partial<SubButton>): MenuButton[] =>
  replaced(buttons, top, (button) =>
    below === undefined
      ? { ...button, ...change }
      : { ...button, sub_button: replaced(button.sub_button, below, (child) => ({ ...child, ...change })) },
  );

/** Another button at the end: of the first level, or below the one that is named. */
export function withAnother(buttons: Buttons, top?: number): { buttons: MenuButton[]; at: ButtonPlace } {
  const { sub_button: _, ...child } = blankButton();
  if (top === undefined) return { buttons: [...buttons, blankButton()], at: [buttons.length] };
  const at = buttons[top]?.sub_button.length ?? 0;
  return {
    buttons: replaced(buttons, top, (button) => ({ ...button, sub_button: [...button.sub_button, child] })),
    at: [top, at],
  };
}

export const without = (buttons: Buttons, [top, below]: ButtonPlace): MenuButton[] =>
  below === undefined
    ? buttons.filter((_, place) => place !== top)
    : replaced(buttons, top, (button) => ({
        ...button,
        sub_button: button.sub_button.filter((_, place) => place !== below),
      }));

function swapped<T>(list: readonly T[], at: number, to: number): T[] {
  const [one, other] = [list[at], list[to]];
  if (one === undefined || other === undefined) return [...list];
  return list.map((each, place) => (place === at ? other : place === to ? one : each));
}

/** A button changes places with its neighbour. */
export const withMove = (buttons: Buttons, [top, below]: ButtonPlace, by: -1 | 1): MenuButton[] =>
  below === undefined
    ? swapped(buttons, top, top + by)
    : replaced(buttons, top, (button) => ({ ...button, sub_button: swapped(button.sub_button, below, below + by) }));

/** Names of all buttons in a line. */
export const inWords = (buttons: Buttons): string =>
  buttons
    .map(({ name, sub_button: below }) => (below.length > 0 ? `${name}（${below.map((child) => child.name).join('、')}）` : name))
    .join('；') || '没有菜单';
