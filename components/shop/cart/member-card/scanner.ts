/** The part of the Barcode Detection API that is used. TypeScript does not declare it yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  interface Window {
    readonly BarcodeDetector?: new (options: { formats: string[] }) => Detector;
  }
}

/** The kinds of barcode that cards have. */
const FORMATS = ["ean_13", "ean_8", "code_128", "code_39", "qr_code"];
/** Milliseconds between two attempts to read the picture. */
const INTERVAL = 200;

export const canScan = (): boolean =>
  window.BarcodeDetector !== undefined &&
  typeof navigator.mediaDevices?.getUserMedia === "function";

/** Why nothing is scanned: the shopper did not allow the camera, or none works. */
export type ScanProblem = "refused" | "noCamera";

interface ScanOptions {
  readonly video: HTMLVideoElement;
  readonly onScanned: (barcode: string) => void;
  readonly onProblem: (problem: ScanProblem) => void;
}

/** Shows the camera's picture and looks for a barcode until one is found. Returns a function that stops it. */
export function startScan({ video, onScanned, onProblem }: ScanOptions): () => void {
  let stream: MediaStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function stop(): void {
    stopped = true;
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
    video.srcObject = null;
  }

  async function look(detector: Detector): Promise<void> {
    // A frame may be unreadable, e.g. while the camera starts.
    const found = await detector.detect(video).catch(() => []);
    if (stopped) return;
    const barcode = found[0]?.rawValue.trim();
    if (barcode) {
      stop();
      onScanned(barcode);
    } else timer = setTimeout(() => void look(detector), INTERVAL);
  }

  async function start(): Promise<void> {
    const Detector = window.BarcodeDetector;
    if (!Detector) return onProblem("noCamera");
    const opened = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: "environment" },
    });
    if (stopped) {
      // The dialog was closed before the shopper allowed the camera.
      for (const track of opened.getTracks()) track.stop();
      return;
    }
    stream = opened;
    video.srcObject = opened;
    await video.play();
    await look(new Detector({ formats: FORMATS }));
  }

  start().catch((error: unknown) => {
    if (stopped) return;
    stop();
    onProblem(error instanceof Error && error.name === "NotAllowedError" ? "refused" : "noCamera");
  });
  return stop;
}
