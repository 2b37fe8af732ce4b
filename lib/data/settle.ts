import "server-only";
import { BackendFault } from "@/lib/api/errors";

/**
 * For blocks a page can do without (hardening, "one block fails"): a fault of the backend becomes null, so that the page
 * stays and the block is left out. Everything else is thrown on.
 */
export async function settle<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof BackendFault) return null;
    throw error;
  }
}
