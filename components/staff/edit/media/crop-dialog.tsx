import { useTranslations } from "next-intl";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import { toMediaUrl } from "#lib/shop/media/to-image.ts";
import type { MediaEntry } from "#lib/staff/edit/media/media-types.ts";
import { between, type CropBox, ofRatio, pixelsOf, WHOLE, withEdge } from "./crop-box.ts";
import { cropName, cropPicture, loadPicture } from "./crop-picture.ts";
import { nameOf } from "./name-of.ts";
import { addFiles } from "./upload-store.ts";

interface Props {
  media: MediaEntry;
  mediaUrl: string;
  onClose: () => void;
  say: (message: string) => void;
}

const EDGES = ["west", "east", "north", "south"] as const;
const RATIOS: readonly [string, number][] = [
  ["1:1", 1],
  ["4:3", 4 / 3],
  ["3:2", 3 / 2],
  ["16:9", 16 / 9],
  ["3:4", 3 / 4],
];

/** Crops a picture and uploads the part as a new one: the original is unchanged, wherever it is used. */
export function CropDialog({ media, mediaUrl, onClose, say }: Props) {
  const t = useTranslations("edit.media");
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  const [isBroken, setBroken] = useState(false);
  const [box, setBox] = useState<CropBox>(WHOLE);
  const address = toMediaUrl(media.path || media.media_url, mediaUrl) ?? "";
  useEffect(() => {
    let isGone = false;
    loadPicture(address).then(
      (loaded) => isGone || setBitmap(loaded),
      () => isGone || setBroken(true),
    );
    return () => {
      isGone = true;
    };
  }, [address]);

  const save = async () => {
    const file =
      bitmap && (await cropPicture(bitmap, box, { mime: media.mime, name: cropName(media) }));
    if (!file) return setBroken(true);
    addFiles([file], {
      accept: "picture",
      title: t("crop.name", { name: nameOf(media) }),
      access: media.access === "private" ? "private" : "public",
      folderId: media.folderId,
    });
    say(t("uploads.added", { count: 1 }));
    onClose();
  };
  const pixels = bitmap && pixelsOf(box, bitmap);
  const edgeAt = {
    west: box.left,
    east: box.left + box.width,
    north: box.top,
    south: box.top + box.height,
  };

  return (
    <StaffDialog open wide onClose={onClose} label={t("crop.title")} closeLabel={t("crop.cancel")}>
      <DialogBody>
        <p>{t("crop.text")}</p>
        {isBroken ? <p role="alert">{t("crop.broken")}</p> : null}
        {bitmap ? (
          <>
            <Frame bitmap={bitmap} box={box} onBox={setBox} />
            <p role="status">
              {pixels ? t("crop.size", { width: pixels.width, height: pixels.height }) : null}
            </p>
            <fieldset>
              <legend className="mb-1 text-small">{t("crop.ratio")}</legend>
              <div className="flex flex-wrap gap-1.5">
                {RATIOS.map(([name, ratio]) => (
                  <StaffButton key={name} onClick={() => setBox(ofRatio(ratio, bitmap))}>
                    <bdi>{name}</bdi>
                  </StaffButton>
                ))}
                <StaffButton onClick={() => setBox(WHOLE)}>{t("crop.whole")}</StaffButton>
              </div>
            </fieldset>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] gap-x-4 gap-y-2 text-small">
              {EDGES.map((edge) => (
                <label key={edge}>
                  {t(`crop.${edge}`)}
                  <input
                    type="range"
                    className="min-h-7 w-full"
                    min={0}
                    max={100}
                    step={0.5}
                    value={edgeAt[edge]}
                    onChange={({ target }) => setBox(withEdge(box, edge, Number(target.value)))}
                  />
                </label>
              ))}
            </div>
            <ButtonRow>
              <StaffButton variant="primary" onClick={save}>
                {t("crop.save")}
              </StaffButton>
            </ButtonRow>
          </>
        ) : isBroken ? null : (
          <p role="status">{t("loading")}</p>
        )}
      </DialogBody>
    </StaffDialog>
  );
}

/** The picture with the selected part, which is drawn with finger or mouse, or set with sliders. */
function Frame(props: { bitmap: ImageBitmap; box: CropBox; onBox: (box: CropBox) => void }) {
  const { bitmap, box, onBox } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    canvas.current?.getContext("2d")?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  const pointOf = (event: PointerEvent) => {
    const frame = event.currentTarget.getBoundingClientRect();
    return {
      x: ((event.clientX - frame.left) / frame.width) * 100,
      y: ((event.clientY - frame.top) / frame.height) * 100,
    };
  };
  return (
    <div
      className="relative mx-auto w-fit max-w-full cursor-crosshair touch-none overflow-hidden"
      dir="ltr"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = pointOf(event);
      }}
      onPointerMove={(event) => {
        if (start.current) onBox(between(start.current, pointOf(event)));
      }}
      onPointerUp={() => {
        start.current = null;
      }}
    >
      <canvas
        className="block max-h-[45dvh] max-w-full"
        ref={canvas}
        width={bitmap.width}
        height={bitmap.height}
      />
      <span
        className="pointer-events-none absolute shadow-[0_0_0_200vmax_rgb(0_0_0/0.55)] outline-2 outline-white"
        style={{
          insetInlineStart: `${box.left}%`,
          insetBlockStart: `${box.top}%`,
          inlineSize: `${box.width}%`,
          blockSize: `${box.height}%`,
        }}
      />
    </div>
  );
}
