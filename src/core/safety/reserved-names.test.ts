import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PERSONAS } from '../personas/personas.ts'
import { LIMITS } from '../text/limits.ts'
import { isReservedName } from './reserved-names.ts'

const RESERVED = [
  'Coterie',
  'Coterie Support',
  'coterie team',
  'CoterieHelp',
  'Alex from Coterie',
  'C o t e r i e',
  'C.o.t.e.r.i.e Team',
  'Coteriе Support',
  'Сotеriе',
  'Coter1e',
  'C0TERIE',
  'Ⓒⓞⓣⓔⓡⓘⓔ',
  '𝐂𝐨𝐭𝐞𝐫𝐢𝐞 Team',
  '🅲🅾🆃🅴🆁🅸🅴',
  'Co\u200bter\u00adie',
  'Cote\u0301rie Support',
  'ᴄᴏᴛᴇʀɪᴇ',
  'System',
  'SYSTEM',
  '[SYSTEM]',
  '★ System ★',
  'S Y S T E M',
  'S.y.s.t.e.m',
  '5ystem',
  'Sуstеm',
  'ｓｙｓｔｅｍ',
  'System Message',
  'The System',
  'Admin',
  'Adm1n',
  'Adrnin',
  'Аdmin',
  'admin_2',
  'Ad\u200dmin',
  'Administrator',
  'Support',
  'Support Team',
  'SupportTeam',
  'Customer Support',
  'Official Support',
  'Security Team',
  'Security Alert',
  'Trust and Safety Support',
  'Moderator',
  'Helpdesk',
  'Sysadmin',
  'Soporte Técnico',
  'Administrateur',
  'coterie_support',
  'root',
  'System!',
  'Admin 1',
  '5ystem!!',
  'Adm1n 01',
]

const ORDINARY = [
  'Alex',
  'Ada Lovelace',
  'Mom',
  'Dr. Sleep',
  'Emotional Support',
  'My Support Buddy',
  'Moral Support Marta',
  'Solar System Sam',
  'Nervous System Coach',
  'Security Guard Greg',
  'Admin Andy',
  'Adam',
  'Admira',
  'Root Vegetable Cook',
  'Team Captain',
  'The Coach',
  'Ascot Erie',
  'Cote d’Azur Guide',
  'Cotey',
  'Teamo',
  'Officer K',
  'Helper',
  'Assistant',
  'Ai',
  'Your Friend',
  'Sister',
  'Mateo',
  'Lakshmi',
  'Борис',
  'Анна',
  '小明',
  'محمد',
  'Ελένη',
  'Zoë',
  '7of9',
  '★',
  'R2-D2',
  'Modesty',
  'Operetta',
  'Rooted Rosa',
  'Systema Nervosum',
  'Supporter Sid',
  'Dungeon Master',
]

describe('a name that imitates Coterie or its staff', () => {
  it.each(RESERVED)('is reserved: %s', (name) => expect(isReservedName(name)).toBe(true))

  it('is reserved with any decoration', () => {
    const decoration = fc.constantFrom('', ' ', '\u200b', '~', '✨', ' ☆ ', '\u2063', '__', '(', '!!')
    const name = fc.constantFrom('Coterie', 'admin', 'System', 'Coterie Support')
    fc.assert(fc.property(decoration, name, decoration, (before, word, after) => isReservedName(before + word + after)))
  })
})

describe('an ordinary name', () => {
  it.each(ORDINARY)('is allowed: %s', (name) => expect(isReservedName(name)).toBe(false))
  it.each(Object.values(PERSONAS).map(({ helperName }) => helperName))('of a persona is allowed: %s', (name) =>
    expect(isReservedName(name)).toBe(false),
  )
})

it('is checked in linear time', () => {
  for (const piece of ['the', 'ai', 'a', 'the of and ', 'team'])
    expect(isReservedName(piece.repeat(LIMITS.helperName.max))).toBe(false)
})
