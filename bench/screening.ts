import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen } from './screening-module.ts'
import { printFigure, quantile } from './support/figures.ts'

/**
 * `node bench/screening.ts [FOLDER [FILE]]`: how long the hardest messages take; how often ordinary lines of each text file in
 * a folder are taken for a danger, alone and in conversations of 24; and how many dangers, one a line, are found in a file.
 */

const LIMIT_MS = 10
const LONGEST = 4000
const ROUNDS = 20
const CONVERSATION = 24
const HOSTILE = [
  'A ',
  'i ',
  'i want to ',
  'i want to die of laughter ',
  'my friend said he ',
  '"',
  '死',
  'im 13 a b c ',
  'a,',
  'i took ',
  'i was so sad and i want to ',
]

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean)
const isAlarm = (line: string): boolean => screen(line, []) !== null

/** Of this thread: what else the machine does is no matter. */
function timeOf(text: string): number {
  const began = process.threadCpuUsage()
  screen(text, [])
  const { user, system } = process.threadCpuUsage(began)
  return (user + system) / 1000
}

screen('the lists are read on first use', [])
const longest = (part: string, end = ''): string => part.repeat(LONGEST).slice(0, LONGEST - end.length) + end
const texts = [
  ...HOSTILE.map((part) => longest(part)),
  longest('i want to die ', ' in a film'),
  longest('i cut my wrists ', ' years ago'),
]
const times = texts.flatMap((text) => Array.from({ length: ROUNDS }, () => timeOf(text)))
printFigure(
  'hostile messages, p99 of the processor',
  quantile(times, 0.99),
  { atMost: LIMIT_MS },
  'ms',
  `${LONGEST} characters`,
)

const [folder, dangers] = process.argv.slice(2)
for (const file of folder ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : []) {
  const alarms = linesOf(join(folder ?? '', file)).map(isAlarm)
  const count = alarms.filter(Boolean).length
  const talks = Math.floor(alarms.length / CONVERSATION)
  const alarmed = Array.from({ length: talks }, (_, nth) =>
    alarms.slice(nth * CONVERSATION, (nth + 1) * CONVERSATION),
  ).filter((talk) => talk.includes(true)).length
  printFigure(
    `alarms in ${file}`,
    (1000 * count) / alarms.length,
    { atMost: 0.3 },
    'of 1,000',
    `${alarms.length} lines`,
  )
  printFigure(
    `conversations of ${file} with one`,
    (100 * alarmed) / talks,
    { atMost: 1 },
    '%',
    `${talks} of ${CONVERSATION} lines`,
  )
}

if (dangers) {
  const lines = linesOf(dangers)
  const found = (100 * lines.filter(isAlarm).length) / lines.length
  printFigure('dangers found', found, { atLeast: 60 }, '%', `${lines.length} lines`)
}
