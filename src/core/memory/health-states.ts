/** What people are, rather than have: `I am pregnant`, but `I have asthma`. */
export const HEALTH_STATES =
  'lactose intolerant|gluten intolerant|celiac|coeliac|color ?blind|deaf|blind|hard of hearing|partially sighted|diabetic|autistic|epileptic|asthmatic|dyslexic|bipolar|pregnant|sober'

/** What people are allergic to in jest only. */
export const NO_ALLERGENS = 'mondays|work|people|math|exercise|bullshit|bs|drama|mornings|you'

export const MEDICINES =
  'insulin|metformin|ritalin|adderall|concerta|lexapro|zoloft|prozac|sertraline|ibuprofen|antidepressants?|antihistamines?|beta blockers|statins?|birth control|melatonin|vitamin [a-z]\\d{0,12}|blood thinners|lithium|methotrexate|ozempic|levothyroxine|citalopram|escitalopram|wellbutrin|vyvanse|buspirone|gabapentin|xanax|prednisone|testosterone|estrogen|blood pressure (?:meds|medication)|allergy (?:meds|shots)'
