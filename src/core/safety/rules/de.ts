import type { RuleSet } from '../rule-set.ts'
import { GROOMING } from './grooming.ts'
import { MEDICAL } from './medical.ts'
import { MINOR } from './minor.ts'
import { PLAIN_DANGERS } from './plain-dangers.ts'
import { PLAINLY_HARMLESS } from './plainly-harmless.ts'
import { THREATS } from './threats.ts'

export const DE: RuleSet = {
  language: 'de',
  commonWords:
    'ich bin der die das und nicht ein eine einen mein meine meinen meiner mit ist für aber habe hab hallo danke wie geht sehr heute mir mich du dir dich er sie es wir ihr von vom zu zum zur auf im in den dem des auch nur noch schon mal so was wer wenn weil dass als hat hast haben war wäre wird werde will möchte kann kein keine keinen mehr nach vor bei aus um immer wieder alles nichts leben sterben freund freundin mann frau bruder schwester nacht tag leute niemand warum gerade jetzt mag würde hätte bisschen einfach',
  shortForms: {
    hab: 'habe',
    hb: 'habe',
    nich: 'nicht',
    nit: 'nicht',
    net: 'nicht',
    ned: 'nicht',
    nix: 'nichts',
    nimmer: 'nicht mehr',
    nume: 'nicht mehr',
    wott: 'will',
    labe: 'leben',
    lebn: 'leben',
    nimma: 'nicht mehr',
    nimme: 'nicht mehr',
    ner: 'einer',
    nen: 'einen',
    ne: 'eine',
    nem: 'einem',
    mog: 'mag',
    mag: 'mag',
    wue: 'will',
    wui: 'will',
    wil: 'will',
    wll: 'will',
    mocht: 'möchte',
    moecht: 'möchte',
    sterbn: 'sterben',
    sterbem: 'sterben',
    umbringn: 'umbringen',
    umbrigen: 'umbringen',
    grad: 'gerade',
    glaub: 'glaube',
    find: 'finde',
    waer: 'wäre',
    gehts: 'geht es',
    gibts: 'gibt es',
    machts: 'macht es',
    wars: 'war es',
    isses: 'ist es',
    ichs: 'ich es',
    is: 'ist',
    i: 'ich',
    mi: 'mich',
    mim: 'mit dem',
    ausm: 'aus dem',
    aufm: 'auf dem',
    vorm: 'vor dem',
    vlt: 'vielleicht',
    iwie: 'irgendwie',
    ka: 'keine ahnung',
    svv: 'selbstverletzung',
    selbsmord: 'selbstmord',
    selbstmort: 'selbstmord',
    sbstmord: 'selbstmord',
    suizit: 'suizid',
    suzid: 'suizid',
    gf: 'freundin',
    freundinn: 'freundin',
    no: 'noch',
  },
  keyWords:
    'sterben umbringen selbstmord suizid suizidal leben aufwachen abschiedsbrief erhängen tabletten schlaftabletten überdosis ritzen verletzen schneiden vergewaltigt geschlagen schlägt verprügelt gewürgt missbraucht magersucht magersüchtig bulimie erbrechen kalorien abführmittel freundin bruder schwester tochter mutter vater umgebracht pulsadern rasierklinge möchte nicht besser springen',
  otherWords:
    'streben werben erben sterbend starben stirbt sterbe umbringt umringen lebend geben heben neben reben weben legen lesen leeren lieben leber lebend beben besser bessere wasser messer fesser ritzen sitzen hitzen spitzen blitzen ritten schneiden schreiben scheiden schnellen verletzen versetzen verletzt vernetzen freundin freunden bruder brüder mutter butter futter kutter muttern vater kater pater väter tochter töchter schwester springen bringen singen sprangen möchte möchten dichte fischte nichts licht richt nacht tablette tabletten schlägt schlagt schlagen trägt',
  classes: {
    WANT: 'will wollte möchte würde mag könnte wünsche wünschte hoffe werde wollen plane versuche überlege muss sollte soll kann darf',
    PERSON:
      'freund freundin freunde bruder schwester mutter vater mama papa sohn tochter enkel enkelin opa oma großvater großmutter onkel tante cousin cousine kollege kollegin nachbar nachbarin mitbewohner mitbewohnerin mann frau partner partnerin ex jemand er sie kumpel schüler schülerin klassenkameradin klassenkamerad kind mitschülerin mitschüler bekannte bekannter neffe nichte verlobter verlobte eine einer typ mädchen junge nachbarn eltern bff mensch person stiefvater chef lehrerin lehrer baby neugeborenes',
    PERP: 'er sie mann frau freund freundin ex vater mutter papa mama bruder schwester onkel opa stiefvater stiefmutter stiefbruder sohn tochter chef nachbar partner partnerin verlobter mitbewohner lehrer trainer typ eltern pfleger familie cousin opa großvater jemand',
    HITS: 'schlägt schlug geschlagen schlagen haut verhaut verprügelt prügelt verprügeln würgt gewürgt würgte tritt getreten boxt geboxt vergewaltigt vergewaltigte missbraucht misshandelt bedroht bedrohte sticht gestochen begrapscht begrapschte stalkt verfolgt quält gequält angegriffen ohrfeigt schubst geschubst stößt gestoßen verbrannt zusammengeschlagen zugeschlagen angefasst gehauen hauen haute',
    DRUG: 'tabletten tablette pillen pille schlaftabletten schlafmittel schmerzmittel schmerztabletten paracetamol ibuprofen ibu ibus antidepressiva medikamente medis herztabletten beruhigungsmittel aspirin insulin valium tavor tilidin morphium morphin packung packungen schachtel flasche blister dosis mittel tropfen xanax diazepam benzos quetiapin zopiclon zolpidem lorazepam sertralin citalopram mirtazapin promethazin trevilor',
    TOOK: 'genommen geschluckt eingenommen gefuttert gegessen getrunken runtergespült reingehauen eingeworfen geworfen nehme schlucke nahm schluckte intus gespritzt runtergeschluckt weggehauen',
    POISON:
      'putzmittel bleiche bleichmittel rohrreiniger chlorreiniger reiniger frostschutzmittel gift rattengift säure spülmittel pflanzengift lampenöl domestos',
    PLACE: 'stadt dorf land wohnung haus berlin wg münchen hamburg straße zimmer viertel ausland zelt',
  },
  openers:
    'und aber weil dass denn wenn also dann ja nein ok okay hallo hey bitte heute jetzt gestern vielleicht manchmal ehrlich gerade glaube eigentlich doch außerdem so oder irgendwie einfach nur',
  closers:
    'und aber weil dass wenn oder lol haha bitte ehrlich gerade jetzt heute einfach echt sorry danke leute mann ey bruder emojilaugh',
  signals: [
    MEDICAL.de,
    GROOMING.de,
    THREATS.de.signal,
    ...PLAIN_DANGERS.de,
    {
      concern: 'suicide',
      family: 'intent',
      weight: 3,
      sure: true,
      plain: true,
      patterns: `
        ich ..2 mir ..3 (etwas|was) (antun|antue|antu|antäte|anzutun|angetan)
        (will|werde|würde|könnte|möchte) (ich)? mir ..3 (etwas|was) antun
        (tue|tu) (ich)? mir ..2 (etwas|was) an
        mir ..2 (etwas|was) anzutun
      `,
    },
    {
      concern: 'violence',
      family: 'violence',
      weight: 3,
      plain: true,
      patterns: `
        PERP ..2 (mir|uns) ..3 (etwas|was) (antun|antut|angetan)
        (droht|drohte|gedroht|drohen) ..1 (mir|uns) ..2 (etwas|was) anzutun
      `,
    },
    {
      concern: 'suicide',
      family: 'intent',
      weight: 3,
      sure: true,
      patterns: `
        (hatte|habe|mein|meinen|gestern|zweiter|zweiten|letzter|letzten|nach dem) ..2 (suizidversuch|selbstmordversuch)
        (todeswunsch|todessehnsucht)
        (bin|so|echt|richtig|total|einfach|wieder) ..1 lebensmüde
        (sterben|tot sein|der tod) (wäre|würde|ist|klingt) ..2 (leichter|einfacher|besser|friedlich|erlösung|lösen|lösung|schön|schöner)
        (freue|freu) mich ..1 (aufs|auf das|auf den) (sterben|tod)
        (will|möchte) ..1 nicht gerettet werden
        (tüte|plastiktüte|sack) ..2 (überm|über dem|über den|übern) kopf
        motor ..4 garage ..2 laufen
        (setze|setz|mache|mach|werde|werd) ..1 (dem|allem) ..2 ein ende
        game over ..3 (leben|echten leben)
        (wieviel|wieviele|viele|viel|welche|welcher|hoch) ..3 (meter|stock|stockwerk|stockwerke|dosis|höhe|tabletten|pillen) ..6 (tot|sterben|stirbt|tödlich)
        tut ..1 (erhängen|ersticken|ertrinken|verbluten) ..1 weh
        ohne mich ..2 (glücklicher|erleichtert)
        (weihnachten|geburtstag|ostern|silvester|sommer) ..2 (erlebe|erleben|erleb) ..2 nicht
        kein* (interessiert*|juckt*|kümmert*) ob ich (lebe|leb|sterbe|tot|noch)
        (hatte|habe|gedanken an|bilder von|hab) ..2 (suizidgedanken|selbstmordgedanken|todesgedanken)
        (töten|zu töten) (würde|wäre) ..2 (mich|mir)
        versucht ..5 wieder (dran|daran|darüber nach)
        (genug|schnauze voll|nase voll|satt|überdruss) ..1 (vom|von diesem|von meinem|vom ganzen) leben
        (hasse|verabscheue|bereue) ..1 (es)? ..1 (zu leben|am leben zu sein|zu existieren|geboren zu sein)
        (ertrage|will|möchte) ..3 (dieses leben|mein leben|das leben) ..2 nicht (mehr)?
        (tabletten|pillen) ..3 (schlucken|nehmen) und ..4 (schlafen|weg|einschlafen|tot)
        nicht ..1 (stark|mutig|tapfer) genug ..3 (bleiben|leben|weiterleben|weiterzuleben|weiterzumachen|da zu sein)
        (eigene|meine) (beerdigung|beisetzung|todesanzeige)
        (kein mensch|niemand|nichts) mehr sein
        (tue|tu|spiele|satt|müde) ..4 (als ob|als|so zu tun) ..4 (leben|lebe)
        lieber (sterbe|sterb|bin) ich ..1 (tot|als)
        (überstehe|überlebe|schaffe|pack|packe|erlebe) ..3 (nacht|tag|woche|jahr|monat|weihnachten|geburtstag|morgen) ..2 (nicht|nimmer|nicht mehr)
        nächstes jahr ..4 (erlebe|erleb) ..2 nicht
        (alles|es) ..2 (schwarz|dunkel|still|aus) ..1 (wird|werden|sein)
        ich (springe|spring|sprang) (gleich|jetzt|heute|nun|runter|da runter)
        (alle|die ganzen|ganze|alle meine|die ganze) ..2 (tabletten|pillen|packung|schachtel|medikamente) ..2 (nehmen|schlucken|zu nehmen|zu schlucken|einwerfen)
        (enttäuscht|traurig|wütend|ärger*|schade) ..3 (noch lebe|aufgewacht|noch am leben|aufwache|noch da)
        dass ich noch (lebe|am leben|da bin)
        (wollte|will|werde|hätte) ..3 es ..1 (tun|machen|fast getan)
        (mache|mach|machen) ..2 (jetzt|heute|endlich)? ..1 ein ende
        (werde|werd|bin) ..2 nicht mehr ..1 (lang|lange) ..2 (da|hier|leben|sein)
        nicht mehr (existieren|leben|da sein|atmen) (würde|müsste|muss|müssen|will|wollen|möchte)
        (wünsche|wünsch|sehne) ..5 (den tod|tod|nach dem tod|zu sterben)
        (überfährt|überfahren|erwischt|trifft) mich ..3 (auto|bus|zug|lkw|laster|blitz)
        (auto|bus|zug|lkw) ..3 mich ..1 (überfährt|überfahren|erfasst|überrollt)
        (fast|beinahe|kurz davor) ..4 (vor die|vor den|vom|von der) ..3 (geworfen|gesprungen|zu springen|werfen)
        ins grab
        gehöre ..1 (ins grab|unter die erde|auf den friedhof)
        (verzeih|verzeiht|vergib) ..3 was ich ..3 (tun|mache|machen|tue|vorhabe)
        lenkrad ..4 (los|rum|reißen|verreißen)
        (brücke|gleise|messer|klinge|tabletten|abgrund|dach|zug) ..1 (ruft|rufen|ruft nach) mich?
        mir ist nicht mehr zu helfen
        (mein|das|dieses) leben ..2 (gelebt|lange genug|genug gelebt)
        bereit zu (gehen|sterben)
        ich (will|wollte) ..3 mich ..3 (umbringen|töten)
        ^ (will|wollte) mich ..3 (umbringen|töten)
        (will|wollte) ich ..3 mich ..3 (umbringen|töten)
        mich ..4 (umbring*|umzubringen|umgebracht|töten|zu töten|erhängen|erhäng*|aufhängen|erschießen|erschieß*|ertränken|vergiften|vergasen|abknallen|wegballern|auslöschen|abmurksen|killen|unaliven|zu erhängen|zu erschießen)
        (bring|bringe|brächte|brachte) (ich)? mich ..3 um
        (häng|hänge) (ich)? mich ..1 auf
        (töte|erhäng|erhänge|erschieße|erschieß|vergifte|ertränke|ertränk|kille) (ich)? mich
        (selbst|selber) (umbringen|töten|umzubringen)
        ich ..2 WANT ..6 (sterben|tot sein|krepieren|abkratzen|verrecken|draufgehen|tot wäre)
        (will|möchte|wollte|würde gern|würde gerne|würde am liebsten) ..5 (sterben|tot sein|krepieren|verrecken)
        WANT ..4 nicht mehr ..3 (leben|weiterleben|existieren|aufwachen|da sein|hier sein|am leben sein|auf der welt sein|auf dieser welt sein|sein|wach werden|existiern)
        (keine|keinen|null) (lust|bock|kraft|willen|energie) (mehr)? ..2 (zu leben|zum leben|am leben|weiterzuleben|auf dieses leben|auf das leben|auf leben)
        nicht mehr leben (will|möchte|wollen|mag|kann|$)
        (leben|lebens) (nehmen|beenden|ein ende|ein ende setzen|ein ende machen|zu beenden|auszulöschen)
        (nehm|nehme|nahm|genommen) (ich)? mir ..1 das leben
        mir ..3 das leben (nehmen|zu nehmen|genommen)
        (beende|beenden|setze|mache|mach) ..3 (meinem leben|mein leben|dem leben|diesem leben)
        (mache|mach|machen|setze|setzen) ..1 (dem|allem|dem ganzen|der sache|all dem) ein ende
        (schluss) (machen|mache|mach|gemacht) mit (allem|dem leben|meinem leben|leben)
        (mache|mach|machen) ..3 schluss mit (allem|dem leben|meinem leben)
        (heute|heut|morgen|jetzt|nacht|abend) ..3 (mach|mache|ist) ..2 schluss $
        (wünschte|wünsche|wollte) ..3 (tot|nie geboren|nicht geboren|nicht mehr da|nicht existieren)
        (lieber|besser|liebsten|schöner|einfacher) ..3 (tot|gestorben|sterben|tot sein|nicht mehr da|gar nicht mehr da|nicht mehr leben|weg für immer)
        tot sein (wäre|ist) ..1 (schöner|besser|leichter|einfacher|gut)
        wäre ..3 (lieber|besser|gern|gerne)? tot
        nie geboren
        (einschlafen|schlafen|einschlafe) ..4 (nie|nicht|nimmer) ..2 (aufwachen|aufwache|wach werden|wach)
        (nicht|nie) ..2 (aufwachen|aufwache|aufzuwachen|wach werden) $
        (hoffe|hoffentlich|bete|wünschte) ..6 (nicht mehr aufwache|nie mehr aufwache|sterbe|nicht mehr auf|nicht aufwache)
        wache ..3 nicht mehr auf
        vor (den|die|einen|einem|das|der|nen|ein) ..1 (zug|bahn|u bahn|s bahn|ubahn|sbahn|auto|lkw|bus|tram) (werfen|werfe|springen|springe|schmeißen|legen|zu werfen|laufen|rennen|schmeiß)
        werf* (ich)? mich vor
        (springe|spring|springen|stürze|stürzen|gesprungen|runterspringen|runterspringe|zu springen) ..4 (brücke|dach|balkon|hochhaus|fenster|klippe|parkhaus)
        (brücke|dach|balkon|hochhaus|fenster|klippe|parkhaus) ..5 (springe|spring|springen|stürze|stürzen|runterspringen|runter|zu springen|trau mich)
        wenn ich springe
        ich springe jetzt
        (gegen|in) (einen|nen|den|ne|eine|die) (baum|wand|mauer|brückenpfeiler|gegenverkehr|lkw) (zu)? (fahren|fahre|rasen|krachen|lenken)
        (pulsadern|pulsader|handgelenke|adern) ..4 (auf*|schneid*|geschnitten|schlitz*|angesetzt|auf)
        (auf*|schneid*|schlitz*) ..2 (pulsadern|pulsader)
        (knarre|pistole|waffe) ..2 (am|an den|an meinen|im|in den) (kopf|mund|schläfe)
        (weg|gehen|verschwinden|verlassen|raus) ..2 (von|aus) (dieser|der) (welt|erde)
        (diese|die) welt ..2 verlassen
        (aus|von) (diesem|dem) leben ..2 (gehen|scheiden|verabschieden)
        (will|möchte|wollte) ..3 (folgen|nachfolgen|hinterher|zu ihm|zu ihr|bei ihm sein|bei ihr sein) (ins grab|in den tod|$)
        (seit|nachdem) ..6 (tot|gestorben|verstorben|gegangen) ..6 (will|möchte|mag) ..3 (auch|ihr|ihm|nicht mehr)
        (in den|zu gott in den|im) himmel $
        (herrgott|gott|himmel|tod|lieber gott) ..4 (holt|holen|zu sich nimmt|nimmt|mitnimmt|erlöst|erlösen)
        (denke|denk|gedanken|gedanke|dachte|nachdenken|denken|nachgedacht) ..5 (sterben|tod|mich umzubringen|umzubringen|selbstmord|suizid|es zu beenden|mir das leben)
        (ans|über das|übers) sterben
        (selbstmord|suizid*) (gedanken|fantasien|absichten|pläne)
        (selbstmordgedanken|suizidgedanken|todeswunsch|todessehnsucht)
        (bin|fühle mich|werde|wieder|akut|latent|total) ..2 (suizidal|selbstmordgefährdet|suizidgefährdet|lebensmüde)
        (habe|habs|habe es|schon|gestern|letzte|nacht) ..4 versucht ..2 (mich|es zu beenden|umzubringen|zu sterben|zu erhängen|mir das leben)
        (suizidversuch|selbstmordversuch) ..3 (gestern|heute|letzte|wieder|gemacht|hinter)
        (stimmen|stimme|kopf) ..4 (umbringen|sterben|springen|töten|weh tun|wehtun)
        (verdiene|verdient|wert) ..3 (zu sterben|den tod|nicht zu leben|zu leben nicht)
        (bring|töte|erschieß|kill) mich (bitte|um bitte|jemand|jetzt)
        bringt mich (bitte|doch|einfach) um
        kann mich (jemand|wer|bitte) ..2 (umbringen|erschießen|töten)
        ich ziehe es ..2 durch
        (ziehe|ziehs|zieh) ..2 es ..2 durch
        es (heute|jetzt|endlich|morgen|diesmal) ..1 (beenden|durchziehen|hinter mich bringen)
        (ich)? (beende|beend) es $
        zu (leben|existieren|sein) aufhören
        aufhören zu (leben|existieren)
        nichts mehr leben
        nicht mehr leben wollen
        (wer|was) ..4 (hund|katze|kinder|kind|mama|tiere) ..4 wenn ich (nicht mehr|tot|weg)
        bald bin ich ..1 (weg|tot|nicht mehr|fort|im himmel)
        (ritze|schneide) ..4 bis ich (tot|sterbe|verblute)
        verbluten
        das bin (eigentlich|in wahrheit|in echt)? ich selbst
        eigentlich bin ich das
      `,
    },
    {
      concern: 'suicide',
      family: 'intent',
      weight: 2,
      patterns: `
        (selbstmord*|suizid*|freitod|selbsttötung|lebensmüde)
        (verschwinden|weg sein) ..2 (für immer|endgültig|von der welt)
        für immer (weg|verschwinden|schlafen|gehen|einschlafen)
        (würde|will|möchte|könnte) ..4 verschwinden
        todeswunsch
        (umbringen|erhängen|aufhängen)
        am liebsten ..2 tot
        heute nacht
      `,
    },
    {
      concern: 'suicide',
      family: 'intent',
      weight: 3,
      patterns: `
        (selbstmord|suizid|freitod|tod|sterben|sterbn) ..2 (ist|wäre|bleibt|scheint) ..3 (einzige|lösung|ausweg|besser|erlösung|übrig|erleichterung|weg)
        (einzige|letzte) (lösung|ausweg|weg) ..4 (tod|selbstmord|suizid|sterben)
        (überlege|denke|plane|planen|begehen|begehe|nachdenken|denk|gedacht) ..4 (selbstmord|suizid)
        ^ (selbstmord|suizid) $
        suizid begehen
        selbstmord (machen|begehen)
      `,
    },
    {
      concern: 'suicide',
      family: 'hopelessness',
      weight: 3,
      soft: true,
      patterns: `
        (leben|dasein|alles) ..1 (ist|wäre) ..2 (folter|qual|hölle|strafe|albtraum|kampf|last)
        (schaffe|schaff|pack|packe|ertrage|bewältige) ..1 (das leben|dieses leben|den alltag) nicht
        für mich ist es ..1 (vorbei|gelaufen|aus|zu spät)
        (schmerz|schmerzen|qual|alles|leid) ..2 (soll|sollen|möge|muss) ..3 (aufhören|weg|vorbei|enden)
        (kann|will|mag) nicht ..2 (weiter kämpfen|weiterkämpfen|mehr kämpfen|weitermachen|weiter)
        mich (braucht|will|vermisst) ..1 (keiner|niemand)
        alles ..2 (vorbereitet|geregelt) ..3 (brief|abschied*|testament)
        (leben|dasein|alles|dieses leben) ..3 (hat|macht|ergibt|habe|ist) ..2 (keinen|kein|keine|nicht|nichts|sinnlos|eine qual|die hölle|vorbei|unerträglich|zu viel|nur noch qual|zu ende|wertlos) ..1 (sinn|zweck|wert|lebenswert|mehr|$)
        mein leben ist ..2 (nichts|vorbei|sinnlos|wertlos|am ende|zu ende|zerstört|hölle|qual|scheiße und)
        (hat|macht|ergibt|sehe|gibt|habe) ..3 (keinen|kein|keine) ..1 (sinn|ausweg|hoffnung|zukunft|grund|lebenswillen|perspektive|licht|lebensmut|lebenskraft|lebensfreude) mehr
        (hat|macht) ..3 (alles|doch) ..2 keinen sinn
        (keinen|kein|ohne|den|meinen|jeden) (lebenswillen|lebensmut|lebenssinn|grund zu leben|grund mehr zu leben|sinn im leben)
        (sinn|grund) ..1 (zu leben|weiterzuleben|zum leben|weiterzumachen)
        (wozu|warum|wofür|weshalb|wieso) ..4 (leben|am leben|da|noch weitermachen|weitermachen|weiterleben|existiere|geboren|lebe|auf der welt|aufstehen noch|hier noch|weiter machen)
        was soll das (alles)? noch
        (kann|will|schaffe|schaff|pack|packe) ..2 (so|es|das|das leben)? nicht mehr (weiterleben|weiter|weitermachen|leben|länger|kämpfen|ertragen|weiter so)
        kann (einfach|echt|und will|so)? ..2 nicht mehr (weiterleben|weiter|weitermachen|kämpfen)
        kann und will nicht mehr
        will und kann nicht mehr
        (halte|halt|ertrage|ertrag|aushalte|aushalten|ertragen) ..1 (dieses|das|mein|den|diesen|die|alles|diese) ..1 (leben|schmerz|schmerzen|qual|leid|dasein|alles) ..2 (nicht|aus)
        (satt|müde|leid) ..2 (zu leben|das leben|vom leben|dieses leben|des lebens|von allem)
        (müde|erschöpft|fertig) ..1 (vom|mit dem) leben
        (hasse|verachte) ..2 (mein leben|das leben) ..3 (will|nicht mehr|und)
        (mit dem leben|mit allem|mit mir) ..1 (abgeschlossen|fertig|durch)
        abgeschlossen mit (dem leben|allem)
        (aufgegeben|gebe auf|geb auf) ..4 (nichts mehr|leben|alles|mich|kein)
        (nichts|niemand) ..2 (mehr)? ..1 (hält|haltet|hindert) mich ..2 (hier|ab|am leben|auf der welt)
        nur ..5 (hält|halten|hindert|haltet) mich ..2 (hier|ab|am leben|davon|zurück)
        (will|möchte|soll|wünsche) ..4 (dass|das) (es|alles|der schmerz|das alles|die schmerzen|das ganze) ..2 (aufhört|vorbei ist|endet|ein ende hat|vorbei|aufhören|endlich)
        (bald|endlich|gleich|dann|heute) ..3 (ist|wäre|hat) ..2 (alles|es|das leid|der schmerz)? ..1 (vorbei|ein ende|zu ende|geschafft|überstanden)
        (es|alles) (endlich)? vorbei (ist|sein) $
        (endlich|für immer) ..2 (meine|ruhe) (ruhe|für immer|haben|frieden)
        (ruhe|frieden) für immer
        (gehöre|gehör|passe) ..2 nicht ..2 (auf diese welt|in diese welt|hierher|hier her|auf die welt)
        (bin|wäre) es nicht wert
        (keinen|nicht) ..2 (platz|wert) ..2 (in dieser welt|auf dieser welt|zu leben)
        (nichts|gar nichts|keine zukunft|keine hoffnung) mehr für mich
        es gibt ..2 (keinen|keine|nichts) ..2 (ausweg|hoffnung|zukunft|mehr)
        (ist|wäre) mir egal ob ich (lebe|sterbe|aufwache)
        egal ob ich (lebe|sterbe|noch lebe)
        das war es ..2 (ich|für mich|mit mir)
        am ende und ..6 (vorbei|sterben|nicht mehr)
      `,
    },
    {
      concern: 'suicide',
      family: 'hopelessness',
      weight: 2,
      soft: true,
      patterns: `
        ich kann (einfach|echt|so)? nicht mehr $
        kann (einfach|echt|so)? nicht mehr $
        (ich)? (will|mag|möchte) nicht mehr $
        ich halte (es|das) ..2 nicht mehr aus
        halt das ..2 nicht mehr aus
        (keinen|kein) (sinn|ausweg|hoffnung)
        (ich)? (gebe|geb) auf
        (wozu|was soll das) $
        (alles|es) ist ..1 (sinnlos|hoffnungslos|egal|zu viel|aus)
        (bin|fühle mich) ..2 (am ende|leer|wertlos|hoffnungslos|überflüssig|kaputt)
        (müde|satt) von allem
        so müde von allem
        (ich)? beende
        das war es
        hat ..3 keinen sinn
      `,
    },
    {
      concern: 'suicide',
      family: 'hopelessness',
      weight: 1,
      patterns: `
        (hasse|hass) (mich|mein leben|alles)
        (bin|fühle mich) ..2 (allein|einsam|leer|wertlos|traurig)
        (niemand|keiner) ..2 (antwortet|mag|liebt|hilft|versteht|interessiert|hört)
        ^ (heute abend|heute nacht|morgen|bald|heute) $
        ^ es tut mir leid $
      `,
    },
    {
      concern: 'suicide',
      family: 'burden',
      weight: 3,
      patterns: `
        (würdest|würdet|wirst|werdet) ..1 mich ..2 (vermissen|betrauern)
        (niemandem|keinem) ..2 (auffallen|fehlen|aufgefallen|abgehen)
        (habe|hab) (niemanden|keinen) ..4 (grab|tot|leben|sterben)
        (ohne mich|wenn ich weg|wenn ich tot|wenn ich nicht mehr|wenn es mich nicht) ..5 (besser|glücklicher|ruhe|leichter|froh|erleichtert|einfacher|schöner|gut)
        (besser|glücklicher|froh|erleichtert|leichter|schöner|einfacher) ..5 (ohne mich|wenn ich weg|wenn ich tot|wenn ich nicht mehr|wenn es mich nicht|wenn ich verschwinde|wenn ich sterbe)
        (nur|bloß|allen|jedem|eine|euch|für alle|anderen|ihnen|zur|eine riesen) ..2 (last|belastung|klotz am bein|zur last|ballast)
        (falle|fall) ..3 zur last
        (niemand|keiner|kein mensch|keine sau) ..2 (würde|wird|werden) ..5 (vermissen|merken|trauern|weinen|auffallen|interessieren|fehlen|kümmern|bemerken)
        (würde|würd) ..2 (jemand|irgendjemand|einer|überhaupt) ..4 (merken|vermissen|weinen|kümmern|trauern|interessieren|auffallen)
        (niemand|keiner) (braucht|vermisst|will) mich
        mich ..1 (braucht|vermisst|will) ..1 (hier)? (niemand|keiner|doch keiner)
        (besser|gut) ..2 (wenn|dass) es mich ..1 nicht (gäbe|gibt|mehr gäbe|mehr gibt)
        (wäre|ist) ..2 (es mich nie|ich nie) (gegeben|geboren)
        (welt|alle|familie|kinder|leute|eltern) ..3 besser (dran)? ..3 ohne mich
        es (merkt|vermisst|interessiert) ..2 (keiner|niemand|keinen|niemanden) wenn ich
      `,
    },
    {
      concern: 'suicide',
      family: 'farewell',
      weight: 3,
      soft: true,
      patterns: `
        (mein|der) letzter? tag ..3 (erden|erde|leben|welt|auf|$)
        (letzter|letzte) (tag|nacht|woche) (auf|meines|in meinem|sein|$)
        abschiedsbrief*
        (habe|schreibe|geschrieben|schreib) ..4 (letzten brief|letzte briefe|briefe an alle|abschied)
        (briefe|brief) an (alle|meine familie|meine kinder|meine eltern) ..4 (dann|geschrieben|gehe)
        das (ist|wird) (meine|die) letzte (nachricht|nacht|mal)
        meine (letzte|letzten) worte
        (leb|lebt|lebet) wohl
        (wenn|sobald) (du|ihr|jemand|sie) ..1 (das|dies|diese) ..2 (liest|lest|lesen|findet|gelesen) ..4 (bin|nicht|weg|tot|da)
        (morgen|bald|dann|danach|nächste woche) ..1 (bin|werde) ..1 ich ..1 (nicht mehr|nimmer|tot|weg) ..1 (da|hier|sein|leben|$)
        ich ..1 (bin|werde) ..2 (morgen|bald) ..1 nicht mehr ..1 (da|hier|leben)
        (werdet|wirst|werden) mich ..2 (nie|nicht) (mehr)? ..1 (wiedersehen|wieder sehen|sehen|hören|wiederfinden)
        (wenn|falls|sobald) ich ..2 (nicht mehr) (bin|da bin|lebe|hier bin|am leben bin)
        (verabschiedet|verabschiede|verabschieden) ..1 (von|habe mich von) ..2 (allen|hund|katze|kindern|familie|meinen|mama|eltern|jedem|der welt)
        (von) (meinem|meiner|allen|meinen) ..2 verabschiedet
        (verschenkt|verschenke|weggegeben|hergeschenkt) ..4 (brauch|brauche|nicht mehr|eh|alles|meine sachen|verabschiedet)
        (meine|alle meine|all meine|alle) (sachen|habseligkeiten|klamotten|bücher|lieblingssachen) ..2 (verschenkt|weggegeben|hergegeben|verteilt)
        (verzeiht|verzeih|vergebt|vergib) mir
        (gehe|geh|bin) ..3 für immer
        (danke|dank) für alles ..4 (für immer|gehe|lebt|leb|weg|tschüss ihr|machs gut|macht es gut|verzeiht|nicht mehr)
        (alles|schon alles|dinge|angelegenheiten) ..1 (geregelt|erledigt|vorbereitet|geordnet) ..8 (für immer|testament|gehen|gehe|nicht mehr|abschied|weg)
        (pass|passt|kümmer|kümmert|kümmere) ..3 (auf|um) ..3 (katze|hund|kinder|mama|tiere|schwester|bruder|tochter|sohn|eltern|papa|familie) ..4 (wenn|nachher|danach|nicht mehr)
        (sagt|sag) (meiner|meinem|meinen|allen|ihr|ihm) ..5 (liebe|lieb|geliebt|leid)
        (tschüss|tschau|ciao|adieu|lebt wohl|macht es gut|machs gut) ..2 (ihr lieben|welt|leben|alle|zusammen) ..5 (leid|verzeih|danke|liebe|$)
        (welt|leben) (ade|adieu)
      `,
    },
    {
      concern: 'suicide',
      family: 'farewell',
      weight: 2,
      patterns: `
        (macht es gut|machs gut|mach es gut|mach es gut) $
        (tschüss|lebwohl|adieu) ihr lieben
        es tut mir (so)? leid ..3 (alle|mama|alles|euch)
        ich (gehe|geh) jetzt
        abschied
      `,
    },
    {
      concern: 'suicide',
      family: 'means',
      weight: 3,
      patterns: `
        (wie lange|wie schnell|wann) ..6 (stirbt|sterben|tot|verblutet|ertrinkt|erhängt|bewusstlos|tot ist)
        tut ..3 (ertrinken|erhängen|sterben|verbluten|springen|ersticken) weh
        tut es weh ..3 (zu sterben|zu ertrinken|sich zu erhängen|wenn man stirbt|zu springen|zu verbluten)
        (sammle|sammel|spare|horte|hebe) ..4 (schlaftabletten|tabletten|pillen|medikamente)
        (pillen|tabletten) ..3 (aufgereiht|bereit|vor mir|auf dem tisch|abgezählt)
        (weiß|weiss|ahnt|wissen) ..2 (nicht|nichts|keiner|niemand) ..5 plan
        (keiner|niemand|therapeut|arzt|mama) ..2 (weiß|weiss|ahnt) ..6 plan
        (wie|welche|welches|was|wieviele|wie viele|wieviel) ..5 (tabletten|schlaftabletten|pillen|paracetamol|medikamente|insulin|alkohol|gift|dosis|meter|stockwerke|stock) ..8 (sterben|tot|tödlich|umbringen|aufwachen|nicht mehr|aufzuwachen|stirbt|überlebt|überlebe|tod)
        (wie|welche|was) ..4 (schmerzlos|schnell|am schnellsten|am einfachsten|einfachsten|leichtesten|schmerzfrei|sicher) ..4 (sterben|stirbt|umbringen|sich um|tot|tod|umzubringen)
        (schmerzlos|schmerzfrei|am schnellsten|schnellste|einfachste|sicherste|leichteste) ..3 (sterben|art zu sterben|methode|umbringen|sich umbringen|tod|sich umzubringen)
        (tödliche|letale) dosis
        tödlich ..2 (tabletten|dosis|medikamente)
        (bringt|bringe) man sich ..4 um
        (methode|methoden|arten|möglichkeiten) ..3 (zu sterben|selbstmord|suizid|umzubringen|sich umzubringen)
        schon überlegt wie ich (es mache|es tue|es anstelle|sterbe|es mach)
        (habe|hab) ..2 (einen)? plan und (ein datum|einen tag|einen ort)
        (genug|schon|alle) ..3 (tabletten|pillen|schlaftabletten) ..2 (gesammelt|gehortet|gespart|besorgt|beisammen|zusammen)
        (tabletten|pillen|schlaftabletten) ..4 (gesammelt|gehortet|aufgespart|beiseite|liegen bereit|bereitgelegt)
        (strick|seil|galgen) ..3 (hängt|bereit|gekauft|gebunden|geknüpft|liegt bereit|um den hals|schon)
        (waffe|pistole|knarre|gewehr) ..3 (liegt|geladen|in der hand|vor mir|in meiner hand|neben mir)
      `,
    },
    {
      concern: 'suicide',
      family: 'means',
      weight: 3,
      sure: true,
      patterns: `
        kugel in (den|meinen) kopf
      `,
    },
    {
      concern: 'suicide',
      family: 'means',
      weight: 3,
      now: true,
      patterns: `
        (sitze|sitz|stehe|steh|bin|lieg|liege) ..2 (am|an den|auf den|bei den|an|auf) (bahngleisen|bahngleis|gleisen|gleis|schienen|bahnschienen|abgrund|brückengeländer)
        (stehe|steh|sitze|sitz|bin) ..2 (auf|an|am|aufm|auf der|auf dem) ..2 (brücke|dach|bahngleis|gleis|gleisen|gleise|abgrund|klippe|balkon|hochhaus|geländer|parkhaus|schienen|bahnsteig) ..5 (überleg*|springen|spring|trau|keiner|niemand|vermissen|allein|runter|weine|vorbei|schluss|nicht mehr)
        (stehe|steh|sitze) ..2 (am|auf den|an den) (bahngleis|gleisen|gleis|schienen|abgrund)
      `,
    },
    {
      concern: 'suicide',
      family: 'means',
      weight: 2,
      soft: true,
      patterns: `
        (habe|hol|hole|gekauft|besorgt|besitze) ..3 (strick|pistole|waffe|gewehr|knarre)
        (seil|strick) (gekauft|besorgt)
        seil gekauft
        (pillen|tabletten|schlaftabletten) ..2 (gekauft|besorgt|hier|vor mir|neben mir|gesammelt)
        (stehe|steh|sitze|bin) ..2 (auf|an) (der|dem|einer) (brücke|dach|balkon|klippe|hochhaus)
        die waffe
        emojigun
        emojirope
        emojicoffin
      `,
    },
    {
      concern: 'suicide',
      family: 'means',
      weight: 1,
      patterns: `
        (strick|pistole|brücke|gleise|pillen)
        emojipills
        emojiknife
      `,
    },
    {
      concern: 'suicide',
      family: 'self-harm',
      weight: 3,
      patterns: `
        nicht ..1 sicher ..6 (gedanken|kopf)
        nicht ..1 sicher (vor|mit) mir selbst
        ich ..2 (steh|stehe|bleib|bleibe) ..2 zu (lang|lange) ..4 (bahnsteigkante|bahnsteig|gleisen|geländer|kante|abgrund)
      `,
    },
    {
      concern: 'self-harm',
      family: 'self-harm',
      weight: 3,
      sure: true,
      patterns: `
        (^|ich|habe|wieder) ..2 (cutte|gecuttet|cutten)
        (schneid|schneide|schnitt) (ich)? mich ..1 (seit|jeden|täglich|immer|wieder|noch|regelmäßig)
        (ritzen|schneiden) (hilft|beruhigt|entspannt) ..1 (mir|mich)
        mir ..3 (bauch|arm|arme|bein|beine|oberschenkel|hals|handgelenk|schenkel|unterarme) ..1 (geschnitten|aufgeschlitzt|schneide|schneid|aufgeritzt|zerschnitten)
        (mein|meine|meinen) ..1 (bein|arm|arme|haut|schenkel) ..1 aufgeschlitzt
        (presse|drücke|halte|press|drück|halt) ..3 (heiße|heißen|glühende|glühenden|brennende|brennenden) ..3 (bein|arm|haut|hand)
        (feuerzeug|lockenstab|glätteisen|bügeleisen) ..2 (haut|bein|arm)
        (klinge|klingen) ..2 aus ..2 (spitzer|rasierer|anspitzer)
        (verletze|verletz) (ich)? mich ..2 (absichtlich|selbst|selber|seit)
        zu tief (geschnitten|reingeschnitten)
        (nägel|fingernägel|nadel|zirkel) ..3 (haut|arm|bein)
        (bis|dass|wenn) ..2 blut*
        (heißes|kochendes|heisses|siedendes) wasser ..5 (hand|arm|haut|mich|bein)
        mir ..1 (selbst|selber) ..2 (ins gesicht|geschlagen|ohrfeigen|gegen den kopf|wehgetan|auf den kopf)
        (meine|die) (klinge|klingen|rasierklinge|rasierklingen) ..2 (fehlen|fehlt|vermiss*|brauche|wieder)
        (ritze|ritz|ritzte|geritzt|ritzen) (ich)? ..1 mich
        mich ..3 (ritze|geritzt|ritzen|zu ritzen|ritz)
        (will|muss|möchte|habe|angefangen|wieder|druck) ..3 (ritzen|geritzt|zu ritzen)
        mich ..3 (selbst|selber|absichtlich|zu|wieder)? (verletz*|geschnitten|schneiden|aufgeschnitten|verbrannt|verbrennen|zu verletzen|geschlagen selbst|aufzuschneiden|bestrafen|zu schneiden|blutig)
        (verletz|verletze|schneide|schneid|verbrenne|kratze|beiße|schlage|schlag|bestrafe) (ich)? mich ..2 (selbst|selber|absichtlich|wieder|bis|wenn|mit|jeden|oft|in|an|$)
        (tu|tue|tun|getan|füge|zufügen|weh) ..3 (mir selbst|mir selber|mir) ..3 (weh|wehtun|weh tun|schmerzen|verletzungen|wehgetan|weh getan)
        mir ..3 (wehtun|weh tun|weh zu tun|wehzutun|schmerzen zufügen|schmerz zufügen|in den arm|in die arme)
        mir selb* weh
        mir ..3 (arm|arme|unterarm|handgelenk|bein|beine|oberschenkel|haut) ..2 (aufgeschnitten|aufschneiden|geschnitten|verbrannt|geritzt|aufgekratzt|zerkratzt)
        (selbstverletzung*|selbstverletzend*|selbstverletzen) ..2 (wieder|einzige|hilft|ist das|rückfall|beruhigt|heute|gestern)
        (rückfall|rückfällig) ..6 (klinge|ritzen|geschnitten|monat*|selbst)
        (klinge|rasierklinge|rasierklingen|messer|scherbe|cutter) ..4 (neben mir|in der hand|wieder|in meiner hand|liegt|genommen|geholt|angesetzt|an meinem arm)
        (druck|drang|verlangen|bedürfnis) ..3 (mich|mir) ..2 (zu verletzen|verletzen|wehzutun|weh zu tun|zu schneiden|zu ritzen|schneiden|ritzen)
        (druck|drang) (und|zu) ..2 (ritzen|schneiden)
        (feuerzeug|zigarette|zigaretten|kippen|kippe|bügeleisen) ..4 (haut|arm|verbrannt|verbrenne|ausgedrückt|aus|spüre)
        (kopf) (gegen|an) (die|eine) wand ..4 (bis|schlage|hau|haue|still|blut|schlag)
        (schlage|hau|haue|ramme|schlag) ..2 kopf (gegen|an)
        (bluten|blut sehen|blute) ..5 (spüren|fühlen|müssen|muss|will)
        muss bluten
        (arme|unterarme|arm|beine|oberschenkel|schenkel) ..3 (voll|voller|voll mit|bedeckt|übersät|kaputt) ..3 (schnitt*|narben|wunden|blut)
        (frische|neue|tiefe|meine|verstecke|verstecken|verheimliche) ..3 (schnitte|schnittwunden|narben|wunden|ritzwunden) 
        (kratze|beiße|schlage|schneide) mich ..3 (bis|blut*)
        schlage mich (selbst|selber)
        (strafe|bestrafe|bestrafen) ..2 mich ..4 (schneid*|ritz*|schmerz*|verletz*|hunger*)
      `,
    },
    {
      concern: 'self-harm',
      family: 'self-harm',
      weight: 2,
      patterns: `
        (ritzen|selbstverletzung|svv|rasierklinge|ritze)
        (schneiden) ..1 (wieder|druck)
        ritzt sich
      `,
    },
    {
      concern: 'overdose',
      family: 'overdose',
      weight: 3,
      sure: true,
      now: true,
      patterns: `
        (##|zwanzig|dreißig|zehn|zwölf) ..1 DRUG ..2 (genommen|geschluckt|intus|drin|gegessen)
        (##) (quetiapin|zopiclon|zolpidem|sertralin|citalopram|lorazepam|tavor|promethazin|mirtazapin|tramadol|tilidin) ..2 (TOOK|$)
        (ganze|ganzen|komplette|volle|alle) ..2 (tablettendose|pillendose|hausapotheke) ..3 (TOOK|runtergespült|leer)
        alles ..3 (medizinschrank|arzneischrank|apothekenschrank|hausapotheke|schrank) ..3 (geschluckt|genommen|gegessen)
        (habe|hab) mich ..1 vergiftet
        (mehr|viel mehr|doppelt|dreimal so viel|das dreifache) ..2 (genommen|geschluckt) ..4 (verschrieben|verordnet|soll|sollte|darf|erlaubt)
        (##|dreißig|vierzig|fünfzig|zwanzig) ..1 (tabletten|pillen|ibus|schlaftabletten) ..4 (drin|intus|runter|weg|geschluckt|genommen|im magen)
        (ganze|ganzen|komplette|volle|alle|alle meine|all meine|zu viele|zu viel|viel zu viele|zuviele|zuviel|haufen|menge|handvoll|viele|unmengen|dutzende|über #|mindestens) ..4 DRUG ..5 TOOK
        (^|habe|ich|gerade) ..3 (##|zwanzig|dreißig|vierzig|fünfzig|zehn|hundert) ..1 DRUG ..4 TOOK
        DRUG ..2 TOOK ..2 (viele|zu viele|alle|zu viel|auf einmal|alle auf einmal)
        (alle|alles) ..1 DRUG? auf einmal ..4 (TOOK|$)
        (habe|ich) ..3 (tabletten|pillen|medikamente) (genommen|geschluckt) ..2 (viele|alle|zu|zu viele)
        überdosis ..2 (genommen|TOOK|erwischt|intus)
        (glaube|denke|habe|ich|glaub) ..3 überdosis
        überdosiert
        (^|habe|gerade|ich) ..3 POISON ..2 (getrunken|geschluckt|genommen|gegessen|runtergeschluckt)
        (zu viel|absichtlich|viel zu viel|zuviel|ganzes|alles) ..2 (insulin|heroin|morphium) ..3 (gespritzt|genommen|$)
        (insulin) ..3 absichtlich
        (tabletten|pillen|medikamente|schlaftabletten|schlafmittel) ..4 (wodka|alkohol|schnaps|wein|bier|whisky) ..4 (runter*|genommen|getrunken|gemischt|komisch|schwindlig|schlecht|zusammen)
        (wodka|alkohol|schnaps|wein) ..3 (tabletten|pillen|schlaftabletten) ..3 (genommen|geschluckt|komisch|alle|gemischt)
        zu viele ..3 (tabletten|pillen)
      `,
    },
    {
      concern: 'overdose',
      family: 'overdose',
      weight: 2,
      patterns: `
        überdosis
        (tabletten|pillen) geschluckt
        mir wird komisch
      `,
    },
    {
      concern: 'violence',
      family: 'violence',
      weight: 3,
      sure: true,
      patterns: `
        (zuhause|zu hause|daheim|vater|mutter|papa|mama|eltern|stiefvater) ..5 (schläge|prügel|haue)
        (krieg|kriege|bekomme|bekam|habe) ..1 (zuhause|zu hause|daheim)? ..1 (schläge|prügel) (von|wenn|weil|zuhause|daheim|bekommen|gekriegt|$)
        (werde|werd|wurde) ..1 (zuhause|zu hause|daheim|von) ..3 (geschlagen|verprügelt|misshandelt|gehauen)
        PERP ..2 mich ..2 (gehauen|zusammengetreten|rumgeschubst)
        (rutscht|rutschte|ausgerutscht) ..3 hand aus
        PERP ..3 mir ..2 (nase|rippe|rippen|arm|kiefer|zahn|zähne) ..1 (gebrochen|ausgeschlagen)
        (PERP|partner) (ist|wird|wurde) ..2 (handgreiflich|gewalttätig)
        (legt|legte|kommt) ..1 sich ..1 zu mir ins bett
        (sperrt|sperren|gesperrt|eingesperrt) ..1 mich ..3 (keller|zimmer|schrank|ein)
        PERP ..1 mich ..3 (keller|schrank) ..1 gesperrt
        (mich|uns) ..3 (zu erwürgen|erwürgt|zu würgen|zu schlagen|zu vergewaltigen|zu erstechen|erstochen|zu töten|umzubringen|abzustechen|zu verbrennen|zu überfahren)
        versucht mich zu (erwürgen|würgen|töten|vergewaltigen|erstechen|erschlagen|schlagen|überfahren)
        (teller|glas|flasche|stuhl|sachen|zeug|vase|handy|schuh|tasse) ..3 (nach mir|auf mich|an den kopf|gegen mich) ..1 (geworfen|wirft|geschmissen|schmeißt)?
        (gewalttätige|gewaltvolle|toxische und gewalttätige|missbräuchliche|gewalttätigen|missbräuchlichen) ..1 (beziehung|ehe|partnerschaft)
        zwingt sich mir auf
        (folgt|verfolgt) (mir|mich) ..2 (jemand|wer|ein mann|einer|nach hause)
        (mir|mich) (folgt|verfolgt) (jemand|wer|ein mann|einer)
        (am|an den|an der) (hals|kehle|haaren|gurgel) ..2 (gepackt|gezogen|gezerrt|gehalten|zieht|packt)
        (besoffen|betrunken) ..2 (heim|nach hause|nachhause) ..5 (verprügelt|geschlagen|schlägt|zu)
        (lehrer|trainer|onkel|chef|stiefvater|opa|pfarrer|bruder|cousin|papa|vater|nachbar|arzt) ..1 (fasst|berührt|begrapscht|streichelt|küsst) mich
        PERP ..1 (hat|hatte)? ..1 (mich|uns|mir|meine kinder|die kinder) ..4 HITS
        PERP ..1 HITS (mich|uns|mir|meine kinder|zu)
        (mich|uns) ..3 (geschlagen|verprügelt|gewürgt|vergewaltigt|missbraucht|misshandelt|getreten|geschubst|bedroht|zusammengeschlagen|gestoßen|angegriffen|hinuntergestoßen|heruntergestoßen|begrapscht|eingesperrt|belästigt|gestalkt|gezwungen|runtergestoßen) (hat|haben|wurde|$|wenn|und|von|wieder)
        (hat|haben|hatte) (mich|uns) ..4 (geschlagen|verprügelt|gewürgt|vergewaltigt|missbraucht|misshandelt|getreten|bedroht|zusammengeschlagen|gestoßen|angegriffen|hinuntergestoßen|begrapscht|eingesperrt|belästigt|gestalkt|gezwungen|runtergestoßen|angefasst|festgehalten|gepackt)
        PERP ..1 (haut|schlägt|boxt|tritt|spuckt) (mir|mich|uns)
        (wurde|werde|worden|bin) ..4 (vergewaltigt|missbraucht|misshandelt|verprügelt|geschlagen|sexuell belästigt|belästigt|bedroht|gestalkt|zwangsverheiratet|gewürgt)
        (droht|drohte|gedroht|drohen|sagt|will|wollte) ..2 mich ..2 (umzubringen|umbringen|zu töten|töten|zu schlagen|abzustechen|umbringt|zwangsverheiraten|zu verheiraten)
        (angst|furcht|panik|fürchte) ..3 dass ..2 (mich|uns) ..2 (umbringt|umbringen|tötet|töten)
        PERP ..2 (bedroht|bedrohte|bedrohen) (mich|uns) mit ..1 (messer|waffe|pistole|axt)
        PERP ..2 (bringt|bringen) (mich|uns) um
        bringt mich um (wenn|falls|sobald) ich (gehe|geh|ihn|verlasse|was sage|ihn verlasse|weggehe|etwas sage|es sage|jemandem)
        (angst|furcht|panik) vor (meinem|meiner|ihm|ihr|dem|meinen) (mann|freund|ex|vater|stiefvater|bruder|onkel|partner|frau|freundin|mutter|sohn|eltern|papa|$)
        angst vor ihm
        (angst|traue|trau|fürchte) (mich)? ..2 (nach hause|heim|heimzugehen|nachhause)
        nach hause ..3 (angst|trau)
        (nicht|nirgends|nie) ..1 sicher (zu hause|zuhause|daheim|vor ihm|bei ihm|vor meinem)
        (zu hause|zuhause|daheim) ..3 (nicht sicher|geschlagen|gewalt|unsicher)
        (häusliche|sexuelle|körperliche) gewalt
        (schlägt|prügelt|tritt|würgt) ..1 (mich|uns|zu)
        (wenn|sobald) er ..2 (getrunken|betrunken|trinkt|besoffen|wütend) ..4 (schlägt|haut|prügelt|aus|wird)
        (kommt|kam) nachts ..3 (zimmer|bett)
        (fasst|fasste|berührt|berührte|grapscht) mich ..3 (an|nachts|unten|da|zwischen|$)
        (zwingt|zwang|gezwungen|zwingen) mich ..3 (sex|geschlechtsverkehr|mit ihm|zu schlafen|ins bett|anzufassen|auszuziehen|heiraten|zu)
        (eingesperrt|sperrt|einschließt|eingeschlossen|schließt) ..6 (handy|mich|zimmer|bad|haus|messer|wohnung|ein|keller)
        lässt mich ..3 (nicht|nie) ..4 (haus|raus|gehen|weg|wohnung|telefon*|freunde|arbeiten)
        (verfolgt|stalkt|bedroht|belästigt|schlägt|lauert) ..1 (und)? ..1 (mich|mir)
        (messer|waffe|pistole|axt) ..4 (hals|kehle|bedroht|kopf|mich|auf mich|an meinen)
        er hat ein messer
        (steht|ist|wartet|hämmert) ..2 (vor|an) (der|meiner|unserer) ..1 (tür|haustür|wohnung) ..8 (um|umbringen|messer|droht|angst|schreit|hilfe|tritt)
        (versteckt|verstecke|eingeschlossen|eingesperrt) ..3 (bad|schrank|zimmer|keller|klo)
        (blaue flecken|blaues auge|hämatome|platzwunde) ..5 (von|weil|durch)
        zwangsverheirat*
        zwangsheirat
        (rastet|dreht|tickt) ..3 aus ..3 (schlägt|haut|prügelt|zu)
        schlägt zu
      `,
    },
    {
      concern: 'harm-to-others',
      family: 'harm-to-others',
      weight: 3,
      patterns: `
        ich ..2 (stech|steche|schlitz|schlitze) (ihn|sie|den|die) ..1 (ab|auf)
        (stimme|stimmen) ..8 (umbringen|verletzen|töten|antun|abstechen)
        (knarre|waffe|pistole|gewehr|messer|machete) ..6 (schule|arbeit|klasse|uni|kirche)
        (wart|warte|sitz|fahr|fahre) ..6 (seinem haus|ihrem haus|seiner tür|ihrer tür|ihrer arbeit|ihm|ihr) ..8 (messer|schläger|säure|waffe|verdient|fertig)
        (zünd|zünde|fackel|fackle|brenn|brenne) ..6 (an|ab|nieder) ..2 mit (ihm|ihr|ihnen|allen) ..1 drin
        (versteck|verstecke|überdecke|vertusche) ..3 (blauen flecken|blaue flecken|male) ..3 (kind|sohn|tochter)
        angst ..3 ich ..3 (meinem|meiner|den|dem) (sohn|tochter|kindern|kind|baby|frau) ..2 (antu|antue|wehtue|wehtu)
        (auto|haus|tür|arbeit) ..4 mit (nem|einem|dem|der)? ..1 (schläger|säure|messer|waffe|hammer) ..2 (und wart|und warte|wart|warte)
        liste ..6 (gemobbt|ausgelacht|fertiggemacht) haben
      `,
    },
    {
      concern: 'harm-to-others',
      family: 'harm-to-others',
      weight: 2,
      joke: true,
      patterns: `
        ich ..3 (stech|steche|knall|knalle|schieß|erschieß|bring|bringe|erwürg|erwürge|schlag|schlage|mach|mache) ..2 (ihn|sie|den|die|alle|jemanden|einen|meinen PERP|meine PERP) ..2 (ab|um|tot|kalt)
        ich ..6 (ihn|sie|alle|jemanden|leute|meinen PERP|meine PERP) ..2 (umbringen|töten|abstechen|erschießen|erstechen|erwürgen|abknallen|vergiften|verletzen|überfahren)
        ich ..6 (ihm|ihr|ihnen|jemandem|allen|meinem PERP|meiner PERP|den kindern|dem baby) ..3 (was|etwas|wehtun) ..2 (antun|antu|antue|wehtun)
        (messer|waffe|knarre|schläger|säure|hammer|pistole) ..4 (für ihn|für sie|rucksack|tasche|gegen ihn|in der hand) ..6 (er|sie|ihn|wenn|nebenan)
        (kriegt|bekommt) ..1 (er|sie|der|die)? ..1 was ..2 verdient
        (werden|werdens|sollen) ..1 (alle|es) ..1 (alle|noch)? (bereuen|büßen|bezahlen|sterben)
      `,
    },
    {
      concern: 'harm-to-others',
      family: 'harm-to-others',
      weight: 1,
      patterns: `
        (kein|keine|ohne) (witz|spaß|scherz)
        ich meins? ernst
        mein ernst
        im ernst
        ich meine es ernst
        nicht (bremsen|im griff)
      `,
    },
    {
      concern: 'eating',
      family: 'eating',
      weight: 3,
      sure: true,
      patterns: `
        (will|möchte) ..1 verhungern
        (##|zehn|fünf|zwanzig|viele) ..1 (abführtabletten|abführmittel)
        (angst|panik) ..1 (vor|vorm|vor dem) (essen|zunehmen)
        nach (dem|jedem) ..1 (essen|mahlzeit|abendessen|mittagessen) ..2 (kotze|kotz|erbreche|übergebe|brech|breche)
        wie ..3 (kotzt|kotze|erbricht|erbreche|erbrechen) ..2 (leise|heimlich|leicht)
        (tipps|methoden|tricks) ..2 (erbrechen|kotzen|hungern|abführen)
        (wieder|alles|kuchen) ..3 (ausgekotzt|rausgekotzt|ausgebrochen)
        (lebe|leb|ernähre) ..2 (von|nur von|mich von) ..4 (kaffee|kaugummi|wasser|luft|äpfeln|tee|zigaretten)
        (um|so) ..1 dünn ..1 zu (werden|sein|bleiben)
        (hunger) ..4 (erlaube mir|verbiete mir|lasse mich|darf) ..2 (nichts|nicht|essen)
        erlaube mir ..2 (nichts|kein essen|nicht zu essen)
        (wieder loswerden|loswerden|rausbringen|rauskotzen) ..2 (essen|apfel|gegessen|$)
        gegessen ..4 (loswerden|rauskotzen|auskotzen)
        zwinge ..2 (kotzen|zu kotzen|erbrechen|zum kotzen|zum erbrechen|zu erbrechen)
        # kalorien ..4 (bestraf*|straf*|schäme|hasse)
        (kotze|kotz|kotzen|erbreche|erbrochen|übergebe|brechen|ausgekotzt|gekotzt|erbrechen|breche) ..4 (nach jedem essen|nach dem essen|nach jeder mahlzeit|absichtlich|damit ich nicht|um abzunehmen|jeden abend|alles was ich esse|nicht zunehme|heimlich)
        (nach jedem essen|nach dem essen|nach jeder mahlzeit|fressanfall|fressanfälle|fressattacke|fressattacken) ..8 (kotze|kotz|kotzen|erbreche|erbrochen|übergebe|brechen|gekotzt|erbrechen|finger)
        (finger) ..4 (in den hals|in den rachen|in hals)
        (absichtlich|selbst|selber) ..1 (übergeben|erbrechen|erbrochen|kotzen|gekotzt|zum erbrechen|zum kotzen)
        übergebe mich ..1 absichtlich
        (seit|schon) ..2 (#|zwei|drei|vier|fünf|sechs|einer|tagen|wochen|mehreren) ..1 (tagen|tage|woche|wochen)? ..1 (nichts|nix|nichts mehr|kaum) (mehr)? (gegessen|essen|esse)
        (esse|essen|gegessen) ..2 (seit|schon) ..2 (tagen|#|einer woche|wochen) ..3 nichts
        (nichts|nix|kaum) ..2 (gegessen|essen|esse) ..6 (fett|dick|dünn|abnehmen|abzunehmen|zu fett|knochen|schlank)
        (hungere|hungern) ..2 (bis|mich|um|seit|weil|damit) ..3 (knochen|dünn|runter|fett|abzunehmen|dick|wochen|tagen)
        ^ ich hungere $
        (mehr als|nur|maximal|höchstens|limit|unter) ..2 # (kalorien|kcal)
        # (kalorien|kcal)? ..1 am tag ..5 (limit|erlaub*|mehr nicht|maximal|nicht mehr)
        (zähle|zähl) ..2 kalorie*
        (darf|verdiene|verdien|erlaube mir) ..3 (nichts|kein|nicht) ..2 (essen|zu essen)
        verdiene ..2 (kein|nicht) essen
        (abführmittel|appetitzügler|diätpillen|entwässerungstabletten)
        (wiege|gewicht) ..3 (#|##) ..1 (kilo|kg) ..6 (weniger|fett|dick|abnehmen|zu viel|runter|hässlich)
        (ana|mia) ist (zurück $|meine einzige|laut|stark)
        pro ana
        (hasse|ekel) ..3 (meinen körper|körper) ..6 (essen|esse|hunger*)
      `,
    },
    {
      concern: 'eating',
      family: 'eating',
      weight: 3,
      patterns: `
        (magersucht|magersüchtig|bulimie|bulimisch|anorexie|essstörung|anorektisch|esssucht)
      `,
    },
    {
      concern: 'eating',
      family: 'eating',
      weight: 2,
      patterns: `
        (erbrochen|erbricht) heimlich
        fressanfall
        (fühle mich|bin) ..2 (fett|zu fett)
      `,
    },
    {
      concern: 'someone-else',
      family: 'someone-else',
      weight: 3,
      patterns: `
        (meine|mein|unsere|unser) PERSON ..2 (verweigert|will) ..3 weil ..1 (sie|er) sterben will
        (meine|mein) PERSON (kotzt|erbricht|übergibt sich) ..3 (essen|mahlzeit|heimlich)
        (steht|sitzt) auf ..1 (dach|brücke|geländer|gleisen) ..4 (sagen|tun|runter|springen|mach)
        (mein|meine) ..1 (baby|kind|sohn|tochter|kleiner|kleine) ..3 DRUG ..3 (verschluckt|gegessen|geschluckt|genommen)
        PERSON ..4 (garage|auto) ..6 (motor|abgase|läuft|eingeschlossen)
        PERSON ..4 (sagt|meint|schreibt|wünscht|möchte|will) ..4 (lieber tot|wäre tot|tot sein|nie geboren|wäre lieber tot|nicht mehr da)
        (jemandem|jemand|freund|freundin|person) ..4 (sterben|nicht mehr leben|sich umbringen) (will|möchte)
        PERSON ..4 verabschiedet ..6 (nie|nimmer|letzte|immer|sorge*|komisch)
        (angst|sorge) dass ..4 (sich|etwas) ..2 (antut|an tut|umbringt|verletzt)
        (schneidet|ritzt|verletzt) sich (ständig|oft|immer|wieder|dauernd|heimlich)
        sich ..5 (umbringen|umzubringen|umbringt|umgebracht hat|töten|tötet|erhängen|erhängt|das leben nehmen|das leben zu nehmen|etwas antun|was antun|etwas anzutun|erschießen|vor den zug|vor die bahn|zu töten|aufhängen)
        (bringt|bringen) sich ..3 um
        (tut|antut|antun) sich ..2 (etwas|was) an?
        PERSON ..4 (will|möchte|wollen|mag|kann|sagt|wollte) ..4 (nicht mehr leben|sterben|nicht mehr da sein|tot sein|nicht mehr aufwachen)
        PERSON ..5 (ritzt|verletzt|schneidet) sich
        (ritzt|verletzt|schneidet) sich ..2 (selbst|selber|$|und|seit|wieder|in)
        PERSON ..6 (abschiedsbrief|abschiedsbriefe|abschiedsnachricht|abgeschiedet)
        PERSON ..2 (hat|habe mein|nimmt|schluckt) ..4 (überdosis|tabletten|pillen|schlaftabletten) ..4 (genommen|geschluckt|wacht|nimmt|$)
        PERSON ..5 (suizidal|suizidgedanken|selbstmordgedanken|suizidgefährdet|selbstmordgefährdet|suizidversuch|selbstmordversuch|lebensmüde|selbstmord|suizid)
        (suizidalen|suizidaler|selbstmordgefährdeten|suizidgefährdeten) (freund|freundin|menschen|person|kind|bruder|schwester|sohn|tochter|partner)
        (droht|drohte|gedroht|droht damit) ..3 (sich|zu springen|mit selbstmord|mit suizid|umzubringen)
        PERSON ..3 (droht|will|wird) ..2 (springen|zu springen|vom dach|von der brücke)
        (ohne ihn|ohne sie) ..3 besser ..2 (dran)
        (sagt|meint|findet|glaubt) ..2 (ohne ihn|ohne sie|wir wären|alle wären) ..4 besser
        PERSON ..2 (wird|wurde|werden|ist) ..5 (geschlagen|verprügelt|missbraucht|misshandelt|vergewaltigt|gewürgt|bedroht|geschlagen worden)
        (nachbar|nachbarin|mann|freund|vater|ex|er) ..1 (schlägt|verprügelt|misshandelt|missbraucht|bedroht|würgt) (seine|ihre|sie|ihn|meine|die|das|den) ..1 (frau|kinder|kind|freundin|schwester|mutter|tochter|mama|sohn|hund|$)
        (höre|hör|hören) ..3 (schreien|schreie|um hilfe|schläge)
        (magersüchtig|magersucht|bulimie|bulimisch|essgestört|essstörung) ..5 (dünner|freundin|tochter|schwester|sorge|helfen|sie|er)
        PERSON ..3 (ist|hat|wird) ..2 (magersüchtig|magersucht|bulimie|essstörung|essgestört)
        PERSON ..2 (isst|ißt|erbricht|kotzt) ..2 (nichts mehr|nicht mehr|kaum|heimlich|gar nichts|nichts) ..4 (erbricht|heimlich|dünn*|sorge*|nach|kotzt|und|$)
        PERSON ..2 (hat|mit) ..2 (waffe|messer|pistole|strick)
        (wie|was) ..4 (helfe|hilft|helfen|mache|macht|tun|sage) ..6 (suizid*|selbstmord*|umbringen|ritzt|sterben will|nicht mehr leben|selbstverletz*)
        (frage|frag) für (einen|ne|eine|nen) (freund|freundin|bekannten) ..14 (suizid*|selbstmord*|umbringen|sterben|tabletten|überdosis|ritzen|verletz*|schlägt|missbrauch*)
        (sorge|sorgen|angst) ..3 (um|dass) ..4 (antut|umbringt|umbringen|suizid*|selbstmord*|etwas an|tötet|verletzt)
        PERSON ..3 (möchte|will) sterben
        PERSON ..5 (macht|mache) schluss
        jemand ..3 (droht|will) ..2 (springen|zu springen)
      `,
    },
    {
      concern: 'someone-else',
      family: 'someone-else',
      weight: 2,
      patterns: `
        (frage|frag) für einen freund
      `,
    },
  ],
  idioms: `
    ${THREATS.de.idioms}
    (lachen|lustig|witzig|süß|heiß|lache) ..8 (atmen|luft)
    (atmen|luft) ..8 (lachen|lustig|witzig|süß|heiß)
    (so|zu) voll ..4 (atmen|luft)
    nase ..2 (zu|dicht|verstopft|verstopfte) ..6 (atmen|luft)
    durch die nase ..3 (atmen|luft)
    (hund|katze|kater|welpe|hamster|kaninchen|vogel|pferd|hase) ..1 (atmet nicht|reagiert nicht|bewusstlos|krampft)
    keine luft ..3 (lachen|hitze)
    (reifen|ball|fahrrad) ..4 keine luft
    (ich)? bin ..1 #minor (minuten|stunden|tage|wochen|kilo)
    (nicht|nichts) ..3 (überraschung|geschenk)
    wacht (nachts|morgens|vor|erst) ..3 auf
    (fast|beinah|beinahe|bald|gleich) ..4 (herzinfarkt|schlaganfall|krampfanfall)
    (herzinfarkt|schlaganfall|krampfanfall|brustschmerzen) ..3 (gestorben|überlebt|überstanden|gehabt|hatte|vorbeugen|anzeichen|symptome)
    (hatte|anzeichen|symptome|risiko|ursachen|nach) ..3 (herzinfarkt|schlaganfall|krampfanfall|bewusstlos)
    (training|workout|sport|treppe|prüfung|tag|woche|arbeit|umzug) ..2 mich ..1 (fast|beinahe)? (umgebracht|gekillt|getötet)
    ohne ..2 (kaffee|tee|schokolade|handy|musik) ..1 (sterbe|sterb|überlebe)
    lieber (sterbe|sterb) ich als ..3 (pizza|essen|ananas|zu tragen|zu schauen|fußball|bayern|zuzugeben|tanzen)
    (dornenbusch|brombeeren|katze|ast|hecke|zaun|rosen) ..3 (aufgekratzt|zerkratzt|gekratzt|verletzt)
    schlage? mich ..1 (durch|so durch|gut|wacker)
    schlag mich so durch
    (leiter|treppe|fußball|fahrrad|sport|skifahren|training) ..5 verletzt
    (ende|film|serie|witz|video|finale) ..3 mich ..1 (gekillt|umgebracht|fertiggemacht|getötet)
    in den rücken gefallen
    (lach|lache|lachen|gelacht|ärger*|arbeite|langweile|schäme|schäm|freu|freue|warte|schwitze|schufte|frier*) ..2 (tot|kaputt|zu tode|schlapp)
    (totlachen|totgelacht|totgeärgert|totärgern|kaputtlachen|todmüde|todsicher|todlangweilig|totschick|todernst|sterbenslangweilig|sterbenskrank|mordsmäßig|mordshunger|mörderhunger|totalschaden)
    (sterbe|sterb|sterben|gestorben|umkomme|komme um|tot|tod) ..2 (vor|fast vor|gleich vor|beinahe vor) ..1 (lachen|hunger|durst|langeweile|scham|hitze|kälte|neugier|angst haha|müdigkeit|aufregung|glück|sehnsucht|peinlichkeit|liebe|ungeduld|schreck)
    vor (lachen|hunger|langeweile|scham|hitze|neugier) ..2 (sterben|sterbe|umkommen|tot)
    (zum) (sterben|totlachen|schießen|umfallen) (langweilig|lecker|schön|süß|gut|müde|komisch)
    (bringt|bringen|brachte) (mich|uns) (noch)? (um den verstand|um den schlaf|zum lachen|zum weinen|auf die palme|nach hause|durcheinander|aus der ruhe)
    (mutter|mama|vater|papa|eltern|chef|lehrer|trainer|frau|mann|schwester|bruder|freundin) ..1 (bringt|bringen|killt|tötet|erschlägt|köpft) (mich)? ..1 (um|mich) (wenn ich (zu spät|vergesse|nicht fertig|schon wieder zu)|wenn ich das (auto|zimmer|zeugnis)|haha|lol|wenn das|wenn der|wenn die|emojilaugh|dafür)
    (hausaufgaben|wäsche|berg wäsche|hitze|arbeit|stress|kater|rücken|füße|schuhe|treppe|treppen|job|prüfung|lärm|allergie|pollen|knie|spannung|warterei|wetter|sport|training|abgabe|mathe|bürokratie|steuer|steuererklärung|stau|ungeduld|neugier|langeweile|musik|zahn|kopfschmerzen) ..2 (bringt|bringen|killt|tötet|mordet) (mich|uns)
    (könnte|würde|will) ..4 (morden|töten|killen|umbringen|sterben) für
    (morden|töten|sterben|killen|umbringen) für ..2 (pizza|kaffee|schokolade|eis|burger|kuchen|döner|urlaub|bier)
    (könnte) (dich|ihn|sie|euch) ..1 (umbringen|erwürgen|erschlagen|töten|killen)
    (handy|akku|drucker|laptop|auto|telefon|computer|fernseher|internet|pflanze|pflanzen|maschine|batterie|server|konsole|tablet|blume|blumen|bildschirm|motor|hamster|fisch) ..3 (tot|gestorben|stirbt|hinüber|kaputt|abgekratzt)
    (oma|opa|mutter|vater|hund|katze|großvater|großmutter|onkel|tante|mann|frau|bruder|schwester|freund|freundin|tier|pferd|kater|schauspieler|sänger|nachbar|nachbarin|kollege|mama|papa|sohn|tochter|baby) ..4 (gestorben|verstorben|ist tot|eingeschläfert|einschläfern)
    (spiel|ring|boss|level|minecraft|endboss|souls|zelda|runde|fortnite|dungeon|gegner) ..5 (gestorben|sterbe|tot|getötet|gekillt|killt|umgebracht|besiegt)
    (töte|besiege|kille|tötet|killen) ..2 (den|die|das) ..1 (endboss|boss|drachen|gegner|zombie|zombies|monster|unkraut|schimmel|bakterien|viren|motten|mücken)
    (gegner|boss|monster) ..3 (killen|töten|gekillt|umgebracht)
    (schach|tennis|kartenspielen|spiel|fußball|tischtennis|mario|fifa|poker|skat|darts|bowling|uno|finale|turnier|match|billard|minigolf|wettlauf|monopoly) ..3 (geschlagen|besiegt|abgezogen|fertig gemacht|schlägt)
    (geschlagen|schlägt|schlug) ..2 (im|beim|in) ..1 (schach|tennis|kartenspielen|spiel|fußball|tischtennis|mario|fifa|poker|skat|darts|bowling|uno|finale|turnier|match)
    (schlag|schlage|schlägt|schlagen) ..4 vor $
    (schlag|schlage|schlägt|schlagen|geschlagen) ..2 (eier|sahne|steif|wurzeln|zeit tot|alarm|teig|zu buche)
    (baby|kleinkind|katze|hund|pferd|kater|tür|ball|ast) ..2 (tritt|haut|schlägt|beißt|kratzt|trat|getreten|gekratzt) ..2 (mich|mir)?
    (boxen|boxtraining|karate|judo|sparring|kickboxen|mma|rugby|taekwondo) ..5 (geschlagen|getreten|getroffen|boxt|haut|verletzt)
    (schneid*|geschnitten|schnitt|verletzt|verbrannt|gestochen) ..4 (finger|beim (kochen|rasieren|kartoffelschälen|schälen|schneiden|gemüse|basteln|sport|fußball|nähen|backen|bügeln|training|laufen|klettern)|zwiebel|zwiebeln|haare|papier|brot|kinn|versehentlich|aus versehen|knie|video|rasen|hecke|kuchen|am herd|am ofen|am backblech|fuß)
    (beim|aus versehen|versehentlich) (kochen|rasieren|kartoffelschälen|schälen|schneiden|gemüse|basteln|sport|fußball|nähen|backen|bügeln|training|laufen|klettern)? ..6 (geschnitten|verbrannt|verletzt|gestochen)
    (schneide|schneiden|schnitt) (das|ein|mir die|die|den|gerade) ..2 (video|haare|zwiebeln|film|brot|kuchen|gemüse|rasen|hecke|nägel|obst|fleisch)
    (ritze|ritzen|geritzt) ..3 (holz|muster|namen|baum|herz in|leder|glas|kürbis)
    schluss ..4 (mit (ihm|ihr|meinem freund|meiner freundin|meinem ex|dem training|der arbeit|dem rauchen|der diät|lustig|zucker|jetzt)|für heute|feierabend)
    (mit ihm|mit ihr|mit meinem freund|mit meiner freundin|ihm) ..2 schluss
    (muss|mache|machen|mach) ..3 schluss machen? (mit dem|mit meinem freund|für heute|bis)
    (kann|könnte) nicht mehr ..1 (laufen|stehen|sitzen|warten|lachen|essen|vor lachen|schlafen|gehen|sprechen|lesen|lernen|sehen|hören|ich bin so satt|zählen|kommen|ändern|helfen|einloggen|so satt|bin satt|vor)
    (halte|halt) (diesen|den|diese|die|das) ..1 (lärm|hitze|kälte|baustelle|spannung|wetter|krach|musik|warterei|chef|schwiegermutter|geruch|stau|bahnverspätungen) nicht
    (keine|kein) (lust|bock) ..2 (auf|mehr auf) ..1 (serie|job|arbeit|diät|sport|schule|regen|winter|spiel|kochen|putzen|hausaufgaben|training|den job|die schule|die arbeit)
    (sinn|zweck) ..3 (meeting|socken|bügeln|app|hausaufgaben|aufgabe|regel|formular|steuer|funktion|satz)
    (meeting|socken|app|regel) ..3 (sinn|zweck)
    (gebe|geb) auf ..2 (das rätsel|dieses|den|die aufgabe|mit dem|beim)
    (nicht mehr|nie wieder) (in der|in dieser|in|hier|auf dem|in diesem|bei|mit|dort|zusammen|im|zur) ..2 (stadt|dorf|wohnung|land|wg|wohnen|arbeiten|straße|ausland|hotel|chor|verein|arbeitslos)
    leben (leichter|genießen|ist schön|ist zu kurz|in der stadt|in einer wg|auf dem land|nach dem tod|im ausland)
    in der stadt leben
    leben nach dem tod
    nehme mir das leben leichter
    (springe|spring|springen|gesprungen) ..4 (dusche|pool|trampolin|meter brett|brett|fallschirm|bungee|becken|sprungbrett|kollegin|kollegen)
    ^ ich springe ins wasser
    springe ..3 ein $
    (dusche|pool|fallschirm|bungee|seil|trampolin) ..2 springen
    (hänge|häng|hängen|aufhängen|hängt|abhängen) ..3 (wäsche|bild|bilder|fest|rum|ab|nordsee|lampe|vorhang|kette|zug|jacke|girlande)
    (wäsche|bild|bilder|vorhang|lampe|jacke) ..2 (auf|aufhängen)
    (verabschied*) ..5 (kollegen|wochenende|urlaub|feierabend|arbeit|büro|schule|gute nacht|schülern|gästen|team|rente|ferien|klasse)
    (verabschiede|verabschieden) mich (ins wochenende|in den urlaub|in den feierabend|in die ferien|für heute)
    wollte mich nur verabschieden gute nacht
    (verschenk*|verschenkt) ..5 (umzug|umziehen|ziehen um|flohmarkt|caritas|altes|altes fahrrad|alten|sofa|couch|kleinanzeigen|babykleidung|ausgemistet|ausmisten)
    (umzug|umziehen|ziehen um|ausmisten|ausgemistet|altes|alten|alte) ..4 (verschenk*|weggegeben)
    (morgen|montag|dienstag|freitag|nächste woche) ..4 nicht (mehr)? da ..4 (urlaub|frei|termin|montag|arzt|reise|dienstreise|büro|kannst|fliege|homeoffice)
    (leb wohl|lebt wohl) ..3 (urlaub|sommer|zucker|altes auto|kohlenhydrate|ferien|winter)
    danke für alles bis
    am ende (des tages|der woche|des monats|der straße|meiner geduld|meiner kräfte lol|des films|des buches|gut)
    (abgestiegen|verein|verloren) ..4 am ende
    (tote|toter|totes) (hose|punkt|winkel|meer|tag|sprache|leitung)
    (nur)? über meine leiche
    tod eines handlungsreisenden
    den letzten nerv
    (lebensmüde) ..3 (helm|zu fahren|autofahrer|radfahrer|raser|ohne)
    ohne helm
    (überdosis|überdosis an) ..1 (schokolade|zucker|koffein|kaffee|vitamin|netflix|katzenvideos|liebe|lakritz|sonne|serien|süßigkeiten)
    (tabletten|tablette) ..4 (blutdruck|apotheke|kopfschmerz*|vitamin|allergie|täglich|gegen|antibiotikum|schilddrüse|erkältung|kopf)
    (vitamintablette|kopfschmerztablette|allergietablette|halstablette)
    (magen darm|schwanger|schwangerschaft|schlecht|falsches gegessen|party|lebensmittelvergiftung|fisch|virus|verdorben|besoffen|kater|seekrank|achterbahn|grippe) ..6 (übergeben|erbrochen|gekotzt|gebrochen|kotzen|brechen|erbrechen|kotze)
    (übergeben|erbrochen|gekotzt|gebrochen|kotzen|kotze|brechen) ..5 (magen darm|schwanger|party|fisch|virus|alkohol|boot|achterbahn|gestern nach der)
    (heute|noch|seit dem frühstück|mittag|seit heute) ..1 noch nichts gegessen
    (hungere|hunger) nach
    intervallfasten
    (fett) ..2 (weihnachten|feiertagen|haha|ostern|urlaub)
    (schieß|schieß los|erschossen|geschossen) ..3 (los|fuß|tor|foto|fotos)
    in den fuß geschossen
    (umgehauen|umgehaut|umwerfend)
    (spinnen|prüfung|zahnarzt|fliegen|höhe|der note|note|klausur|hunden|vortrag|referat|gewitter|arzt|op) ..3 (angst|panik)
    (angst) ..2 (vorm|vor der|vor dem|vor spinnen|vor hunden) ..1 (fliegen|prüfung|zahnarzt|klausur|note|op|spinnen|hunden|tod der|vortrag|referat|höhe|arzt|bewerbungsgespräch)
    angst meinem vater die
    (mein|meiner) leben lang
    ums leben gekommen
    zeit (totschlagen|tot schlagen)
  `,
  harmless: PLAINLY_HARMLESS.de,
  minor: MINOR.de,
  speaker: 'ich',
  denials: `
    (keine|nie|niemals|keinerlei) ..1 (suizidgedanken|selbstmordgedanken|suizidabsichten)
    (denke|denk|dachte) nicht an (selbstmord|suizid|sterben|den tod)
    (arzt|ärztin|therapeut|therapeutin) ..2 fragt* ..6 (suizid*|selbstmord*|umbring*)
    (bin|war|ist) ..1 nicht ..1 (suizidal|suizidgefährdet|selbstmordgefährdet|lebensmüde|magersüchtig|depressiv)
    nicht (suizidal|suizidgefährdet|selbstmordgefährdet|lebensmüde|magersüchtig)
    (würde|werde|könnte|will|habe|tue|tu) ..2 (mir|mich) ..1 (nie|niemals|nichts|nicht|nix|schon nichts) ..2 (antun|an|etwas antun|umbringen|was antun|ritzen|verletzen|geritzt|verletzt|$)
    (tu|tue) mir ..1 (nichts|nix|schon nichts)
    (will|möchte|wollte) (nicht|noch nicht|gar nicht|auf keinen fall|niemals|ja nicht) (sterben|mich umbringen|umbringen|tot sein)
    (keine|nie|niemals|kein|keinerlei) ..1 (suizidgedanken|selbstmordgedanken|suizidabsichten|absicht|absichten|gedanken an)
    (nie|niemals) ..2 (an selbstmord|an suizid|über selbstmord|daran) gedacht
    denke nicht (an|über) ..1 (selbstmord|suizid)
    keine (sorge|angst) ich (tu|tue|mache|werde|bin) ..5
    (er|sie|mann|freund|vater) ..2 (nie|noch nie|niemals) ..2 (geschlagen|angefasst|gehauen|wehgetan)
  `,
  past: `
    vor (#|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig|vielen|einigen|ein paar|mehreren|einem) (jahren|jahr|jahrzehnten)
    (seit|schon) (#|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|vielen|einigen|mehreren|über) ..1 (jahren|jahr) ..3 (nicht mehr|clean|geritzt|sauber|trocken|keine|frei|nie)
    seit jahren ..2 (nicht|nie|clean|keine)
    (früher|damals|einst|vor langer zeit|lange her|jahre her|in meiner jugend|als kind|als jugendliche|als jugendlicher|als teenager|in der schulzeit|in meiner kindheit|letztes jahr|vor jahren)
    als ich (#|vierzehn|fünfzehn|sechzehn|klein|jung|ein kind|jünger|in der schule) ..1 war
    (überstanden|hinter mir|aufgearbeitet|überwunden)
  `,
  current: `
    (wieder da|stärker|schlimmer|zurück|erneut|rückfall|rückfällig|immer noch|gestern|heute nacht|diese woche|letzte nacht)
    (jetzt|nun|heute) ..2 (will|möchte|denke|denk|kann|mag|wieder|ist es wieder)
    wieder ..2 (sterben|ritzen|umbringen|dran|daran|schlimmer|los|genau so)
    (will|möchte) ..2 (sterben|nicht mehr)
  `,
  frames: `
    (übersetze|übersetzung|übersetz|auf französisch|auf englisch|ins französische|ins englische)
    (roman|geschichte|krimi|drehbuch|buch|bücher|film|filme|serie|serien|folge|doku|dokumentation|podcast|gedicht|gedichte|theater|theaterstück|oper|lied|song|songtext|liedtext|album|band|rolle|figur|held|heldin|protagonist|protagonistin|schauspieler|hauptfigur|manga|anime|werther|goethe|hamlet|romeo|schauspiel|novelle|kapitel|szene|hörbuch)
    (referat|hausarbeit|aufsatz|vortrag|seminar|masterarbeit|bachelorarbeit|doktorarbeit|studie|studien|umfrage|statistik|forschung|forsche|unterricht|suizidrate|rate in|prävention|suizidprävention|psychologie|vorlesung|schulprojekt|präsentation|fortbildung|klausur über)
    (nachrichten|zeitung|schlagzeile|schlagzeilen|promi|promis|kurt cobain|robin williams|artikel)
    (ehrenamt|ehrenamtlich|telefonseelsorge|krisendienst|hilfetelefon|beratungsstelle|selbsthilfegruppe)
    (patient|patientin|patienten|klient|klientin|klienten|sanitäter|sanitäterin|rettungsdienst|krankenschwester|pflegerin|therapeutin bin|station|notaufnahme arbeite|dienst)
    (als|ich bin|bin) (ärztin|arzt|therapeutin|therapeut|sanitäter|krankenschwester|pfleger|psychologin|psychologe|lehrerin|lehrer|polizist|polizistin|notärztin|seelsorger|seelsorgerin)
  `,
  quotes: `
    (übersetze|übersetz|übersetzung)
    (sagt|singt|heißt|titel|zitat|zeile|refrain|text|ruft|spielen|spiele)
    (lied|song|held|heldin|figur|rolle|protagonist) ..6 (ich|mich|mir)
  `,
  breaksFrame: `
    (spiel|game) ..14 (bild|bilder|foto|fotos|nacktbilder)
    (eigentlich|in wahrheit|ehrlich gesagt|in echt|in wirklichkeit|aber) ..2 (bin ich|geht es um|bin|ist das|handelt) ..2 (das|mich|ich|selbst|von mir|meine)
    (geht|handelt) ..2 (um|von) (mich|mir)
    das bin ich
    keine geschichte
    (ich auch|genau wie ich|so wie ich)
  `,
  conditions: THREATS.de.conditions,
  everyday: `
    (arbeit|job|chef|büro|schicht|meeting|meetings|kollege|kollegen|kollegin|projekt|hausaufgaben|prüfung|klausur|training|sport|fitness|knie|rezept|kochen|backen|essen heute|diät|satt|stau|wetter|regen|hitze|kälte|app|wlan|internet|laptop|drucker|handy|auto|flug|reise|urlaub|ferien|frei|hotel|umzug|umziehen|miete|abo|wäsche|einkaufen|serie|folge|film|party|hochzeit|wochenende|zahnarzt|termin|arzttermin|lachen|haha|lol|emojilaugh|montag|rätsel|sudoku|spiel|mannschaft|verein|feierabend|bis morgen|gute nacht|caritas|kartoffeln|socken|rauchen|fahrrad|sofa)
  `,
  laughter: `
    (haha|hahaha|lol|xd|hihi|hehe|emojilaugh|scherz|witz|rofl|lmao)
  `,
  soon: `
    (heute|jetzt|gleich|heute nacht|heute abend|morgen|sofort|gerade)
  `,
}
