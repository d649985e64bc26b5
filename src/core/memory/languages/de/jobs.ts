import { wordList } from '../../words/word-list.ts'

/** Occupations; `-in` and compounds such as `Industriemechaniker` are understood. */
const JOBS = wordList(`
abgeordneter, agent, akademiker, altenpfleger, altenpflegerin, analyst, anlagenbauer, anstreicher, anwalt, anwältin, apotheker,
archäologe, archäologin, architekt, archivar, artist, arzt, ärztin, arzthelferin, assistent, assistenzarzt, assistenzärztin, astronom,
aufseher, augenoptiker, auktionator, ausbilder, autor, azubi, azubine, bademeister, baggerfahrer, bankangestellte, bankangestellter,
bankkaufmann, bankkauffrau, barista, barkeeper, barmann, bauarbeiter, bauer, bäuerin, bauingenieur, bauleiter, beamter, beamtin, beamte,
bedienung, bergmann, berater, berufssoldat, bestatter, betreuer, betriebswirt, bibliothekar, bierbrauer, bildhauer, biologe, biologin,
bodenleger, bootsbauer, botaniker, brauer, briefträger, buchbinder, buchhalter, buchhändler, busfahrer, bürokauffrau, bürokaufmann,
bäcker, böttcher, bühnenbildner, chemielaborant, chemielaborantin, chemiker, chirurg, coach, controller, dachdecker, designer, detektiv,
dirigent, disponent, diplomat, doktorand, doktorandin, dolmetscher, dozent, drechsler, drehbuchautor, dreher, drogist, drucker, einkäufer,
einzelhandelskauffrau, einzelhandelskaufmann, elektriker, elektroniker, entwickler, ergotherapeut, erzieher, ethnologe, ethnologin,
fahrer, fahrlehrer, fahrradkurier, feuerwehrmann, feuerwehrfrau, filialleiter, filmemacher, finanzbeamter, finanzbeamtin, fischer,
fleischer, fliesenleger, flugbegleiter, fluglotse, florist, forscher, fotograf, freiberufler, freelancer, friseur, friseuse, frisör,
förster, fußpfleger, gabelstaplerfahrer, gastwirt, geigenbauer, geologe, geologin, gerüstbauer, geschäftsführer, gesundheitspfleger,
gerichtsvollzieher, glaser, goldschmied, grafiker, grafikdesigner, grundschullehrer, gärtner, handwerker, hausfrau, hausmann, hausmeister,
hebamme, heilerzieher, heilpraktiker, heilerziehungspfleger, historiker, hotelfachfrau, hotelfachmann, hundetrainer, imker,
immobilienmakler, informatiker, ingenieur, innenarchitekt, installateur, instrumentenbauer, journalist, jurist, juwelier, kameramann,
kamerafrau, kapitän, kardiologe, kardiologin, kassierer, kaufmann, kauffrau, kellner, kfz-mechaniker, kinderarzt, kinderärztin,
kinderpfleger, kindergärtner, kindergärtnerin, klavierlehrer, klempner, koch, köchin, komponist, konditor, konstrukteur, krankenpfleger,
krankenschwester, krankengymnast, kranführer, kunsthistoriker, kurier, künstler, küster, laborant, laborantin, lackierer, lagerist,
lagerarbeiter, landschaftsgärtner, landwirt, lehrer, lehrling, lektor, lkw-fahrer, lokführer, logopäde, logopädin, lagerlogistiker,
landmaschinenmechaniker, maler, makler, manager, maskenbildner, masseur, mathematiker, matrose, maurer, mechaniker, mechatroniker,
mediengestalter, medizinstudent, medizintechniker, meeresbiologe, meeresbiologin, messebauer, metallbauer, metzger, moderator,
modedesigner, monteur, museumspädagoge, museumspädagogin, musiker, musiklehrer, müllmann, müller, nachtwächter, neurologe, neurologin,
notar, notfallsanitäter, näherin, ofenbauer, offizier, optiker, organist, orthopäde, paketbote, paketzusteller, parkettleger, pastor,
pastorin, pathologe, personaler, pfarrer, pfleger, pflegekraft, pflegehelfer, pflegefachfrau, pflegefachmann, pharmazeut, philosoph,
physiker, physiotherapeut, physio, pilot, polier, politesse, politiker, polizist, postbote, postbotin, produktdesigner, professor,
programmierer, projektleiter, projektmanager, promovend, psychiater, psychologe, psychologin, psychotherapeut, putzfrau, putzhilfe,
pädagoge, pädagogin, pensionär, rechtsanwalt, rechtsanwältin, redakteur, referendar, referent, regisseur, reinigungskraft, reiseleiter,
reporter, rentner, restaurator, restaurantfachfrau, rettungssanitäter, richter, rohrleitungsbauer, saisonarbeiter, sachbearbeiter,
sanitäter, sattler, schaffner, schauspieler, schiffsmechaniker, schlosser, schmied, schneider, schornsteinfeger, schreiner,
schriftsteller, schuhmacher, schulleiter, schweißer, schüler, seemann, sekretär, sekretärin, selbständig, selbstständig, servicekraft,
software-entwickler, softwareentwickler, soldat, sommelier, sozialarbeiter, sozialpädagoge, sozialpädagogin, sozialassistentin, soziologe,
soziologin, sparkassenangestellte, staatsanwalt, staatsanwältin, stadtführer, statiker, steinmetz, steuerberater, steuerfachangestellte,
steuerfachangestellter, steward, stewardess, straßenbauer, streetworker, student, studi, studentin, stuckateur, sänger,
systemadministrator, tagesmutter, tagesvater, tankwart, taxifahrer, techniker, telefonist, texter, therapeut, tierarzt, tierärztin,
tierpfleger, tischler, toningenieur, tontechniker, totengräber, trainer, truckerin, trucker, trockenbauer, uhrmacher, unternehmer,
unternehmensberater, uhrmacherin, verkäufer, verkaufsleiter, versicherungsmakler, versicherungskaufmann, versicherungskauffrau,
vertriebler, verwaltungsangestellte, verwaltungsfachangestellte, veranstaltungstechniker, volkswirt, vorarbeiter, wachmann, webdesigner,
webentwickler, weber, winzer, wirt, wirtin, wirtschaftsprüfer, wissenschaftler, werkzeugmacher, zahnarzt, zahnärztin, zahntechniker,
zahnarzthelferin, zerspanungsmechaniker, zimmerer, zimmermann, zimmermädchen, zoologe, zugbegleiter, zusteller, zweiradmechaniker,
zöllner, übersetzer, erzieherin, arbeitslos, arbeitssuchend, frührentner, hausarzt, hausärztin, kitaleitung, leiharbeiter, zeitarbeiter,
teamleiter, abteilungsleiter, it-ler, itler, informatikstudent`)

/** They only end like occupations. */
const OTHERS = wordList(`
autofahrer, radfahrer, beifahrer, geisterfahrer, schwarzfahrer, mitfahrer, motorradfahrer, fahrradfahrer, rollerfahrer, glückspilz,
alleskönner, frühaufsteher, sonntagsfahrer, hobbykoch, hobbygärtner, chefkritiker, schulschwänzer, besserwisser, sündenbock, bauer,
meister, lebenskünstler, überlebenskünstler, erklärbär, selbstdarsteller`)

const LEAST_HEAD = 5
const HEADS = [...JOBS].filter((job) => job.length >= LEAST_HEAD || /^(?:arzt|koch|wirt)$/.test(job))

function isJob(said: string): boolean {
  const word = said.replace(/^(?:lkw|bus|taxi|sous|senior|junior|it|software) /, '')
  if (word.includes(' ') || OTHERS.has(word)) return false
  return JOBS.has(word) || HEADS.some((head) => word.length > head.length + 2 && word.endsWith(head))
}

/** What may stand before an occupation without changing it. */
const KINDS =
  /^(?:(?:eine?|gelernte[rn]?|freie[rn]?|freiberufliche[rn]?|freischaffende[rn]?|selbständige[rn]?|selbstständige[rn]?|studierte[rn]?|ausgebildete[rn]?|examinierte[rn]?|angehende[rn]?|leitende[rn]?|junge[rn]?|werdende[rn]?|pensionierte[rn]?|von beruf|beruflich) ){0,3}/iu
const ARTICLE = /^(?:eine?|von beruf|beruflich) /iu
const AFTER =
  /(?:,| (?:in|im|bei|beim|an|am|auf|aus|und|für|mit|hier|von beruf|beruflich|hauptberuflich|mittlerweile|daheim|nebenbei|geworden)(?= |$)).{0,200}$/iu

/** The occupation that a text names: `gelernte Köchin in Ulm`. Null if it names anything else. */
export function germanJob(text: string | undefined): string | null {
  const said = (text ?? '').replace(AFTER, '').trim()
  const word = said.replace(KINDS, '').toLowerCase()
  const isKnown = isJob(word) || isJob(word.replace(/in$/, '')) || isJob(word.replace(/r$/, ''))
  return isKnown ? said.replace(ARTICLE, '').replace(ARTICLE, '') : null
}
