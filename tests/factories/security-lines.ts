import { vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";

/** The lines of the log about security, from now on; call it after the backend is stubbed. */
export function watchSecurityLines(): () => {
  readonly event: string;
  readonly status: number;
  readonly name?: string;
}[] {
  vi.stubEnv("LOG_LEVEL", "warn");
  resetSettings();
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  return () =>
    written.mock.calls
      .map(([line]) => JSON.parse(String(line)))
      .filter(({ kind }) => kind === "security");
}
