import type { SafetyLanguage } from '../concern.ts'
import type { SignalRule } from '../rule-set.ts'

/** An announced attack: what one will do, to whom, and when or with what. */
interface Attack {
  /** `I am going to`. Without a gap, in which a `not` could hide. */
  will: string
  /** Verbs that few say in jest: enough with a person who is named. */
  strike: string
  /** These are said in jest too: enough with a time or a weapon. */
  kill: string
  named: string
  victim: string
  when: string
  weapon: string
}

interface Threats {
  signal: SignalRule
  /** Games, messages, denials and figures of speech with the same words. */
  idioms: string
  conditions: string
}

/** The same words later in a pattern, where `^` has no place. */
const within = (will: string): string => will.replace('(^|', '(')

/** A pattern for each start, because `^` applies only to the start of a pattern. */
const startingWith = (starts: readonly string[], rest: string): string =>
  starts.map((start) => `${start} ${rest}`).join('\n')

/** In languages whose verb precedes its object. */
const attacks = ({ will, strike, kill, named, victim, when, weapon }: Attack): string =>
  [
    `${will} ${strike} ${named}`,
    `${will} ${kill} ${victim} ${when}`,
    `${when} ..2 ${within(will)} ${kill} ${victim}`,
    `${will} ${kill} ${victim} ...8 ${weapon}`,
    `${weapon} ...8 ${within(will)} ${kill} ${victim}`,
  ].join('\n')

const signal = (patterns: string): SignalRule => ({
  concern: 'harm-to-others',
  family: 'harm-to-others',
  weight: 3,
  sure: true,
  joke: true,
  announced: true,
  patterns,
})

const EN_PEOPLE =
  '(boss|manager|supervisor|coworker|coworkers|colleague|colleagues|teacher|principal|classmate|classmates|landlord|neighbor|neighbour|neighbors|neighbours|wife|husband|ex|girlfriend|boyfriend|partner|fiance|fiancee|father|dad|mother|mom|mum|stepdad|stepfather|stepmother|brother|sister|son|daughter|kids|children|uncle|aunt|cousin|parents|family|roommate|flatmate|friend)'
const EN_NAMED = `(my|our) ..1 ${EN_PEOPLE}`
const EN_VICTIM = `(him|her|them|everyone|everybody|all of them|(that|this) (bitch|bastard|asshole|cunt|prick|motherfucker|guy|man|woman)|${EN_NAMED})`
const EN_OWNER = `(his|her|their|my ..1 ${EN_PEOPLE.replaceAll(/\w+/g, '$&s')})`
const EN_DAY = '(tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday)'
const EN_HOME = '(house|home|flat|apartment|place|trailer)'
const EN_SURELY = '(so|really|just|seriously|definitely|actually|honestly|fucking|finally|literally)?'
const EN_WILL = `(^|i am|i|am) ${EN_SURELY} (will|going to|about to|shall)`
const EN_PLACE = '(school|office|workplace|work|church|mosque|synagogue|mall|class|classroom|campus|club|hospital)'

const DE_PEOPLE =
  '(chef|chefin|vorgesetzten|vorgesetzte|kollegen|kollegin|lehrer|lehrerin|mitschüler|mitschülerin|vermieter|vermieterin|nachbarn|nachbar|nachbarin|mann|frau|ehemann|ehefrau|ex|exfreund|exfreundin|freund|freundin|partner|partnerin|verlobten|verlobte|vater|papa|mutter|mama|stiefvater|stiefmutter|bruder|schwester|sohn|tochter|kinder|onkel|tante|cousin|cousine|eltern|familie|mitbewohner|mitbewohnerin|schwiegermutter|schwiegervater)'
const DE_NAMED = `(meinen|meine|meiner|unseren|unsere) ..1 ${DE_PEOPLE}`
const DE_VICTIM = `(ihn|sie|${DE_NAMED})`
const DE_TO = `(ihm|ihr|ihnen|meinem ..1 ${DE_PEOPLE}|meiner ..1 ${DE_PEOPLE}|meinen ..1 ${DE_PEOPLE})`
const DE_DAY =
  '(morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende|heute nacht|heute abend|nächste woche|im schlaf)'
const DE_WILL = '(^|ich) (werde|werd|will)'
const DE_TURNED = '(werde|werd|will) ich'
const DE_GOING = [DE_WILL, DE_TURNED]
const DE_STRIKE = '(erstechen|abstechen|niederstechen|erschießen|abknallen|vergiften|erdrosseln|köpfen|erdolchen)'
const DE_KILL =
  '(umbringen|töten|ermorden|killen|erschlagen|totschlagen|überfahren|erwürgen|abmurksen|erstechen|abstechen|erschießen|abknallen)'
const DE_STRIKES = '(erstech|ersteche|erschieß|erschieße|vergifte|erdrossle|erdolche)'
const DE_SPLIT = '(stech|steche|knall|knalle)'
const DE_SPLIT_KILL = '(bring|bringe|stech|steche|knall|knalle)'
const DE_WEAPON = '(messer|waffe|pistole|knarre|gewehr|revolver|axt|machete|gift|munition)'

const ES_PEOPLE =
  '(jefe|jefa|patron|supervisor|companero|companera|companeros|colega|profesor|profesora|maestro|maestra|director|casero|vecino|vecina|vecinos|esposa|esposo|marido|mujer|ex|novia|novio|pareja|padre|madre|papa|mama|padrastro|madrastra|hermano|hermana|hijo|hija|hijos|tio|tia|primo|prima|padres|familia|suegra|suegro)'
const ES_NAMED = `(a mi|a mis|a toda mi|a todos mis|a nuestro|a nuestra|a su|al|a la) ..1 ${ES_PEOPLE}`
const ES_DAY =
  '(manana|esta noche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|fin de semana|finde|mientras duerme|cuando duerma)'
const ES_WILL =
  '(voy a|vamos a|quiero|pienso|planeo|decidi|he decidido|tengo pensado|tengo planeado|estoy decidido a|estoy decidida a)'
const ES_KILL =
  '(matar|asesinar|estrangular|ahorcar|ahogar|quemar|atropellar|apunalar|acuchillar|disparar|dispararle|balear)'

const FR_PEOPLE =
  '(patron|patronne|chef|cheffe|superieur|manager|collegue|collegues|prof|professeur|proprio|voisin|voisine|voisins|femme|mari|epouse|ex|copine|copain|mec|meuf|compagne|compagnon|conjoint|pere|mere|papa|maman|pere|frere|soeur|fils|fille|enfants|oncle|tante|cousin|cousine|parents|famille|coloc)'
const FR_NAMED = `(toute|tous)? (mon|ma|mes|notre|nos) ..1 ${FR_PEOPLE}`
const FR_DAY =
  '(demain|ce soir|cette nuit|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ce week end|dans son sommeil|pendant son sommeil)'
const FR_SURELY = '(vraiment|bientot|enfin|juste|surement|carrement)?'
const FR_KILL =
  '(tuer|buter|assassiner|crever|etrangler|etouffer|planter|fumer|poignarder|egorger|abattre|flinguer|empoisonner)'
const FR_HOME = '(maison|appart|appartement|immeuble|baraque|chez lui|chez elle|voiture|bureau|bureaux)'

const PT_PEOPLE =
  '(chefe|chefa|patrao|patroa|gerente|supervisor|colega|colegas|professor|professora|diretor|vizinho|vizinha|vizinhos|esposa|esposo|marido|mulher|ex|namorada|namorado|companheiro|companheira|pai|mae|padrasto|madrasta|irmao|irma|filho|filha|filhos|tio|tia|primo|prima|pais|familia|sogra|sogro)'
const PT_NAMED = `(o|a|os|as)? (meu|minha|meus|minhas|nosso|nossa) ..1 ${PT_PEOPLE}`
const PT_DAY =
  '(amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|hoje a noite|essa noite|esta noite|fim de semana|enquanto dorme|quando dormir)'
const PT_WILL = '(vou|vamos|quero|pretendo|planejo|decidi|estou decidido a|estou decidida a)'
const PT_KILL =
  '(matar|assassinar|estrangular|enforcar|sufocar|queimar|atropelar|furar|esfaquear|apunhalar|balear|fuzilar|degolar|atirar em)'

const GAMES =
  'minecraft|fortnite|valorant|warzone|overwatch|apex|halo|gta|roblox|zelda|elden|souls|skyrim|pubg|fifa|tekken|mortal kombat|counterstrike|lol|dota|sims|paintball|airsoft|nerf|chess|tennis|monopoly|poker|scrabble|risk|dnd'

export const THREATS: Record<SafetyLanguage, Threats> = {
  en: {
    signal: signal(`
      ${attacks({
        will: EN_WILL,
        strike: '(stab|shoot|poison|behead|strangle|murder)',
        kill: '(kill|murder|slaughter|strangle|choke|smother|suffocate|drown|execute|stab|shoot|behead|run over)',
        named: EN_NAMED,
        victim: EN_VICTIM,
        when: `((at|in) (school|work|class|church|home|the office|his sleep|her sleep)|(at|in) (school|work|class|church|the office)? (on|this|next|first thing)? ${EN_DAY}|(on|this|next)? ${EN_DAY}|(this|next) (week|weekend)|in (his|her|their) sleep|(while|when) (he|she|they) (sleep|sleeps|is asleep|are asleep|is sleeping))`,
        weapon:
          '(have|got|bought|buying|with|ready|loaded|hidden|packed|carrying|take|bring) ..3 (gun|knife|pistol|rifle|shotgun|machete|axe|hammer|poison|bullets|ammo|acid)',
      })}
      i (am planning|plan|have decided|decided|am plotting|intend) to (kill|murder) ${EN_NAMED}
      ${EN_WILL} (stab|shoot|poison|strangle|murder) ${EN_NAMED} ..4 when (he|she|they) (walk|walks|come|comes|get|gets|arrive|arrives|leave|leaves)
      ${EN_WILL} stab (him|her|them)
      ${EN_WILL} ..6 and (stab|shoot|strangle|murder) (him|her|them|${EN_NAMED})
      ${EN_WILL} (slit|cut|slash) ${EN_OWNER} (throat|throats)
      ${EN_WILL} (beat|hit|bash|attack) ${EN_VICTIM} (to death|with (a|the|my) (hammer|bat|axe|knife|machete|crowbar|hatchet))
      ${EN_WILL} (throw|pour|splash) acid (on|at|over|in) (${EN_VICTIM}|${EN_OWNER})
      ${EN_WILL} (put|stick|plunge|drive|ram) (a|the|this|my) knife (in|into|through) (${EN_VICTIM}|${EN_OWNER})
      ${EN_WILL} (put|slip|mix) ..1 (poison|antifreeze|bleach|arsenic|cyanide) (in|into) ${EN_OWNER} ..1 (coffee|tea|food|drink|dinner|soup|breakfast|lunch|wine|beer|water)
      ${EN_WILL} put (a|the|some|two|three)? (bullet|bullets) (in|into|through) (${EN_VICTIM}|${EN_OWNER})
      ${EN_WILL} run (him|her|them|${EN_NAMED}) over (on|this|next|with)? ${EN_DAY}
      ${EN_WILL} (set|light|put) ..1 ${EN_OWNER} ..1 ${EN_HOME} on fire
      ${EN_WILL} set fire to ${EN_OWNER} ..1 ${EN_HOME}
      ${EN_WILL} (burn|burn down|torch|firebomb|blow up) ${EN_OWNER} ..1 ${EN_HOME} (down|with|tonight|tomorrow|$)
      ${EN_WILL} shoot up (my|the|this|that|our|his|her|their)? ..1 ${EN_PLACE}
      ${EN_WILL} (bomb|blow up) (my|the|this|that|our|his|her|their) ${EN_PLACE} $
      i ..2 (have|got|bought) ..3 (gun|pistol|rifle|knife|shotgun) ..8 (my ..1 ${EN_PEOPLE}|he|she|they) (dies|die|is dead|are dead|will die)
      (on|this|next)? ${EN_DAY} my ..1 (boss|manager|supervisor|coworker|colleague|teacher|landlord|neighbor|neighbour|ex) (dies|is dead|will die|is going to die)`),
    idioms: `
      i ..5 (kill|murder|slaughter|stab|shoot|strangle|poison|destroy|behead|choke|drown) ..6 (in|at|on|during|over|with|playing) ..3 (${GAMES}|cod|csgo|in the game|video game|smash bros|mario kart|ping pong|laser tag|water gun|water pistol|water balloons|camera|board game|darts|golf|rehearsal|kindness|cooking)
      (${GAMES}|cod|game|board game|laser tag|camera) ..8 i ..5 (kill|murder|slaughter|stab|shoot|strangle|poison|destroy) ..6
      i ..5 shoot ..5 (a|an|some|this|that|the|over|quick|another) ..2 (message|text|email|mail|line|note|dm|invite|call|reminder|portrait|portraits|photo|photos|video|scene|film)
      i ..5 stab ..5 in the back`,
    conditions: '(if|unless)',
  },
  de: {
    signal: signal(`
      ${DE_WILL} ..3 ${DE_NAMED} ..4 ${DE_STRIKE}
      ${DE_TURNED} ..3 ${DE_NAMED} ..4 ${DE_STRIKE}
      ${DE_WILL} ..2 ${DE_DAY} ..2 ${DE_VICTIM} ..3 ${DE_KILL}
      ${DE_WILL} ..2 ${DE_VICTIM} ..1 ${DE_DAY} ..3 ${DE_KILL}
      ${DE_DAY} ..4 ${DE_TURNED} ..2 (alle|${DE_VICTIM}) ..3 ${DE_KILL}
      ${DE_WILL} ..2 ${DE_VICTIM} ..3 ${DE_KILL} ...8 ${DE_WEAPON} ..3 (bereit|gekauft|besorgt|dabei|da|schon)
      ${DE_WEAPON} ...8 ${within(DE_WILL)} ..2 ${DE_VICTIM} ..3 ${DE_KILL}
      (plane|plan|beschlossen|entschlossen|habe vor|hab vor) ..2 ${DE_NAMED} ..3 (umzubringen|zu töten|zu ermorden|zu vergiften|zu erstechen|zu erschießen)
      ${DE_WILL} ..3 ${DE_NAMED} ..5 (erwürgen|ermorden)
      ${DE_TURNED} ..3 ${DE_NAMED} ..5 (erwürgen|ermorden)
      (^|ich) ${DE_SPLIT_KILL} ..1 ${DE_VICTIM} ..1 (ab|um) ${DE_DAY}
      (^|ich) ${DE_STRIKES} ..2 ${DE_NAMED}
      ${DE_STRIKES} ich ..2 ${DE_NAMED}
      (^|ich) (${DE_STRIKES}|töte|ermorde|erschlage) ${DE_VICTIM} ..1 ${DE_DAY}
      ${DE_DAY} (${DE_STRIKES}|töte|ermorde|erschlage) ich ${DE_VICTIM}
      (^|ich) ${DE_SPLIT} ..2 ${DE_NAMED} ..3 (ab|nieder) $
      ${DE_SPLIT} ich ..2 ${DE_NAMED} ..3 (ab|nieder) $
      (^|ich) ${DE_SPLIT_KILL} ..1 ${DE_DAY} ..1 ${DE_VICTIM} ..2 (ab|um) $
      (^|ich) ${DE_SPLIT_KILL} ..1 ${DE_VICTIM} ..1 ${DE_DAY} ..2 (ab|um) $
      ${DE_DAY} ${DE_SPLIT_KILL} ich ..1 ${DE_VICTIM} ..2 (ab|um) $
      ${startingWith(DE_GOING, `..2 (sein|ihr|deren|dessen|seine|ihre|das|die) ..1 (haus|wohnung|bude) ..4 (anzünden|abfackeln|niederbrennen|in brand)`)}
      (zünd|zünde|fackel|fackle) ..2 (sein|ihr|seine|ihre) ..1 (haus|wohnung|bude) ..2 (an|ab)
      ${startingWith(DE_GOING, `..3 ${DE_TO} ..2 (kehle|hals) ..1 (durchschneiden|aufschlitzen|aufschneiden)`)}
      (schneid|schneide|schlitz|schlitze) (ich)? ${DE_TO} ..2 (kehle|hals) (durch|auf)
      ${startingWith(DE_GOING, `..3 ${DE_TO} ..2 messer ..3 (rammen|jagen|stechen|stoßen|hauen)`)}
      ich (hau|haue|ramm|ramme|jag|jage|stech|steche|stoß|stoße) ..1 ${DE_TO} ..2 messer in
      (hau|haue|ramm|ramme|jag|jage|stech|steche|stoß|stoße) ich ..1 ${DE_TO} ..2 messer in
      ${startingWith([...DE_GOING, 'ich (misch|mische|tu|tue|kipp|kippe|schütt|schütte)'], `..3 ${DE_TO} ..2 (gift|rattengift|frostschutzmittel) ..1 (essen|kaffee|tee|glas|suppe|bier|wein|getränk)`)}
      ${startingWith(DE_GOING, `..3 ${DE_TO} ..2 kugel ..4 (jagen|verpassen|schießen)`)}
      (jag|jage|verpass|verpasse) (ich)? ${DE_TO} ..2 kugel
      amok ..4 (schule|arbeit|büro|uni|firma)
      (habe|hab|hole|hol|kaufe) ..2 ${DE_WEAPON} ..6 (stirbt|sterben|ist) ..1 (er|sie|mein|meine) ..1 (${DE_PEOPLE}|tot|$)
      (habe|hab|hole|hol|kaufe) ..2 ${DE_WEAPON} ..6 (er|sie|mein ..1 ${DE_PEOPLE}|meine ..1 ${DE_PEOPLE}) ..1 (stirbt|ist tot)`),
    idioms: `
      ich ..10 (${GAMES}|spiel|endboss|schach|skat|fußball|tischtennis|kicker) ..6 (umbringen|töten|erstechen|erschießen|abknallen|abstechen|erschlagen|vergiften)
      (${GAMES}|spiel|paintball|lasertag|level|endboss) ..8 ich ..6 (umbringen|töten|erstechen|erschießen|abknallen|abstechen|erschlagen)
      ich ..10 nicht (erstechen|abstechen|erschießen|abknallen|vergiften|erwürgen|umbringen|töten|ermorden|erschlagen|anzünden)`,
    conditions: '(wenn|falls|sollte)',
  },
  es: {
    signal: signal(`
      ${attacks({
        will: ES_WILL,
        strike: '(apunalar|acuchillar|envenenar|degollar|balear|disparar|dispararle|decapitar)',
        kill: ES_KILL,
        named: ES_NAMED,
        victim: ES_NAMED,
        when: `(el|este|en el|para el|por la)? ${ES_DAY}`,
        weapon:
          '(tengo|compre|he comprado|consegui|con|llevo) ..3 (pistola|arma|cuchillo|navaja|rifle|machete|escopeta|veneno|hacha|acido|balas)',
      })}
      (lo|la|los|las|le|les) (voy a|pienso|planeo) ${ES_KILL} ..1 ${ES_DAY}
      ${ES_DAY} ..1 (lo|la|los|las|le|les) (voy a|pienso|planeo)? (${ES_KILL}|mato|apunalo|acuchillo|disparo|quemo)
      (pienso|planeo|decidi|he decidido|tengo planeado|estoy decidido a|estoy decidida a) (matar|asesinar) ${ES_NAMED}
      ${ES_DAY} ..1 (mato|asesino|apunalo|acuchillo|enveneno|degollo|estrangulo|le disparo) ${ES_NAMED}
      (mato|asesino|apunalo|acuchillo|enveneno|degollo|estrangulo) ${ES_NAMED} (el|este)? ${ES_DAY}
      (voy a|vamos a|quiero|pienso) (prender fuego|prenderle fuego|pegarle fuego|meterle fuego|pegar fuego) a ..1 (su|la|el) (casa|piso|departamento|apartamento|depa)
      (voy a|vamos a|quiero|pienso) (quemar|quemarle|incendiar|incendiarle) (su|la) (casa|piso|departamento|apartamento|depa)
      (voy a|vamos a|pienso) ..1 (tiroteo|tirotear|balacera) ..3 (escuela|colegio|oficina|trabajo|universidad)
      ${ES_WILL} (clavar|clavarle|enterrar|enterrarle) ..1 (cuchillo|navaja|punal) ${ES_NAMED}
      (le|les)? ${ES_WILL} (meter|meterle|pegar|pegarle|dar|darle) un (tiro|balazo) ..3 ${ES_NAMED}
      (le|les) ${ES_WILL} (pegar|dar) un (tiro|balazo) ..4 ${ES_DAY}
      (le|les) ${ES_WILL} meter un (tiro|balazo)
      ${ES_WILL} (cortar|cortarle|rajar|rajarle) (el cuello|la garganta) ${ES_NAMED}
      (le|les) ${ES_WILL} (cortar|rajar) (el cuello|la garganta)
      ${ES_WILL} (echar|echarle|poner|ponerle) veneno ..2 (cafe|comida|bebida|te|sopa|vaso)
      tengo ..2 (pistola|arma|cuchillo|rifle|escopeta) ..6 (muere|muera|se muere) ..1 mi ..1 ${ES_PEOPLE}
      tengo ..2 (pistola|arma|cuchillo|rifle|escopeta) ..6 mi ..1 ${ES_PEOPLE} (muere|se muere|va a morir|esta muerto|esta muerta)`),
    idioms: `
      (voy a|vamos a|quiero|pienso) ..1 (matar|asesinar|disparar|apunalar) ..6 (en|al|a|jugando) ..2 (${GAMES}|juego|ajedrez|tenis|padel|parchis|videojuego|partida)
      (voy a|vamos a|quiero) ..1 matar ..6 (de|del) (risa|susto|envidia|verguenza|aburrimiento|amor|alegria)
      (voy a|quiero) disparar ..4 (foto|fotos)
      no (voy a|vamos a|quiero|pienso) ..1 (matar|asesinar|disparar|apunalar|acuchillar|envenenar|estrangular|quemar) ..4`,
    conditions: '(si)',
  },
  fr: {
    signal: signal(`
      ${attacks({
        will: `je (vais|veux|compte|prevois de|vais aller) ${FR_SURELY}`,
        strike: '(poignarder|egorger|empoisonner|abattre|flinguer|decapiter|tirer sur|assassiner)',
        kill: FR_KILL,
        named: FR_NAMED,
        victim: FR_NAMED,
        when: FR_DAY,
        weapon:
          '(ai|achete|avec|prends|pris|charge) ..3 (flingue|arme|pistolet|fusil|couteau|carabine|machette|hache|poison|acide|balles)',
      })}
      j ai (decide|prevu|l intention) (de|d) (tuer|assassiner|buter|empoisonner) ${FR_NAMED}
      je compte (tuer|buter|assassiner) ${FR_NAMED}
      je vais ${FR_SURELY} (le|la|les) ${FR_KILL} ${FR_DAY}
      ${FR_DAY} ..1 je (vais ${FR_SURELY})? (le|la|les) (${FR_KILL}|tue|bute|poignarde|egorge|flingue|abats)
      ${FR_DAY} ..1 je (tue|bute|assassine|poignarde|egorge|empoisonne|flingue|abats|etrangle) ${FR_NAMED}
      je (tue|bute|assassine|poignarde|egorge|empoisonne|flingue|abats|etrangle) ${FR_NAMED} ${FR_DAY}
      je (vais|veux) ${FR_SURELY} (mettre|foutre) le feu (a|au|chez) (son|sa|leur|l|la|lui|elle|eux|mon ex|mon patron|mon voisin) ..1 (${FR_HOME}|$)
      je (vais|veux) ${FR_SURELY} (bruler|cramer|incendier) (son|sa|leur) ${FR_HOME}
      je (vais|veux) ${FR_SURELY} (planter|enfoncer|mettre) un couteau (a|dans|dans le (ventre|dos|coeur|cou|bide) (a|de)) (mon|ma|mes) ..1 ${FR_PEOPLE}
      je (vais|veux) ${FR_SURELY} (lui|leur) (mettre|loger|coller|tirer) une balle
      je (vais|veux) ${FR_SURELY} (mettre|loger|coller|tirer) une balle ..3 (a|de|dans) ${FR_NAMED}
      je (vais|veux) ${FR_SURELY} (lui|leur)? (trancher|couper) la gorge (a|de|du|$)
      je (vais|veux) ${FR_SURELY} (mettre|verser) ..1 poison dans (le|la|son|sa|leur) (cafe|repas|verre|bouffe|soupe|nourriture|the|plat)
      (fusillade|tuerie|carnage) ..3 (lycee|college|ecole|fac|bureau|boulot)
      j ai ..2 (flingue|arme|pistolet|fusil|couteau) ..6 mon ..1 ${FR_PEOPLE} (meurt|creve|est mort|va mourir|va crever)
      j ai ..2 (flingue|arme|pistolet|fusil|couteau) ..6 ma ..1 ${FR_PEOPLE} (meurt|creve|est morte|va mourir|va crever)`),
    idioms: `
      je ..4 (tuer|buter|abattre|planter|poignarder|fumer) ..6 (a|au|aux|sur|dans|en) ..2 (${GAMES}|jeu|jeux|echecs|tennis|partie|belote|petanque|foot)
      (${GAMES}|jeu|niveau|donjon|ce boss|boss final) ..3 je ..4 (tuer|buter|abattre|battre) ..3
      je ..4 (tuer|crever) ..6 de (rire|honte|jalousie|fatigue)
      je ..4 planter ..3 (des|les|un|une) (tomates|fleurs|arbre|arbres|legumes|tente)`,
    conditions: '(si|s il|s ils|s elle)',
  },
  pt: {
    signal: signal(`
      ${attacks({
        will: PT_WILL,
        strike:
          '(esfaquear|apunhalar|envenenar|degolar|balear|fuzilar|decapitar|atirar em|atirar no|atirar na|atirar contra|dar um tiro no|dar um tiro na|dar um tiro em)',
        kill: PT_KILL,
        named: `(${PT_NAMED}|meu ..1 ${PT_PEOPLE}|minha ..1 ${PT_PEOPLE})`,
        victim: `(ele|ela|eles|elas|${PT_NAMED})`,
        when: `(na|no|nesta|neste|nessa|nesse)? ${PT_DAY}`,
        weapon:
          '(tenho|comprei|consegui|com|levo|estou com) ..3 (arma|pistola|faca|revolver|espingarda|facao|veneno|machado|acido|balas)',
      })}
      (pretendo|planejo|decidi|estou decidido a|estou decidida a) (matar|assassinar) ${PT_NAMED}
      ${PT_DAY} (eu)? (mato|assassino|esfaqueio|apunhalo|enveneno|estrangulo|degolo) (ele|ela|${PT_NAMED})
      (mato|assassino|esfaqueio|apunhalo|enveneno|estrangulo|degolo) (ele|ela|${PT_NAMED}) ${PT_DAY}
      (vou|vamos|quero) (botar|colocar|tacar|por|meter|atear) fogo (na|no|em) ..1 (casa|apartamento|ape|predio) (dele|dela|deles|delas|do meu|da minha)
      (vou|vamos|quero) (queimar|incendiar) (a|o) (casa|apartamento|ape|predio) (dele|dela|deles|delas|do meu|da minha)
      ${PT_WILL} cortar (a|o) (garganta|pescoco) (dele|dela|deles|do meu|da minha|dos meus)
      ${PT_WILL} (meter|dar|enfiar) (uma bala|um tiro) (nele|nela|neles|na (cabeca|cara|testa) (dele|dela|deles|do meu ..1 ${PT_PEOPLE}|da minha ..1 ${PT_PEOPLE}))
      ${PT_WILL} (enfiar|meter|cravar) (uma|a) faca (nele|nela|neles|no meu ..1 ${PT_PEOPLE}|na minha ..1 ${PT_PEOPLE})
      ${PT_WILL} (colocar|botar|por) veneno (na|no) (comida|cafe|bebida|suco|copo|cha|agua) (dele|dela|deles|do meu|da minha)
      (vou|vamos) ..2 (tiroteio|massacre|atentado) ..3 (escola|faculdade|trabalho|escritorio|empresa)
      tenho ..2 (arma|pistola|faca|revolver) ..6 (morre|vai morrer) ..1 (meu|minha) ..1 ${PT_PEOPLE}
      tenho ..2 (arma|pistola|faca|revolver) ..6 (meu|minha) ..1 ${PT_PEOPLE} (morre|vai morrer|esta morto|esta morta)`),
    idioms: `
      (vou|vamos|quero) ..1 (matar|assassinar|atirar|esfaquear) ..6 (no|na|em|ao|jogando) ..2 (${GAMES}|jogo|xadrez|tenis|videogame|partida|truco)
      (vou|vamos|quero) ..1 matar ..6 (de) (rir|susto|inveja|vergonha|tedio|amor|orgulho|saudade|saudades)
      (vou|vamos|quero) matar ..1 (saudade|saudades|fome|sede|aula|tempo|vontade|curiosidade) ..6
      nao (vou|vamos|quero|pretendo) ..1 (matar|assassinar|atirar|esfaquear|apunhalar|envenenar|estrangular) ..4`,
    conditions: '(se)',
  },
}
