import { describe, expect, it } from 'vitest';
import { contrast, readable } from './contrast.ts';
import { THEME_PRESETS, dark, light } from './tokens.ts';

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_, tokens) => {
  it.each(['text', 'textQuiet', 'waiting', 'done', 'trouble', 'rest'] as const)('lets %s be read on every ground', (name) => {
    for (const ground of [tokens.container, tokens.layout, tokens.raised])
      expect(contrast(tokens[name], ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(THEME_PRESETS)('shifts %s until it can be read', (preset) => {
    expect(contrast(readable(preset, tokens.container), tokens.container)).toBeGreaterThanOrEqual(4.5);
  });
});
