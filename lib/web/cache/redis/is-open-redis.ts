/** What is wrong with a Redis on another machine that asks for no password, and what to do. */
export const OPEN_REDIS =
  "names a Redis on another machine without a password. Give it one (requirepass) and put it into the address, with rediss:// where the network is not yours alone.";

/** Whether a Redis on another machine is addressed without a password. */
export function isOpenRedis(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, password } = new URL(url);
  return !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname) && password === "";
}
