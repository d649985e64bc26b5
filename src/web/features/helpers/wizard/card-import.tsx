import { FileUp } from 'lucide-react'
import { useState } from 'react'
import type { CardAnswer } from '../../../../contract/cards.ts'
import { CARD_LIMITS } from '../../../../core/cards/card.ts'
import { FACE } from '../../../../core/pictures/picture-limits.ts'
import { ApiError, post } from '../../../api.ts'
import { FileButton } from '../../../ui/fields/file-button.tsx'
import { shrinkPicture } from '../../../ui/fields/shrink-picture.ts'
import { type CardRest, type Draft, draftOfCard } from './wizard-state.ts'

const TOO_LARGE = `A card can have at most ${CARD_LIMITS.fileBytes / 1_000_000} MB.`

async function base64Of(file: File): Promise<string> {
  const reader = new FileReader()
  const read = new Promise<string>((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
  })
  reader.readAsDataURL(file)
  const dataUrl = await read
  return dataUrl.slice(dataUrl.indexOf(',') + 1)
}

/** Its picture becomes the face; a card in JSON has none. */
async function readCard(file: File): Promise<Draft> {
  const card = await post<CardAnswer>('/api/helper-cards/read', { file: await base64Of(file) })
  return draftOfCard(card, await shrinkPicture(file, FACE.side * 2))
}

const CardSummary = ({ card }: { card: CardRest }) => (
  <div className="mt-4 grid gap-3 rounded-field bg-sunk p-4 text-[0.9375rem]" role="status">
    <p>
      The card is filled in above, and its character, opening messages and examples on the next page. Read them before
      you go on: they were written by somebody else.
    </p>
    {(card.creator || card.creatorNotes) && (
      <p dir="auto" className="max-h-40 overflow-y-auto whitespace-pre-line text-ink-soft wrap-anywhere">
        {card.creator && `By ${card.creator}. `}
        {card.creatorNotes}
      </p>
    )}
    {card.leftOut.map(({ what, text }) => (
      <details key={what}>
        <summary className="cursor-pointer">Not taken over: {what.toLowerCase()}</summary>
        <p dir="auto" className="mt-2 max-h-60 overflow-y-auto whitespace-pre-line text-sm text-ink-soft wrap-anywhere">
          {text}
        </p>
      </details>
    ))}
  </div>
)

interface CardImportProps {
  card: CardRest | null
  onRead(draft: Draft): void
}

/** Reads a character card of another program into the form. Nothing is kept by that. */
export function CardImport({ card, onRead }: CardImportProps) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  async function choose(file: File): Promise<void> {
    setFault(null)
    if (file.size > CARD_LIMITS.fileBytes) {
      setFault(TOO_LARGE)
      return
    }
    setBusy(true)
    try {
      onRead(await readCard(file))
    } catch (error) {
      setFault(error instanceof ApiError ? error.text : 'This file could not be read.')
    }
    setBusy(false)
  }
  return (
    <section aria-labelledby="card" className="border-t border-line pt-5">
      <h2 id="card" className="font-display text-xl">
        Or bring a character card
      </h2>
      <p className="mt-1 mb-4 text-[0.9375rem] text-ink-soft">
        A PNG or JSON file (V1 to V3) from SillyTavern, Chub and others. You see all of it before anything is kept.
      </p>
      <FileButton accept=".png,.json,image/png,application/json" busy={busy} onChoose={(file) => void choose(file)}>
        <FileUp aria-hidden="true" className="size-4.5" />
        Choose a card
      </FileButton>
      {fault && (
        <p role="alert" className="mt-3 text-[0.9375rem] text-danger">
          {fault}
        </p>
      )}
      {card && <CardSummary card={card} />}
    </section>
  )
}
