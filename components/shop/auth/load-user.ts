/** Reads the logged-in user. Resolves to null for a guest, or when the code could not be downloaded. */
export const loadUser = () =>
  import("./browser-auth.ts").then(({ authRuntime }) => authRuntime().load()).catch(() => null);
