import { PERSONA_TYPES, PERSONAS } from '../../core/personas/personas.ts'
import { Avatar, hueStyle } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Bubble, TypingDots } from '../ui/bubble.tsx'
import { Card } from '../ui/card.tsx'
import * as icons from '../ui/icons.tsx'
import { LONG_WORD, Row, Shelf } from './shelf.tsx'

const TONES = ['neutral', 'persona', 'accent', 'ok', 'warn'] as const
const { career_coach } = PERSONAS

const Faces = () => (
  <Shelf name="Avatar">
    <Row>
      {PERSONA_TYPES.map((type) => (
        <Avatar key={type} name={type} imageUrl={`/avatars/${type}.svg`} hue={PERSONAS[type].hue} size={56} />
      ))}
      <Avatar name="Robin" imageUrl={null} hue={220} />
      <Avatar name="Robin" imageUrl={null} hue={140} size={72} />
    </Row>
  </Shelf>
)

const Said = () => (
  <Shelf name="Bubble">
    <div className="persona grid max-w-[40rem] gap-2" style={hueStyle(career_coach.hue)}>
      <Bubble mine>Negotiation is tomorrow at ten.</Bubble>
      <Bubble>Then let’s decide your number tonight.{'\n'}What would make you sign without a second thought?</Bubble>
      <Bubble mine>{LONG_WORD.repeat(2)}</Bubble>
      <Bubble>שלום! איך היה היום שלך?</Bubble>
      <Bubble>
        <TypingDots />
      </Bubble>
    </div>
  </Shelf>
)

export const Pieces = () => (
  <>
    <Faces />
    <Shelf name="Badge">
      <div className="persona flex flex-wrap gap-3" style={hueStyle(career_coach.hue)}>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
    </Shelf>
    <Shelf name="Icons">
      <Row>
        {Object.entries(icons).map(([name, Icon]) => (
          <Icon key={name} className="size-6" />
        ))}
      </Row>
    </Shelf>
    <Said />
    <Shelf name="Card">
      <Card className="max-w-[32rem]">A sheet of raised paper. {LONG_WORD}</Card>
    </Shelf>
  </>
)
