# The shop as an image: two stages, so that what only the build needs stays behind. Nothing in it is secret or of one site:
# settings come from the environment (.env.example).
# The Node that the packages bring; a digest can stand for the whole name: docs/operations.md §7.
ARG NODE=26.10.0
FROM node:${NODE}-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1 CI=1
COPY package.json package-lock.json ./
# The image has its own Node, so the one that the packages bring is left out.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/node-bin-* node_modules/node-linux-* node_modules/node-darwin-* node_modules/node-win-* node_modules/.bin/node
COPY . .
# One build serves any backend; the address here is asked for nothing.
RUN BACKEND_URL=http://localhost:4000 node -e "import('./lib/run/cli/next-build.mjs').then((cli) => cli.build()).then(process.exit)" && rm -rf .next/cache .next/diagnostics .next/trace*
# What only a build needs stays behind, and so do the maps of sources, which no server reads: 350 MB.
RUN cd node_modules && rm -rf @next/swc-* @swc/core @swc/core-* @tailwindcss lightningcss lightningcss-* playwright playwright-core tailwindcss typescript \
  && find . ../.next -name '*.map' -delete

FROM node:${NODE}-bookworm-slim
WORKDIR /app
# MALLOC_ARENA_MAX bounds what the front holds beside its heap (docs/operations.md §2).
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000 MALLOC_ARENA_MAX=2
COPY --from=build /app/package.json /app/next.config.ts ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/.next .next
COPY --from=build /app/lib lib
COPY --from=build /app/custom custom
COPY --from=build /app/messages messages
COPY --from=build /app/public public
# The file system may be read-only, but for Next's cache of pictures: it is a volume.
RUN mkdir -p .next/cache /static && chown node:node .next/cache /static
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, not npm, so that signals reach it.
CMD ["node", "--max-semi-space-size=8", "lib/run/server/serve.ts"]
