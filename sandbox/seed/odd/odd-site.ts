import type { SeedSite } from "../types.ts";

/**
 * A site with unusual, broken and hostile data: for tests, and for people who want to see how the shop handles it.
 * Its second language is written from right to left.
 */
export const oddSite: SeedSite = {
  domain: "odd.localhost",
  siteId: 10,
  apiKeyId: 12,
  apiKey: "bl10_Ws5yPq9KfTe3Vn7LxCj1RbUg8ZmHo2Ad",
  name: "Odd Shop",
  languages: ["en", "ar"],
  defaultLanguage: "en",
  stores: { en: 101, ar: 102 },
  odd: true,
  maintenance: false,
  cartType: 2,
  allowedCountries: "ALL",
  currencies: [{ id: 1, label: "EUR", symbol: "€", rate: 1 }],
  options: {
    SiteName: "Odd <b>Shop</b> & Söhne",
    HomePageSlug: "homepage",
    MainNavigation: "main",
    DefaultLanguage: "en",
    AllowedLanguages: "en, ar",
    NumberOfStars: "5",
    AutoGenerateSiteMap: "true",
    SiteMapOptions: "{ not json",
    CanCommentOnBlog: "true",
    AssistantPages: "true",
    WwwPolicy: "none",
    // No optional call.
    Capabilities: "",
    // Unreadable colours, and pictures that aren't pictures.
    ThemeBrand: "#eaff00",
    ThemeAccent: "#ffe4ec",
    ThemeHighlight: "}*{display:none",
    ThemeTone: "cool",
    ThemeRadius: "none",
    ThemeFonts: "rounded",
    LogoDark: "[",
    Favicon: "javascript:globalThis.oddScriptRan=1",
    ShareImage: "//evil.example/share.png",
    SignUpLink: {
      to: "raw",
      link: { type: "hologram", name: "Nowhere", href: "javascript:globalThis.oddScriptRan=1" },
    },
  },
};
