import type { Db } from "./db.ts";

/** Raised when the tables change: an older database file is deleted and seeded again. */
const SCHEMA_VERSION = 9;

const TABLES = {
  settings: "key TEXT PRIMARY KEY, value TEXT NOT NULL",
  sites:
    "site_id INTEGER PRIMARY KEY, number INTEGER NOT NULL, domain TEXT NOT NULL UNIQUE, api_key TEXT NOT NULL UNIQUE, api_key_id INTEGER NOT NULL, doc TEXT NOT NULL",
  categories:
    "id INTEGER PRIMARY KEY, site_id INTEGER NOT NULL, parent_id INTEGER, doc TEXT NOT NULL",
  attributes:
    "id INTEGER PRIMARY KEY, site_id INTEGER NOT NULL, code TEXT NOT NULL, doc TEXT NOT NULL",
  products:
    "id INTEGER PRIMARY KEY, site_id INTEGER NOT NULL, parent_id INTEGER, stock INTEGER CHECK (stock IS NULL OR stock >= 0), doc TEXT NOT NULL",
  product_tags: "id INTEGER PRIMARY KEY, site_id INTEGER NOT NULL, doc TEXT NOT NULL",
  terms: "id INTEGER PRIMARY KEY, site_id INTEGER NOT NULL, doc TEXT NOT NULL",
  posts:
    "id INTEGER PRIMARY KEY, site_id INTEGER NOT NULL, kind TEXT NOT NULL, published_at TEXT NOT NULL, doc TEXT NOT NULL",
  events:
    "id INTEGER PRIMARY KEY, site_id INTEGER NOT NULL, start_event TEXT NOT NULL, end_event TEXT NOT NULL, doc TEXT NOT NULL",
  elements:
    "id INTEGER PRIMARY KEY AUTOINCREMENT, site_id INTEGER NOT NULL, language TEXT NOT NULL, handler TEXT NOT NULL, version INTEGER NOT NULL DEFAULT 1, created_at TEXT NOT NULL, updated_at TEXT, original_id INTEGER, doc TEXT NOT NULL",
  /** How an element was after each save. */
  element_versions:
    "element_id INTEGER NOT NULL, version INTEGER NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (element_id, version)",
  post_types:
    "id INTEGER PRIMARY KEY AUTOINCREMENT, site_id INTEGER NOT NULL, slug TEXT NOT NULL, title TEXT NOT NULL, UNIQUE (site_id, slug)",
  navigations:
    "site_id INTEGER NOT NULL, name TEXT NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (site_id, name)",
  redirects:
    "site_id INTEGER NOT NULL, path TEXT NOT NULL, target TEXT NOT NULL, status INTEGER NOT NULL, PRIMARY KEY (site_id, path)",
  failed_requests:
    "site_id INTEGER NOT NULL, path TEXT NOT NULL, count INTEGER NOT NULL, last_at TEXT NOT NULL, PRIMARY KEY (site_id, path)",
  pictures: "name TEXT PRIMARY KEY, id INTEGER NOT NULL, doc TEXT NOT NULL",
  /** The media library of each site. `name` is how the seed refers to it; uploads have their path there. */
  media:
    "id INTEGER PRIMARY KEY AUTOINCREMENT, site_id INTEGER NOT NULL, name TEXT NOT NULL, doc TEXT NOT NULL",
  media_folders:
    "id INTEGER PRIMARY KEY AUTOINCREMENT, site_id INTEGER NOT NULL, parent_id INTEGER, name TEXT NOT NULL, created_at TEXT NOT NULL",
  /** Upload addresses, and the received files. */
  bucket:
    "key TEXT PRIMARY KEY, site_id INTEGER NOT NULL, name TEXT NOT NULL, mime TEXT NOT NULL, size INTEGER NOT NULL, expires_at INTEGER NOT NULL, bytes BLOB",
  reviews:
    "id INTEGER PRIMARY KEY AUTOINCREMENT, site_id INTEGER NOT NULL, entity TEXT NOT NULL, entity_id INTEGER NOT NULL, user_id INTEGER, author TEXT NOT NULL, rating INTEGER, body TEXT NOT NULL, created_at TEXT NOT NULL, published INTEGER NOT NULL, verified INTEGER NOT NULL DEFAULT 0, images TEXT NOT NULL DEFAULT '[]'",
  forms: "id INTEGER PRIMARY KEY, site_id INTEGER NOT NULL, doc TEXT NOT NULL",
  /** The messages that visitors sent with forms, the contact call and the newsletter. */
  messages:
    "id INTEGER PRIMARY KEY AUTOINCREMENT, site_id INTEGER NOT NULL, kind TEXT NOT NULL, at TEXT NOT NULL, doc TEXT NOT NULL",
  /** The files that visitors sent before a form. */
  uploads:
    "id INTEGER PRIMARY KEY AUTOINCREMENT, site_id INTEGER NOT NULL, path TEXT NOT NULL UNIQUE, name TEXT NOT NULL, mime TEXT NOT NULL, hash TEXT NOT NULL, access TEXT NOT NULL, at TEXT NOT NULL, bytes BLOB NOT NULL",
  /** Tokens of the e-mails that confirm a form. */
  form_tokens: "hash TEXT PRIMARY KEY, site_id INTEGER NOT NULL, form_id INTEGER NOT NULL",
  deliveries: "id INTEGER PRIMARY KEY, site_id INTEGER NOT NULL, doc TEXT NOT NULL",
  payments: "id INTEGER PRIMARY KEY, site_id INTEGER NOT NULL, doc TEXT NOT NULL",
  consents:
    "id INTEGER PRIMARY KEY, site_id INTEGER NOT NULL, form_type TEXT NOT NULL, doc TEXT NOT NULL",
  consent_logs:
    "id INTEGER PRIMARY KEY AUTOINCREMENT, site_id INTEGER NOT NULL, at TEXT NOT NULL, doc TEXT NOT NULL",
  coupons:
    "site_id INTEGER NOT NULL, code TEXT NOT NULL, percent REAL NOT NULL, uses INTEGER, PRIMARY KEY (site_id, code)",
  member_cards:
    "site_id INTEGER NOT NULL, barcode TEXT NOT NULL, percent REAL NOT NULL, valid INTEGER NOT NULL, PRIMARY KEY (site_id, barcode)",
  users:
    "id INTEGER PRIMARY KEY AUTOINCREMENT, site_id INTEGER NOT NULL, email TEXT NOT NULL, username TEXT NOT NULL, password TEXT, guest INTEGER NOT NULL, backoffice INTEGER NOT NULL, first_name TEXT NOT NULL, last_name TEXT NOT NULL, barcode TEXT, company TEXT, scopes TEXT, verified INTEGER NOT NULL DEFAULT 1",
  addresses:
    "id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, type TEXT NOT NULL, doc TEXT NOT NULL",
  refresh_tokens:
    "jti TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, strategy TEXT NOT NULL, expires_at INTEGER NOT NULL, spent INTEGER NOT NULL DEFAULT 0",
  one_time_tokens:
    "hash TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, purpose TEXT NOT NULL, expires_at INTEGER NOT NULL",
  carts:
    "id INTEGER PRIMARY KEY AUTOINCREMENT, site_id INTEGER NOT NULL, store_id INTEGER NOT NULL, protect_code TEXT NOT NULL, session TEXT NOT NULL, status TEXT NOT NULL, user_id INTEGER, coupon TEXT, barcode TEXT, delivery_id INTEGER, branch_id INTEGER, payment_id INTEGER, company TEXT, touched_at TEXT NOT NULL",
  cart_items:
    "id INTEGER PRIMARY KEY AUTOINCREMENT, cart_id INTEGER NOT NULL REFERENCES carts (id) ON DELETE CASCADE, product_id INTEGER NOT NULL, qty INTEGER NOT NULL, personalizations TEXT NOT NULL, bundle_options TEXT NOT NULL, reservation INTEGER NOT NULL",
  orders:
    "id INTEGER PRIMARY KEY AUTOINCREMENT, site_id INTEGER NOT NULL, store_id INTEGER NOT NULL, cart_id INTEGER NOT NULL, user_id INTEGER NOT NULL, number TEXT NOT NULL, slug TEXT NOT NULL UNIQUE, status TEXT NOT NULL, payment_key TEXT UNIQUE, currency TEXT NOT NULL, total_cents INTEGER NOT NULL, tax_cents INTEGER NOT NULL, language TEXT NOT NULL, email TEXT NOT NULL, success_url TEXT NOT NULL, failure_url TEXT NOT NULL, coupon TEXT, created_at TEXT NOT NULL, doc TEXT NOT NULL",
  order_items:
    "id INTEGER PRIMARY KEY AUTOINCREMENT, order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE, product_id INTEGER NOT NULL, name TEXT NOT NULL, sku TEXT NOT NULL, qty INTEGER NOT NULL, unit_cents INTEGER NOT NULL, row_cents INTEGER NOT NULL, doc TEXT NOT NULL",
  order_takes:
    "order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE, product_id INTEGER NOT NULL, qty INTEGER NOT NULL, PRIMARY KEY (order_id, product_id)",
  wishlist:
    "user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, product_id INTEGER NOT NULL, added_at TEXT NOT NULL, PRIMARY KEY (user_id, product_id)",
  outbox:
    "id INTEGER PRIMARY KEY AUTOINCREMENT, site_id INTEGER NOT NULL, kind TEXT NOT NULL, recipient TEXT NOT NULL, subject TEXT NOT NULL, html TEXT NOT NULL, created_at TEXT NOT NULL",
} as const;

const INDEXES = [
  "CREATE UNIQUE INDEX users_email ON users (site_id, lower(email), backoffice) WHERE guest = 0",
  "CREATE INDEX products_site ON products (site_id)",
  "CREATE INDEX posts_site ON posts (site_id)",
  "CREATE INDEX categories_site ON categories (site_id)",
  "CREATE INDEX media_name ON media (site_id, name)",
  "CREATE INDEX elements_place ON elements (site_id, language, handler)",
  "CREATE INDEX cart_items_cart ON cart_items (cart_id)",
  "CREATE INDEX reviews_entity ON reviews (site_id, entity, entity_id)",
];

/** Drops everything and makes empty tables. */
export function createTables(db: Db): void {
  db.exec("PRAGMA foreign_keys = OFF");
  const old = db.all<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  db.exec(old.map(({ name }) => `DROP TABLE "${name}";`).join("\n"));
  db.exec(
    Object.entries(TABLES)
      .map(([name, columns]) => `CREATE TABLE ${name} (${columns});`)
      .join("\n"),
  );
  db.exec(INDEXES.join(";\n"));
  db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}; PRAGMA foreign_keys = ON;`);
}

/** Whether the file holds tables of this version, seeded to the end. */
export function isSeeded(db: Db): boolean {
  const version = db.get<{ user_version: number }>("PRAGMA user_version")?.user_version;
  if (version !== SCHEMA_VERSION) return false;
  return db.get("SELECT 1 FROM settings WHERE key = 'seededAt'") !== undefined;
}
