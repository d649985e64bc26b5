import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMood } from './read-mood.ts'

/** Messages as people type them, and how they sound. */
const MESSAGES: readonly (readonly [text: string, sentiment: string, tone: string])[] = [
  ['boss Tom was rude, I slept badly', 'negative', 'tired'],
  ['slept like crap again', 'negative', 'tired'],
  ['kids were up all night, running on 3 hours of sleep', 'negative', 'tired'],
  ['i cant sleep, thinking about the biopsy', 'negative', 'tired'],
  ['i have no energy for anything lately', 'negative', 'tired'],
  ["i'm burned out and my manager doesnt care", 'negative', 'tired'],
  ['why am i so tired all the time?', 'negative', 'tired'],
  ['argued with my mom on the phone for an hour', 'negative', 'low'],
  ['my bf and i had a huge fight', 'negative', 'low'],
  ['he yelled at me in front of everyone', 'negative', 'low'],
  ['so my boss chewed me out in front of the whole team', 'negative', 'low'],
  ['they laid me off', 'negative', 'low'],
  ['bombed the interview', 'negative', 'low'],
  ['didnt get the raise', 'negative', 'low'],
  ['got rejected from all 4 schools', 'negative', 'low'],
  ['lost my wallet on the bus', 'negative', 'low'],
  ['my back is killing me', 'negative', 'low'],
  ['throwing up since 4am', 'negative', 'low'],
  ['it didnt go well', 'negative', 'low'],
  ['i owe 4k on my credit card and idk what to do', 'negative', 'low'],
  ['my girlfriend is mad at me', 'negative', 'low'],
  ['im never going to be good enough', 'negative', 'low'],
  ['he left me', 'negative', 'sad'],
  ['miss my kids', 'negative', 'sad'],
  ['ive been feeling really down since the funeral', 'negative', 'sad'],
  ['my grandma passed', 'negative', 'sad'],
  ['nobody came to my birthday', 'negative', 'lonely'],
  ["i'm so lonely here", 'negative', 'lonely'],
  ['my neighbor is so loud it drives me nuts', 'negative', 'angry'],
  ['fed up with my roommate', 'negative', 'angry'],
  ['😡😡', 'negative', 'angry'],
  ['kinda nervous about tomorrow', 'negative', 'nervous'],
  ['had a panic attack in the supermarket', 'negative', 'nervous'],
  ['oh great another migraine', 'negative', 'low'],
  ['perfect, now my laptop died', 'negative', 'low'],
  ['got the job!!!', 'positive', 'happy'],
  ['passed my driving test on the second try', 'positive', 'happy'],
  ['aced my chem final lets gooo', 'positive', 'happy'],
  ['we got the house!!! offer accepted this morning', 'positive', 'happy'],
  ['i got into med school!', 'positive', 'happy'],
  ['she said yes!!', 'positive', 'happy'],
  ['ive been sober for 90 days', 'positive', 'happy'],
  ['the biopsy came back clear', 'positive', 'happy'],
  ['paid off my car', 'positive', 'happy'],
  ['finished my thesis!!', 'positive', 'happy'],
  ["can't wait for the trip", 'positive', 'happy'],
  ['never been happier', 'positive', 'happy'],
  ['i cant stop smiling', 'positive', 'happy'],
  ['cried happy tears', 'positive', 'happy'],
  ['kids made me breakfast in bed 🥰', 'positive', 'happy'],
  ['the interview went really well i think', 'positive', 'cheerful'],
  ['slept so well finally', 'positive', 'cheerful'],
  ['feeling a lot better today', 'positive', 'cheerful'],
  ['tom was really kind to me', 'positive', 'cheerful'],
  ['he apologized and we made up', 'positive', 'cheerful'],
  ['not bad', 'positive', 'cheerful'],
  ["i'm not angry anymore", 'neutral', 'calm'],
  ['not tired at all today', 'neutral', 'calm'],
  ['im not sad just tired', 'negative', 'tired'],
  ['im not happy with how it went', 'negative', 'low'],
  ['my girlfriend isnt mad at me', 'neutral', 'calm'],
  ['we didnt break up after all', 'neutral', 'calm'],
  ['i didnt get fired', 'neutral', 'calm'],
  ['knee doesnt hurt anymore!', 'neutral', 'calm'],
  ['i was worried but it turned out fine', 'neutral', 'nervous'],
  ['it was a good trip but the flight back was awful', 'neutral', 'mixed'],
  ['lost 5 pounds', 'neutral', 'calm'],
  ['passed out on the couch', 'neutral', 'calm'],
  ['had soup for lunch', 'neutral', 'calm'],
  ['my name is carlos and i live in lisbon', 'neutral', 'calm'],
  ['meeting moved to 3pm', 'neutral', 'calm'],
  ['honestly im fine', 'neutral', 'calm'],
  ['good morning', 'neutral', 'calm'],
  ['thanks', 'neutral', 'calm'],
  ['lol', 'neutral', 'calm'],
  ['whats a good recipe for lentils', 'neutral', 'calm'],
  ['is it bad to skip breakfast', 'neutral', 'calm'],
  ['should i get a better mattress', 'neutral', 'calm'],
  ['how do i tell my boss that hes rude', 'neutral', 'calm'],
  ['', 'neutral', 'calm'],
]

it.each(MESSAGES)('%s', (text, sentiment, tone) => {
  expect(readMood(text)).toEqual({ sentiment, tone })
})

describe('readMood, for any wording', () => {
  const sad = fc.constantFrom('angry', 'tired', 'worried', 'sad', 'lonely', 'ashamed', 'exhausted', 'upset', 'sick')
  const glad = fc.constantFrom('happy', 'glad', 'excited', 'proud', 'relaxed', 'thrilled')
  const denial = fc.constantFrom("I'm not", 'im not', 'I am no longer', 'I was never', "I don't feel", 'i dont feel so')

  it('ignores feelings that are negated', () => {
    fc.assert(
      fc.property(denial, sad, glad, (not, bad, good) => {
        expect(readMood(`${not} ${bad}.`)).toEqual({ sentiment: 'neutral', tone: 'calm' })
        expect(readMood(`${not} ${good}.`).sentiment).toBe('negative')
      }),
    )
  })

  it('ignores capitals, curly apostrophes and repeated punctuation', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MESSAGES), ([text]) => {
        expect(readMood(text.toUpperCase())).toEqual(readMood(text))
        expect(readMood(text.replaceAll("'", '’'))).toEqual(readMood(text))
        expect(readMood(`${text}!!!`).tone).toBe(readMood(`${text}!`).tone)
      }),
    )
  })
})
