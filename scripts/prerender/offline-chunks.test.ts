import { expect, it } from 'vitest'
import { offlineChunks } from './offline-chunks.ts'

interface Loads {
  imports?: string[]
  dynamicImports?: string[]
}

const chunk = (name: string, modules: string[], { imports = [], dynamicImports = [] }: Loads = {}) => ({
  type: 'chunk' as const,
  fileName: name,
  isEntry: name === 'app.js',
  moduleIds: modules.map((path) => `/here/src/web/${path}`),
  imports,
  dynamicImports,
})

const bundleOf = (chunks: ReturnType<typeof chunk>[]) =>
  Object.fromEntries(chunks.map((file) => [file.fileName, file] as const))

it('keeps what the offline pages load now or later, and nothing that only other pages load', () => {
  const bundle = bundleOf([
    chunk('app.js', ['main.tsx'], { dynamicImports: ['conversation.js', 'settings.js', 'toast.js'] }),
    chunk('conversation.js', ['routes/conversation.tsx'], { imports: ['shared.js'], dynamicImports: ['sending.js'] }),
    chunk('sending.js', ['features/conversations/send/send-or-queue.ts'], { dynamicImports: ['danger.js'] }),
    chunk('danger.js', ['features/conversations/send/danger-first.ts']),
    chunk('shared.js', ['ui/button.tsx']),
    chunk('toast.js', ['ui/toast-view.tsx']),
    chunk('settings.js', ['routes/settings.tsx'], { dynamicImports: ['deletion.js'] }),
    chunk('deletion.js', ['features/identity/delete-account.tsx']),
  ])
  expect(offlineChunks(bundle).sort()).toEqual(
    ['app.js', 'conversation.js', 'danger.js', 'sending.js', 'shared.js', 'toast.js'].sort(),
  )
})
