import type { Phrases } from '../concern.ts'

export const DE: Phrases = {
  sets: {
    on: 'und|aber|weil|da|denn|jetzt|heute|nun|bitte|hilfe|ehrlich|echt|wirklich|schon|gerade|wieder|immer|ständig|jeden|täglich|er|sie|ich|was|wenn|oder|damit|seit|mehr|so|mal|regelmäßig|manchmal|oft|gestern|letzte|vor|hat|habe|obwohl|bevor|nachdem|dass|es|abends|nachts',
    adv: 'nur|nur noch|einfach|wirklich|echt|ehrlich|endlich|am liebsten|jetzt|heute|heute nacht|heute abend|morgen|gerade|schon|so gern|gern|gerne|nicht länger|tatsächlich|ernsthaft|bald|manchmal|oft|immer|immer wieder|wieder|ständig|auch|selbst|mal|irgendwie|halt|bloß|fast|gleich|noch|nachts|abends|eigentlich|dann|absichtlich',
    want: 'will|möchte|wollte|muss|werde|wünsche mir|wünschte|würde|mag|sollte|kann|könnte|hab beschlossen|habe vor',
    die: 'nicht mehr leben|nicht mehr da sein|nicht mehr aufwachen|nie wieder aufwachen|nie mehr aufwachen|mich umbringen|mich töten|mir das leben nehmen|mein leben beenden|meinem leben ein ende setzen|suizid begehen|selbstmord begehen|mich erhängen|mich erschießen|mich aufhängen|mich vor den zug werfen|mich vor einen zug werfen|vor den zug springen|vor einen zug springen|von der brücke springen|von einer brücke springen|vom dach springen|mir die pulsadern aufschneiden|nicht mehr existieren|nicht mehr weiterleben|nicht mehr am leben sein|mich ertränken|mich vergiften|für immer einschlafen|für immer schlafen|einschlafen und nie wieder aufwachen|einschlafen und nicht mehr aufwachen|allem ein ende setzen|mich totfahren|mich umbringn',
    todie:
      'mich umzubringen|mich zu töten|mir das leben zu nehmen|mein leben zu beenden|zu sterben|suizid zu begehen|selbstmord zu begehen|mich zu erhängen|mich zu erschießen|mich aufzuhängen|vor den zug zu springen|vor einen zug zu springen|von der brücke zu springen|vom dach zu springen|nicht mehr leben zu wollen|nicht mehr da zu sein|nicht mehr zu leben|tot zu sein|allem ein ende zu setzen|mich vor einen zug zu werfen|mich vor den zug zu werfen|mir die pulsadern aufzuschneiden',
    harm: 'mich ritzen|mich schneiden|mir wehtun|mir weh tun|mich verletzen|mich selbst verletzen|mich selber verletzen|mir selbst wehtun|mich verbrennen|mir etwas antun|mir was antun|mich selbst bestrafen',
    toharm:
      'mich zu ritzen|mich zu schneiden|mir wehzutun|mir weh zu tun|mich zu verletzen|mich selbst zu verletzen|mich zu verbrennen|mir etwas anzutun|mir was anzutun|mir selbst wehzutun',
    mine: 'mein|meine|meiner|meinem|meinen',
    friend:
      'freund|freundin|bester freund|beste freundin|mutter|mama|vater|papa|stiefvater|stiefmutter|mann|ehemann|frau|ehefrau|ex|exfreund|ex freund|exmann|ex mann|partner|partnerin|bruder|schwester|sohn|tochter|baby|kind|kleiner|oma|opa|großvater|großmutter|onkel|tante|cousin|mitbewohner|mitbewohnerin|nachbar|nachbarin|chef|kollege|kollegin|verlobter|enkel|neffe|kumpel|lebensgefährte|trainer|lehrer|großer bruder|älterer bruder|kleiner bruder|kleine schwester|schwager',
    near: 'er|sie|{mine} {friend}|opa|oma|mama|papa|mutter|vater',
    drug: 'tabletten|pillen|schlaftabletten|schmerztabletten|schlafmittel|paracetamol|ibuprofen|aspirin|ibus|medikamente|antidepressiva|beruhigungsmittel|beruhigungstabletten|tavor|insulin|oxy|tramadol|tilidin|valium|diazepam|xanax|kapseln|pille|blutdrucktabletten|herztabletten|herzmedikamente|novalgin|zopiclon|lithium|morphium|methadon|heroin|fentanyl|quetiapin|schmerzmittel|opipramol|lorazepam',
    took: 'genommen|geschluckt|eingenommen|eingeworfen|getrunken|runtergeschluckt|gegessen|runtergespült|geschluckt und|reingeschmissen|eingeschmissen|intus',
    many: 'zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|hundert|#|dutzende',
    young: '9|10|11|12|13|14|15|16|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn',
  },
  before: `
(glaube|denke|sage|meine|heißt|bedeutet) nicht | nicht (dass|als ob|weil) | (als ob|falls|wenn|ob|sobald|bis|angenommen|titel|heißt|lautet|bevor|hätte) [ich] | (sagte|sagt|schrie|rief|singt|schrieb|gesagt|meinte|dachte)
(willst|wolltest|möchtest|würdest|kannst|sollte|hast|tom|maria) [du|sie|er] [denken|dass]
`,
  after: `
(vor) (lachen|scham|langeweile|hunger|durst|neugier|freude|hitze|glück|sehnsucht|aufregung) | (beim (rasieren|kochen|schach|tennis|spielen|kartenspielen|zwiebelschneiden)|im (schach|spiel|tennis|tischtennis|film)|vor lachen|lol|haha*|nicht $|nicht mehr $|aus versehen|versehentlich|zum spaß|für dich|in zwiebeln)
`,
  elsewhere: `
mit # | schach | tennis | tischtennis | vor lachen | peinlich | kleid | herz | herzen | versehen | zweimal
(film|filme|serie|lied|lieder|song|songtext|roman|buch|kapitel|figur|hauptfigur|charakter|spiel|game|videospiel|minecraft|fortnite|boss|level|witz|scherz|spaß|haha*|hihi*|lol|xd|geträumt|traum|albtraum|alptraum|zitat|übersetze|übersetzen|übersetzung|englisch|englischen|krimi|tatort|theaterstück|oper|gedicht|schauspieler|netflix|podcast|geschichte|szene|zombie|zombies)
`,
  past: `
vor ~1 (jahren|jahr) | als (kind|jugendlicher|jugendliche|teenager) | damals | lange her | früher
`,
  again: `
wieder | noch | jetzt | heute | immer noch
`,
  not: 'nicht|nie|niemals|kein|keine|keinen|ohne|niemand|du|nein|wenn|,',
  minor: `
(ich bin|bin) [erst|gerade] {young} [jahre alt|jahre|und] $
`,
  dangers: {
    suicide: `
springe ich [jetzt|gleich] (vom dach|von der brücke|von einer brücke|vor den zug) | ich hasse es zu leben $ | wünschte , ich wäre nie geboren
(ich|ick|i) (will|möchte|mag|wollte|würde gern|würde gerne|würd gern) ~2 (nicht|nich|net|ned|nimmer) [mehr|länger|weiter] (leben|weiterleben|aufwachen|existieren|da sein|hier sein|am leben sein) $
ich (will|möchte|werde|könnte|muss|wollte|würde|würd) ~3 mich umbringen | (will|möchte|werde|muss|wollte) ~3 (mir das leben nehmen|mein leben beenden|mich erhängen|mich aufhängen|mich erschießen|vom dach springen|von der brücke springen|vor den zug springen|vor nen zug springen|mich vor den zug werfen|vor einen zug springen|nie wieder aufwachen|nicht mehr aufwachen|einfach sterben|endlich sterben|nur noch sterben)
(ich|und) [{adv}] (will|möchte) ~2 (sterben|tot sein) $ | (bring|bringe) ~1 mich ~2 um $
(denke|denk|nachgedacht|nachdenke|überlege|vorhab|versucht|beschlossen|lust|angst|kurz davor|gedanken|gedanke|plan) ~4 [,] (mich umzubringen|mir das leben zu nehmen|mein leben zu beenden|mich zu erhängen|mich zu erschießen|vor den zug zu springen|zu sterben $)
(denke|denk|dachte) ~3 (an selbstmord|an suizid|ans sterben|daran zu sterben|dran zu sterben) | (aufhören|muss|kann|ständig) ~4 (ans sterben|an selbstmord|an suizid|an den tod) (zu denken|denken) | (hab|habe|wieder|mit|starke|meine|die) ~2 (selbstmordgedanken|suizidgedanken|suizidale gedanken) 
(bin|fühle mich|fühl mich) [{adv}] (suizidal|lebensmüde|selbstmordgefährdet) | (seh|sehe|hab|habe|finde|gibt) ~2 (keinen|kein) ~1 (sinn|grund) [mehr] (im leben|zu leben|weiterzuleben|am leben zu bleiben|mehr im leben|mehr zu leben)
(alle|allen|familie|kinder|kindern|welt|eltern|sie|jeder|die) ~3 (besser dran|glücklicher|besser gehen|besser) ~1 (ohne mich|wenn ich (sterbe|tot|weg|nicht mehr|sterben)) | (keiner|keinen|niemand|niemanden|keinem) ~4 ob ich (lebe oder sterbe|sterbe|tot bin|noch lebe)
(mach|mache) [{adv}] [ich] [{adv}] schluss mit (meinem|dem) leben | (heute nacht|heute abend|heute|morgen|am wochenende) ~2 (mach ich schluss mit|bring ich mich um|nehm ich mir das leben|spring ich|beende ich mein leben)
(wünschte|wünsche) ~1 ich wär* ~1 (tot|nie geboren|nicht mehr da|nie aufgewacht) | ich wär ~3 (tot|am liebsten tot|lieber tot) $ | ich (kann|halte|halt|ertrage|ertrag) [{adv}] [das leben|dieses leben|mein leben|so] (nicht|nich) mehr (leben|weiterleben|aus zu leben)
(abschiedsbrief|abschiedsbriefe) [schon|gerade|hab ich|habe ich|ist|liegt|fertig] [{adv}] (geschrieben|fertig|schreiben|bereit|auf dem) | (schreib|schreibe|schreib grad) ~3 abschiedsbrief
(steh|stehe|sitz|sitze|bin) ~3 (auf|an) (der|dem|einer|nem|ner) (brücke|dach|hochhaus|klippe|geländer|gleis|gleise|gleisen|balkon|bahnsteig) ~8 (springen|spring|springe|zug|schluss|ende|tot) | müde [vom|von meinem|zu] leben $ | (satt|müde|leid) (zu leben|am leben zu sein)
(lasst|lass) mich (einfach|doch|bitte) sterben | (tabletten|pillen|schlaftabletten) ~3 (gesammelt|gehortet|gespart|zurückgelegt) ~5 (reicht|reichen|genug|ende|sterben|tot|schluss) | (gibts|gibt es) mich [bald|morgen|nächste woche|dann] (nicht|nich) mehr [bald|morgen] $
ich (will|möchte|würde|wollte|muss) [{adv}] [{adv}] [{adv}] (sterben|tot sein) $ | ich {want} [{adv}] [{adv}] [{adv}] {die} $ | (will|möchte) ich [{adv}] [{adv}] {die} $
ich {want} [{adv}] [{adv}] [{adv}] (mich umbringen|mir das leben nehmen|mein leben beenden|mich erhängen|mich erschießen|mich aufhängen|von der brücke springen|mich vor den zug werfen|meinem leben ein ende setzen)
ich {want} [{adv}] [{adv}] (nicht mehr leben|nicht mehr weiterleben|nicht länger leben|nie wieder aufwachen|nicht mehr aufwachen|tot sein) | ich bring [{adv}] mich [{adv}] um $ | ich bringe mich [{adv}] [{adv}] um $ | ich nehme mir [{adv}] [{adv}] das leben
ich mache [{adv}] [heute] [mit meinem leben] schluss mit (dem|meinem) leben | ich (setze|mache) [{adv}] (allem|meinem leben) [{adv}] ein ende
(ich|ich habe|habe|hab) [{adv}] [{adv}] [habe|hab] [{adv}] [darüber nachgedacht|vor|beschlossen|versucht|angst|den wunsch|lust|überlegt|die absicht|entschieden|daran gedacht|überlege|plane|gedanken|den drang|schon versucht|geplant] [{adv}] {todie} $
ich (denke|dachte|überlege|plane|versuche|beabsichtige|habe) [{adv}] [{adv}] [oft|ständig|immer] [daran|darüber nach|darüber|davon|vor|nach] [{adv}] {todie}
ich (denke|dachte|denk|habe) [{adv}] [{adv}] [{adv}] (an selbstmord|an suizid|über suizid nach|über selbstmord nach|selbstmordgedanken|suizidgedanken|suizidale gedanken|ans sterben|an den tod als ausweg|daran wie ich mich umbringe|ans aufhängen)
(meine|habe|hab|mit|starke|die|diese|ich habe) [{adv}] (selbstmordgedanken|suizidgedanken|suizidale gedanken) $ | ich (bin|fühle mich) [{adv}] [{adv}] (suizidal|selbstmordgefährdet|lebensmüde|suizidgefährdet) $
ich wünschte ich (wäre|würde) [{adv}] (tot|nie geboren|nicht mehr da|nicht mehr am leben|sterben|nicht mehr aufwachen|nie geboren worden) | ich wäre [{adv}] (lieber|am liebsten|besser|gern|gerne|gerade) [{adv}] (tot|nicht mehr am leben|nie geboren) $ | am liebsten wäre ich [{adv}] tot
ich hoffe [{adv}] [dass] ich [{adv}] (nicht mehr aufwache|nie wieder aufwache|bald sterbe|einfach sterbe|morgen nicht aufwache|nicht mehr aufwachen werde)
ich (sehe|finde|habe|hab) [{adv}] (keinen|kein|keine) [{adv}] (sinn|grund) [mehr] (im leben|zu leben|am leben zu sein|am leben zu bleiben|weiterzuleben|mehr zu leben|mehr im leben) | (es hat|es gibt|gibt) [{adv}] (keinen|für mich keinen) [{adv}] (sinn|grund) [mehr] (weiterzuleben|zu leben) $
(mein|das) leben hat ~1 keinen sinn [mehr] [für mich|mehr für mich] $ | (niemand|keiner) würde mich vermissen $ | mein leben (ist nicht mehr lebenswert|ist nicht lebenswert|ist es nicht wert) | ich (kann|mag|will|möchte) [{adv}] [{adv}] nicht (mehr|länger|weiter) (leben|weiterleben|existieren|da sein|am leben sein|auf dieser welt sein) $
(alle|alle anderen|meine familie|meine kinder|meine eltern|die welt|sie|die anderen|jeder|mein mann|meine frau|allen|es) (wären|wäre|ginge es|würde es|hätten es|sind|ist) [alle|allen] [{adv}] [viel] besser [dran|gehen] (ohne mich $|wenn ich (tot|weg|nicht mehr|sterbe|nicht da))
ohne mich (wären|wäre|ginge es|hätten es) [alle|allen|meine familie|meine kinder|meiner familie|meinen kindern|sie|ihnen|es] [{adv}] [alle|allen] besser [dran]
(niemand|keiner) würde [es|mich] [{adv}] (merken|vermissen|interessieren|stören|bemerken) wenn ich (tot|sterbe|sterben|mich umbringe|nicht mehr da|weg|mich umbringen|verschwinden|tot wäre) | ich habe [{adv}] [{adv}] (versucht) [{adv}] (mich umzubringen|mir das leben zu nehmen|mich zu erhängen)
ich (stehe|sitze|bin) [{adv}] [{adv}] (auf|an) (der|dem|einer|einem) ~1 (brücke|dach|geländer|abgrund|klippe|gleis|gleisen|hochhaus|balkon|bahnsteig|schienen|kante) ~8 (springen|spring|springe|zug|ende|runter) | ich springe [{adv}] (von der brücke|vom dach|vor den zug|aus dem fenster) $
ich habe [{adv}] (einen|den|das|eine) (abschiedsbrief|strick|seil) [{adv}] [schon] (geschrieben|fertig|gekauft|geknüpft|besorgt|gebunden) | ich schreibe [{adv}] [{adv}] (meinen|einen) abschiedsbrief
(abschiedsbrief|abschiedsbriefe) (ist|sind|liegt|liegen) [{adv}] (geschrieben|fertig|bereit|auf dem tisch)
(wie|womit) (kann|bringe|soll) [ich] [mich] [ich] [mich] [{adv}] [am besten|schmerzlos|schmerzfrei|schnell|am schnellsten|ohne schmerzen] [mich] (umbringen|um $|das leben nehmen|am schmerzlosesten sterben|selbst töten|schmerzlos sterben)
(schmerzlose|schmerzloser|schmerzloseste|schnellste|sicherste|einfachste|beste) (methode|art|weg|möglichkeit) (zu sterben|sich umzubringen|mich umzubringen|selbstmord zu begehen|für selbstmord|für einen suizid|um zu sterben|für suizid|sich das leben zu nehmen)
wie viele ~2 {drug} ~5 (tödlich|sterben|umbringen|tot) | (der tod|selbstmord|suizid|sterben|mich umzubringen) (ist|wäre|scheint|erscheint mir) [{adv}] (der einzige|die einzige|die beste|meine einzige|mein einziger|einzige) (ausweg|lösung|weg|möglichkeit|option)
(einzige|letzter|einziger) (ausweg|lösung|weg|möglichkeit) ist [{adv}] (der tod|selbstmord|suizid|zu sterben|der suizid)
(stimmen|stimme) [in meinem kopf] [{adv}] (sagen|sagt|befehlen|befiehlt) [mir] [{adv}] [ich soll|dass ich] [mich] [{adv}] (umbringen|mich umbringen|springen|töten soll|springen soll|umbringen soll) | ich gehöre [{adv}] (unter die erde|nicht mehr in diese welt)
ich habe [{adv}] (keinen lebenswillen|keinen lebensmut|keine lust mehr zu leben|keine kraft mehr zu leben|genug vom leben|das leben satt|keine lust mehr auf (das|mein) leben|mit dem leben abgeschlossen) | ich (halte|ertrage) (das|dieses|mein) leben nicht mehr [aus]
(heute nacht|heute abend|heute|morgen) (bringe ich mich um|nehme ich mir das leben|werde ich sterben|mache ich schluss mit allem|beende ich es|beende ich mein leben|setze ich allem ein ende|will ich sterben) | lasst mich (einfach|doch|bitte) [{adv}] sterben $
lass mich (einfach|doch|bitte) [{adv}] sterben $ | ich verdiene es [{adv}] [nicht] (zu sterben|nicht zu leben|tot zu sein|zu leben) | ich (sammle|habe) ~2 {drug} ~4 (gesammelt|genug) ~4 (umbringen|sterben|reicht|ende)
`,
    'self-harm': `
zu tief geschnitten $
(hab|habe) [ich] ~1 (mich|mir) ~4 (geritzt|aufgeritzt|selbst verletzt|absichtlich verbrannt|absichtlich geschnitten|die pulsadern aufgeschnitten|absichtlich wehgetan|wieder geschnitten)
(drang|druck|verlangen|bedürfnis|lust) ~1 (zu ritzen|mich zu ritzen|mich zu schneiden|mich zu verletzen|mir wehzutun|mir weh zu tun) | (ritz|ritze|schneid|schneide|verletz|verletze|verbrenn|verbrenne) [ich] mich [{adv}] (wieder|selbst|seit|jeden|immer|an|am|in|wenn|weil|um|heimlich|und)
(am|beim|mit dem) (ritzen|schneiden|selbstverletzen) [aufhören|angefangen|nicht aufhören|wieder] ~2 (aufhören|angefangen|wieder|nicht) | (will|muss|möchte) ~2 (mich ritzen|mich schneiden|mir wehtun|mir weh tun|mich selbst verletzen)
(spür|spüre|fühl|fühle) ~2 was wenn ich (schneide|mich schneide|ritze|mich ritze|blute)
ich (ritze|schneide|ritz|verletze|verbrenne) mich [{adv}] [{adv}] [{adv}] (selbst|selber|absichtlich|in den arm|in die arme|an den armen|am arm|wieder|seit|jeden|immer wieder|heimlich|an den beinen|und|weil|$)
(ich|ich habe|habe|hab|und) [{adv}] [{adv}] [mich] [habe|hab] [mich] [{adv}] [{adv}] [wieder|schon wieder|gestern wieder|heute wieder|gestern|heute|letzte nacht|selbst|absichtlich|mit absicht|mit der rasierklinge|mit einer rasierklinge|mit einer klinge] mich [{adv}] [{adv}] [mit absicht|mit der rasierklinge|mit einer rasierklinge|mit einer klinge|selbst] (geritzt|selbst verletzt|absichtlich geschnitten|absichtlich verletzt|wieder geschnitten)
ich habe mich [{adv}] [{adv}] [mit absicht|absichtlich|mit der rasierklinge|mit einer rasierklinge|mit einer klinge|gestern|heute] (geritzt|selbst verletzt|selber verletzt)
ich habe mich [{adv}] [{adv}] (wieder|absichtlich|mit absicht|mit einer klinge|mit der rasierklinge|mit einer rasierklinge) [{adv}] (geschnitten|verletzt|verbrannt)
ich habe mir [{adv}] [{adv}] [absichtlich] (die arme|den arm|die pulsadern|die handgelenke|das handgelenk|die beine|die oberschenkel|in den arm|in die arme|in den oberschenkel) [{adv}] [mit ~3] (aufgeschnitten|aufgeritzt|geritzt|geschnitten|zerschnitten|verbrannt) | ich {want} [{adv}] [{adv}] {harm} $
ich (habe|hab|spüre|verspüre) [{adv}] [{adv}] [so einen|den|einen|starken|so starken|das|ein] ~2 (drang|druck|bedürfnis|verlangen|lust) {toharm} | ich (kann|schaffe) [es] [{adv}] nicht [{adv}] (aufhören) {toharm} | ich habe [{adv}] angst [davor] (dass ich mir (etwas|was) antue|mir (etwas|was) anzutun)
ich tue mir [{adv}] [{adv}] (selbst|selber|etwas|was|absichtlich) [{adv}] (weh|an) $ | ich (schlage|haue|hau) [{adv}] [mir] [meinen kopf|mit dem kopf|mir den kopf|den kopf|mich selbst|mich selber] (gegen|an) die wand (bis|wenn|weil|um|$)
ich drücke [{adv}] [mir] ~2 (zigaretten|zigarette|kippen) ~3 (arm|haut|bein|armen|mir|aus) | (frische|neue) (schnitte|schnittwunden|narben) (an|auf) (meinen|den|meinem) (armen|beinen|oberschenkeln|unterarm|handgelenken|arm)
(nur|erst) (das ritzen|ritzen|schneiden|das schneiden|die klinge|der schmerz) hilft | ich (bin rückfällig|hatte einen rückfall) ~3 (geritzt|ritzen|selbstverletzung|geschnitten)
`,
    overdose: `
(hab|habe) ~4 (alle|ganze|handvoll|packung|schachtel|zu viele|viel zu viele|überdosis|dose|flasche|menge|haufen|streifen|{many}) ~4 {drug} ~3 {took} | (hab|habe) ~2 (das ganze|zu viel|alles) ~2 (insulin|heroin|morphium|medikament) ~1 (gespritzt|genommen)
(hab|habe) ~3 (bleiche|bleichmittel|rattengift|gift|frostschutz|frostschutzmittel|rohrreiniger|abflussreiniger|chlorreiniger) ~1 (getrunken|geschluckt) | (hab|habe|ist) ~1 [ne|eine] überdosis (genommen|geschluckt|$) | (hat|haben) ~2 [ne|eine] überdosis (genommen|geschluckt)
(tabletten|pillen) (wirken [jetzt|schon]|fangen an zu wirken)
ich habe [{adv}] [{adv}] [gerade|eben|soeben|vorhin|vor ~3] (alle|alle meine|sämtliche|eine ganze|die ganze|eine ganze packung|die ganze packung|eine packung|zwei packungen|eine handvoll|eine hand voll|zu viele|viel zu viele|eine ganze menge|so viele|eine schachtel|die ganze schachtel|den ganzen|alles an|ein ganzes|eine überdosis|ganze) [von|an|mit|voll] ~2 {drug} ~3 {took}
ich habe [{adv}] [{adv}] [gerade|eben|vorhin|vor ~3] [ungefähr|etwa|über|circa|ca|fast|mindestens|so] {many} [~1] {drug} ~3 {took} | (habe|hab) [{adv}] [{adv}] [ungefähr|etwa|über|ca|so] (zu viele|eine ganze packung|die ganze packung|alle meine|{many}) [von] [~1] {drug} ~3 {took}
(habe|hab|ich) [{adv}] [eine] überdosis [~1] [{drug}] {took} | ich habe [{adv}] [{adv}] (alle|alles|sie alle|die alle) {took} ~3 (sterben|tabletten|pillen|schwindlig|müde)
ich habe [{adv}] [{adv}] (bleichmittel|rattengift|gift|frostschutzmittel|abflussreiniger|rohrreiniger|spülmittel|putzmittel|reinigungsmittel) [{adv}] (getrunken|geschluckt|genommen)
{near} hat [{adv}] [{adv}] [gerade|eben] (alle|eine ganze|die ganze|eine packung|zu viele|eine handvoll|eine überdosis) [packung|schachtel|seine|ihre|meine] ~2 [{drug}] [{adv}] {took}
{near} hat [{adv}] [gerade] (eine überdosis|rattengift|bleichmittel|putzmittel|reinigungsmittel|abflussreiniger) {took} | (ich glaube|glaube) [{adv}] (ich habe|ich hab|hab|habe) [{adv}] (zu viel|zu viele|eine überdosis) [von] [~2] [{drug}] {took}
`,
    violence: `
(droht|bedroht) (mir|mich) ~2 mit ~1 (messer|pistole|waffe|axt) | {near} lässt mich [{adv}] nicht [mehr] aus (der wohnung|dem haus) $
(er|sie|{mine} {friend}|papa|mama|opa|stiefvater|vater|mutter) hat mich ~5 (geschlagen|verprügelt|gewürgt|vergewaltigt|misshandelt|zusammengeschlagen|missbraucht|geschleudert|gestoßen|angefasst|begrapscht|getreten|gepackt|bedroht|eingesperrt|die treppe runter)
(er|sie|{mine} {friend}|papa|mama|opa) (schlägt|würgt|verprügelt|tritt|boxt|prügelt|misshandelt|haut) mich [{adv}] (wenn|weil|und|seit|jeden|immer|mit|ins|in|bis|fast|oft|regelmäßig|ständig|vor|sobald)
(er|sie|{mine} {friend}|papa|mama) hat mir ~4 (gebrochen|ins gesicht geschlagen|ein messer an|in den bauch getreten|in den bauch geschlagen|eine verpasst|den arm gebrochen)
(mein|meine) ~1 {friend} (droht|bedroht|stalkt) (mir|mich|damit mich) ~5 (umzubringen|umbringen|töten|messer|waffe|zu töten|abzustechen) | (jemand|einer|typ|mann) ~2 (versucht|will) ~3 (einzubrechen|reinzukommen|bei mir rein|in meine wohnung)
(ich (wurde|wurd|bin)|(wurde|wurd|bin) ich) ~3 (vergewaltigt|missbraucht|verprügelt|zusammengeschlagen|sexuell belästigt|niedergestochen) [worden] | (er|die|sie) ~1 (bindet|binden|sperrt|sperren|schließt) mich ~3 (fest|ein|ans bett)
(opa|papa|onkel|stiefvater|trainer|lehrer) (steckt mir|fasst mir|fasst mich|hat mir) ~3 (hose|an|zwischen|bett) | (mann|freund|vater|papa|stiefvater|partner) ~3 (schlägt|verprügelt|würgt) (uns|mich|die kinder|meine mama|meine mutter|meine schwester)
{near} (schlägt|würgt|verprügelt|vergewaltigt|misshandelt|prügelt|missbraucht) mich [{adv}] [{adv}] [{adv}] (ins gesicht|in den bauch|mit dem gürtel|mit der faust|grün und blau|fast jeden tag|jedes mal|regelmäßig|wenn|vor den kindern|zu hause|bis|und|seit|zusammen|$)
{near} hat mich [{adv}] [{adv}] [{adv}] [letzte nacht|gestern|heute|wieder|schon wieder|gestern abend|gestern nacht|eben] [{adv}] [so|fast|brutal|mehrmals|richtig|sexuell|mit dem gürtel|mit der faust|ins gesicht|ins gesicht und] [{adv}] (geschlagen|verprügelt|gewürgt|vergewaltigt|missbraucht|zusammengeschlagen|misshandelt|bewusstlos gewürgt|mit dem messer bedroht|mit einem messer bedroht|angegriffen|ins gesicht geschlagen|gegen die wand gestoßen|gegen die wand geworfen|die treppe hinuntergestoßen|die treppe runtergestoßen|in den bauch getreten|eingesperrt|grün und blau geschlagen)
ich (werde|wurde|bin) [{adv}] [{adv}] [zu hause|von ~3|gestern|heute|gerade|letzte nacht|eben] [{adv}] (geschlagen|verprügelt|vergewaltigt|misshandelt|missbraucht|gestalkt|niedergestochen|gewürgt) [worden] $
ich (wurde|bin) [{adv}] (vergewaltigt|sexuell missbraucht|missbraucht worden|niedergestochen) | {near} [hat] (droht|drohte|gedroht) [mir] [{adv}] [damit] mich [und ~3] (umzubringen|zu töten|abzustechen|zu erschießen|zu erstechen)
{near} [hat] (droht|bedroht) mich [{adv}] mit (einem|dem|einer|der) (messer|waffe|pistole|axt) | {near} hat [{adv}] (gesagt|gedroht) [dass] (er|sie) [mich] [mich] (umbringt|umbringen wird|tötet|absticht) (wenn ich|und|falls)
{near} (hält|hielt|hat) mir [{adv}] ein messer (an die kehle|an den hals) [gehalten]
ich habe [{adv}] [{adv}] [{adv}] (angst|panik) (vor meinem (mann|freund|vater|ex|stiefvater|ex mann|ex freund|exmann|exfreund|partner|sohn|bruder|papa)|vor meiner (frau|mutter|freundin)|nach hause zu gehen|dass (er|sie|mein mann|mein vater|mein ex|mein freund) (mich|mir) ~3 (umbringt|schlägt|tötet|was antut|etwas antut|umbringen|töten|wehtut))
(mein|meinem) (mann|freund|vater|ex|stiefvater|partner|papa) (ist|wird) [{adv}] [{adv}] [mir gegenüber] [wieder|immer|sehr] (gewalttätig|handgreiflich)
(mein|der) [großer] (onkel|stiefvater|vater|opa|trainer|lehrer|bruder|nachbar|cousin|freund meiner mutter) [{adv}] [hat mich|fasst mich|berührt mich|kommt nachts in mein (zimmer|bett)|hat mich angefasst] ~3 (an stellen|angefasst|unsittlich|in mein zimmer|zwischen den beinen|missbraucht|in mein bett)
{near} (fasst|berührt) mich [{adv}] (nachts|an stellen|unten|zwischen den beinen|unsittlich|im intimbereich) | {near} zwingt mich [{adv}] (zum sex|mit ~3 zu schlafen|zu sex|zu sexuellen)
ich (verstecke mich|habe mich) [{adv}] [{adv}] (im|in der) (bad|badezimmer|schrank|keller|klo|toilette|schlafzimmer|auto) [eingeschlossen|versteckt|eingesperrt] ~3 (er|mein mann|mein vater|mein freund|jemand|mein ex|vor ihm|vor meinem)
(jemand|ein mann|er|einbrecher) (bricht [{adv}] (bei mir|bei uns|in meine wohnung|in unser haus) [{adv}] ein|versucht [{adv}] (bei mir|bei uns|in meine wohnung|in unser haus) einzubrechen|ist in meiner wohnung|will meine tür eintreten)
{near} (sperrt|schließt) mich [{adv}] [{adv}] (ein|im zimmer ein|im keller ein|in der wohnung ein|zu hause ein) | {near} (schlägt|verprügelt|würgt|misshandelt) [{adv}] (meine|meinen|mein|die|unsere|unser) (mutter|mama|schwester|bruder|kinder|kind|tochter|sohn|oma|frau)
mein ex [{adv}] (stalkt mich|verfolgt mich|steht vor meiner tür|lauert mir auf|bedroht mich) | (meine familie|meine eltern|mein vater|meine brüder) (will|wollen|will mich|wollen mich) [mich] [{adv}] (zwangsverheiraten|umbringen weil|zur heirat zwingen|töten weil)
`,
    'harm-to-others': `
angst [,] [dass] ich ~1 (meinem|meiner|meinen) (kind|baby|kindern|sohn|tochter) (etwas|was|weh) (antue|antu|tue|tu)
ich (werde|will|möchte|muss) [{adv}] [{adv}] (meinen ~1 {friend}|meine ~1 {friend}) [{adv}] [heute nacht|heute|im schlaf|mit dem messer] (erstechen|erschießen|abstechen|ermorden|erwürgen|abknallen|vergiften)
ich (werde|will) [{adv}] (ihn|sie|meinen {friend}|meine {friend}) [{adv}] (im schlaf|mit dem messer|mit einem messer|heute nacht) [{adv}] (umbringen|töten) | ich bringe (ihn|sie|meinen {friend}|meine {friend}) [{adv}] (heute nacht|mit dem messer|im schlaf) [{adv}] um
ich habe [{adv}] (angst|sorge) [davor] [dass ich] (ihn|sie|meinem|meinen|meine|mein|jemandem|jemanden|dem baby|meinem baby|meinem kind|meiner frau) [{adv}] [baby|kind|{friend}] [{adv}] (etwas antue|was antue|umbringe|verletze|weh tue|wehtue|schüttle)
ich habe [{adv}] (ihn|sie|meinen {friend}|meine {friend}|jemanden) [{adv}] [gerade] (erstochen|niedergestochen|erschossen|umgebracht|erwürgt|getötet) $
ich (werde|will) [{adv}] [morgen] [{adv}] (in der schule|in meiner schule|auf der arbeit|im büro) [{adv}] (alle|amok|menschen|leute) [{adv}] (erschießen|abknallen|laufen|umbringen|abstechen) | ich laufe [{adv}] [morgen] amok
(stimmen|stimme) [in meinem kopf] [{adv}] (sagen|sagt|befehlen) mir [{adv}] [ich soll|dass ich] (sie|ihn|jemanden|meine ~1|meinen ~1|mein ~1|alle) [{adv}] (töten|umbringen|verletzen|erstechen)
ich habe [{adv}] [{adv}] (eine waffe|ein messer|die pistole|eine pistole) ~6 (erschießen|umbringen|töten|abstechen|erschieße|steche) | ich zünde [{adv}] [{adv}] (sein|ihr|deren) (haus|auto) [{adv}] an
`,
    medical: `
krampfanfall ~2 (wacht nicht|reagiert nicht|atmet nicht)
(hört|hörts|hören) ~1 (nicht|nich) auf zu bluten | {near} ~1 (ist|hat) ~2 (umgefallen|zusammengebrochen|gestürzt|gefallen|tabletten genommen) ~2 (nicht wach|reagiert nicht|atmet nicht|wacht nicht|wird nicht) | (krieg|kriege|bekomm|bekomme) ~1 (keine luft|kaum luft) [mehr] | (er|sie|{mine} {friend}|baby) ~2 (atmet nicht|wacht nicht auf|ist bewusstlos und|reagiert nicht|läuft blau an|hat einen krampfanfall|krampft)
ich (glaube|denke) [{adv}] [dass] ich [{adv}] (habe|hab|bekomme|kriege) [{adv}] [gerade] (einen|ein) (herzinfarkt|schlaganfall|epileptischen anfall|herzanfall) | ich (habe|bekomme|kriege) [{adv}] [gerade] (einen|ein) (herzinfarkt|schlaganfall|herzanfall|anaphylaktischen schock) $
{near} hat [{adv}] [{adv}] (einen|ein) (herzinfarkt|schlaganfall|krampfanfall|epileptischen anfall|herzstillstand|herzanfall|anaphylaktischen schock) $ | ich (bekomme|kriege) [{adv}] (keine luft|kaum luft|kaum noch luft|keine luft mehr) [mehr] $
ich kann [{adv}] (nicht|nicht mehr|kaum|kaum noch) [richtig] atmen $ | {near} (atmet|reagiert) [{adv}] (nicht|nicht mehr|nicht richtig|kaum noch) $ | {near} (bekommt|kriegt) [{adv}] keine luft [mehr] $ | ({mine} {friend}) ist [{adv}] [{adv}] (bewusstlos|nicht bei bewusstsein)
{near} ist [{adv}] [{adv}] (bewusstlos und|nicht ansprechbar|ohnmächtig und|zusammengebrochen und|blau angelaufen|umgekippt und) | {near} wacht nicht (mehr auf|auf und) | ich (bekomme|kriege) (ihn|sie|meinen|meine) ~1 nicht (wach|mehr wach)
(starke|heftige|stechende|plötzliche|schlimme|starken|extreme) (brustschmerzen|schmerzen in der brust|schmerz in der brust) | (brustschmerzen|schmerzen in der brust|druck auf der brust|brust tut weh|enge in der brust|brust schmerzt) ~8 (arm|kiefer|luft|atmen|schweiß|schwitze|strahlt)
(die blutung|es|das blut|die wunde|sie|er) [hört|blutet] [{adv}] (hört nicht auf zu bluten|blutet und hört nicht auf|hört nicht auf|lässt sich nicht stillen) [zu bluten] | (kann|bekomme|kriege) [ich] die blutung nicht (stoppen|gestillt|stillen|gestoppt)
ich (verblute|blute [{adv}] (sehr stark|stark|extrem|wie verrückt|heftig)) $ | ich (spucke|erbreche|huste|kotze) [{adv}] [viel] blut $
(halbes gesicht|halbe gesicht|linke seite|rechte seite|gesichtshälfte|mundwinkel|linke gesichtshälfte|rechte gesichtshälfte|eine gesichtshälfte) ~3 (taub|gelähmt|hängt|herunter|runter) | (mein|sein|ihr) (hals|rachen|zunge|gesicht) (schwillt [{adv}] (zu|an)|ist zugeschwollen) [und|$]
(ruf|ruft|rufe) (bitte|hilfe|schnell|sofort) (einen krankenwagen|den notarzt|einen notarzt|den rettungsdienst|die 112|die feuerwehr) $ | ich brauche [{adv}] [{adv}] [einen] (krankenwagen|notarzt|rettungswagen) $ | (mein|unser|meine|unsere) (haus|wohnung|küche|zimmer) brennt $
`,
    grooming: `
ich bin [{adv}] {young} [jahre alt] ~14 (nacktbilder|nacktfotos|nackt|ausziehen|nacktbild|nudes|ohne kleidung|in unterwäsche|treffen|intime fotos|oben ohne)
(will|möchte|fragt|verlangt|bittet|wollte|schreibt) [mich|dass ich|mir|von mir|er|um] ~5 (nacktbilder|nacktfotos|nackt|nudes|treffen|bilder ohne|fotos ohne|in unterwäsche|intime fotos|oben ohne) ~8 ich bin [{adv}] [erst] {young}
(typ|mann|jemand|fremder|er|erwachsener) ~4 (im internet|online|auf (instagram|snapchat|discord|tiktok|whatsapp|roblox|insta|snap)|aus dem internet) ~6 (will|möchte|fragt|verlangt|bittet|wollte) ~6 (nacktbilder|nacktfotos|nackt|nudes|in unterwäsche|ausziehe|intime fotos)
mein (lehrer|trainer|onkel|stiefvater|vater|opa|nachhilfelehrer) ~3 (will|möchte|fragt|verlangt|wollte|zwingt|schreibt) ~6 (nacktbilder|nacktfotos|nackt|nudes|ausziehe|ausziehen|in unterwäsche)
`,
    eating: `
ich (übergebe|zwinge) mich [{adv}] [{adv}] [zum|nach jedem essen|absichtlich] ~2 (nach (jedem essen|dem essen|jeder mahlzeit)|absichtlich|erbrechen|zu übergeben|kotzen)
ich (erbreche|kotze|breche) [{adv}] [{adv}] [absichtlich|nach jedem essen|nach jeder mahlzeit|alles] ~2 (nach (jedem essen|dem essen|jeder mahlzeit)|absichtlich|was ich esse) | (ich stecke|ich steck|stecke ich|steck ich) mir [{adv}] [nach ~3] (den finger|die finger|finger) [{adv}] (in den hals|in den rachen)
ich hungere mich [{adv}] (zu tode|runter|krank) | ich habe [{adv}] seit [über|fast|mehr als] (drei|vier|fünf|sechs|sieben|3|4|5|6|7|8|#) tagen [{adv}] (nichts|nichts mehr|fast nichts|kaum was|kaum etwas|kaum) [mehr] gegessen | ich habe [{adv}] (magersucht|bulimie|eine essstörung)
`,
    'someone-else': `
(er|sie|und) (will|möchte) sich (erschießen|erhängen|umbringen|das leben nehmen) $
{mine} ~1 (sohn|tochter|kind|baby|enkel|enkelin) (ist|wird) ~2 (verschwunden|weggelaufen|vermisst) $
(schreibt|schrieb|geschrieben|sagt|gesagt|angst|sorge) [mir] [,] dass (sie|er) sich [{adv}] (umbringen|das leben nehmen|töten|erhängen) (will|wird|möchte) $
(mein|meine|ein|eine) ~1 (mann|frau|freund|freundin|bruder|schwester|sohn|tochter|mutter|mama|vater|papa|opa|oma|cousin|kumpel|kollege|kollegin|mitbewohner|mitbewohnerin) ~4 (sich umbringen|sich das leben nehmen|sein leben zu beenden|ihr leben zu beenden|sich umzubringen|nicht mehr leben (will|möchte)|nicht mehr leben|sich ritzt|ritzt sich|vergewaltigt)
(sie|er) (tut|tue) sich was an wenn | (stiefvater|vater|papa|mann|er|onkel) ~1 schlägt ~1 (meine|mein) (mama|mutter|schwester|bruder|tante)
{mine} ~1 {friend} (will|möchte|hat gedroht|droht|droht damit|hat versucht|hat angekündigt|wollte|sagt|schreibt|hat gesagt|hat geschrieben) [mir] [dass] [{adv}] [er|sie] [will] [{adv}] (sich umbringen|sich umzubringen|sich das leben nehmen|sich das leben zu nehmen|sterben will|nicht mehr leben will|sich umbringen will|sich umbringt|sich das leben nimmt|nicht mehr leben möchte|sterben möchte|sich erhängen|sich zu erhängen|suizid begehen)
(er|sie) (will|droht|hat gedroht|hat versucht) [{adv}] (sich umbringen|sich umzubringen|sich das leben nehmen|sich das leben zu nehmen|sich zu erhängen)
{mine} ~1 {friend} (ritzt sich|verletzt sich [{adv}] selbst|hat sich [{adv}] [die pulsadern] (geritzt|aufgeschnitten)|ist suizidal|ist selbstmordgefährdet|wird (geschlagen|misshandelt|missbraucht))
`,
  },
}
