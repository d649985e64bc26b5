import type { MaskScope } from '../../../../core/privacy/mask.ts'
import { maskContext } from '../../../../core/privacy/mask-context.ts'
import type { ModelRequest, ReplyContext } from '../../../../core/prompt/context.ts'
import { composeRequest } from '../../../../core/prompt/prompt.ts'

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
