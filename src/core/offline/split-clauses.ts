import { plainApostrophes } from '../text/plain-apostrophes.ts'

/** The words between two punctuation marks, as typed and with contractions and short forms expanded. */
export interface TypedClause {
  typed: readonly string[]
  words: readonly string[]
  /** The index in `typed` of each of `words`. */
  places: readonly number[]
  /** The mark at its end: that of a sentence, or ',' for a lighter break. */
  end: '.' | '?' | '!' | ','
}

const table = (pairs: string): ReadonlyMap<string, string> =>
  new Map(
    pairs
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [from = '', to = ''] = line.split('=')
        return from.split(' ').map((word): [string, string] => [word.trim(), to.trim()])
      }),
  )

const WRITTEN_OUT = table(`
i=I
im i'm=I am
ive i've=I have
i'll=I will
dont=don't
cant cannot=can't
wont=won't
didnt=didn't
doesnt=doesn't
isnt=isn't
arent=aren't
wasnt=wasn't
werent=weren't
havent=haven't
hasnt=hasn't
hadnt=hadn't
couldnt=couldn't
wouldnt=wouldn't
shouldnt=shouldn't
thats=that's
whats=what's
hes=he's
shes=she's
theyd=they'd
hed=he'd
youd=you'd
itd=it'd
theyre=they're
shell=she'll
weve we've=we have
we're=we are
we'll=we will
theres=there's
todays=today's
youre you're=you are
u ya=you
ur=your
r=are
rn=right now
bc cuz cus coz cos becuz b/c=because
tmrw tmr tmrow tommorow tommorrow 2moro tomorow=tomorrow
gonna=going to
wanna=want to
gotta=have to
kinda=kind of
sorta=sort of
prolly=probably
ppl=people
bf=boyfriend
gf=girlfriend
w/=with
abt=about
thru=through
b4=before
bday=birthday
idk dunno=I don't know
alot=a lot
hw=homework
thx=thanks
wat=what
teh=the
monday=Monday
tuesday=Tuesday
wednesday=Wednesday
thursday=Thursday
friday=Friday
saturday=Saturday
sunday=Sunday
january=January
february=February
april=April
june=June
july=July
august=August
september=September
october=October
november=November
december=December
english=English
spanish=Spanish
french=French
german=German
italian=Italian`)

const LONGEST = 4000
const WORD_MARK = /[\p{L}\p{M}\p{N}$€£%]/u
/** Line breaks end a sentence, and so do marks without a space after them. */
const spaced = (text: string): string =>
  plainApostrophes(text.slice(0, LONGEST))
    .replaceAll('\n', ' . ')
    .replaceAll('...', '. ')
    .replaceAll('..', '. ')
    .replaceAll('…', '. ')
    .replace(/[!?;,](?=\p{L})/gu, '$& ')

const PASSING = new Set(['btw', 'lol', 'lmao', 'haha', 'hahaha', 'tbh'])

const isWordMark = (mark: string | undefined): boolean => mark !== undefined && WORD_MARK.test(mark)

/** Splits a word from the marks around it; returns the trailing marks, too. */
function bare(chunk: string): { word: string; before: string; after: string } {
  let start = 0
  let end = chunk.length
  while (start < end && !isWordMark(chunk[start])) start += 1
  while (end > start && !isWordMark(chunk[end - 1])) end -= 1
  return { word: chunk.slice(start, end), before: chunk.slice(0, start), after: chunk.slice(end) }
}

function endOf(marks: string): TypedClause['end'] | null {
  if (marks.includes('?')) return '?'
  if (marks.includes('!')) return '!'
  if (marks.includes('.')) return '.'
  return /[^'"”]/.test(marks) ? ',' : null
}

/** `ill just call`: before these words, `ill` means `I'll`. */
const AFTER_WILL = new Set(
  'just be go do try call text email ask tell see take get make have never probably definitely let give send start stop come write talk keep think'.split(
    ' ',
  ),
)

/** `its my turn`, as opposed to `its tail`. */
const AFTER_IS = new Set(
  'in on at from for to my a an the not just so really been too all going getting like your their our only still always never very ok okay fine hard good bad nice great funny weird over because about me him her them that what how been raining snowing cold hot late early'.split(
    ' ',
  ),
)
/** `id love to`, as opposed to an ID. */
const AFTER_WOULD = new Set('love like rather be have go say never probably want hate prefer'.split(' '))

/** `shed give me one`, as opposed to a garden shed. */
const AFTER_SHE = new Set('give be have come call love like never rather help write let tell get'.split(' '))

const LETTER = /\p{L}/u
const FEWEST_HELD = 3

/** `so` for `sooo`, `you` for `youuu`. */
function withoutHeldEnd(word: string): string {
  const last = word.slice(-1)
  let end = word.length
  while (end > 0 && word[end - 1] === last) end -= 1
  return LETTER.test(last) && word.length - end >= FEWEST_HELD ? word.slice(0, end + 1) : word
}

function writtenOut(word: string, next: string): string[] {
  const short = withoutHeldEnd(word)
  const small = short.toLowerCase()
  if (small === 'its' && AFTER_IS.has(next.toLowerCase())) return ["it's"]
  if (small === 'shed' && AFTER_SHE.has(next.toLowerCase())) return ["she'd"]
  if (small === 'id' && AFTER_WOULD.has(next.toLowerCase())) return ["I'd"]
  if (small === 'ill' && AFTER_WILL.has(next.toLowerCase())) return ['I', 'will']
  return (WRITTEN_OUT.get(small) ?? short).split(' ')
}

/** Reads at most 4000 characters. */
export function splitClauses(text: string): TypedClause[] {
  const clauses: TypedClause[] = []
  let typed: string[] = []
  const close = (end: TypedClause['end'] | null): void => {
    if (end === null || typed.length === 0) return
    const words = typed.map((word, index) => writtenOut(word, typed[index + 1] ?? ''))
    clauses.push({ typed, words: words.flat(), places: words.flatMap((few, place) => few.map(() => place)), end })
    typed = []
  }
  for (const chunk of spaced(text).match(/\S+/g) ?? []) {
    const { word, before, after } = bare(chunk)
    close(endOf(before))
    if (word) typed.push(word)
    // An aside such as `btw` ends a clause like a comma, but without a mark of its own in plainOf.
    if (PASSING.has(word.toLowerCase()) && typed.length > 1) close(',')
    close(endOf(after))
  }
  close('.')
  const last = clauses.at(-1)
  return last?.end === ',' ? [...clauses.slice(0, -1), { ...last, end: '.' }] : clauses
}

/** Lower case, no apostrophes, short forms expanded, one space around each word and each sentence mark. */
export const plainOf = (clauses: readonly TypedClause[]): string =>
  ` ${clauses
    .map(({ words, end }) => `${words.join(' ')}${end === ',' ? '' : ` ${end}`}`)
    .join(' ')
    .toLowerCase()
    .replaceAll("'", '')} `
