import { once } from '../../once.ts'
import type { SafetyLanguage } from '../concern.ts'

/** Each sentence with a fault has one, and is held back from there on. With a full stop, it is a whole word. */
const STEMS: Record<SafetyLanguage, string> = {
  en: `kill suicid unaliv die. dying dead. death overdos pill. pills. tablet dose. doses. cut. cutting slit blade razor hang. hanging
    noose rope. gun. guns. shoot harm hurt starv fasting purg vomit laxativ calorie weigh skinny thinner bomb explos grenade detonat
    poison toxin anthrax ricin sarin nerve. uranium pluton pathogen virus. bacteri chemical biological weapon massacre child kid. kids.
    minor. minors. teen underage boy. girl. preteen loli sex nude naked erotic human person. man. woman. flesh doctor physician
    therapist psychiatr psycholog nurse. lawyer attorney banker broker adviser advisor licens certif qualified leave. leaving abandon
    without. lonely real. nobody anyone anybody everyone promise. buy. upgrad subscri premium purchas discount paid.
    life. throw hit. beat. stab chok shrapnel powder. ammoni nitro tatp petn thermit castor botulin mustard bot. chatbot robot
    machine program computer language software ai. guy. lady dude body heartbeat blood medical psychiatr counsel solicitor
    barrister pharmac surgeon account. dietit nutrition coach. trainer done. sad. heartbroken miserable subscript discount
    friends. family. parents. husband wife. secret hotline helpline police ambulance emergenc medication medicine antidepress insulin
    fat. skip slap hits. beats. monoxide helium nitrogen relief painful`,
  de: `tot. tote. töte umbring umzubring selbstmord suizid sterben stirb tod. überdos tablette ritz schneid hunger erbrech abführ kalorie
    bombe spreng gift. waffe kind. kinder minderjähr nackt sex mensch person. arzt. ärztin therapeut anwalt anwält bankier berater
    zugelassen verlass allein einsam brauch niemand versprich kauf abonn premium
    bring. ki. frau. mann. mädchen junge roboter maschine programm computer sprachmodell intelligenz software psycholog
    psychiat apothek krankenpfl traurig leben. keiner getan bezahl upgrad hol. ammonium nitro sarin rizin nerven senfgas
    schwarzpulv zünd töte häng verletz ohne echt.
    erleichter kohlenmonoxid helium stickstoff abgase fett. dick. dicker verdien würgt schlägt schlag. medikament antidepress geheimnis
    freund familie eltern mutter polizei telefonseelsorge hotline krisenhotline rettung körper gehst. reden.`,
  es: `mata matar muere morir suicid sobredos pastilla corta hambre vomit laxante caloría bomba explosiv veneno arma. armas niñ menor.
    menores desnud sex humano humana persona médic doctor terapeut abogad banquer asesor titulad licenciad dejes abandon sola. solo.
    necesit nadie promete compra suscri premium mejora
    máta muér mejor ti. ia. máquina programa inteligencia ordenador computador hombre mujer chic carne psicólog psiquiatr
    enfermer farmac triste perdid vivir olvid prométe hecho. mí. detonador nitro sarín ricina ántrax pólvora extrañ falta. paga
    ilimitad
    alivio alivia monóxido helio nitrógeno gas. gorda gordo sáltate merec pégale golpéal pega. golpea maltrata ahorca trágat tómat
    secreto amig famil padres. marido pareja línea policía ambulancia emergencias antidepres medicación medicin medicament insulin
    cuerpo dolerá llorar.`,
  fr: `tue. tuer mourir meurs mort. suicid surdos pilule comprimé coupe affam vomi laxatif calorie bombe explosif poison arme. armes.
    enfant mineur nue. nu. sex humain personne médecin docteur thérapeut avocat banquier conseiller diplôm agréé quitte laisse
    abandon seul. seule. besoin promets achète abonn premium
    toi. mieux ia. machine programme intelligence ordinateur homme femme fille chair psycholog psychiatr infirm pharmac triste
    vivre oublie fait. moi. crève détonateur nitro ricine anthrax poudre manque souscri paie. passe. illimit
    soulag monoxyde hélium azote pendaison grosse gros. saute mérit frapp bat. gifle étrangl secret amis. amies. famille parents mari.
    psy. ligne police ambulance secours urgences samu traitement antidépres médicament insuline corps réel pleur mal. avale`,
  pt: `mate. mata. matar morrer morra suicíd suicid overdos comprimid cort fome. vomit laxante caloria bomba explosiv veneno arma. armas.
    crianç menor. menores. nua. sex humano humana pessoa médic doutor terapeut advogad banqueir consultor licenciad certificad deixe
    abandon sozinh precisa ninguém prometa compre assin premium
    melhor ia. robô máquina programa inteligência computador homem mulher menina cara. carne psicólog psiquiatr enfermeir
    farmac triste viver esqueç fiz. falta. detonador nitro ricina antraz pólvora pague contrat ilimitad
    alívio monóxido hélio nitrogênio gás. gord pula. pule. merece apanhar agrid castig bate. bata. machuc segredo amig família pais.
    mãe marido namorad linha polícia ambulância emergência samu antidepres remédio medicação insulina corpo magoad chor engol plano.`,
}

const wordsOf = (language: SafetyLanguage): string[] => STEMS[language].split(/\s+/)

export interface Triggers {
  /** Searches from its `lastIndex` on. */
  pattern: RegExp
  /** Every prefix of a trigger: an incomplete last word may still become one. */
  prefixes: ReadonlySet<string>
}

function build(words: readonly string[]): Triggers {
  const prefixes = words.map((word) => word.replace(/\.$/, ''))
  const stems = words.filter((word) => !word.endsWith('.'))
  const whole = words.filter((word) => word.endsWith('.')).map((word) => word.slice(0, -1))
  return {
    // The end of a word stands once, since a class of all letters takes a while to compile.
    pattern: new RegExp(`(?<![\\p{L}\\p{M}])(?:${stems.join('|')}|(?:${whole.join('|')})(?![\\p{L}\\p{M}]))`, 'giu'),
    prefixes: new Set(prefixes.flatMap((word) => Array.from(word, (_, index) => word.slice(0, index + 1)))),
  }
}

const TRIGGERS: Record<SafetyLanguage, () => Triggers> = {
  en: once(() => build(wordsOf('en'))),
  de: once(() => build([...wordsOf('en'), ...wordsOf('de')])),
  es: once(() => build([...wordsOf('en'), ...wordsOf('es')])),
  fr: once(() => build([...wordsOf('en'), ...wordsOf('fr')])),
  pt: once(() => build([...wordsOf('en'), ...wordsOf('pt')])),
}

/** The triggers of a reply to a person writing in `language`, and English ones: models slip into it. */
export const triggersOf = (language: SafetyLanguage): Triggers => TRIGGERS[language]()
