/** Standard of the browser that not all have, so that its types are not among those of the page. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}

interface WithDetector {
  BarcodeDetector?: new () => Detector;
}

/** Support for reading codes: phones with Android have it; none without a camera or on a page that is not encrypted. */
export const canReadBarcodes = (): boolean =>
  (window as WithDetector).BarcodeDetector !== undefined && 'mediaDevices' in navigator;

const WAIT_MS = 150;

const pause = () => new Promise((done) => setTimeout(done, WAIT_MS));

/** First code that is held before the camera; nothing once the signal says stop. */
export async function readBarcode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  const { BarcodeDetector } = window as WithDetector;
  const detector = BarcodeDetector && new BarcodeDetector();
  while (detector && !signal.aborted) {
    const [found] = video.readyState >= video.HAVE_CURRENT_DATA ? await detector.detect(video) : [];
    if (found && !signal.aborted) return found.rawValue.trim();
    await pause();
  }
  return undefined;
}
