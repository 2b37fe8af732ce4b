import { changeProduct, openShop, PASSWORD, register } from "./shops.ts";
import { logInStaff } from "./staff.ts";
import { type Answer, Visitor } from "./visitor.ts";

/** A person at one of the sites, with data that nobody else may see. */
interface Person {
  readonly visitor: Visitor;
  readonly kind: "guest" | "customer" | "staff";
  readonly site: Place;
  readonly email: string | null;
  /** Pieces of the one product in the cart; nobody else has as many. */
  readonly pieces: number;
}

/** A site with the marker of its pages, which no other site's page has: its own address. */
interface Place {
  readonly host: string;
  readonly marker: string;
  readonly pages: readonly string[];
}

interface MixOptions {
  readonly port: number;
  readonly sandbox: string;
  readonly requests: number;
  /** Requests in work at the same time. */
  readonly atOnce: number;
}

export interface Mix {
  readonly requests: number;
  /** Requests by what was asked. */
  readonly kinds: ReadonlyMap<string, number>;
  /** Answers that came out of a cache. */
  readonly kept: number;
  readonly problems: readonly string[];
}

const SITES = [
  { host: "localhost", language: "en" },
  { host: "velo.localhost", language: "ar" },
] as const;
const [GUESTS, CUSTOMERS, STAFF] = [4, 3, 2];
/** Of so many requests one is of staff: each of theirs is rendered. */
const STAFF_EVERY = 16;
/** Every so many requests a site's pages expire, so that they are rendered amid all others. */
const PURGE_EVERY = 300;
const COOKIES = ["accessToken", "refreshToken", "cartId", "staff", "staffLogin"];

/**
 * Requests of guests, customers and staff of two sites, mixed: pages, the router's data, heads, carts, profiles, the
 * editor and the admin area. Each answer has to show its own site and person, and nothing of any other.
 */
export async function mix({ port, sandbox, requests, atOnce }: MixOptions): Promise<Mix> {
  const people = (await Promise.all(SITES.map((site) => gather(port, sandbox, site)))).flat();
  const staff = people.filter(({ kind }) => kind === "staff");
  const shoppers = people.filter(({ kind }) => kind !== "staff");
  const kinds = new Map<string, number>();
  const problems: string[] = [];
  let [next, kept] = [0, 0];
  const work = async () => {
    for (let index = next++; index < requests; index = next++) {
      const group = index % STAFF_EVERY === 0 ? staff : shoppers;
      const person = group[shuffled(index) % group.length];
      if (!person) return;
      if (index % PURGE_EVERY === PURGE_EVERY - 1) await purge(staff, index);
      const { what, ask, check } = turnOf(person, index);
      kinds.set(what, (kinds.get(what) ?? 0) + 1);
      try {
        const answer = await ask();
        if (/HIT|STALE/.test(String(answer.headers["x-cache"]))) kept += 1;
        const wrong = [...check(answer), ...othersIn(answer, person, people)];
        problems.push(
          ...wrong.map((one) => `${person.kind} of ${person.site.host}, ${what}: ${one}`),
        );
      } catch (error) {
        problems.push(`${person.kind} of ${person.site.host}, ${what}: ${error}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { requests, kinds, kept, problems };
}

/** The sites in turn. */
async function purge(staff: readonly Person[], index: number): Promise<void> {
  const one = staff[Math.floor(index / PURGE_EVERY) % staff.length];
  const answer = await one?.visitor.post("/api/admin/caches/purge", {
    of: "tag",
    name: "elements",
  });
  if (answer?.status !== 200) throw new Error(`purge: ${answer?.status} ${answer?.text}`);
}

const markerOf = (host: string, port: number): string => `//${host}:${port}`;

/** Spreads neighbours: the same order in every run. */
const shuffled = (index: number): number => Math.imul(index + 1, 0x9e3779b1) >>> 8;

async function gather(
  port: number,
  sandbox: string,
  { host, language }: (typeof SITES)[number],
): Promise<Person[]> {
  const shop = await openShop(port, host, language);
  for (const id of shop.products) await changeProduct(sandbox, id, { stock: null });
  const site = { host, marker: markerOf(host, port), pages: shop.pages };
  const nth = SITES.findIndex((one) => one.host === host);
  const meet = (number: number) =>
    new Visitor({ port, host, language, address: `203.0.113.${20 * (nth + 1) + number}` });
  const fill = async (visitor: Visitor, pieces: number) => {
    await visitor.read("v1/ecommerce/cart/getNewCartSession");
    const line = { productId: shop.products[0], qty: pieces, options: {}, reservation: false };
    await visitor.read("v1/ecommerce/cart/addItem", line);
  };
  const people: Person[] = [];
  for (let number = 0; number < GUESTS + CUSTOMERS; number += 1) {
    const visitor = meet(number);
    const isGuest = number < GUESTS;
    const pieces = 1 + nth * (GUESTS + CUSTOMERS) + number;
    const email = isGuest ? null : await register(sandbox, shop);
    if (email) {
      const { status } = await visitor.post("/api/session/login", {
        username: email,
        password: PASSWORD,
      });
      if (status !== 200) throw new Error(`login: ${status}`);
    }
    await fill(visitor, pieces);
    people.push({ visitor, kind: isGuest ? "guest" : "customer", site, email, pieces });
  }
  for (let number = 0; number < STAFF; number += 1) {
    const visitor = meet(GUESTS + CUSTOMERS + number);
    const email = await logInStaff(visitor);
    people.push({ visitor, kind: "staff", site, email, pieces: 0 });
  }
  return people;
}

interface Turn {
  readonly what: string;
  readonly ask: () => Promise<Answer>;
  /** The problem with the answer to this request. */
  readonly check: (answer: Answer) => readonly string[];
}

const wrongIf = (...all: readonly (readonly [isWrong: boolean, what: string])[]): string[] =>
  all.flatMap(([isWrong, what]) => (isWrong ? [what] : []));

function turnOf(person: Person, index: number): Turn {
  const { visitor, kind, site, email } = person;
  const path = site.pages[index % site.pages.length] ?? "/";
  const turn = Math.floor(index / 7);
  const isEditor = ({ text }: Answer) => text.includes("edit-bar");
  const page: Turn = {
    what: "page",
    ask: () => visitor.send(path),
    check: (answer) =>
      wrongIf(
        [answer.status !== 200, `${answer.status} ${path}`],
        [!answer.text.includes(site.marker), `${path} is not of the site`],
        [kind !== "staff" && isEditor(answer), `${path} has the editor`],
      ),
  };
  const own: readonly Turn[] = [
    page,
    {
      what: "router's data",
      ask: () => navigate(visitor, path),
      check: ({ status, headers, text }) =>
        wrongIf(
          [status !== 200, `${status} ${path}`],
          [!String(headers["content-type"]).startsWith("text/x-component"), "is something else"],
          [!text.includes(site.marker), `${path} is not of the site`],
        ),
    },
    {
      what: "head",
      ask: () => visitor.send(path, { method: "HEAD" }),
      check: ({ status, text }) => wrongIf([status !== 200, `${status}`], [text !== "", "a body"]),
    },
    ...(kind === "staff" ? staffTurns(person) : [cartTurn(person), editorTurn(person)]),
    ...(email && kind === "customer" ? [profileTurn(visitor, email)] : []),
  ];
  return own[turn % own.length] ?? page;
}

/** Navigates like the browser's router; it gets the address from its headers. */
async function navigate(visitor: Visitor, path: string): Promise<Answer> {
  const headers = { rsc: "1" };
  const answer = await visitor.send(path, { headers });
  const { location } = answer.headers;
  return answer.status === 307 && location ? visitor.send(location, { headers }) : answer;
}

const cartTurn = ({ visitor, pieces }: Person): Turn => ({
  what: "cart",
  ask: () => visitor.call("v1/ecommerce/cart/getCart"),
  check: ({ status, text }) => {
    if (status !== 200) return [`${status}`];
    const { data }: { data: { items: readonly { qty: number }[] } } = JSON.parse(text);
    const held = data.items.map(({ qty }) => qty).join();
    return wrongIf([held !== String(pieces), `holds ${held}, ${pieces} were put there`]);
  },
});

const profileTurn = (visitor: Visitor, email: string): Turn => ({
  what: "profile",
  ask: () => visitor.call("v1/user/web/profile"),
  check: ({ status, text }) =>
    wrongIf([status !== 200, `${status}`], [!text.includes(email), "is somebody else's"]),
});

/** Shoppers who ask for the editor get the page. */
const editorTurn = ({ visitor }: Person): Turn => ({
  what: "editor refused",
  ask: () => visitor.open("/?editPage=true"),
  check: ({ text }) => wrongIf([text.includes("edit-bar"), "a shopper got the editor"]),
});

const staffTurns = ({ visitor, site }: Person): Turn[] => [
  {
    what: "editor",
    ask: () => visitor.send("/?editPage=true"),
    check: ({ status, headers, text }) =>
      wrongIf(
        [status !== 200, `${status}`],
        [!text.includes("edit-bar"), "is the page of shoppers"],
        [!String(headers["cache-control"]).includes("private"), "may be kept"],
        [headers["x-cache"] !== "PASS", `x-cache: ${headers["x-cache"]}`],
      ),
  },
  {
    what: "admin area",
    ask: () => visitor.post("/api/admin/caches/list", { search: "" }),
    check: ({ status, text }) =>
      wrongIf([status !== 200, `${status}`], [!text.includes('"rows"'), `no list of ${site.host}`]),
  },
];

/**
 * The parts of an answer that belong to another person or site; and those that a cached answer must not have at all.
 */
function othersIn({ text, headers }: Answer, person: Person, people: readonly Person[]): string[] {
  const all = `${JSON.stringify(headers)}${text}`;
  const own = new Set(secretsOf(person));
  const found: string[] = [];
  for (const other of people) {
    if (other === person) continue;
    for (const secret of secretsOf(other))
      if (!own.has(secret) && all.includes(secret))
        found.push(`shows what belongs to a ${other.kind} of ${other.site.host}`);
  }
  for (const site of new Set(people.map((one) => one.site)))
    if (site.marker !== person.site.marker && all.includes(site.marker))
      found.push(`shows ${site.host}`);
  const isKept = /HIT|STALE|MISS|HELD/.test(String(headers["x-cache"]));
  if (isKept && headers["set-cookie"]) found.push("a kept answer sets a cookie");
  return found;
}

const secretsOf = ({ visitor, email }: Person): string[] =>
  [email ?? "", ...COOKIES.map((name) => visitor.cookie(name) ?? "")].filter(
    (value) => value.length > 7,
  );
