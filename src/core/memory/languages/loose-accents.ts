import type { Predicate } from './language.ts'

const ACCENTED: Readonly<Record<string, string>> = {
  á: '[áa]',
  é: '[ée]',
  í: '[íi]',
  ó: '[óo]',
  ú: '[úu]',
  ã: '[ãa]',
  ê: '[êe]',
  ç: '[çc]',
}

/** The source of a pattern that also matches words typed without their accents: `trabajé` and `trabaje`. */
export const looseAccents = (source: string): string =>
  source.replace(/\[[^\]]{0,40}\]|[áéíóúãêç]/gu, (part) => ACCENTED[part] ?? part)

export const withLooseAccents = (predicate: Predicate): Predicate => ({
  ...predicate,
  first: looseAccents(predicate.first),
  third: predicate.third === null ? null : looseAccents(predicate.third),
})
