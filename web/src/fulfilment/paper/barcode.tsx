import { barsOf } from './code-128.ts';

/** Space that a scanner needs on either side, in modules. */
const QUIET = 10;
const HEIGHT = 40;

/** Text as a Code 128 that fills the width, with the text below. */
export function Barcode({ text }: { text: string }) {
  const bars = barsOf(text);
  const width = bars.reduce((sum, bar) => sum + bar, QUIET * 2);
  const starts = bars.map((_, index) => bars.slice(0, index).reduce((sum, bar) => sum + bar, QUIET));
  return (
    <figure className="barcode">
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={`条形码 ${text}`}>
        {starts.map((start, index) =>
          index % 2 === 0 ? <rect key={start} x={start} y={0} width={bars[index]} height={HEIGHT} /> : null,
        )}
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  );
}
