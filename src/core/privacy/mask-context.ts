import type { ModelRequest, ReplyContext } from '../prompt/context.ts'
import { composeRequest } from '../prompt/prompt.ts'
import { screen } from '../safety/screen.ts'
import { createMask, type Mask, type MaskScope } from './mask.ts'
import type { PrivacySettings } from './settings.ts'

/** Values of ours, not of a person; every other text in a context is masked. */
const OURS = new Set([
  ...['purpose', 'personaType', 'tone', 'messageLength', 'timeZone', 'saidOn'],
  ...['kind', 'category', 'day', 'expires'],
])

function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change)) as Value
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const entries = Object.entries(value).map(([key, entry]) => [key, OURS.has(key) ? entry : mapTexts(entry, change)])
  return Object.fromEntries(entries) as Value
}

/** In danger, being understood comes first: only identifiers are masked. */
function scopeFor(scope: MaskScope, { turns, purpose }: ReplyContext): MaskScope {
  const last = turns.at(-1)?.text ?? ''
  return purpose === 'reply' && screen(last) !== null ? 'identifiers' : scope
}

/** Names that the person has told us: their own, and those of people whom a memory is about. */
function toldNames({ personName, memory }: ReplyContext): string[] {
  const people = memory?.lines.map(({ about }) => about) ?? []
  return [personName, ...people].filter((name): name is string => /^\p{Lu}/u.test(name ?? ''))
}

/** Of a context that is cut to what a request shows. */
export function maskContext(context: ReplyContext, scope: MaskScope): { context: ReplyContext; mask: Mask } {
  // In the order of the prompt, so that a new message never renumbers the marks before it.
  const { turns, recalled, reactions, upcoming, unsaved, followUp, ...before } = context
  const after = {
    turns,
    ...(recalled ? { recalled } : {}),
    ...(reactions ? { reactions } : {}),
    ...(upcoming ? { upcoming } : {}),
    ...(unsaved ? { unsaved } : {}),
    ...(followUp ? { followUp } : {}),
  }
  const sent = { ...before, ...after, masked: true }
  const texts: string[] = []
  mapTexts(sent, (text) => {
    texts.push(text)
    return text
  })
  const mask = createMask(scopeFor(scope, context), toldNames(context), texts)
  return { context: mapTexts(sent, mask.hide), mask }
}

/** What is hidden from the model; null: nothing. `unsaved`: the turns of Sensitive Mode, which are not stored. */
export function maskScopeOf(
  { encryptionLevel }: Pick<PrivacySettings, 'encryptionLevel'>,
  { unsaved }: Pick<ReplyContext, 'unsaved'>,
): MaskScope | null {
  if (encryptionLevel === 'maximum') return 'everything'
  return unsaved ? 'identifiers' : null
}

interface MaskedRequest {
  request: ModelRequest
  /** Takes the model's text piece by piece, and passes it to `onText` with the hidden parts restored. */
  write(piece: string): void
  /** Call after the last piece. */
  end(): void
}

/** Without a scope, nothing is hidden. */
export function maskedRequest(
  context: ReplyContext,
  scope: MaskScope | null,
  onText: (text: string) => void,
): MaskedRequest {
  if (scope === null) return { request: composeRequest(context), write: onText, end: () => {} }
  const { context: masked, mask } = maskContext(context, scope)
  const revealer = mask.revealer()
  const emit = (text: string): void => {
    if (text !== '') onText(text)
  }
  return {
    request: composeRequest(masked),
    write: (piece) => emit(revealer.next(piece)),
    end: () => emit(revealer.end()),
  }
}
