/** A recording of the picture, in whatever the browser can write. */
const kinds = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4'];

export type Recording = { stop(): Promise<Blob> };

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' &&
  'captureStream' in HTMLCanvasElement.prototype &&
  kinds.some((kind) => MediaRecorder.isTypeSupported(kind));

export function recordCanvas(canvas: HTMLCanvasElement): Recording {
  const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind));
  if (mimeType === undefined) throw new Error('This device cannot record.');
  const stream = canvas.captureStream(30);
  const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: 6_000_000 });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) parts.push(data);
  };
  recorder.start(500);
  return {
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
