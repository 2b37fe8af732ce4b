/** Replaces the `server-only` package in tests, which run neither in a browser nor in a bundler. */
export {};
