/**
 * The configuration of HAProxy before the replicas of one machine: a thread for each core, the replica with the fewest
 * requests, and none that is not ready. What a visitor says of where a request comes from is overwritten; a proxy on this
 * machine that ends TLS is believed.
 * @param {{ bind: string, shops: readonly number[], certificates?: string }} options
 */
export const haproxyConfig = ({ bind, shops, certificates }) => `defaults
  mode http
  timeout connect 5s
  timeout check 2s
  timeout client 65s
  timeout server 65s
  timeout http-keep-alive 60s
  # A replica that is just ending has not begun with a request that it refuses.
  retries 2
  option redispatch
  retry-on conn-failure

frontend visitors
  bind ${bind}${certificates ? ` ssl crt ${certificates} alpn h2,http/1.1` : ""}
  acl from_proxy src 127.0.0.0/8 ::1
  acl says_host req.hdr(X-Forwarded-Host) -m found
  http-request set-header X-Forwarded-For %[src] unless from_proxy says_host
  http-request set-header X-Forwarded-Proto ${certificates ? "https" : "http"} unless from_proxy says_host
  http-request set-header X-Forwarded-Host %[req.hdr(Host)] unless from_proxy says_host
  http-request del-header Forwarded
  http-request del-header X-Real-IP
  http-request del-header traceparent
  http-request del-header tracestate
  default_backend shops

backend shops
  balance leastconn
  http-reuse always
  option httpchk GET /api/ready
  default-server check inter 1s fall 2 rise 1
${shops.map((port) => `  server shop-${port} 127.0.0.1:${port}`).join("\n")}
`;
