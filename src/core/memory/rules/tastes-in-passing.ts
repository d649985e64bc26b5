import { FOODS } from '../words/foods.ts'
import { isOwn } from '../words/marks.ts'
import { matchesOf, wordList } from '../words/word-list.ts'
import type { Found } from './rule.ts'

/** Tastes and fears with the thing first: `olives are vile`, `spiders freak me out`. */

const FRIGHTENING = wordList(
  'heights, spiders, snakes, dogs, cats, birds, pigeons, geese, horses, flying, planes, the dark, deep water, open water, the sea, the ocean, needles, clowns, dolls, bugs, insects, wasps, bees, moths, mice, rats, bats, frogs, thunder, thunderstorms, storms, lightning, driving, motorways, bridges, tunnels, lifts, elevators, escalators, tight spaces, small spaces, enclosed spaces, crowds, public speaking, blood, dentists, the dentist, hospitals, ghosts, horror movies, horror films, sharks, jellyfish, fire, germs, buttons, balloons, holes, mannequins, cockroaches, fish',
)
const FRIGHTENS =
  /^ (?:(?:really|absolutely|still|always|genuinely) )?(?:terrif(?:y|ies)|scares?|frightens?|petrif(?:y|ies)|freaks?|creeps?) (?:the (?:hell|life|crap|shit|living daylights) out of )?me\b/i
const fearsIn = (clause: string): Found[] =>
  matchesOf(FRIGHTENING, clause)
    .filter(({ before, after }) => /^(?:[\p{L}]{2,8} )?$/u.test(before) && isOwn(before) && FRIGHTENS.test(after))
    .map(({ word }) => ({ attribute: 'fear', value: word }))

const BAD =
  /^ (?:is|are) (?:just |so |absolutely |actually |honestly |literally |properly |truly )?(?:the (?:devil|worst|enemy)|gross|disgusting|vile|rank|revolting|evil|nasty|foul|minging|an abomination|yuck|yucky|inedible|a crime|not for me|not my thing)\b|^ (?:makes?|made) me (?:gag|heave|retch|want to (?:puke|vomit|throw up))\b/i
const GOOD =
  /^ (?:is|are) (?:just |literally |honestly )?(?:life$|life\b(?! )|my (?:weakness|kryptonite|everything|happy place|comfort food|guilty pleasure|love language|religion|life|favou?rite|go to|go-to)\b|the best thing ever|the love of my life|the food of the gods)/i
const tastesIn = (clause: string): Found[] =>
  matchesOf(FOODS, clause).flatMap(({ before, word, after }) => {
    if (before !== '') return []
    if (BAD.test(after)) return [{ attribute: 'taste', value: word, holds: false }]
    return GOOD.test(after) ? [{ attribute: 'taste', value: word }] : []
  })

const TEAM =
  /^I (?:(?:have )?(?:always )?support(?:ed)?|follow) ((?!the\b|my\b|you\b|your\b|this\b|that\b|him\b|her\b|it\b|them\b)[\p{L}]{3,14}(?: (?:united|city|town|rovers|county|fc|villa|ham|athletic|wanderers|hotspur))?)(?: for my sins| unfortunately| sadly| all my life| since (?:birth|childhood|I was)| through and through|,? (?:so|god help me))/iu
const teamIn = (clause: string): Found[] => {
  const team = TEAM.exec(clause)?.[1]
  return team ? [{ attribute: 'team', value: team }] : []
}

export const tastesOf = (clause: string): Found[] => [...fearsIn(clause), ...tastesIn(clause), ...teamIn(clause)]
