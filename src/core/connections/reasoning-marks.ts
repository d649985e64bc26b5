/** How models mark their reasoning where a server leaves it in the text. Each opens at the start of a reply. */
interface ReasoningMark {
  opens: string
  closes: readonly string[]
}

const tagged = (name: string): ReasoningMark => ({ opens: `<${name}>`, closes: [`</${name}>`] })

const TAGS = [
  'think',
  'thinking',
  'thought',
  'thoughts',
  'reason',
  'reasoning',
  'reflection',
  'scratchpad',
  'antthinking',
  'internal_monologue',
  'seed:think',
  'mm:think',
  'minimax:think',
  'longcat_think',
]

const PROSE_ENDS = ['here is my response:', "here's my response:"]

/** In lower case: compare with text in lower case. */
export const REASONING_MARKS: readonly ReasoningMark[] = [
  ...TAGS.map(tagged),
  { opens: '[think]', closes: ['[/think]'] },
  { opens: '◁think▷', closes: ['◁/think▷'] },
  { opens: '<|think|>', closes: ['<|/think|>', '<|end|>'] },
  { opens: '<|think:start|>', closes: ['<|think:end|>'] },
  { opens: '[unused16]', closes: ['[unused17]'] },
  { opens: '<|thinking|>', closes: ['<|/thinking|>'] },
  { opens: '<|start_thinking|>', closes: ['<|end_thinking|>'] },
  { opens: '<|begin_of_thought|>', closes: ['<|end_of_thought|>'] },
  { opens: '<|inner_prefix|>', closes: ['<|inner_suffix|>'] },
  { opens: '<unused94>', closes: ['<unused95>'] },
  { opens: '<|channel>', closes: ['<channel|>'] },
  { opens: '```thinking\n', closes: ['\n```'] },
  { opens: '```think\n', closes: ['\n```'] },
  { opens: '```reasoning\n', closes: ['\n```'] },
  ...['here is my thought process:', "here's my thought process:"].map((opens) => ({ opens, closes: PROSE_ENDS })),
]

/** Those that may also follow some text: no words, fences or brackets, which text has of its own. */
export const LATER_MARKS = REASONING_MARKS.filter(({ opens }) => /^[<◁]/.test(opens))

/** Ends of reasoning that a template has opened, so that the text begins inside it. */
export const BARE_ENDS: readonly string[] = [
  ...TAGS.map((name) => `</${name}>`),
  '[/think]',
  '◁/think▷',
  '<|think:end|>',
  '[unused17]',
  '<|end_thinking|>',
  '<|end_of_thought|>',
  '<|inner_suffix|>',
  '<unused95>',
  '<channel|>',
]

/** What some models put around the reply that follows their reasoning. */
export const REPLY_WRAPPERS: readonly ReasoningMark[] = [
  ...['answer', 'response', 'output', 'final', 'reply'].map(tagged),
  { opens: '<|start_response|>', closes: ['<|end_response|>'] },
  { opens: '<|begin_of_solution|>', closes: ['<|end_of_solution|>'] },
]

/** Headers of channels: `<|channel|>analysis<|message|>`. What is said in any but the final one is reasoning. */
export const CHANNEL_HEADERS: readonly string[] = ['<|start|>', '<|channel|>']
export const HEADER_END = '<|message|>'
export const CHANNEL_ENDS: readonly string[] = ['<|end|>', '<|call|>', ...CHANNEL_HEADERS]
export const isReasoningChannel = (header: string): boolean => /analysis|commentary|thought/.test(header)

/** The same channels when a server has removed the special tokens: `analysisWe should greet.assistantfinalHello`. */
export const BARE_CHANNEL = /^(?:assistant)?(?:analysis|commentary)(?=[\p{L}"'])/u
export const BARE_CHANNELS = ['analysis', 'commentary', 'assistantanalysis', 'assistantcommentary']
export const BARE_FINAL = 'assistantfinal'

export const REPLY_ENDS: readonly string[] = ['<|return|>', '<|end|>']
