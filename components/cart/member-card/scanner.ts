/** The part of the Barcode Detection API that is used; TypeScript does not know it yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

/** What cards bear. */
const FORMATS = ["ean_13", "ean_8", "code_128", "code_39", "qr_code"];
/** Milliseconds between two looks at the picture. */
const EVERY = 200;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

export const canScan = (): boolean =>
  detectorClass() !== undefined && typeof navigator.mediaDevices?.getUserMedia === "function";

/** Why nothing is scanned: the shopper said no, or there is no camera that works. */
export type ScanTrouble = "refused" | "noCamera";

interface ScanParts {
  readonly video: HTMLVideoElement;
  readonly onScanned: (barcode: string) => void;
  readonly onTrouble: (trouble: ScanTrouble) => void;
}

/** Shows the camera and looks for a barcode until one is found or it is stopped. Returns how to stop. */
export function startScan({ video, onScanned, onTrouble }: ScanParts): () => void {
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
    // A frame that cannot be read, as while the camera warms up, is no fault.
    const found = await detector.detect(video).catch(() => []);
    if (stopped) return;
    const barcode = found[0]?.rawValue.trim();
    if (barcode) {
      stop();
      onScanned(barcode);
    } else timer = setTimeout(() => void look(detector), EVERY);
  }

  async function start(): Promise<void> {
    const Detector = detectorClass();
    if (!Detector) return onTrouble("noCamera");
    const opened = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: "environment" },
    });
    if (stopped) {
      // Closed while the browser asked: the light goes out again.
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
    onTrouble((error as Error).name === "NotAllowedError" ? "refused" : "noCamera");
  });
  return stop;
}
