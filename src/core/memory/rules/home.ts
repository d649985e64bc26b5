import { deniesAny, ends, type Rule, says } from './rule.ts'
import { placeOf } from './values.ts'

const LIVE =
  '(?:found (?:an apartment|a place|a house|a flat)|live|am living|are living|have lived|have been living|reside|am based|am located|am settled|settled|am staying permanently|am a resident|made (?:it|my home)|(?:bought|rent|rented|am renting|are renting|got|have|own) (?:an?|my|our) (?:[\\p{L}-]{2,12} ){0,3}?(?:apartment|place|house|home|condo|flat|room|studio|townhouse|loft|cabin|farm)|got (?:the )?keys to (?:an?|the|my|our) (?:[\\p{L}-]{2,12} ){0,3}?(?:apartment|place|house|home|condo|flat|room|studio))'
const IN =
  "(?:in|at|on|near|outside(?: of)?|just outside(?: of)?|close to|of|(?:above|over|behind|next to|opposite) (?:an?|the|my) [\\p{L}' -]{2,30} in)"
const AWAY =
  '(?:moved|have moved|relocated|have relocated|transferred|resettled|packed up and moved|ended up moving|ended up|landed|migrated|emigrated)'
const ALONG =
  '(?: (?:back|over|out|up|down|across|abroad|away|all|here|house|homes|the family|my family|our family|it all|everything|states|countries|cities|apartments|in with my \\p{L}{1,40}|in|the whole way|country|town|once more)){0,6}'

export const HOME_RULES: readonly Rule[] = [
  says(
    'home',
    new RegExp(`^(?:I|we) ${AWAY}${ALONG}(?: (?:from|away from|out of) .{1,100}?)? (?:to|into|in) (.+)`, 'iu'),
    (text) => placeOf(text?.replace(/ from [\s\S]*/, '')),
  ),
  says('home', new RegExp(`^(?:I|we) ${LIVE} ${IN} (.+)`, 'iu'), placeOf),
  says(
    'home',
    /^(?:I|we) (?:left|traded|swapped|gave up) (?:.{1,300}?) (?:and moved to|for|and settled in) (.+)/iu,
    (text) => (text && /^\p{Lu}/u.test(text) ? placeOf(text) : null),
  ),
  says(
    'home',
    /^(?:I|we) have been living in (.{1,60}?) (?:for )?(?:about |like |almost |over |nearly )?(?:an?|\w{1,8}) (?:years?|months?|decades?)/iu,
    placeOf,
  ),
  says(
    'home',
    /^(?:I|[Ww]e) have been in (\p{Lu}.{1,60}?) (?:for )?(?:about |like |almost |over |nearly )?(?:an?|\w{1,8}) (?:years?|months?|decades?)/u,
    placeOf,
  ),
  says('home', /^(?:I|we) (?:have )?lived in (.{1,60}?) (?:my|our) (?:whole|entire) life/iu, placeOf),
  says(
    'household',
    /^(?:I|we) (?:live|am living|are living|still live) (?:at home )?(alone|by myself|on my own|with (?:my |our )?(?:(?:two|three|four|five|2|3|4|5|a few|a couple|some|other) ){0,2}(?:parents|mom|mum|dad|family|(?:room|flat|house)mates?|grandparents|grandma|in-laws|(?:little |older |younger |big )?(?:sister|brother)s?|partner|boyfriend|girlfriend|husband|wife|friends|best friend|kids|son|daughter|(?:two |three )?(?:cats?|dogs?)))\b/iu,
    (text) => text ?? null,
  ),
  says(
    'home',
    /^my (?:new |current |present )?(?:home|hometown now|home base|residence|place|city|town)(?: now)? is (?:now )?(?:in |at )?(.+)/iu,
    placeOf,
  ),
  says(
    'home',
    /\b(?:my|our) (?:flat|apartment|bungalow|studio|place|house) in (\p{Lu}[\p{L}-]{2,20}(?: \p{Lu}[\p{L}-]{2,20})?)(?= (?:is|has|and|was|gets|feels|with)\b|[,.]|$)/u,
    placeOf,
  ),
  says(
    'home',
    /\b(?:my|our) (?:flat|apartment|bungalow|studio|house|cottage|houseboat) in (?!(?:order|line|time|space|town|question|general|particular|disarray|the|a|an|my|our|this|that|need|ruins|shambles|bits|here|there)\b)(\p{Ll}{3,20})(?= (?:is|has|and|was|gets|feels|with)\b|[,.]|$)/u,
    placeOf,
  ),
  says('home', /^(?:I|we) (?:now )?call (.+?) (?:my |our )?home/iu, placeOf),
  says('home', /^home (?:for me |for us )?is (?:now )?(?:in )?(.+)/iu, placeOf),
  says('home', /^(?:I|[Ww]e) am (?:now )?(?:an?|the) (\p{Lu}[\p{L} ]{1,60}) (?:resident|local)/u, placeOf),
  says('home', /^(?:I|[Ww]e) (?:am|are) back (?:living )?in (\p{Lu}.+)/u, placeOf),
  ends('home', /^(?:I|we) used to live in (.+)/iu, placeOf),
  ends('home', /^(?:I|we) no longer (?:live|reside) (?:in |at )?(.+)/iu, placeOf),
  ends(
    'home',
    /^(.{2,40}?) is (?:not|no longer) (?:where (?:I|we) (?:live|am living|are living)|(?:my|our) home|home)(?: any ?more| now| these days| any longer)?$/iu,
    placeOf,
  ),
  deniesAny(/^(?:I|we) (?:do|did) not (?:live|reside|stay) (?:in |at )?(.+)/iu, placeOf),
  ends('home', /^(?:I|we) (?:moved|have moved) (?:out of|away from) (.+)/iu, placeOf),
  says('origin', /^I (?:am|was) (?:originally |born and raised |born |raised )(?:from |in )(.+)/iu, (text) =>
    /\d/.test(text ?? '') ? null : placeOf(text),
  ),
  says('origin', /^I (?:grew up|come) (?:in|from) (.+)/iu, placeOf),
  says('origin', /^I am from (.+)/iu, placeOf),
  says('origin', /^my hometown is (.+)/iu, placeOf),
]
