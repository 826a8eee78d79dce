/** Reading QR codes: by the browser itself where it can, otherwise by a library that is loaded only then. */
type Detector = { detect(source: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

/** Reads the text of a QR code in a picture or a frame; undefined if there is none. */
export type ReadCode = (source: ImageBitmap | HTMLVideoElement) => Promise<string | undefined>;

export async function codeReader(): Promise<ReadCode> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats: readonly string[] = (await own?.getSupportedFormats().catch(() => [])) ?? [];
  if (own && formats.includes('qr_code')) {
    const detector = new own({ formats: ['qr_code'] });
    return async (source) => (await detector.detect(source).catch(() => []))[0]?.rawValue;
  }
  const { default: jsQR } = await import('jsqr');
  const canvas = document.createElement('canvas');
  return (source) => {
    const pixels = draw(canvas, source);
    return Promise.resolve(pixels ? jsQR(pixels.data, pixels.width, pixels.height)?.data : undefined);
  };
}

const longest = 1200;

/** The pixels of a picture, made smaller if it is large: a code fills most of it anyway. */
function draw(canvas: HTMLCanvasElement, source: ImageBitmap | HTMLVideoElement): ImageData | undefined {
  const [width, height] =
    source instanceof HTMLVideoElement ? [source.videoWidth, source.videoHeight] : [source.width, source.height];
  if (width === 0 || height === 0) return undefined;
  const scale = Math.min(1, longest / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
