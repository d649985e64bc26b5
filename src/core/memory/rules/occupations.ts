/** Nouns for occupations: `I am a …` names a job only if it ends with one of these. */
const OCCUPATIONS =
  /(?:^|[\s-])(?:stay-at-home (?:mom|mum|dad|parent)|apprentice|temp|teller|underwriter|actuary|rancher|beekeeper|winemaker|sommelier|brewer|logger|ranger|veteran|marine|monk|minister|rabbi|imam|priest|nun|hostess|host|dishwasher|busboy|bus boy|barman|trucker|jeweler|potter|sculptor|rapper|dj|drummer|comedian|magician|chiropractor|oncologist|pediatrician|dermatologist|cardiologist|anesthesiologist|optician|dietician|sonographer|radiographer|phlebotomist|groomer|plasterer|courier|housekeeper|bricklayer|stylist|esthetician|beautician|bouncer|tech|cop|cleaner|attendant|accountant|actor|actress|analyst|architect|artist|assistant|associate|attorney|auditor|author|baker|banker|barber|barista|bartender|biologist|bookkeeper|broker|builder|butcher|caregiver|carpenter|cashier|ceo|cfo|chef|chemist|cio|clerk|coach|columnist|composer|consultant|contractor|controller|cook|coordinator|copywriter|coo|counselor|cto|curator|dancer|dentist|designer|detective|dev|developer|dietitian|director|dispatcher|doctor|driver|economist|editor|electrician|engineer|entrepreneur|estimator|executive|farmer|filmmaker|firefighter|fisherman|florist|founder|freelancer|gardener|geologist|guard|hairdresser|handyman|historian|homemaker|hygienist|illustrator|inspector|instructor|intern|interpreter|inventor|investigator|janitor|journalist|judge|landscaper|lawyer|lead|lecturer|librarian|lifeguard|machinist|manager|marketer|mathematician|mechanic|midwife|miner|model|musician|nanny|nurse|nutritionist|officer|operator|optometrist|painter|paralegal|paramedic|partner|pastor|pharmacist|photographer|physician|physicist|physiotherapist|pilot|planner|plumber|podcaster|poet|policeman|politician|postdoc|president|principal|producer|professor|programmer|psychiatrist|psychologist|realtor|receptionist|recruiter|reporter|representative|researcher|retiree|roofer|sailor|salesman|salesperson|scientist|secretary|server|singer|soldier|specialist|statistician|strategist|streamer|student|supervisor|surgeon|surveyor|tailor|teacher|technician|therapist|trader|trainee|trainer|translator|tutor|vet|veterinarian|videographer|vp|waiter|waitress|welder|writer|youtuber|zookeeper)s?$/i

/** Without its article; null if there is none. */
export function occupationOf(text: string | undefined): string | null {
  const phrase = (text ?? '')
    .replace(/\bstay at home\b/i, 'stay-at-home')
    .replace(
      /(?:,| (?:at|for|with|in|on|who|so|because|but|which|and|here|there|by|now|these days|these|specializing|focusing|working|from|since|again|instead|of (?!sales|staff|engineering|marketing|operations|product|people|finance|police))\b)[\s\S]*/i,
      '',
    )
    .replace(/^(?:an?|the|now an?|new) /i, '')
    .trim()
  const isShort = phrase.split(' ').length <= 5
  if (!isShort || /\b(?:good|bad|great|terrible|better|big|huge|slow|fast|morning|night)\b/i.test(phrase)) return null
  if (/^(?:head|director|vice president|vp|chief) of \p{L}+/iu.test(phrase)) return phrase
  return OCCUPATIONS.test(phrase) ? phrase : null
}

/** With the article that a sentence needs. */
export const withArticle = (noun: string): string =>
  /^(?:an?|the|retired|unemployed|self-employed|freelanc|between|laid|on|head of|director of|vice president|vp of|chief)\b/i.test(
    noun,
  )
    ? noun
    : `${/^[aeio]|^u(?!ni|s)/i.test(noun) ? 'an' : 'a'} ${noun}`
