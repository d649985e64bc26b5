import type { MemoryLine } from './helper-memory.ts'

/** What a planned message may bring up, as phrases within a sentence. */
export interface TopicAndGoal {
  topic: string | null
  goal: string | null
  /** The memories that they come from; digests of earlier versions may lack them. */
  topicFact?: number
  goalFact?: number
}

const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} '’-]{2,59}$/u
const GOAL = /^Wants to (.+?)\.?$/
const LIKE = /^(?:Loves|Likes) (.+?)\.?$/

function phraseIn(lines: readonly MemoryLine[], shape: RegExp): { id: number; phrase: string } | null {
  for (const { id, text, about } of lines) {
    const [, phrase] = (about === 'self' && shape.exec(text)) || []
    if (phrase && PLAIN.test(phrase)) return { id, phrase }
  }
  return null
}

/** The newest goal, and what was talked about last, else something that they like. `lines`: newest first. */
export function topicAndGoalOf(lines: readonly MemoryLine[], topics: readonly string[]): TopicAndGoal {
  const goal = phraseIn(lines, GOAL)
  const like = phraseIn(lines, LIKE)
  const topic = topics.find((each) => PLAIN.test(each)) ?? null
  return {
    topic: topic ?? like?.phrase ?? null,
    goal: goal && `your goal to ${goal.phrase}`,
    ...(topic === null && like ? { topicFact: like.id } : {}),
    ...(goal ? { goalFact: goal.id } : {}),
  }
}

/** The ids of the memories behind the topic and the goal that a text mentions. */
export function topicAndGoalIn(text: string, { topic, topicFact, goal, goalFact }: TopicAndGoal): number[] {
  const said = text.toLowerCase()
  const isSaid = (phrase: string | null): boolean => phrase !== null && said.includes(phrase.toLowerCase())
  return [isSaid(topic) ? topicFact : undefined, isSaid(goal) ? goalFact : undefined].filter((id) => id !== undefined)
}
