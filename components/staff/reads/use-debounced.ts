import { useEffect, useState } from "react";

/** A value once it has not changed for a moment, so that a word that is typed is one question to the server. */
export function useDebounced<T extends string>(value: T, milliseconds: number): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
