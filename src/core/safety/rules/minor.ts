import type { SafetyLanguage } from '../concern.ts'

/** Somebody says that they are a minor. The words after an age exclude `14 weeks` and `16 years of marriage`. */
export const MINOR: Record<SafetyLanguage, string> = {
  en: `
    i am (only|just|still|almost|barely|like)? (#minor|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) ($|years old|year old|yo|my|he|she|they|dad|mom|mum)
    i am a #minor (year old|yo)
    i am (only|just|still)? (a|an)? (minor|kid|child|underage|under 18|under age) ($|my|he|she)
    i am in (#|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|7th|8th|9th|10th|11th) grade
  `,
  de: `
    bin (erst|gerade|noch|fast)? (#minor|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn) ($|jahre alt|mein|meine|er|sie)
    bin (erst|noch)? (minderjährig|ein kind)
    bin in der # klasse
  `,
  es: `
    (tengo|solo tengo) (#minor|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete) (anos)? ($|mi|el|ella)
    soy (menor de edad|menor $|una nina|un nino)
  `,
  fr: `
    (j ai|ai que|ai seulement) (#minor|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix sept) (ans)? ($|mon|ma|il|elle)
    suis (mineur|mineure|un enfant|une enfant)
  `,
  pt: `
    (tenho|so tenho) (#minor|nove|dez|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezassete|dezessete) (anos)? ($|meu|minha|o|a|ele|ela)
    sou (menor de idade|menor $|uma crianca|crianca)
  `,
}
