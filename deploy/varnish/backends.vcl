# Where things are in compose.yaml. Replace this file elsewhere; default.vcl stays as it is.

import directors;

# Out of rotation two seconds after SIGTERM; the shop then takes requests for three more.
probe ready {
  .url = "/api/ready";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend shop_1 {
  .host = "shop-1";
  .port = "3000";
  .probe = ready;
  .first_byte_timeout = 60s;
}

backend shop_2 {
  .host = "shop-2";
  .port = "3000";
  .probe = ready;
  .first_byte_timeout = 60s;
}

backend files {
  .host = "static";
  .port = "8080";
}

# Proxies that end TLS and say with X-Forwarded-* who visits: what comes from the machine of compose.yaml has the address of
# its network's gateway.
acl proxies {
  "172.30.0.1";
}

sub vcl_init {
  new shop = directors.round_robin();
  shop.add_backend(shop_1);
  shop.add_backend(shop_2);
}

sub choose_backend {
  if (req.url ~ "^/_next/static/") {
    set req.backend_hint = files;
  } else {
    set req.backend_hint = shop.backend();
  }
}
