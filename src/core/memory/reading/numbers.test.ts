import { describe, expect, it } from 'vitest'
import { unsaidNumber } from './numbers.ts'

const unsaid = (text: string, ...said: string[]): string | undefined => unsaidNumber(text, said, 2026)

describe('numbers that were said', () => {
  it.each([
    ['Earns 3,150 net.', 'ich verdiene 3.150'],
    ['Zahlt 1300.', '1,300 a month'],
    ["Schuldet 10'400 Franken.", '10 400'],
    ['Wants to save 10,000.', 'i want 10k'],
    ['Gets 33.5k.', 'they said 33.5'],
    ['Gana 28.000 al mes.', '28 mil'],
    ['Has a loan of 6,200.', '62 hundred'],
    ['給料は23万円。', '給料は230,000円'],
    ['The band is 95-115.', 'between 95 and 115'],
    ['Pays ٤٥٠٠.', 'الإيجار 4500'],
    ['Scored 800.', '800点'],
    ['Has 39.2 fever.', 'mia hat 39,2'],
    ['Paga R$ 3.400,50.', '3400.50'],
    ['Has 2 kids and 1 dog.', 'two kids and a dog'],
    ['Is 83.', 'I am eighty-three'],
    ['Is 40.', 'I turn forty'],
    ['Was lent $500.', 'my sister lent me five hundred'],
    ['Is in the 3rd grade.', 'he is in third grade'],
    ["Is 5'4 tall.", "i'm 5'4"],
    ['Lives at 12, Elm Road.', 'elm road 12'],
  ])('%s of "%s"', (text, said) => {
    expect(unsaid(text, said)).toBeUndefined()
  })

  it.each([
    ['Earns 3,250.', 'ich verdiene 3.150', '3,250'],
    ['Is 38.', 'I am eighty-three', '38'],
    ['Was lent $600.', 'my sister lent me five hundred', '600'],
    ['Runs 15k.', 'a 5k', '15'],
    ['Owes 300 in all.', 'owes 100 and 200', '300'],
    ['Pays 4,100.', 'pays 4 or 100', '4,100'],
    ['Is 9 weeks pregnant.', 'for a while', '9'],
  ])('%s is not of "%s"', (text, said, expected) => {
    expect(unsaid(text, said)).toBe(expected)
  })

  it.each([
    ['at 2 PM', '14:00'],
    ['at 14:15', 'kwart over twee'],
    ['um 14.30 Uhr', 'halb drei'],
    ['at 2:45 PM', 'quarter to three'],
    ['at 9:30 AM', 'at 930'],
    ['om 14:15', 'at 2'],
    ['at 4:50', 'ten to five'],
    ['à 14h30', 'deux heures et demie'],
    ['kl 8.30', 'halv nio'],
    ["saat 11.30'da", '11.30da'],
    ['15時30分', '3時半'],
    ['a las 12:30', 'las 12:30'],
    ['at 12 PM', 'noon'],
    ['o 17:00', 'o piątej'],
    ['kl 19.30', 'halv åtta'],
    ['saat 3', 'üçte'],
    ['الساعة 7', 'الساعة السابعة'],
    ['às 14h', 'duas da tarde'],
    ['o 18', 'o szóstej, 6'],
  ])('the clock time "%s" of "%s"', (text, said) => {
    expect(unsaid(text, said)).toBeUndefined()
  })

  it.each([
    ['at 2 PM', '10 AM'],
    ['at 9:20', 'at 9'],
    ['um 16.30 Uhr', 'halb drei'],
    ['à 18h', 'à 17h'],
  ])('the clock time "%s" is not of "%s"', (text, said) => {
    expect(unsaid(text, said)).toBeDefined()
  })

  it.each([
    'Thu, Dec 3, 2026',
    'Dec 3-5, 2026',
    'from Dec 7 to 11, 2026',
    'from 7 to 11 December 2026',
    'on the 3rd of March',
    'am Mo., 30. Nov. 2026',
    'vom 7. bis 11. Dez. 2026',
    'in der Woche vom 1. Feb. 2027',
    'el jue 28 ene 2027',
    'del 7 al 11 de enero de 2027',
    'le lun. 18 janv. 2027',
    "du 1er au 3 févr. jusqu'en 2027",
    'qui 17 dez 2026',
    'em 1 mar 2027',
    'vr 15 jan 2027',
    'mer 17 feb 2027',
    'dal 15 al 20 marzo 2027',
    '3 grudnia 2026',
    'pon. 15 lutego 2027',
    'fre 19 feb 2027',
    "23 Nisan 2027'de",
    "2019'da",
    '2027年2月13日',
    '12月7日から11日まで',
    '28 شباط 2027',
    '5 كانون الثاني 2027',
    '15 يناير 2027',
    '2026-12-03, 03.12.2026 or 12/3/26',
    'in winter 2026/27',
    'in the spring of 2025',
  ])('leaves out the date %s', (date) => {
    expect(unsaid(`Works ${date} again.`)).toBeUndefined()
  })

  it.each([
    ['Paid 3 cats in 1969.', 'paid 3 cats', '1969'],
    ['Graduated in 1998.', "back in '98", undefined],
    ['Has 32 March hares.', 'has hares', '32'],
    ['Walks for 3日間.', 'walks', '3'],
  ])('%s of "%s": %s', (text, said, expected) => {
    expect(unsaid(text, said)).toBe(expected)
  })
})
