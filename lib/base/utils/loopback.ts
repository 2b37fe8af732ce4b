/** Whether a host name means this machine: `localhost` and its subdomains (RFC 6761), 127/8, `::1`. */
export const isLoopback = (hostname: string): boolean =>
  /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/.test(hostname);
