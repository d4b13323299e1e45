import { type Mark, type Motif, marks, motifs } from './motifs.ts';

const SIDE = 480;

/** Hue and, for what is nearly grey, saturation. */
export type Paint = readonly [hue: number, saturation?: number];

const styleOf = ([hue, saturation = 46]: Paint) => `<style>
  .a{fill:hsl(${hue} ${saturation}% 48%)} .b{fill:hsl(${hue} ${saturation}% 30%)} .c{fill:hsl(${hue} 36% 93%)}
  .d{fill:none;stroke:hsl(${hue} ${saturation}% 26%);stroke-width:3;stroke-linecap:round}
  .e{fill:none;stroke:hsl(${hue} ${saturation}% 52%);stroke-width:6;stroke-linecap:round}
  .w{fill:none;stroke:#fff;stroke-width:6;stroke-linecap:round;stroke-linejoin:round}</style>`;

const sheet = (paint: Paint, drawn: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 480 480">${styleOf(paint)}${drawn}</svg>`;

const put = (motif: Motif, transform: string) => `<g transform="${transform}">${motifs[motif]}</g>`;
const shadow = (x: number, y: number, rx: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx / 9}" fill="#000" opacity=".16"/>`;
const ground = (hue: number, from: string, to: string) =>
  `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl(${hue} ${from})"/><stop offset="1" stop-color="hsl(${hue} ${to})"/></linearGradient></defs><rect width="480" height="480" fill="url(#g)"/>`;

/** The goods alone, as on a cover. */
export const cover = (motif: Motif, paint: Paint): string =>
  sheet(paint, ground(paint[0], '38% 95%', '34% 84%') + shadow(240, 412, 150) + put(motif, 'translate(70 70) scale(3.4)'));

/** Scene on a table by the window of a train. */
export const scene = (motif: Motif, paint: Paint): string =>
  sheet(
    paint,
    `${ground(38, '30% 88%', '26% 78%')}<rect x="40" y="40" width="400" height="220" rx="22" fill="hsl(200 42% 82%)"/>
    <path d="M40 220q90-70 190-22t210-34v74a22 22 0 0 1-22 22H62a22 22 0 0 1-22-22z" fill="hsl(120 22% 62%)"/>
    <path d="M240 40v220" stroke="hsl(38 26% 78%)" stroke-width="12"/><rect y="350" width="480" height="130" fill="hsl(28 36% 52%)"/>
    <rect y="350" width="480" height="12" fill="hsl(28 36% 42%)"/>${shadow(200, 402, 120)}${put(motif, 'translate(64 128) scale(2.7)')}${put(motif, 'translate(318 246) scale(1.4)')}`,
  );

/** Picture as a customer takes it: askew, at home, in the evening. */
export const snapshot = (motif: Motif, paint: Paint): string =>
  sheet(
    paint,
    `${ground(30, '22% 66%', '24% 44%')}<path d="M0 150L480 90V480H0z" fill="hsl(26 30% 38%)"/><path d="M0 260L480 214M0 380L480 350" stroke="hsl(26 30% 32%)" stroke-width="4"/>
    <circle cx="396" cy="92" r="70" fill="#ffe9b8" opacity=".5"/>${shadow(250, 400, 140)}${put(motif, 'translate(112 74) rotate(7 50 50) scale(3)')}`,
  );

/** A white sign on its colour. */
export const sign = (mark: Mark, paint: Paint): string =>
  sheet(paint, `<rect class="a" width="480" height="480"/><g transform="translate(70 70) scale(3.4)">${marks[mark]}</g>`);
