import { READABLE, contrast, readable } from './contrast.ts';
import type { Settings } from './settings.ts';
import { dark, fontFamily, light, sidebar, size } from './tokens.ts';

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches;

export const isDark = ({ appearance }: Pick<Settings, 'appearance'>) =>
  appearance === 'dark' || (appearance === 'system' && prefersDark());

// Tags and signals write in the accent on a tint of it, which takes up to a fifth of the contrast away.
const ON_ITS_TINT = READABLE * 1.27;

/** The theme colour, shifted just far enough that text in it can be read. */
export const accentOf = ({ theme }: Pick<Settings, 'theme'>, isNight: boolean) =>
  readable(theme.toLowerCase(), isNight ? dark.container : light.container, ON_ITS_TINT);

/** White or near-black, whichever can be read on the accent. */
export const onAccent = (accent: string) => (contrast('#ffffff', accent) >= READABLE ? '#ffffff' : '#08131f');

/** Hands the tokens to the style sheets as custom properties. */
export function paint(settings: Pick<Settings, 'appearance' | 'theme' | 'sideTheme'>): void {
  const night = isDark(settings);
  const tokens = night ? dark : light;
  const side = sidebar[settings.sideTheme];
  const accent = accentOf(settings, night);
  const root = document.documentElement;
  root.dataset['appearance'] = night ? 'dark' : 'light';
  root.style.colorScheme = night ? 'dark' : 'light';
  const values: Record<string, string> = {
    ...Object.fromEntries(
      Object.entries(tokens).map(([name, value]) => [
        `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
        value,
      ]),
    ),
    '--theme': settings.theme,
    '--accent': accent,
    '--on-accent': onAccent(accent),
    '--side-back': night && settings.sideTheme === 'theme-light' ? dark.container : side.back,
    '--side-sub': night && settings.sideTheme === 'theme-light' ? dark.layout : side.sub,
    '--side-text': night && settings.sideTheme === 'theme-light' ? dark.text : side.text,
    '--side-active': night ? sidebar['theme-dark'].active : side.active,
    '--side-width': `${size.sidebar}px`,
    '--side-folded': `${size.folded}px`,
    '--top-height': `${size.topBar}px`,
    '--tags-height': `${size.tags}px`,
    '--gap': `${size.padding}px`,
    '--font': fontFamily,
    '--font-size': `${size.font}px`,
    '--font-quiet': `${size.fontQuiet}px`,
  };
  for (const [name, value] of Object.entries(values)) root.style.setProperty(name, value);
}
