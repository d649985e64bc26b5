/** Words that tell a feeling, by spaces; `dread-` stands for every word that begins so. */
export const FEELING_WORDS: Readonly<Record<string, string>> = {
  nervous: 'nervous anxious anxiety worried worry worrying scared afraid terrified panic- dread- nerves fear',
  sad: 'sad cry crying cried depressed heartbroken hopeless miserable devastated disappointed',
  angry: 'angry furious mad annoyed pissed frustrated frustrating unfair hate rage irritated',
  tired: 'tired exhausted drained burned burnt burnout overwhelm- stressed stressful swamped',
  happy: 'happy glad excited great amazing proud thrilled awesome wonderful relieved yay won passed',
  lonely: 'lonely alone isolated left-out',
  stuck: 'stuck lost confused unsure clueless torn undecided',
  ashamed: 'ashamed guilty guilt embarrassed embarrassing shame stupid regret failure failed',
}
