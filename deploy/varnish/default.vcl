vcl 4.1;

# Varnish in front of the shop (docs/operations.md §7): it keeps what the shop says all visitors may share, for as long as
# the shop says, and forgets it when the shop's purge calls name it. Where the shop, its static files and the proxies in
# front are is in backends.vcl.

import std;

include "backends.vcl";

# What purge calls must name: the file of the secret, without the line's end.
sub purge_secret {
  set req.http.X-Secret = regsub(std.fileread("/run/secrets/cdn_purge"), "\s+$", "");
}

sub vcl_recv {
  call choose_backend;
  if (req.restarts > 0) {
    # The shop has failed: what is kept is good enough, however old.
    set req.grace = 24h;
    return (hash);
  }
  # Older than it may be by so much, an answer is shown once more while it is fetched again.
  set req.grace = 10m;
  unset req.http.X-Secret;
  unset req.http.X-Cookie;
  unset req.http.X-Tags;

  # The shop trusts these headers (TRUSTED_PROXY=1): what a visitor says of itself is replaced.
  if (client.ip !~ proxies) {
    unset req.http.traceparent;
    unset req.http.tracestate;
  }
  if (client.ip ~ proxies && (req.http.X-Forwarded-Host || req.http.X-Forwarded-Proto)) {
    # Varnish has appended the address of the proxy.
    set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",[^,]*$", "");
    if (!req.http.X-Forwarded-Host) {
      # A gateway leaves the host as it came.
      set req.http.X-Forwarded-Host = req.http.Host;
    }
  } else {
    set req.http.X-Forwarded-For = client.ip;
    set req.http.X-Forwarded-Host = req.http.Host;
    set req.http.X-Forwarded-Proto = "http";
  }

  if (req.method == "PURGE") {
    call purge_secret;
    if (req.http.X-Secret == "" || req.http.X-Purge-Secret != req.http.X-Secret) {
      return (synth(403, "Forbidden"));
    }
    if (req.http.Surrogate-Key) {
      # Tags, separated by spaces or commas; they are texts, not patterns.
      set req.http.X-Tags = regsuball(req.http.Surrogate-Key, "([][().*+?^$|{}\\])", "\\\1");
      set req.http.X-Tags = regsuball(req.http.X-Tags, "[, ]+", "|");
      ban("obj.http.X-Tags ~ (^|[,\s])(" + req.http.X-Tags + ")([,\s]|$)");
    } else {
      ban("obj.http.X-Host == " + req.http.X-Forwarded-Host + " && obj.http.X-Url == " + req.url);
    }
    return (synth(200, "Purged"));
  }

  if (req.url ~ "^/_next/static/") {
    unset req.http.Cookie;
    return (hash);
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Staff, those who know a site's password and those who chose a language get answers of their own.
  if (req.url ~ "[?&]editPage=" || req.http.Cookie ~ "(^|;\s*)(__Host-)?(staff|sitePass|locale)=") {
    return (pass);
  }
  # What the shop lets everybody share depends on no other cookie (docs/architecture.md §2.1).
  if (req.http.Cookie) {
    set req.http.X-Cookie = req.http.Cookie;
    unset req.http.Cookie;
  }
  return (hash);
}

sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.X-Forwarded-Host);
  hash_data(req.http.X-Forwarded-Proto);
  return (lookup);
}

sub vcl_backend_fetch {
  # An answer that nobody may share is the visitor's own: the shop must see who asks.
  if (bereq.http.X-Cookie) {
    set bereq.http.Cookie = bereq.http.X-Cookie;
    unset bereq.http.X-Cookie;
  }
  # Says that what it sends in Surrogate-Control is obeyed.
  set bereq.http.Surrogate-Capability = "varnish=" + {"""} + "Surrogate/1.0" + {"""};
}

sub vcl_backend_response {
  set beresp.http.X-Host = bereq.http.X-Forwarded-Host;
  set beresp.http.X-Url = bereq.url;
  set beresp.http.X-Tags = beresp.http.Surrogate-Key + " " + beresp.http.Cache-Tag;

  # Never kept: what is one visitor's, and what could not be answered.
  if (bereq.uncacheable || beresp.http.Set-Cookie || beresp.http.Vary == "*" ||
      beresp.http.Cache-Control ~ "(?i)private|no-store" ||
      beresp.http.Surrogate-Control ~ "(?i)no-store" ||
      (beresp.status != 200 && beresp.status != 301 && beresp.status != 308 && beresp.status != 404)) {
    # An old answer is better than a fault: the held one stays.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 30s;
    return (deliver);
  }
  # Surrogate-Control is for caches like this one, and comes before s-maxage and max-age, which Varnish reads itself.
  if (beresp.http.Surrogate-Control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "(?i).*max-age=(\d+).*", "\1s"), 0s);
  } else if (beresp.http.Cache-Control !~ "(?i)(s-maxage|max-age)=\d+") {
    set beresp.uncacheable = true;
    set beresp.ttl = 30s;
    return (deliver);
  }
  # While the shop is down, what is kept is shown for a day, as the shop itself does.
  set beresp.grace = 24h;
  if (beresp.ttl <= 0s) {
    set beresp.uncacheable = true;
    set beresp.ttl = 30s;
    return (deliver);
  }
  unset beresp.http.Surrogate-Control;
  return (deliver);
}

sub vcl_deliver {
  if (resp.status >= 500 && req.restarts == 0 && req.method == "GET" && !obj.uncacheable) {
    return (restart);
  }
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
  unset resp.http.X-Host;
  unset resp.http.X-Url;
  unset resp.http.X-Tags;
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
