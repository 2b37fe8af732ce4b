import { lettering } from "./lettering.ts";
import { clipped, ellipse, INK, place, rect, shape, stroke, tint } from "./svg.ts";

export interface ShoeLook {
  readonly upper: string;
  readonly panel: string;
  readonly accent: string;
  readonly sole?: string;
  readonly outsole: string;
  /** High collar for clay, low for the hall. */
  readonly mid?: boolean;
}

const UPPER =
  "M112 652C108 590 150 566 232 548C330 526 400 486 470 410C500 378 520 356 552 346C580 338 600 352 640 384C690 424 760 432 812 408C840 394 862 372 886 372C914 374 920 410 922 452C926 530 946 588 948 652Z";
const TONGUE =
  "M486 420C470 380 494 318 552 296C588 284 620 300 628 340L640 392C600 420 540 430 486 420Z";

/** A tennis shoe seen from its side, toe to the left; about 860 × 460 in a 1060 × 800 drawing. */
export function shoe({ upper, panel, accent, sole = INK.white, outsole, mid }: ShoeLook): string {
  const dark = tint(upper, -0.16);
  const laces = [
    [372, 486, 446, 520],
    [408, 456, 484, 494],
    [442, 424, 520, 464],
    [474, 392, 552, 432],
    [500, 362, 578, 402],
  ].map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) =>
    stroke(
      `M${x1} ${y1}Q${(x1 + x2) / 2 + 10} ${(y1 + y2) / 2 - 16} ${x2} ${y2}`,
      tint(accent, 0.5),
      15,
    ),
  );
  const eyelets = [
    [446, 522],
    [484, 496],
    [520, 466],
    [552, 434],
    [578, 404],
  ].map(([x = 0, y = 0]) => ellipse(x, y, 7, 7, tint(upper, -0.4)));
  const tread = Array.from(
    { length: 24 },
    (_, index) => `M${130 + index * 34} 752l15 13l15 -13`,
  ).join("");
  return [
    shape(TONGUE, tint(panel, -0.1)),
    stroke("M512 330Q556 300 604 322", accent, 12),
    shape(UPPER, upper),
    clipped(
      UPPER,
      [
        ellipse(730, 398, 118, 40, tint(panel, -0.35)),
        shape("M90 660C96 588 160 556 262 540C250 590 262 630 300 670Z", panel),
        stroke("M262 540C250 590 262 630 300 670", tint(panel, -0.25), 5),
        shape("M820 400C800 470 800 560 836 670H960V380Z", panel),
        stroke("M820 404C800 470 800 560 836 670", tint(panel, -0.25), 5),
        shape("M470 660C560 620 640 540 690 440L742 442C716 540 652 616 590 660Z", accent),
        shape("M620 660C680 626 728 560 760 460L790 462C772 560 722 624 672 660Z", accent, {
          opacity: 0.75,
        }),
        shape(
          "M350 470C410 520 470 560 560 580C620 520 600 430 590 396L620 372L560 330C480 380 430 440 350 470Z",
          dark,
          { opacity: 0.45 },
        ),
        ...Array.from({ length: 16 }, (_, index) =>
          ellipse(
            300 + (index % 4) * 30 + (index > 7 ? 12 : 0),
            572 + Math.floor(index / 4) * 20,
            4,
            4,
            tint(upper, -0.28),
            { opacity: 0.7 },
          ),
        ),
        stroke("M112 652C240 646 800 640 948 652", tint(upper, -0.3), 14, { opacity: 0.25 }),
      ].join(""),
    ),
    mid
      ? shape(
          "M806 412C830 396 856 352 886 340C926 336 936 420 930 470C890 452 846 440 806 412Z",
          panel,
        )
      : "",
    stroke("M640 384C690 424 760 432 812 408C840 394 862 372 886 372", tint(panel, 0.3), 16),
    ...eyelets,
    ...laces,
    stroke("M560 350Q500 300 452 330M566 352Q560 270 610 262", tint(accent, 0.5), 9),
    stroke("M890 372Q930 350 936 400", accent, 13),
    shape(
      "M92 690C92 650 110 640 132 646C380 660 700 640 934 644C968 646 976 676 968 716Q962 744 930 746L150 752C110 750 92 730 92 690Z",
      sole,
    ),
    stroke("M108 700C380 712 700 700 962 694", tint(sole, -0.14), 7),
    shape("M700 668C790 664 880 664 940 668L934 690C860 688 780 690 706 694Z", accent),
    shape(
      "M84 716C84 736 104 764 160 766L936 760C966 758 974 738 972 722C960 742 940 742 920 744L150 750C116 748 96 736 84 716Z",
      outsole,
    ),
    stroke(tread, tint(outsole, -0.35), 5),
    lettering("B", {
      x: 880,
      y: 560,
      size: 44,
      colour: accent === panel ? INK.white : accent,
      weight: 0.18,
    }),
  ].join("");
}

/** One shoe across the square. */
export const shoeSide = (look: ShoeLook) =>
  place(shoe(look), { x: 600 - 530 * 1.2, y: 600 - 540 * 1.2, turn: 0, scale: 1.2 });

/** A pair: one from the side, one with its sole up behind it. */
export function shoePair(look: ShoeLook): string {
  const under =
    "M-400 10C-420 -90 -330 -140 -210 -120C-80 -96 60 -96 200 -128C330 -150 420 -90 410 10C420 100 330 138 210 120C70 92 -70 86 -200 122C-330 150 -410 100 -400 10Z";
  const waves = Array.from(
    { length: 30 },
    (_, index) =>
      `M${-420 + index * 30} -160l18 20l-18 20l18 20l-18 20l18 20l-18 20l18 20l-18 20l18 20l-18 20l18 20l-18 20l18 20l-18 20l18 20`,
  ).join("");
  const bottom =
    shape(under, look.outsole) +
    clipped(
      under,
      stroke(waves, tint(look.outsole, -0.3), 7) + rect(-70, -160, 130, 320, look.accent),
    ) +
    stroke(under, tint(look.outsole, -0.2), 8);
  return (
    place(bottom, { x: 610, y: 330, turn: -8, scale: 1.08 }) +
    place(shoe(look), { x: 600 - 530 * 1.1, y: 780 - 540 * 1.1, scale: 1.1 })
  );
}
