const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const linear = (channel: number) => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

const mix = (hex: string, towards: readonly number[], share: number) =>
  `#${channels(hex)
    .map((channel, at) =>
      Math.round(channel + ((towards[at] ?? 0) - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Contrast that AA asks of text. */
export const READABLE = 4.5;

/** The nearest shade of `colour` that can be read on `ground`. */
export function readable(colour: string, ground: string, least: number = READABLE): string {
  const isBright = luminance(ground) > 0.4;
  const towards = channels(isBright ? '#000000' : '#ffffff');
  for (let share = 0; share <= 1; share += 0.04) {
    const shade = mix(colour, towards, share);
    if (contrast(shade, ground) >= least) return shade;
  }
  return isBright ? '#000000' : '#ffffff';
}

/** Colour of a control that is pressed or pointed at: a little further from the ground, so never harder to read. */
export const deeper = (colour: string, isNight: boolean): string => mix(colour, channels(isNight ? '#ffffff' : '#000000'), 0.14);

/** `ground` with a breath of `colour` in it: the back of a note, or of what is chosen. */
export const tint = (colour: string, ground: string): string => mix(ground, channels(colour), 0.1);
