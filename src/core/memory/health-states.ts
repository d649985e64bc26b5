/** What people are, rather than have: `I am pregnant`, but `I have asthma`. */
export const HEALTH_STATES =
  'lactose intolerant|gluten intolerant|celiac|coeliac|color ?blind|deaf|blind|hard of hearing|partially sighted|diabetic|autistic|epileptic|asthmatic|dyslexic|bipolar|pregnant'
