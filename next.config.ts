import type { NextConfig } from "next";
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { getSettings } from "./lib/base/config/settings.ts";
import { isLoopback } from "./lib/base/utils/loopback.ts";
import { lighterParts } from "./lib/web/next/lighter-parts.ts";
import { shopperMessages } from "./lib/web/next/shopper-messages.ts";
import { securityHeaders } from "./lib/web/security/headers.ts";

// Read at build, at start of the server and in development: a wrong setting stops all three and says how to fix it.
const settings = getSettings();
const media = new URL(settings.MEDIA_URL);

const config: NextConfig = {
  cacheHandler: `${import.meta.dirname}/lib/web/cache/handler.mjs`,
  cacheMaxMemorySize: 0,
  // Plain Node loads it: it names libraries that are not installed, which a bundler would look for.
  serverExternalPackages: ["rate-limiter-flexible"],
  // Routes and pages of development alone end in `.dev.ts` or `.dev.tsx`: a build does not see them (decisions 0055, 0057).
  pageExtensions: [
    ...(process.env.NODE_ENV === "development" ? ["dev.ts", "dev.tsx"] : []),
    "ts",
    "tsx",
  ],
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  // The middleware answers with the canonical path itself, in one hop.
  skipTrailingSlashRedirect: true,
  allowedDevOrigins: ["localhost", "*.localhost"],
  // A build checks no types: `npm run types` does, as a gate of `npm run check` and `npm test`.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname, resolveAlias: lighterParts },
  instrumentationClientInject: ["./components/kit/hydration/begin-in-steps.ts"],
  images: {
    remotePatterns: [new URL(`${settings.MEDIA_URL.replace(/\/$/, "")}/**`)],
    // Pages of the shop are no pictures.
    localPatterns: [],
    dangerouslyAllowLocalIP: isLoopback(media.hostname),
    maximumRedirects: 0,
    formats: ["image/avif", "image/webp"],
    qualities: [75],
    deviceSizes: [390, 640, 828, 1080, 1440, 1920],
    imageSizes: [64, 128, 256],
    minimumCacheTTL: 86_400,
    // Bytes: of all cached pictures on disk (each process counts the shared folder itself), and of one original.
    maximumDiskCacheSize: Math.floor(1024 ** 3 / settings.WEB_CONCURRENCY),
    maximumResponseBody: 12 * 1024 * 1024,
  },
  headers: async () => [{ source: "/:path*", headers: securityHeaders() }],
};

/**
 * A build and development need the plugin for messages. The server that answers does not: it would bring a compiler with it, which
 * unpacks itself to a folder that a container may not have (docs/operations.md §7).
 */
export default async function nextConfig(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  const { default: createNextIntlPlugin } = await import("next-intl/plugin");
  const withIntl = createNextIntlPlugin({
    requestConfig: "./lib/web/i18n/request.ts",
    // Messages are compiled at build, so that no ICU parser ships to a browser (8.5 kB gzip). Rules out `t.raw`.
    experimental: {
      messages: {
        path: ["./messages", "./custom"],
        locales: "infer",
        format: "json",
        precompile: true,
      },
    },
  });
  return withIntl({
    ...config,
    turbopack: { ...config.turbopack, rules: { "*.json": [shopperMessages] } },
  });
}
