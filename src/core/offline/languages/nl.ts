import type { SpokenLines } from './language.ts'

export const DUTCH_LINES: SpokenLines = {
  notices: [
    'Ik ben een AI-hulp en antwoord hier met de ingebouwde engine, zonder taalmodel, dus in het Nederlands kan ik weinig zeggen.',
    'Zonder aangesloten taalmodel begrijp ik Nederlands maar half.',
  ],
  opening: 'Waar wil je het over hebben?',
  forgetting:
    'Uit mezelf kan ik niets vergeten, maar jij kunt het wissen: zoek het op de pagina ‘Memory’ en kies daar ‘Forget’.',
  told: 'Dit heb ik onthouden: {f}.',
  nothing: 'Ik vind niets wat je me daarover hebt verteld.',
  nothingYet: 'Ik heb nog niets over je onthouden.',
  shown: 'Alles staat op de pagina ‘Memory’, en daar kun je het verbeteren of ‘Forget’ kiezen.',
  sorry: 'Dat spijt me heel erg.',
  gentle: 'Hoe voel je je erbij?',
  courtesies: {
    thanks: {
      said: 'dank je(?: wel)?|dankjewel|dank u(?: wel)?|hartelijk dank|heel erg bedankt|bedankt|dank',
      answers: ['Graag gedaan.', 'Geen dank.', 'Altijd.', 'Met plezier.'],
    },
    goodNight: {
      said: 'goede ?nacht|welterusten|slaap (?:lekker|zacht|wel)',
      answers: ['Welterusten.', 'Slaap lekker.'],
    },
    goodbye: {
      said: 'doei|dag|tot (?:ziens|morgen|later|straks|snel|de volgende keer)|fijne (?:dag|avond)(?: nog)?',
      answers: ['Tot ziens.', 'Het beste.', 'Tot de volgende keer.'],
    },
    around:
      'ok|oké|okay|goed|prima|top|en|dus|ik ga (?:slapen|naar bed)|voor (?:alles|je hulp|de hulp|het luisteren|je antwoord)|jij ook',
    after: ['Ik ben er als je verder wilt praten.', 'Schrijf me wanneer je wilt.', 'We kunnen altijd verder praten.'],
  },
  steady: [
    'Ik lees mee.',
    'Er is geen haast.',
    'Ik vraag liever dan dat ik gok.',
    'Vertel het zoals het komt.',
    'Een kort antwoord is genoeg.',
    'Verbeter me als ik het verkeerd begrijp.',
    'Je mag me ook in het Engels schrijven.',
  ],
  questions: [
    'Wat vind je er het belangrijkst aan?',
    'Hoe voel je je erbij?',
    'Wanneer is het begonnen?',
    'Wie heeft er nog mee te maken?',
    'Waar wil je beginnen?',
    'Wat gebeurde er daarvoor?',
    'Hoe moet het voor jou verder gaan?',
    'Wat heb je nu nodig?',
  ],
  asksAll: 'wat weet je (?:over|van) mij',
  death: 'overleden|gestorven|is dood',
}
