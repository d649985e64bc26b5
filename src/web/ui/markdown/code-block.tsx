import { useEffect, useState } from 'react'
import { copyText } from '../copy-text.ts'

type State = 'ready' | 'copied' | 'failed'

const LABELS: Record<State, string> = { ready: 'Copy', copied: 'Copied', failed: 'Could not copy' }
const SHOWN_MS = 2000

function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState<State>('ready')
  useEffect(() => {
    if (state === 'ready') return
    const timer = setTimeout(() => setState('ready'), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = () =>
    copyText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="-my-1 min-h-11 rounded-tag px-3 font-[550] hover:bg-sunk"
    >
      <span aria-live="polite">{LABELS[state]}</span>
    </button>
  )
}

export const CodeBlock = ({ text, language }: { text: string; language: string }) => (
  <div dir="ltr" className="overflow-hidden rounded-[12px] border border-edge/55 bg-raised text-ink">
    <div className="flex items-center justify-between border-b border-line pl-3 text-xs text-ink-soft">
      <span className="truncate">{language || 'Code'}</span>
      <CopyButton text={text} />
    </div>
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-[60dvh] overflow-auto px-3 py-2 font-mono text-[0.8125rem] [overflow-wrap:normal]"
    >
      <code>{text}</code>
    </pre>
  </div>
)
