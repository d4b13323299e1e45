import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Makes everything on the page inert but the box, until Escape. The focus of the box is kept from a dialog below, which would pull
 * it back to itself.
 */
export function useAlone(box: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useLayoutEffect(() => {
    const veil = box.current?.parentElement;
    const others = [...document.body.children].filter((one) => one !== veil && !one.hasAttribute('inert'));
    const onFocusIn = (event: Event) => event.stopPropagation();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.stopPropagation();
      escape();
    };
    for (const other of others) other.setAttribute('inert', '');
    veil?.addEventListener('focusin', onFocusIn);
    veil?.addEventListener('keydown', onKeyDown);
    return () => {
      for (const other of others) other.removeAttribute('inert');
      veil?.removeEventListener('focusin', onFocusIn);
      veil?.removeEventListener('keydown', onKeyDown);
    };
  }, [box]);
}
