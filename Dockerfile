# Builds with any Node 20 or newer; what runs is the Node that package-lock.json pins.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN node scripts/prepare.mjs && npm prune --omit=dev --no-audit --no-fund && rm -rf dist/*.stamp \
  && rm -rf node_modules/onnxruntime-node/bin/*/darwin node_modules/onnxruntime-node/bin/*/win32

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates libstdc++6 tzdata \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --create-home --home-dir /app coterie && mkdir /data && chown coterie /data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/migrations ./migrations
# The empty database to copy is as private as any: it belongs to who copies it.
COPY --from=build --chown=coterie /app/dist ./dist
USER coterie
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
# The pinned Node itself, so that a signal to stop reaches it.
ENTRYPOINT ["node_modules/.bin/node", "--max-semi-space-size=32", "dist/server/main.js"]
