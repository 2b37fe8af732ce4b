declare module "react" {
  // Custom properties are CSS too.
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}

/** As many columns as the variables say, on phones, tablets and from 1024 px up. */
export const GRID = "tiles";
