import { oddSite } from "../odd/site.ts";
import { t } from "../text.ts";
import type { SeedSite } from "../types.ts";

const EUR = { id: 1, label: "EUR", symbol: "€", rate: 1 };
const CHF = { id: 2, label: "CHF", symbol: "CHF", rate: 0.94 };

const REVIEWS = {
  NumberOfStars: "5",
  RequireRatingForComment: true,
  RequireCommentForRating: false,
  CanCommentOnBlog: true,
  RequireAdminPublishing: false,
  OneUserOneComment: true,
  UserCanEditComment: true,
} as const;

const COMMON = {
  ...REVIEWS,
  Logo: { picture: "club-logo" },
  HomePageSlug: "homepage",
  MainNavigation: "main",
  Capabilities: "elementGet",
  AutoGenerateSiteMap: true,
  SiteMapOptions: JSON.stringify({
    pages: true,
    posts: true,
    products: true,
    categories: true,
    events: true,
  }),
  PasswordProtection: false,
  CaptchaSiteKey: "sandbox-site-key",
  CaptchaVersion: "2",
  SocialProviders: "google,facebook",
  WwwPolicy: "none",
} as const;

export const sites: readonly SeedSite[] = [
  {
    domain: "localhost",
    siteId: 7,
    apiKeyId: 3,
    apiKey: "bl7_hQ2vX9sLr4TzKc81mNwYpE5aJdUf3GoB",
    name: "Baseline Tennis Club",
    languages: ["en"],
    defaultLanguage: "en",
    stores: { en: 71 },
    maintenance: false,
    cartType: 2,
    allowedCountries: ["HR", "DE", "AT", "SI", "IT", "GB", "FR"],
    currencies: [EUR],
    options: {
      ...COMMON,
      SiteName: "Baseline Tennis Club",
      DefaultLanguage: "en",
      AllowedLanguages: "en",
      SignUpLink: {
        to: "page",
        id: 3,
        name: t("Join the club", "Postani član", "Mitglied werden"),
      },
    },
  },
  {
    domain: "tenis.localhost",
    siteId: 8,
    apiKeyId: 5,
    apiKey: "bl8_R7wMk0ZtqVd6NxJ3uHyC9fSgPa2LeBi4",
    name: "Teniski klub Osnovna crta",
    languages: ["hr", "en", "de"],
    defaultLanguage: "hr",
    stores: { hr: 81, en: 82, de: 83 },
    maintenance: false,
    cartType: 1,
    allowedCountries: ["HR", "SI", "BA", "RS", "HU", "AT", "DE"],
    currencies: [EUR, CHF],
    options: {
      ...COMMON,
      Logo: { picture: "club-logo-hr" },
      SiteName: "Teniski klub Osnovna crta",
      VerifyEmail: true,
      DefaultLanguage: "hr",
      AllowedLanguages: "hr,en,de",
      SignUpLink: {
        to: "page",
        id: 4,
        name: t("Book a trial lesson", "Probni trening", "Probestunde buchen"),
      },
    },
  },
  {
    domain: "closed.localhost",
    siteId: 9,
    apiKeyId: 8,
    apiKey: "bl9_D4nGx8YeW1iQb5KsTz0VhOm7RcPj6LuA",
    name: "Winter Court Club",
    languages: ["en"],
    defaultLanguage: "en",
    stores: { en: 91 },
    maintenance: true,
    cartType: 0,
    allowedCountries: "ALL",
    currencies: [EUR],
    options: {
      ...COMMON,
      SiteName: "Winter Court Club",
      DefaultLanguage: "en",
      AllowedLanguages: "en",
      SignUpLink: {
        to: "page",
        id: 3,
        name: t("Join the club", "Postani član", "Mitglied werden"),
      },
    },
  },
  oddSite,
];
