/** A recording of the picture, in whatever the browser can write; best in what every phone can show. */
const kinds = [
  'video/mp4;codecs=avc1.42E01E',
  'video/mp4;codecs=avc1',
  'video/mp4',
  'video/webm;codecs=vp9',
  'video/webm;codecs=vp8',
  'video/webm'
];

export type Recording = { stop(): Promise<Blob> };
/** `frame` takes what was just drawn; call it before the browser shows that. */
type CanvasRecording = Recording & { readonly frame: () => void };

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' &&
  'captureStream' in HTMLCanvasElement.prototype &&
  kinds.some((kind) => MediaRecorder.isTypeSupported(kind));

/** Encoders take even sizes. */
const even = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2);

/**
 * Records a canvas by way of one that keeps its size: while things move the table is drawn coarser on slow devices, a phone is
 * turned, and few formats bear that in the midst of a film.
 */
export function recordCanvas(canvas: HTMLCanvasElement): CanvasRecording {
  const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind));
  if (mimeType === undefined) throw new Error('This device cannot record.');
  const film = document.createElement('canvas');
  film.width = even(canvas.width);
  film.height = even(canvas.height);
  const pen = film.getContext('2d');
  const frame = (): void => {
    const scale = Math.min(film.width / canvas.width, film.height / canvas.height);
    const [width, height] = [canvas.width * scale, canvas.height * scale];
    pen?.drawImage(canvas, (film.width - width) / 2, (film.height - height) / 2, width, height);
  };
  const stream = film.captureStream(30);
  const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: 6_000_000 });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) parts.push(data);
  };
  recorder.start(500);
  return {
    frame,
    stop: () =>
      new Promise((resolve, reject) => {
        recorder.onstop = () => {
          stream.getTracks().forEach((track) => track.stop());
          resolve(new Blob(parts, { type: mimeType.split(';')[0]! }));
        };
        recorder.onerror = () => reject(new Error('The recording stopped.'));
        recorder.stop();
      })
  };
}
