/**
 * Replaces the polyfills that Next puts into every page (next.config.ts). The oldest browsers that pages are compiled for
 * (https://nextjs.org/docs/architecture/supported-browsers) need only this one of them.
 */
URL.canParse ??= (address, base) => {
  try {
    return Boolean(new URL(address, base));
  } catch {
    return false;
  }
};

export {};
