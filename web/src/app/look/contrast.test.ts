import { describe, expect, it } from 'vitest';
import { contrast, deeper, readable, tint } from './contrast.ts';
import { accentOf } from './paint.ts';
import { DEFAULT_THEME, THEME_PRESETS, dark, light } from './tokens.ts';

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_, tokens) => {
  it.each(['text', 'textQuiet', 'waiting', 'done', 'trouble', 'rest'] as const)('lets %s be read on every ground', (name) => {
    for (const ground of [tokens.container, tokens.layout, tokens.raised, tokens.hover])
      expect(contrast(tokens[name], ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['waiting', 'done', 'trouble', 'rest'] as const)('lets a signal of %s be read in every row', (name) => {
    const chosen = tint(accentOf({ theme: DEFAULT_THEME }, tokens === dark), tokens.raised);
    for (const row of [tokens.container, tokens.hover, chosen])
      expect(contrast(tokens[name], tint(tokens[name], row))).toBeGreaterThanOrEqual(4.5);
  });

  it('lets a signal of the accent be read in every row', () => {
    const accent = accentOf({ theme: DEFAULT_THEME }, tokens === dark);
    for (const row of [tokens.container, tokens.hover]) expect(contrast(accent, tint(accent, row))).toBeGreaterThanOrEqual(4.5);
  });

  it('lets the edges of boxes be seen on every ground', () => {
    for (const ground of [tokens.container, tokens.layout, tokens.raised])
      expect(contrast(tokens.edge, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(THEME_PRESETS)('shifts %s until it can be read', (preset) => {
    expect(contrast(readable(preset, tokens.container), tokens.container)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(THEME_PRESETS)('lets %s be read while the pointer is on it', (preset) => {
    const accent = readable(preset, tokens.container);
    expect(contrast(deeper(accent, tokens === dark), tokens.container)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(THEME_PRESETS)('lets text be read on a tint of %s', (preset) => {
    const back = tint(readable(preset, tokens.container), tokens.container);
    expect(contrast(tokens.text, back)).toBeGreaterThanOrEqual(4.5);
  });
});
