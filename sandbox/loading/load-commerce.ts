import type { Db } from "../database/db.ts";
import { toCents } from "../database/documents.ts";
import { offsetId } from "../database/ids.ts";
import { hashPassword } from "../domain/hash-passwords.ts";
import type { Seed, SeedSite } from "../seed/types.ts";

/** Delivery, payment, consents, forms, coupons, member cards, users. */
export function loadCommerce(db: Db, seed: Seed, site: SeedSite, number: number): void {
  const toSiteId = offsetId(number);
  for (const { price, freeFrom, ...delivery } of seed.delivery) {
    const doc = {
      ...delivery,
      id: toSiteId(delivery.id),
      branches: delivery.branches.map((branch) => ({ ...branch, id: toSiteId(branch.id) })),
      priceCents: toCents(price),
      freeFromCents: freeFrom === undefined ? null : toCents(freeFrom),
    };
    db.run("INSERT INTO deliveries VALUES (?, ?, ?)", doc.id, site.siteId, JSON.stringify(doc));
  }
  for (const payment of seed.payment) {
    const doc = { ...payment, id: toSiteId(payment.id) };
    db.run("INSERT INTO payments VALUES (?, ?, ?)", doc.id, site.siteId, JSON.stringify(doc));
  }
  for (const consent of seed.consents) {
    const doc = { ...consent, id: toSiteId(consent.id) };
    db.run(
      "INSERT INTO consents VALUES (?, ?, ?, ?)",
      doc.id,
      site.siteId,
      doc.formType,
      JSON.stringify(doc),
    );
  }
  for (const form of seed.forms ?? []) {
    const doc = { ...form, id: toSiteId(form.id) };
    db.run("INSERT INTO forms VALUES (?, ?, ?)", doc.id, site.siteId, JSON.stringify(doc));
  }
  for (const { code, percent, uses } of seed.coupons) {
    db.run("INSERT INTO coupons VALUES (?, ?, ?, ?)", site.siteId, code, percent, uses);
  }
  for (const { barcode, percent, valid } of seed.memberCards) {
    db.run("INSERT INTO member_cards VALUES (?, ?, ?, ?)", site.siteId, barcode, percent, valid);
  }
  for (const user of seed.users) {
    db.run(
      "INSERT INTO users (id, site_id, email, username, password, guest, backoffice, first_name, last_name, barcode, scopes) VALUES (?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?)",
      toSiteId(user.id),
      site.siteId,
      user.email,
      user.email,
      hashPassword(user.password),
      user.isBackofficeUser,
      user.firstName,
      user.lastName,
      user.memberCardBarcode,
      user.scopes && JSON.stringify(user.scopes),
    );
  }
}
