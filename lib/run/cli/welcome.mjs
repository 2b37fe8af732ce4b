const lines = (rows, show) => (rows ?? []).map((row) => `    ${show(row)}`);

/** The logins, coupons and cards of a site. */
const offers = ({ logins, coupons, memberCards }) => [
  "  Logins",
  ...lines(logins, ({ email, password, role }) => `${email}  ${password}  (${role})`),
  "  Coupons",
  ...lines(
    coupons,
    ({ code, percent, uses }) =>
      `${code}  ${percent} % off${uses === null ? "" : `, ${uses} times`}`,
  ),
  "  Membership cards (logged in as a customer)",
  ...lines(
    memberCards,
    ({ barcode, percent, valid }) =>
      `${barcode}  ${valid ? `${percent} % off` : "not valid, to see what happens"}`,
  ),
];

/**
 * The output of `npm start` when everything is running: addresses, and the sandbox's logins and codes. With `oneSite`
 * every host shows the same site, so only that one is listed.
 */
export async function welcome({ port, sandbox, oneSite }) {
  const hints = await fetch(`${sandbox}/_sandbox/hints`).then(
    (answer) => (answer.ok ? answer.json() : null),
    () => null,
  );
  const own = oneSite ? [] : (hints?.own ?? []);
  return [
    "",
    `  The shop          http://localhost:${port}`,
    ...(oneSite
      ? []
      : [
          `  In Croatian       http://tenis.localhost:${port}   (also /en and /de)`,
          `  Right to left     http://velo.localhost:${port}    (a bicycle shop in Arabic, also /en)`,
          `  Of a large size   http://market.localhost:${port}  (a market with 5,000 products)`,
          `  In maintenance    http://closed.localhost:${port}`,
        ]),
    `  Staff             http://localhost:${port}/adminLogin, then any page with ?editPage=true`,
    `  Sandbox           ${sandbox}/_sandbox/   (orders, the e-mails it "sent")`,
    "",
    ...offers(hints ?? {}),
    ...own.flatMap((site) => [`  At ${site.domain}`, ...offers(site).map((line) => `  ${line}`)]),
    "  Things to try",
    "    Buy a configurable racket as a guest: pay on delivery, then by card with Pay and with Decline.",
    `    Change prices, stock and coupons behind a shopper's back: ${sandbox}/_sandbox/tricks`,
    `    Make the backend slow, down or wrong, for all calls or one: ${sandbox}/_sandbox/panel`,
    "    Stop the sandbox and reload: the pages stay up.",
    "",
  ].join("\n");
}
