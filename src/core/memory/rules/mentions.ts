import { EVERYDAY_WORDS } from '../everyday-words.ts'
import { asName } from '../given-names.ts'
import { isOwn } from '../words/marks.ts'
import { calledName, leadingNames, listed } from './names.ts'
import { ANYONE, COUNT, IS_PET, kept, PET } from './people.ts'
import type { Found } from './rule.ts'
import { phraseOf } from './values.ts'

const MENTION = new RegExp(`(?<![\\p{L}'])(?:my|our) (?<noun>${ANYONE}),? (?<name>.{2,60})`, 'iu')
const COUNTED = new RegExp(`\\b(?:my|our) (two|three|four|five|six|seven|[2-9]) (${PET}s?|cats|dogs)\\b`, 'iu')
/** At the end of a clause, a lower-case word after a pet is its name: `with my cat miso`. */
const PET_AT_END = new RegExp(`\\b(?:with|and|of|called) (?:my|our) (${PET}),? (\\p{Ll}{3,12})$`, 'iu')
const PET_DOES = new RegExp(
  `^(?:my|our) (${PET}),? (\\p{Ll}{3,12}),? (?:ate|is|has|was|keeps|just|barks|sleeps|loves|hates|died|\\p{L}{3,12}ed)\\b`,
  'iu',
)
/** A word between noun and verb, or before `'s`, is a name: `my daughter saoirse's first day`, `my dog biscuit ate`. */
const DOES =
  '(?:is|was|has|had|lives|works|turned|turns|wants|loves|hates|moved|came|went|made|keeps|passed|plays|needs|bought|gave|broke|lost|ran|threw|ate|bit|won|stole|chewed|starts|started|sleeps|snores|barks|thinks|says|called|hid|jumped|escaped|just|still|always|never|finally|got|gets|who)'
const SMALL_NAME = new RegExp(`(?<![\\p{L}'])(?:my|our) (${ANYONE}) (\\p{Ll}{3,12})(?:'s \\p{L}|,? ${DOES}\\b)`, 'u')
const NO_PET_NAME =
  /^(?:\p{L}{1,10}(?:ed|ing|ly)|almost|seems|looks|feels|gets|got|sounds|stays|appears|acts|goes|became|had|food|litter|bed|walker|sitter|toys?|park|treats?|hair|tree|box|person|lover|owner|allergy|school|class|house|collar|leash|bowl|cage|poop|videos?|caf|show|groomer|trainer|vet|insurance|too|again|here|there|today|now|also|still|really|just|who|that|which|and|never|always|at|in|on|to|all|outside|inside|alone|instead|asleep|awake|upstairs|downstairs|boyfriend|girlfriend|husband|wife|brother|sister|mother|father|mum|mom|dad|son|daughter|kids|partner|friends?|group|band|situation|drama|issues|problem|dear|darling|man|lady|boy|girl|dude|guy|thing|stuff|name|birthday|wedding|job|work|house|tooth|nap|stays|wont|cant|doesnt|isnt|hasnt|didnt|apparently|lately|literally|honestly|both|once|daily|well|back|home|away|first|even|only|breed|doors?|mom|dad|this)$/iu

/** `we have twin girls, Ada and Ines`. */
const SEVERAL = new RegExp(
  `^(?:I|we) have (?:${COUNT} |twin ){1,2}(girls|boys|kids|children|daughters|sons|cats|dogs|kittens|puppies),? (?:called |named )?(.{2,60})`,
  'iu',
)
const severalCalled = (nouns: string, names: string): Found => ({
  attribute: /^(?:cats|dogs|kittens|puppies)$/.test(nouns) ? 'pet' : 'family',
  value: `${nouns} called ${names}`,
})
/** `I have 2 cats, mochi and pepper`: lower-case names, but only of pets. */
const SMALL_NAMES = /^(\p{Ll}{3,12})(?:, (\p{Ll}{3,12}))? and (\p{Ll}{3,12})$/u
const smallNames = (text: string): string | null => {
  const names = (SMALL_NAMES.exec(text.trim())?.slice(1) ?? []).filter((name) => name !== undefined)
  const areNames = names.length > 0 && names.every((name) => !NO_PET_NAME.test(name) && !EVERYDAY_WORDS.has(name))
  return areNames ? listed(names.map(asName)) : null
}
const BAND = /\bin (?:an?|my|our|this) (?:[\p{L}-]{2,12} ){0,2}band (?:called|named) (.+)/iu

function namedOthers(clause: string): Found[] {
  const found: Found[] = []
  let rest = clause
  for (let match = MENTION.exec(rest); match && found.length < 4; match = MENTION.exec(rest)) {
    const name = leadingNames(match.groups?.name ?? '')
    if (name && match.groups?.noun) found.push(kept(match.groups.noun, name))
    rest = rest.slice(match.index + match[0].length - (match.groups?.name?.length ?? 0))
  }
  return found
}

function namedPet(clause: string): Found[] {
  const [, noun, name] = PET_AT_END.exec(clause) ?? PET_DOES.exec(clause) ?? SMALL_NAME.exec(clause) ?? []
  return noun &&
    name &&
    !NO_PET_NAME.test(name) &&
    !EVERYDAY_WORDS.has(name) &&
    (IS_PET.test(noun) || !/(?:s|t)$/.test(name))
    ? [kept(noun, asName(name))]
    : []
}

function severalNamed(clause: string): Found[] {
  const [, nouns, named] = SEVERAL.exec(clause) ?? []
  const isPets = /^(?:cats|dogs|kittens|puppies)$/i.test(nouns ?? '')
  const names = named ? (leadingNames(named) ?? (isPets ? smallNames(named) : null)) : null
  return nouns && names?.includes(' and ') ? [severalCalled(nouns.toLowerCase(), names)] : []
}

/** `the cat, Minerva, has opinions`. */
const THE_PET = new RegExp(`^the (${PET}), ((?-i:\\p{Lu})\\p{L}{1,20})(?=,|$| (?:is|was|has|who)\\b)`, 'iu')

/** `one very fat cat called Clive`, if nobody else has it. */
const PET_CALLED = new RegExp(`\\b(?:an?|one|this|our|my) ((?:very )?${PET}) (?:called|named) (.{2,40})`, 'iu')
function petCalled(clause: string): Found[] {
  const match = PET_CALLED.exec(clause)
  const name = match && isOwn(clause.slice(0, match.index).replace(/\bno\b/gi, '')) ? calledName(match[2] ?? '') : null
  return match?.[1] && name ? [kept(match[1].replace(/^very /i, ''), name)] : []
}

/** `me and my 4 sisters`. */
const OWN_NUMBER =
  /\b(?:my|our) (two|three|four|five|six|seven|eight|nine|[2-9]) ((?:(?:little|older|younger|big|beautiful|grown-up|grown) )?(brothers|sisters|siblings|kids|children|sons|daughters|boys|girls|grandchildren|grandkids|nieces|nephews|stepkids))\b/iu
function counted(clause: string): Found[] {
  const [, count, nouns, noun = ''] = OWN_NUMBER.exec(clause) ?? []
  const attribute = /^(?:kids|children|sons|daughters|boys|girls)$/i.test(noun) ? 'children' : 'family'
  return count && nouns ? [{ attribute, value: `${count} ${nouns}` }] : []
}

function bandIn(clause: string): Found[] {
  const name = phraseOf(BAND.exec(clause)?.[1], 4)
  return name ? [{ attribute: 'band', value: name }] : []
}

function countedPets(clause: string): Found[] {
  const [, count, noun] = COUNTED.exec(clause) ?? []
  return count && noun ? [{ attribute: `number of ${noun.toLowerCase()}`, value: count }] : []
}

const named = (clause: string): Found[] => {
  const pets = namedPet(clause)
  const [, pet, name] = THE_PET.exec(clause) ?? []
  if (pet && name) return [kept(pet, name)]
  return pets.length > 0 ? pets : petCalled(clause)
}

/** Others that a clause mentions in passing: `living with my girlfriend Sarah and our two cats`. */
export function mentionsIn(clause: string): Found[] {
  const others = namedOthers(clause)
  return [
    ...(others.length > 0 ? others : named(clause)),
    ...counted(clause),
    ...severalNamed(clause),
    ...bandIn(clause),
    ...countedPets(clause),
  ]
}
