declare module "react" {
  // Custom properties are CSS too.
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}

/** The columns from the variables, on phones, tablets and from 1024 px up. */
export const GRID = "tiles";
