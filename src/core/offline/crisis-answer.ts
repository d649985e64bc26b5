/** Said to someone who may be in danger: whole, whatever the length and the tone of the helper. */
const HELP =
  'In the US, call or text 988 at any hour; elsewhere call your local emergency number, or find a line near you at findahelpline.com.'

const ANSWERS = [
  `I am glad that you said this, and I take it seriously. I am an AI helper, so I cannot be with you or call anyone, and you deserve a person now. ${HELP} If you can, go to someone near you or ask them to come, and put some distance between yourself and anything you could hurt yourself with. Are you safe at this moment?`,
  `Thank you for telling me again, I am still taking it seriously. As an AI helper I cannot keep you safe, and a person can. ${HELP} You can simply say what you wrote to me, they have heard it before and they will stay with you. Who could be in the room with you in the next minutes?`,
  `What you write matters, and so do you. I am an AI helper and no substitute for someone who can be with you. ${HELP} Please make that call now, or hand the phone to someone next to you. Will you do that before you write to me again?`,
]

const VIOLENCE_HELP =
  'If you are in danger now, call your local emergency number, in the US 911; the National Domestic Violence Hotline there is 1-800-799-7233 at any hour, and findahelpline.com lists help elsewhere.'

const VIOLENCE_ANSWERS = [
  `I am sorry, nobody has the right to do that to you, and it is not your fault. I am an AI helper, so I cannot come or call anyone, and you deserve someone who can. ${VIOLENCE_HELP} Are you somewhere safe right now?`,
  `I believe you, and I am glad that you said it. I am an AI helper and no substitute for people who know how to keep someone safe. ${VIOLENCE_HELP} Who could you go to tonight?`,
]

/** The answer to someone to whom violence is done. */
export const violenceAnswer = (recentTexts: readonly string[]): string => freshOf(VIOLENCE_ANSWERS, recentTexts)

/** The first that was not said a short while ago, or at least not last. */
const freshOf = (answers: readonly string[], recentTexts: readonly string[]): string =>
  answers.find((answer) => !recentTexts.includes(answer)) ??
  answers.find((answer) => answer !== recentTexts.at(-1)) ??
  HELP

/** The answer to someone who may hurt themselves. */
export const crisisAnswer = (recentTexts: readonly string[]): string => freshOf(ANSWERS, recentTexts)
