declare module "react" {
  // Custom properties are CSS too.
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}

/** As many columns as the variables say, on phones, tablets and from 1024 px up. */
export const GRID =
  "grid grid-cols-[repeat(var(--cols-s),minmax(0,1fr))] md:grid-cols-[repeat(var(--cols-m),minmax(0,1fr))] " +
  "lg:grid-cols-[repeat(var(--cols-l),minmax(0,1fr))] gap-x-[clamp(0.75rem,2vw,1.75rem)] gap-y-[clamp(1.5rem,3vw,2.5rem)]";
