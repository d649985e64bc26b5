import { SAFETY_LANGUAGES, type SafetyLanguage } from '../safety/concern.ts'
import { PICTURE_ONLY_TEXT } from '../text/limits.ts'
import { languageOfLast } from '../text/spoken-language.ts'

/** Why a helper can't see a picture: its model accepts none, or the person's privacy level keeps pictures from it. */
export type Unseen = 'model' | 'privacy'

const TEXTS: Record<Unseen, Record<SafetyLanguage, string>> = {
  model: {
    en: 'I can’t see pictures here, so I’m going by your words.',
    de: 'Ich kann hier keine Bilder sehen und halte mich an deine Worte.',
    es: 'Aquí no puedo ver imágenes, así que me guío por tus palabras.',
    fr: 'Je ne peux pas voir d’images ici, je me fie donc à tes mots.',
    pt: 'Não consigo ver imagens aqui, por isso guio-me pelas tuas palavras.',
  },
  privacy: {
    en: 'Your privacy level keeps pictures from me, so I’m going by your words.',
    de: 'Deine Datenschutzstufe zeigt mir keine Bilder, also halte ich mich an deine Worte.',
    es: 'Tu nivel de privacidad no me muestra imágenes, así que me guío por tus palabras.',
    fr: 'Ton niveau de confidentialité ne me montre pas les images, je me fie donc à tes mots.',
    pt: 'O teu nível de privacidade não me mostra imagens, por isso guio-me pelas tuas palavras.',
  },
}

const ALONE: Record<SafetyLanguage, string> = {
  en: 'I can’t see pictures here. What does it show?',
  de: 'Ich kann hier keine Bilder sehen. Was ist darauf?',
  es: 'Aquí no puedo ver imágenes. ¿Qué se ve en ella?',
  fr: 'Je ne peux pas voir d’images ici. Que montre-t-elle ?',
  pt: 'Não consigo ver imagens aqui. O que mostra?',
}

/** What a helper says first when it answers a picture that it can't see. */
export const unseenPicture = (why: Unseen, language: SafetyLanguage): string => TEXTS[why][language]

/** The same for a picture without words. */
export const unseenPictureOnly = (language: SafetyLanguage): string => ALONE[language]

/** The language of the person's last message with words. */
export function languageOf(turns: readonly { fromPerson: boolean; text: string }[]): SafetyLanguage {
  const found = languageOfLast(turns.filter(({ text }) => text !== PICTURE_ONLY_TEXT))
  return SAFETY_LANGUAGES.find((language) => language === found) ?? 'en'
}
