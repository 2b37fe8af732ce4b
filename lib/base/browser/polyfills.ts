/**
 * Instead of the polyfills that Next puts into every page (next.config.ts): of what those add, the oldest browsers that a
 * page is compiled for (https://nextjs.org/docs/architecture/supported-browsers) lack this alone.
 */
URL.canParse ??= (address, base) => {
  try {
    return Boolean(new URL(address, base));
  } catch {
    return false;
  }
};

export {};
