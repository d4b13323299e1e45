const KB = 1024;
const MB = KB * KB;

interface Sized {
  /** Bytes, as text. */
  attSize: string;
  width?: number | null | undefined;
  height?: number | null | undefined;
}

/** "800 × 600，1.2 MB" */
export function sizeText({ attSize, width, height }: Sized): string {
  const bytes = Number(attSize);
  const weight = bytes < MB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / MB).toFixed(1)} MB`;
  return width && height ? `${width} × ${height}，${weight}` : weight;
}
