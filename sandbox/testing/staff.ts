import type { SeedPicture } from "../seed/types.ts";
import { type Client, createClient, TENIS } from "./client.ts";
import { same, testSeed } from "./seed.ts";

type Headers = Readonly<Record<string, string>>;

const member = (id: number, scopes?: readonly string[]) => ({
  id,
  email: `${scopes?.join("-") ?? "all"}@example.com`,
  password: "password3",
  firstName: "Eva",
  lastName: "Horvat",
  isBackofficeUser: true,
  ...(scopes ? { scopes } : {}),
});

const pictures: readonly SeedPicture[] = [
  ...testSeed.pictures,
  { name: "net", alt: same("Net"), width: 40, height: 30 },
];

/** The test seed with staff of every scope, a master and what follows it. */
const staffSeed: typeof testSeed = {
  ...testSeed,
  pictures,
  folders: [{ id: 1, name: same("Clubhouse") }],
  library: [
    { name: "ball", picture: "ball", title: same("Ball"), daysAgo: 1 },
    { name: "net", picture: "net", title: same("Net"), folder: 1, daysAgo: 9 },
  ],
  users: [
    ...testSeed.users,
    member(11),
    ...["cms.element", "cms.post", "cms.media"].map((scope, index) => member(12 + index, [scope])),
  ],
  elements: {
    ...testSeed.elements,
    "*": [
      ...(testSeed.elements["*"] ?? []),
      {
        id: 90,
        handler: "master-section",
        title: "Master",
        meta: { title: same("Shared") },
        options: { component: "banner", color: "#ffffff" },
        mobileOptions: { color: "#000000" },
      },
      {
        id: 91,
        handler: "page-section:homepage",
        title: "Follower",
        meta: {},
        options: { component: "banner", order: 2, masterId: 90 },
      },
      {
        id: 92,
        handler: "page-section:homepage",
        title: "Only Croatian",
        languages: ["hr"],
        meta: { title: same("Samo") },
        options: { component: "text", order: 3 },
      },
    ],
  },
};

export const staffClient = (): Client => createClient({ seed: staffSeed });

/** The headers of a staff member; of one with all rights when no scope is named. */
export async function staffOf(
  client: Client,
  scope: "all" | "cms.element" | "cms.post" | "cms.media" = "all",
  headers: Headers = TENIS,
): Promise<Headers> {
  const { data } = await client.send(
    "POST",
    "v1/login",
    { username: `${scope}@example.com`, password: "password3" },
    { ...headers, strategy: "admin" },
  );
  return { ...headers, accessToken: data.tokens.accessToken };
}
