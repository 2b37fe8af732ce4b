// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { canScan, startScan } from "./scanner.ts";

const stopTrack = vi.fn();
const stream = { getTracks: () => [{ stop: stopTrack }] };
const getUserMedia = vi.fn();
const detect = vi.fn();

function start() {
  const video = { srcObject: null, play: vi.fn(async () => null) };
  const heard = { onScanned: vi.fn(), onProblem: vi.fn() };
  const stop = startScan({ video: video as unknown as HTMLVideoElement, ...heard });
  return { video, stop, ...heard };
}

beforeEach(() => {
  stopTrack.mockReset();
  getUserMedia.mockReset().mockResolvedValue(stream);
  detect.mockReset().mockResolvedValue([]);
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia } });
  vi.stubGlobal(
    "BarcodeDetector",
    class {
      detect = detect;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

describe("scanning a card", () => {
  it("is offered only where the browser reads barcodes and has a camera", () => {
    expect(canScan()).toBe(true);
    vi.stubGlobal("BarcodeDetector", undefined);
    expect(canScan()).toBe(false);
  });

  it("scans until it finds a barcode, returns it and turns the camera off", async () => {
    detect.mockResolvedValueOnce([]).mockResolvedValueOnce([{ rawValue: " 2900000000017 " }]);
    const { onScanned, video } = start();
    await vi.waitFor(() => expect(onScanned).toHaveBeenCalledExactlyOnceWith("2900000000017"));
    expect(stopTrack).toHaveBeenCalledTimes(1);
    expect(video.srcObject).toBeNull();
  });

  it.each([
    ["NotAllowedError", "refused"],
    ["NotFoundError", "noCamera"],
  ])("reports %s as %s", async (name, trouble) => {
    getUserMedia.mockRejectedValueOnce(Object.assign(new Error(), { name }));
    const { onProblem } = start();
    await vi.waitFor(() => expect(onProblem).toHaveBeenCalledExactlyOnceWith(trouble));
  });

  it("turns off a camera that was allowed only after the dialog closed", async () => {
    let allow: (value: typeof stream) => void = () => {};
    getUserMedia.mockReturnValueOnce(
      new Promise((resolve) => {
        allow = resolve;
      }),
    );
    const { stop, onProblem } = start();
    stop();
    allow(stream);
    await vi.waitFor(() => expect(stopTrack).toHaveBeenCalledTimes(1));
    expect(onProblem).not.toHaveBeenCalled();
  });
});
