import { FileUp } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import type { CardAnswer } from '../../../../contract/cards.ts'
import { CARD_LIMITS } from '../../../../core/cards/card.ts'
import { IDEAS } from '../../../../core/personas/ideas.ts'
import { personaOf } from '../../../../core/personas/personas.ts'
import { FACE, LIMITS } from '../../../../core/text/limits.ts'
import { post } from '../../../api.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { FileButton, shrinkPicture } from '../../../ui/fields/file-button.tsx'
import { Textarea, TextField } from '../../../ui/fields/text-field.tsx'
import { reasonOf } from '../../../use-action.ts'
import {
  BLANK,
  type CardRest,
  choose,
  type Draft,
  draftOfCard,
  draftOfIdea,
  startFrom,
  type Wizard,
} from './wizard-state.ts'

interface IdeaListProps {
  /** The type of the idea that was chosen. */
  chosen: string | null
  onPick(draft: Draft): void
}

const CELL =
  'flex size-full min-h-16 items-center gap-x-3 gap-y-2 rounded-field border border-line p-2.5 max-sm:px-1 text-left transition-colors max-sm:flex-col max-sm:text-center hover:border-edge aria-pressed:border-accent aria-pressed:ring-1 aria-pressed:ring-accent'

/** Twelve helpers to start from. Another press takes the choice back. */
const IdeaList = ({ chosen, onPick }: IdeaListProps) => (
  <section aria-labelledby="ideas" className="border-t border-line pt-5">
    <h2 id="ideas" className="font-display text-xl">
      Or start from one of these
    </h2>
    <p className="mt-1 text-[0.9375rem] text-ink-soft">
      It fills in the name, the character, the voice and the first message. All of it can be changed.
    </p>
    <ul className="mt-4 grid grid-cols-3 gap-2.5 max-xs:grid-cols-2 lg:grid-cols-4">
      {IDEAS.map((idea) => {
        const { title, hue } = personaOf(idea.type)
        const isChosen = idea.type === chosen
        return (
          <li key={idea.type}>
            <button
              type="button"
              aria-pressed={isChosen}
              className={CELL}
              onClick={() => onPick(isChosen ? BLANK : draftOfIdea(idea))}
            >
              <Avatar name={idea.name} imageUrl={idea.face} hue={hue} size={44} />
              <span className="min-w-0 leading-tight">
                <span className="block font-[550] wrap-break-word max-sm:text-sm">{title}</span>
                <span className="block text-sm text-ink-soft">{idea.name}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  </section>
)

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

/** Reads a character card of another program into the form. Nothing is kept by that. */
function CardImport({ card, onRead }: { card: CardRest | null; onRead(draft: Draft): void }) {
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
      setFault(reasonOf(error, 'This file could not be read.'))
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

interface OwnPersonaProps extends Pick<Wizard, 'state' | 'update'> {
  fields: RefObject<HTMLDivElement | null>
}

export function OwnPersona({ state, update, fields }: OwnPersonaProps) {
  useEffect(() => {
    // On a phone they open behind the wizard's buttons. Newer browsers return a promise, which is no clean-up function.
    void fields.current?.scrollIntoView({ block: 'nearest' })
  }, [fields])
  const start = (draft: Draft) => update((current) => startFrom(current, draft))
  return (
    <div className="mt-5 grid gap-6 rounded-card border border-line bg-raised p-5 animate-rise sm:p-6">
      <div ref={fields} className="scroll-mb-44 grid gap-5 md:grid-cols-2">
        <TextField
          label="What is it called?"
          placeholder="Garden Guide"
          value={state.ownName}
          maxLength={LIMITS.helperName.max}
          autoComplete="off"
          onChange={(event) => update((current) => choose(current, { ownName: event.target.value }))}
        />
        <Textarea
          label="Who is it, and what should it help with?"
          placeholder="Knows every plant on my balcony and when to prune it."
          rows={2}
          value={state.ownDescription}
          maxLength={LIMITS.helperDescription.max}
          onChange={(event) => update((current) => choose(current, { ownDescription: event.target.value }))}
        />
      </div>
      <IdeaList chosen={state.idea} onPick={start} />
      <CardImport card={state.card} onRead={start} />
    </div>
  )
}
