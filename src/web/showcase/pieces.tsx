import { PERSONA_TYPES, PERSONAS } from '../../core/personas/personas.ts'
import { Avatar, hueStyle } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Bubble, TypingDots } from '../ui/bubble.tsx'
import * as icons from '../ui/icons.tsx'
import { Card } from '../ui/page.tsx'
import { Example, LONG_WORD, Row } from './example.tsx'

const TONES = ['neutral', 'persona', 'accent', 'ok', 'warn'] as const
const { career_coach } = PERSONAS

const Faces = () => (
  <Example name="Avatar">
    <Row>
      {PERSONA_TYPES.map((type) => (
        <Avatar key={type} name={type} imageUrl={`/avatars/${type}.svg`} hue={PERSONAS[type].hue} size={56} />
      ))}
      <Avatar name="Robin" imageUrl={null} hue={220} />
      <Avatar name="Robin" imageUrl={null} hue={140} size={72} />
    </Row>
  </Example>
)

const Said = () => (
  <Example name="Bubble">
    <div className="persona grid max-w-[40rem] gap-2" style={hueStyle(career_coach.hue)}>
      <Bubble mine>Negotiation is tomorrow at ten.</Bubble>
      <Bubble>Then let’s decide your number tonight.{'\n'}What would make you sign without a second thought?</Bubble>
      <Bubble mine>{LONG_WORD.repeat(2)}</Bubble>
      <Bubble>שלום! איך היה היום שלך?</Bubble>
      <Bubble>
        <TypingDots />
      </Bubble>
    </div>
  </Example>
)

export const Pieces = () => (
  <>
    <Faces />
    <Example name="Badge">
      <div className="persona flex flex-wrap gap-3" style={hueStyle(career_coach.hue)}>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
    </Example>
    <Example name="Icons">
      <Row>
        {Object.entries(icons).map(([name, Icon]) => (
          <Icon key={name} className="size-6" />
        ))}
      </Row>
    </Example>
    <Said />
    <Example name="Card">
      <Card className="max-w-[32rem]">A sheet of raised paper. {LONG_WORD}</Card>
    </Example>
  </>
)
