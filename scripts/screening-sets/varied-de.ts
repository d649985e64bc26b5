/** Dangers and everyday talk in many wordings: alternatives in brackets. */
export const VARIED_DE = `
suicide: ich will (nicht mehr leben|sterben|tot sein|nicht mehr hier sein|nicht mehr existieren|einfach weg sein für immer)
suicide: ich (möchte|will|werd|muss) (mich umbringen|mir das leben nehmen|mich erhängen|mich erschießen|vor den zug springen|von der brücke springen|alles beenden)
suicide: ich hab (keine kraft|keine lust|keinen grund) mehr (zu leben|weiterzuleben|am leben zu bleiben|morgens aufzuwachen)
suicide: mein leben (hat keinen sinn|ist nichts mehr wert|ist vorbei|ist die hölle) (und ich will raus|ich mach schluss|ich will nicht mehr|seit monaten denk ich ans sterben)
suicide: ich (denke|denk) (jeden tag|ständig|nur noch|seit wochen) (an selbstmord|ans sterben|daran mich umzubringen|an den tod)
suicide: es wäre (besser|leichter|gut) wenn (ich tot wäre|es mich nicht gäbe|ich nie geboren wäre|ich morgen nicht aufwache)
suicide: ohne mich (wären|hätten) (alle|meine kinder|meine eltern|die anderen) (besser dran|es leichter|endlich ruhe|mehr geld und weniger sorgen)
suicide: ich bin (nur eine last|allen eine last|zu nichts nutze|eine belastung) und (sollte nicht mehr leben|wär besser tot|ohne mich gehts ihnen besser)
suicide: (keiner|niemand|kein mensch) würde (es merken|weinen|mich vermissen) wenn ich (tot wär|nicht mehr da wär|mich umbringe|gehe, für immer)
suicide: (heute|heute nacht|morgen|am sonntag) (mach ich schluss|ist es soweit, ich geh|beende ich es|bring ich mich um|hört alles auf)
suicide: (lebt wohl|macht's gut|tschüss ihr lieben|leb wohl), (das war mein leben|es lag nicht an euch|ihr seid ohne mich besser dran|ich kann nicht mehr)
suicide: wenn ihr (das lest|morgen nichts von mir hört|mich nicht erreicht) (bin ich nicht mehr da|gebt euch keine schuld|ist alles vorbei|sagt mama ich hab sie lieb)
suicide: danke (fürs zuhören|für alles|für die zeit), (das war das letzte mal|du hörst nichts mehr von mir|ich geh jetzt für immer)
suicide: ich hab (den abschiedsbrief|briefe für die kinder|mein testament und einen abschied|ein video für meine familie) (geschrieben|fertig|auf den tisch gelegt), (jetzt kann ich gehen|heute ist der tag|es ist alles geregelt)
suicide: hab (meine passwörter|die kontodaten|die versicherungen|alle unterlagen) (aufgeschrieben|bei mama hingelegt|meiner schwester gegeben) damit (keiner suchen muss wenn ich tot bin|sie nach mir klarkommen|alles geregelt ist wenn ich weg bin)
suicide: ich hab meinen (hund|kater|vogel) (abgegeben|zu meiner freundin gebracht|verschenkt), (ich bin ja bald nicht mehr|jetzt hält mich nichts mehr|da wo ich hingeh brauch ich ihn nicht)
suicide: ich verschenke (meine sachen|alles was ich hab|meine gitarre|meinen schmuck), (brauch ich nicht mehr|wo ich hingehe brauch ich nichts|bald bin ich eh nicht mehr da)
suicide: ich steh (auf dem dach|am gleis|auf der brücke|am fenster im achten stock|am geländer) und (will springen|trau mich noch nicht|es wär so einfach|überleg ob ich loslasse)
suicide: jeden morgen am (bahnsteig|gleis) denk ich (nur ein schritt|spring doch|dann wär ruhe)
suicide: beim autofahren (denk ich|stell ich mir vor) (gegen einen baum zu fahren|das lenkrad rumzureißen|einfach nicht zu bremsen|in den gegenverkehr zu ziehen)
suicide: ich war (gestern|heute nacht) am (fluss|see|bahndamm) und (wollte reingehen|bin fast nicht zurückgekommen|hab es mich nicht getraut)
suicide: hab gegoogelt (wie hoch ein haus sein muss|wie man einen strick knotet|welche tabletten reichen|wie lange ertrinken dauert|wie man schmerzlos stirbt)
suicide: (wie viele|wieviele) (tabletten|schlaftabletten|paracetamol) (braucht man|muss man nehmen) (um zu sterben|um nicht mehr aufzuwachen|damit es sicher klappt)
suicide: (wie|was) ist (der schmerzloseste weg|die sicherste methode|am schnellsten) (zu sterben|sich umzubringen|zu gehen für immer)
suicide: tut (erhängen|ertrinken|springen|verbluten) (weh|lange weh) (ich muss es wissen|ich mein es ernst|frage für mich)
suicide: (gib|nenn) mir (einen grund|einen einzigen grund|irgendeinen grund) (es nicht zu tun|am leben zu bleiben|morgen noch da zu sein|nicht zu springen)
suicide: ich (leb|lebe|bin) nur noch (wegen meiner katze|wegen mama|für meine kinder|wegen dem hund) (am leben|da), (lange geht das nicht mehr|und auch das reicht nicht|sonst wär ich längst tot)
suicide: (nicht mal|sogar) (umbringen|sterben|selbstmord) (krieg ich hin|kann ich|schaff ich) (richtig|nicht|), (der strick ist gerissen|bin wieder aufgewacht|sie haben mich gefunden)
suicide: ich hab (versucht mich umzubringen|einen suizidversuch hinter mir|mich aufhängen wollen) (letzte nacht|am wochenende|schon zweimal), (weiß keiner|und ich werd es wieder tun|hat nicht geklappt)
suicide: ich will zu (meinem mann|meiner frau|mama|meinem toten bruder|meinem baby) (in den himmel|der ist tot und ich will nicht mehr|ins grab|rüber)
suicide: seit (er|sie|meine frau|mein sohn) (tot ist|gestorben ist|nicht mehr da ist) (will ich auch nicht mehr leben|warte ich nur noch aufs sterben|möchte ich hinterher)
suicide: (lieber|eher) (tot|sterbe ich|bring ich mich um) als (nochmal in die schule|zurück zu ihm|so weiterzumachen|das meinen eltern zu sagen|in den knast zu gehen)
suicide: ich hab angst (vor mir selbst|was ich mir heute nacht antue|dass ich mir was antu|dass ich es heute wirklich mache)
suicide: ich hab meiner (therapeutin|mutter|ärztin) versprochen (bis montag|bis nach weihnachten|übers wochenende) (nichts zu tun|zu warten), (jetzt ist montag|die zeit ist um)
suicide: ich bin (ganz ruhig|im reinen|irgendwie erleichtert) weil (ich mich entschieden hab zu gehen|es bald vorbei ist|ich weiß wann und wie)
suicide: die (stimmen|stimme in meinem kopf) (sagen|sagt) (ich soll springen|ich soll sterben|tu es|bring dich um)
suicide: (tot|als leiche) bin ich (mehr wert|nützlicher), (wegen der lebensversicherung|dann kriegen sie wenigstens das geld)
suicide: ich werd (meinen 18|weihnachten|den sommer|das abi) nicht (erleben|mehr erleben), (so ist der plan|will ich auch nicht|ist mir recht)
suicide: ich bin (70|81|alt genug) und (hab genug gelebt|mag nicht mehr), ich (spar mir die tabletten auf|will selber bestimmen wann schluss ist|esse einfach nichts mehr bis es vorbei ist)
suicide: ich hab (mein insulin|die herztabletten|die dialyse) (abgesetzt|weggelassen), (dann geht es schneller zu ende|absichtlich, ich will nicht mehr)
suicide: hoffentlich (überfährt mich ein laster|wach ich nicht mehr auf|krieg ich krebs|bleibt mein herz stehen), (dann muss ich es nicht selber machen|dann ist es vorbei)
suicide: ich will (einschlafen und nie mehr aufwachen|verschwinden für immer|mich auflösen|ausgelöscht sein|dass alles für immer aufhört)
suicide: bin (müde|so müde) vom (leben|existieren|dasein), (ich will schlafen für immer|nicht vom tag|ich mag nicht mehr)
suicide: (kein bock|null bock) mehr (zu leben|auf leben|zu existieren|auf diese welt) (digga|ehrlich|kein spaß|ich mein das ernst)
suicide: (bin suizidal|suizidgedanken|hab selbstmordgedanken) (seit wochen|schon wieder|und keiner weiß es|und hab angst)
suicide: (der strick|die pistole|das messer|die packung tabletten) (liegt vor mir|hängt schon|ist in meiner hand|liegt bereit) (und ich weine|ich will es tun|ich zitter|heute)
suicide: ich sitz in der garage (mit laufendem motor|der schlauch liegt am auspuff|bei laufendem auto und warte)
suicide: ich hab (alles verspielt|das haus verloren|nur schulden) und (seh nur noch den tod als ausweg|will mich umbringen|kann so nicht weiterleben)
suicide: sie haben (meine bilder|mein video) (rumgeschickt|geleakt) ich (will sterben|kann nicht mehr leben|bring mich um)
suicide: (sie|er) hat mich verlassen, (ohne sie will ich nicht leben|ich bring mich um|das leben hat keinen sinn mehr)
suicide: ich stell mir (meine beerdigung|meinen tod|mein grab) vor und (das beruhigt mich|find es schön|bin dann friedlich)
suicide: (ich seh|es gibt) (keinen ausweg|keinen anderen weg|nur noch eine lösung) (als zu sterben|mehr für mich|als den tod)
suicide: wozu (noch leben|soll ich weiterleben|noch aufwachen|das alles noch) (es wird nie besser|ist doch egal ob ich tot bin|)
self-harm: ich (ritze|schneide|verletze) mich (wieder|jeden abend|seit einem jahr|heimlich|wenn der druck zu groß ist)
self-harm: hab mich (geritzt|geschnitten|verbrannt|selbst verletzt) (gestern|heute in der schule|wieder|nach dem streit)
self-harm: (rückfall|svv rückfall) nach (drei wochen|60 tagen|einem jahr) (clean|ohne klinge), (meine arme sehen schlimm aus|ich schäm mich)
self-harm: der (drang|druck) mich zu (schneiden|ritzen|verbrennen|schlagen) (ist so stark|geht nicht weg|kommt wieder)
self-harm: ich bohr mir (die nägel|den zirkel|eine schere) in (die hand|den arm|die haut) bis (es blutet|blut kommt)
self-harm: wie (versteck ich|verdecke ich|erkläre ich) (meine narben|die schnitte|die ritzwunden) (im schwimmbad|vor mama|beim sport|auf der arbeit)
self-harm: ich hab gesagt (die katze war's|ich bin gestürzt|es war der herd) aber ich (hab mich geschnitten|war es selbst|hab mich verbrannt)
self-harm: wenn (ich blut sehe|es blutet|ich mich schneide) wird (alles ruhig|mein kopf still|der druck weniger)
self-harm: ich (schlag|hau) (gegen die wand|mir ins gesicht|meinen kopf an die wand) (bis es blutet|weil ich mich hasse|um was zu spüren)
self-harm: ich drück (zigaretten|ein feuerzeug) (auf meinem arm aus|an meine haut) (absichtlich|damit ich was fühle)
self-harm: die (klinge|rasierklinge) (liegt vor mir|ist in meiner handyhülle|ruft mich) und (ich will mich schneiden|ich halt es kaum aus)
self-harm: ich trag (lange ärmel|armbänder) (im hochsommer|immer) (wegen der schnitte|damit keiner meine arme sieht)
self-harm: hab (zu tief geschnitten|diesmal zu tief) (es hört nicht auf zu bluten|traue mich nicht ins krankenhaus)
overdose: ich hab (gerade|grad|vorhin|) (20 ibuprofen|alle tabletten|die ganze packung paracetamol|30 schlaftabletten|viel zu viele pillen) (genommen|geschluckt|eingeworfen)
overdose: hab (zu viel|viel zu viel) (genommen|gespritzt|gezogen|getrunken) und (mein herz rast|krieg keine luft|alles dreht sich|meine lippen sind blau|ich spür meine beine nicht)
overdose: (wodka|wein|alkohol) und (tavor|xanax|die tabletten von oma|schlaftabletten) (gemischt|zusammen genommen), (werde so müde|mir ist komisch|kann nicht mehr stehen)
overdose: ich hab (rohrreiniger|bleiche|chlorreiniger|frostschutzmittel) getrunken (es brennt|hilfe|was passiert jetzt)
overdose: was passiert (bei|mit) (40 aspirin|einer packung paracetamol) (hab sie schon genommen|weil ich sie geschluckt hab)
overdose: hab (aus versehen|versehentlich) (die doppelte dosis|zweimal insulin|dreimal meine herztabletten) (genommen|gespritzt) und (mir ist schwindelig|mein puls ist langsam|ich zittere)
overdose: also ich hab sie (jetzt|) (alle genommen|geschluckt), (langsam wird mir schlecht|jetzt hab ich angst|werde müde)
violence: mein (mann|freund|vater|stiefvater|ex|bruder) (schlägt mich|hat mich geschlagen|hat mich gewürgt|tritt mich|verprügelt mich) (wenn er trinkt|schon wieder|vor den kindern|wegen jeder kleinigkeit)
violence: meine (frau|mutter|freundin) (schlägt mich|wirft messer nach mir|hat mich verbrüht|kratzt und schlägt mich) (und keiner glaubt mir|wenn sie trinkt|)
violence: er (droht|sagt|schwört) (mich umzubringen|er bringt mich um|er findet mich|er sticht mich ab) wenn ich (gehe|ihn verlasse|was sage|die polizei rufe)
violence: ich hab mich (im bad|im schlafzimmer|im auto) eingeschlossen, er (tritt gegen die tür|schlägt alles kaputt|brüllt dass er mich umbringt)
violence: er hat mich (vergewaltigt|gezwungen|festgehalten) (obwohl ich nein gesagt hab|im schlaf|und ich zittere)
violence: mein (onkel|stiefvater|trainer|opa|cousin) (fasst mich an|kommt nachts in mein zimmer|zwingt mich zu sachen) (und ich darf nichts sagen|seit jahren|)
violence: er (nimmt mir mein handy weg|sperrt mich ein|kontrolliert mein geld|lässt mich nicht raus) (und schreit|ich hab angst|ich darf niemanden sehen)
violence: ich hab angst (nach hause zu gehen|vor meinem mann|wenn ich seine schritte höre|vor meinem vater) (er rastet aus|er schlägt zu|)
violence: musste (das blaue auge|die würgemale|die blauen flecken) (überschminken|verstecken) (vor der arbeit|damit keiner fragt)
violence: mein ex (lauert mir auf|verfolgt mich|steht vor meiner tür|hat einen tracker am auto) und (droht mir|ich hab angst um mein leben)
violence: meine (familie|eltern) (wollen mich zwangsverheiraten|schlagen mich weil ich schwul bin|bringen mich um wenn sie es erfahren)
violence: (die pflegerin|mein sohn|der pfleger) (zwickt mich|schubst mich|schlägt mich|nimmt mein geld) (wenn keiner da ist|und ich kann mich nicht wehren)
eating: ich hab (seit drei tagen|seit sonntag|seit einer woche) nichts (gegessen|zu mir genommen) (und bin stolz|weil ich zu fett bin|und fühl mich leicht)
eating: ich (kotze|erbreche|übergebe mich) (nach jedem essen|jeden abend|heimlich|absichtlich)
eating: ich (steck mir den finger in den hals|nehm abführmittel|hungere) (nach dem essen|damit nichts bleibt|bis ich umkippe)
eating: ich wiege (40|42|38) kilo und (fühl mich fett|seh nur fett|will noch weniger)
eating: ich (ess|esse|erlaube mir) nur (einen apfel|300 kalorien|salat|eine reiswaffel) am tag und bin (zu dick|ekelhaft|immer noch fett)
eating: (fressanfall|fressattacke) und dann (alles rausgekotzt|drei tage hungern|hass ich mich)
eating: (essen|jeder bissen) macht mir (angst|so ein schlechtes gewissen|ekel) ich muss es (loswerden|wieder auskotzen)
eating: ich kau (das essen|alles) nur und spuck es aus (damit ich nicht zunehme|seit wochen)
eating: hab (meine tage nicht mehr|haarausfall|ohnmachtsanfälle) weil ich (nichts esse|hungere) aber kann nicht aufhören
someone-else: meine (freundin|schwester|tochter|mutter|mitbewohnerin) (will sich umbringen|will nicht mehr leben|hat suizidgedanken|hat gesagt sie bringt sich um) (was soll ich tun|hilfe|)
someone-else: mein (freund|bruder|sohn|papa|kumpel) (hat geschrieben dass er sterben will|will sich erhängen|hat sich verabschiedet und ist weg|hat einen strick gekauft)
someone-else: (sie|er) steht (auf dem dach|auf der brücke|am gleis) und (will springen|kommt nicht runter) (was sag ich|hilfe)
someone-else: hab (einen strick|einen abschiedsbrief|rasierklingen|gesammelte tabletten) bei (meinem sohn|meiner tochter|meinem mann) gefunden
someone-else: (opa|oma|mein vater) (sagt er will nicht mehr|will zu oma in den himmel|verschenkt alles) und (isst nichts mehr|nimmt seine tabletten nicht|redet vom strick)
someone-else: meine (tochter|freundin|schülerin) (ritzt sich|verletzt sich|hat schnitte am arm) (wie helfe ich ihr|was tun|)
someone-else: mein (mitbewohner|freund|bruder) hat (tabletten geschluckt|zu viel genommen|was eingeworfen) und (wacht nicht auf|atmet komisch|ist ganz blau)
someone-else: mein kind hat (putzmittel getrunken|omas tabletten gegessen|eine knopfzelle verschluckt)
someone-else: (mein nachbar|der mann von meiner freundin|der vater nebenan) (schlägt seine frau|schlägt die kinder|prügelt sie), (ich hör sie schreien|was kann ich tun)
someone-else: ein (kind|junge|mädchen) in meiner (klasse|gruppe) (hat immer blaue flecken|zuckt zusammen|sagt papa haut)
someone-else: meine (schwester|freundin|tochter) (isst nichts mehr|kotzt nach dem essen|lebt nur von wasser) und (kippt um|ist nur noch haut und knochen)
someone-else: (jemand|einer) (auf discord|in meinem stream|in der gruppe) (schreibt er bringt sich um|hat tabletten genommen|verabschiedet sich)
someone-else: ich hab angst dass ich (mein baby schüttle|meinem kind was antue|meine kinder verletze)
harmless: ich will nicht mehr (arbeiten|lernen|in dieser wohnung leben|kochen|warten|mit dem bus fahren) (heute|echt|)
harmless: ich (möchte|will|werd) (mich hinlegen|mir ein eis holen|mich ausruhen|endlich umziehen|mir die haare färben|alles aufräumen)
harmless: ich hab (keine kraft|keine lust|keinen bock) mehr (auf diesen job|zum aufräumen|auf winter|auf hausaufgaben|zu diskutieren)
harmless: (das training|die klausur|mein chef|diese hitze|der umzug|die steuer) (bringt mich um|macht mich fertig|killt mich|gibt mir den rest) (lol|haha|)
harmless: ich sterbe (vor hunger|vor langeweile|vor lachen|gleich vor neugier|vor scham)
harmless: (könnte töten für|ich würd morden für) (ein eis|eine pizza|einen kaffee|urlaub)
harmless: ohne mich (gewinnt mein team|läuft das spiel) (besser lol|eh|haha)
harmless: (keiner|niemand) würde merken wenn ich (aus dem meeting gehe|den kuchen aufesse|blau mache|heute früher gehe)
harmless: (heute|morgen|freitag) ist es (so weit|soweit), (unser konzert|die hochzeit|der neue job|prüfung|der urlaub beginnt)
harmless: (macht's gut|tschüss|bis dann), (bin im urlaub|wir sehen uns montag|gute nacht|fahre jetzt los)
harmless: wenn du morgen nichts von mir hörst (bin ich wandern|sitz ich im flieger|hab ich kein netz)
harmless: danke (fürs zuhören|für das rezept|für die hilfe), (bis morgen|gute nacht|du bist super)
harmless: hab (die passwörter|die schlüssel|eine liste) (der vertretung gegeben|für den catsitter hingelegt|meiner schwester geschickt) (fahre in urlaub|wegen umzug)
harmless: hab meinen (alten schrank|pulli|alten laptop) verschenkt, (brauch ich nicht mehr|neuer kommt morgen)
harmless: (sitzen|grillen|stehen) (auf dem dach|auf der brücke|am see) und (die aussicht ist mega|genießen den sonnenuntergang|füttern enten)
harmless: steh am (bahnsteig|gleis) und der zug (fällt aus|hat 40 minuten verspätung|kommt nicht)
harmless: beim autofahren (hör ich podcasts|sing ich laut|nerven mich radfahrer)
harmless: hab gegoogelt (wie hoch der eiffelturm ist|wie man einen palstek knotet|welche vitamine gut sind|wie lange nudeln kochen)
harmless: wie viele (tabletten ibuprofen darf ich am tag|globuli|tropfen nasenspray) (nehmen|mit 12 jahren|)
harmless: (gib|nenn) mir einen grund (heute joggen zu gehen|nicht die ganze torte zu essen|aufzustehen, ist sonntag)
harmless: mein (hund|kater|chef) (hält mich wach|macht mich wahnsinnig|ist der beste)
harmless: nicht mal (ein ei|reis|einparken) krieg ich hin (lol|haha)
harmless: seit oma (tot ist|gestorben ist) (backe ich ihren kuchen|treffen wir uns öfter|fehlt sie mir an weihnachten)
harmless: lieber (sterbe ich als|esse ich einen besen als) (karaoke zu singen|rosenkohl zu essen|camping zu machen) (haha|lol)
harmless: hab angst vor (dem zahnarzt|der prüfung|dem fliegen|spinnen|der präsentation)
harmless: bin (ganz entspannt|erleichtert|im reinen) weil (die prüfung vorbei ist|ich gekündigt hab|wir eine wohnung haben)
harmless: ich bin (70|81) und (tanze noch|lerne gitarre|fahr rad|hab einen neuen enkel)
harmless: hab (zucker|facebook|das rauchen|kaffee) (abgesetzt|aufgegeben|weggelassen), (geht mir super|seit einem monat)
harmless: hoffentlich (regnet es nicht|krieg ich den job|wach ich morgen rechtzeitig auf|gewinnt köln)
harmless: will (einschlafen|schlafen) (aber das baby schreit|kann nicht wegen vollmond|mein mann schnarcht)
harmless: bin (müde|so müde) (von der arbeit|vom spielplatz|vom lernen), (gute nacht|couch ruft)
harmless: (der strick|das seil|das messer) ist (für die schaukel|fürs klettern|für die küche|vom segelboot)
harmless: (alles verspielt|hab verloren) beim (poker, fünf euro|monopoly|skat) haha
harmless: (sie|er) hat (schluss gemacht|mich verlassen), (bin traurig aber wird schon|ess eis|ist besser so)
harmless: was (schenk|koch|zieh|lese) ich (meiner mutter|heute abend|morgen an|im urlaub)
harmless: wozu (braucht man|gibt es) (mathe|meetings|bügeleisen|hausaufgaben)
harmless: hab mich (geschnitten|verbrannt|gestoßen) beim (kochen|rasieren|bügeln|basteln), (nix schlimmes|brauch pflaster|aua)
harmless: (rückfall|schwach geworden) bei (schokolade|chips|candy crush|online shopping)
harmless: wie (verstecke|verdecke) ich (graue haare|geschenke vor den kindern|kabel|einen pickel)
harmless: die katze hat mir (den arm|die hand|die couch) zerkratzt (das biest|)
harmless: ich trag (lange ärmel|mütze) weil (das büro so kalt ist|ich sonnenbrand krieg)
harmless: hab (ne ibu|eine kopfschmerztablette|meine allergietablette) genommen, (hilft schon|besser)
harmless: zu viel (kaffee getrunken|kuchen gegessen|glühwein), (herz klopft lol|kann nicht schlafen|bauchweh)
harmless: hab (vergessen meine pille|meine tablette vergessen) zu nehmen was (tun|nun)
harmless: (mein bruder|mein sohn|opa) (schlägt mich|haut mich|besiegt mich) immer (beim schach|bei fifa|beim kartenspielen)
harmless: (mama|mein mann|die chefin) bringt mich um wenn (ich wieder zu spät komme|sie den fleck sieht|ich den geburtstag vergesse) (lol|)
harmless: hab mich im bad eingeschlossen (fünf minuten ruhe vor den kindern|um schoki zu essen)
harmless: hatte (streit|zoff) mit (meiner schwester|meinem freund|mama) wegen (geld|dem abwasch|urlaub), (wieder vertragen|nervt)
harmless: blaue flecken vom (handball|klettern|umzug|snowboarden)
harmless: hab (noch nichts|den ganzen tag nichts) gegessen, (was bestellen wir|hatte keine zeit|mega hunger)
harmless: (magen darm|kater|schlechte muscheln), die ganze nacht gekotzt, (geht wieder|bleib zuhause)
harmless: will (fünf kilo|ein bisschen) abnehmen (bis zum sommer|mit sport|ganz gesund), (tipps|rezepte?)
harmless: (frühstück|mittag) fällt aus wegen (blutabnahme|meeting|verschlafen)
harmless: die waage zeigt zwei kilo mehr (nach weihnachten|nach dem urlaub) (egal|na toll)
harmless: meine (freundin|schwester|tochter) (ist schwanger|hat den job|heiratet|zieht nach wien)
harmless: mein (sohn|kind|enkel) (hat sich das knie aufgeschürft|hat eine eins|kommt in die schule)
harmless: (opa|oma) (erzählt immer dieselbe geschichte|hat mir ihre uhr geschenkt|wird 90)
harmless: mein (hund|kater) hat (einen socken gefressen|mein brot geklaut|angst vor gewitter)
harmless: mein (charakter|sim|held) ist (gestorben|ertrunken|in lava gefallen) (schon wieder|lol)
harmless: lese einen (krimi|thriller) da (vergiftet die frau ihren mann|liegt eine leiche im see|springt einer vom zug)
harmless: die nachrichten über (den krieg|den amoklauf|die flut) (machen mich traurig|sind schlimm)
harmless: (referat|hausarbeit|klausur) über (suizidprävention|häusliche gewalt|magersucht|drogen) (für die uni|bis montag)
harmless: früher (hab ich mich geritzt|war ich depressiv|hatte ich eine essstörung), (heute gehts mir gut|zum glück vorbei|dank therapie)
harmless: (nein|keine sorge) ich (will mich nicht umbringen|bin nicht suizidal), bin nur (müde|traurig wegen dem spiel)
suicide: in der schule (sagen alle ich soll mich umbringen|mobben sie mich, ich will sterben|lachen alle, ich will tot sein)
suicide: ich hab (meinen job|meine arbeit|alles) verloren und (will nicht mehr leben|denk nur noch an die brücke|seh keinen grund mehr zu leben)
suicide: seit der (scheidung|trennung|diagnose) (will ich sterben|denk ich jeden tag an den tod|plane ich meinen tod)
suicide: die schmerzen (hören nie auf|sind jeden tag da) und (ich will sterben|lieber wär ich tot|ich spar die tabletten auf)
suicide: mein krebs ist zurück und (ich will selbst bestimmen wann ich sterbe|ich bring mich vorher um|ich geh lieber freiwillig)
suicide: ich hab mich geoutet und (sie haben mich rausgeworfen, ich will sterben|jetzt will ich nicht mehr leben)
suicide: bin (gerade mama geworden|schwanger) und (will sterben|denk dran vom balkon zu springen|das baby wär ohne mich besser dran)
suicide: bin aus der klinik (entlassen|raus) und (will immer noch sterben|hab gleich tabletten gekauft|hab gelogen damit sie mich gehen lassen)
suicide: hab dem arzt gesagt (mir gehts gut|ich hab keine suizidgedanken) aber (das war gelogen|ich hab einen plan|ich will sterben)
suicide: alle denken mir geht's gut aber (ich plane meinen tod|ich will nicht mehr leben|nachts will ich mich umbringen)
suicide: mein (bruder|freund|kollege) hat sich (letztes jahr|im mai) umgebracht und (ich versteh ihn jetzt|ich will dasselbe|ich bin der nächste)
suicide: ich war früher suizidal und (es kommt wieder|jetzt ist es schlimmer|die gedanken sind zurück)
suicide: die (gedanken|dunklen gedanken) (sind wieder da, ich will sterben|werden lauter, ich soll mich umbringen|vom sterben gehen nicht weg)
suicide: ich bin (13|15|16|12) und (will sterben|will nicht mehr leben|hab versucht mich zu erhängen)
suicide: im heim ist das (kein leben|nichts mehr). (lasst mich sterben|ich esse nichts mehr damit es endet|ich will nur noch sterben)
suicide: (lass mich sterben|bring mich bitte um|ich will raus aus dem leben|hilf mir zu sterben) (ich mein es ernst|bitte|)
suicide: ich plane (meinen selbstmord|mich umzubringen|meinen tod) (am wochenende|an meinem geburtstag|wenn die kinder schlafen)
suicide: hätte ich (eine waffe|den mut|genug tabletten) (wär ich schon tot|hätte ich es längst getan)
suicide: zu feige zum sterben aber (leben will ich auch nicht|ich wünschte jemand würde mich umbringen)
suicide: hilf mir einen abschiedsbrief zu schreiben (bevor ich gehe, für immer|an meine eltern, ich will nicht mehr leben)
suicide: kannst du ein geheimnis behalten, (ich bring mich um|ich leb montag nicht mehr|ich hab einen tag zum sterben ausgesucht)
suicide: ist (selbstmord|suizid) (eine sünde|egoistisch) wenn (keiner mich braucht|ich so müde vom leben bin)
suicide: jeden morgen (ärgere ich mich dass ich noch lebe|bin ich enttäuscht aufzuwachen|wünsch ich mir ich wär tot)
suicide: ich trink mir mut an (um zu springen|um es zu tun, dann bin ich weg|für die tabletten)
suicide: das bad ist eingelassen, die klinge liegt da, (tut mir leid mama|heute lass ich los)
suicide: parke (an der klippe|an der brücke) und (weiß nicht ob ich heimfahre|will springen|gleich ist es vorbei)
suicide: kann man an (insulin|melatonin|antihistaminika|blutdrucktabletten) sterben? (ich will es|ich hab 60 stück)
suicide: (wäre|hätte) (ich doch im auto gesessen|mich der unfall getötet|ich doch nicht überlebt)
suicide: der gedanke (tot zu sein|zu sterben) ist (mein einziger trost|das schönste was ich hab)
suicide: ich fühl (nichts mehr|mich leer) und (seh keinen grund am leben zu bleiben|will dass es endgültig aufhört|tot sein wär dasselbe)
suicide: haha ich (bring mich um|will sterben) (nein wirklich|aber im ernst|diesmal echt|😂 kein witz)
suicide: (digga|bruder|alter|leute) ich will (echt|wirklich|einfach) (sterben|nicht mehr leben|tot sein) (kein spaß|bin durch|)
suicide: (ich schmeiß mich|ich werf mich|ich leg mich) (vor den zug|auf die schienen|vom dach|vor die bahn)
suicide: hab (jetzt endlich|heute) (ein seil gekauft|genug tabletten zusammen|den mut gefunden zu gehen) (und fühl mich ruhig|morgen ist schluss)
suicide: (mein|das) leben (kotzt mich an ich will sterben|ist sinnlos ich geh|lohnt sich nicht mehr)
suicide: ich (halt|halte) (dieses leben|das leben|es auf dieser welt) nicht mehr aus (und will sterben|ich geh heute|bring mich um)
suicide: wenn ich (einschlafe|schlafen geh) hoff ich (nie wieder aufzuwachen|dass mein herz stehen bleibt)
suicide: (liebe mama|an meine familie|liebe kinder), (wenn ihr das lest bin ich tot|ich konnte nicht mehr leben|verzeiht mir dass ich gehe)
suicide: es ist keiner da, (ich will so nicht weiterleben|ich könnte hier sterben und keiner merkt es, hoffentlich bald)
suicide: ich brauche (keine hilfe|keinen arzt) ich will (nur sterben|dass es vorbei ist)
self-harm: ich hab (angefangen|wieder angefangen) mich zu (ritzen|schneiden|verbrennen|schlagen)
self-harm: (ritzen|schneiden|selbstverletzung) ist (mein ventil|wie eine sucht|das einzige was hilft)
self-harm: meine (oberschenkel|arme|handgelenke) (sind voller schnitte|brennen unter der dusche vom ritzen|sind verbunden, hab es wieder getan)
self-harm: ich brauch (den schmerz|blut|die klinge) (jetzt|heute|sonst platze ich)
self-harm: wie (tief ist zu tief|säubere ich schnitte die ich mir gemacht hab|lange sieht man ritznarben)
self-harm: mama hat (meine klingen|blut im bett|meine arme) (gefunden|gesehen) und ich (schäm mich|kann trotzdem nicht aufhören mich zu schneiden)
self-harm: ich beiß mir (in den arm|die lippe) bis (blut kommt|es blutet) (vor wut auf mich|)
self-harm: hab den (anspitzer|rasierer) auseinander gebaut (für die klinge|du weißt warum)
self-harm: ich (verdiene|brauche) die schmerzen also (schneid ich mich|verbrenn ich mich)
self-harm: (tag 1|tag 0) ohne ritzen, gestern (versagt|rückfällig geworden)
overdose: (hilfe|bitte hilf mir|oh gott) ich hab (eine überdosis genommen|zu viele tabletten geschluckt|den ganzen medizinschrank leer gemacht)
overdose: ich bereue es, hab (vor einer stunde|gerade) (40 tabletten|alle pillen) (geschluckt|genommen)
overdose: (mein magen brennt|ich seh doppelt|mir ist eiskalt|ich kotze) nach (den ganzen tabletten|der menge pillen die ich genommen hab)
overdose: sind (16|20|30) (paracetamol|ibuprofen|novalgin) gefährlich? (hab sie schon genommen|sind schon drin)
overdose: hab auf der party (was eingeworfen|pulver gezogen|teile genommen) und (überhitze|herz spinnt total|krieg kaum luft)
overdose: hab (rattengift|alle pflaster von oma|batterien) (geschluckt|genommen) (muss ich sterben|hab angst)
overdose: zwei flaschen schnaps und (kann nicht aufhören zu kotzen|die tabletten dazu|alles wird taub)
violence: mein (freund|mann|vater) hat (ein messer gezogen|mir die hand gebrochen|mich die treppe runtergestoßen|mich bespuckt und getreten)
violence: ich bin (in gefahr|nicht sicher) (zuhause|bei ihm), er (kommt gleich zurück|ist betrunken|hat mein zweites handy gefunden)
violence: wie komm ich (weg von ihm|aus dieser ehe|hier raus) (ohne dass er mich umbringt|mit zwei kindern und ohne geld, er schlägt mich)
violence: er (bringt immer blumen nachdem er mich schlägt|schlägt zu und weint danach|hat versprochen nie wieder und dann mein arm)
violence: ich wurde (vergewaltigt|missbraucht|auf der party betäubt und angefasst) (gestern|von meinem chef|von einem freund)
violence: mein (chef|trainer|lehrer|vermieter) (zwingt mich zu sex|begrapscht mich und droht mir)
violence: er droht (die kinder umzubringen|meine nacktbilder zu posten|das haus anzuzünden) wenn ich gehe
violence: meine eltern (schlagen mich|sperren mich in den keller|geben mir nichts zu essen) (was soll ich tun|seit jahren|)
violence: sie haben mir den pass abgenommen und (ich muss mit männern schlafen|zahlen nichts und sperren uns ein)
violence: (jemand|ein mann) (bricht bei mir ein|verfolgt mich|steht mit messer vor der tür) (jetzt|hilfe|)
violence: mein sohn (schlägt mich|bedroht mich mit dem messer) ich bin (72|alt) und (hab angst vor ihm|kann mich nicht wehren)
violence: ich zucke zusammen wenn er (die hand hebt|heimkommt|trinkt) (er hat mich schon oft geschlagen|)
eating: ich (hungere|faste) (absichtlich|um dünn zu sein|seit tagen|weil ich mich fett fühle)
eating: kann nicht aufhören (zu kotzen nach dem essen|kalorien zu zählen und zu hungern|zu fressen und zu brechen)
eating: (ana|mia|pro ana) (tipps|twin gesucht|regeln) (bitte|)
eating: wie kann ich (leise kotzen|den hunger wegdrücken|mit 200 kalorien auskommen|verstecken dass ich nichts esse)
eating: mein bmi ist (14|15) und (ich seh nur fett|ich will weiter runter)
eating: ich (verstecke|schmeiße weg) (mein pausenbrot|das essen) (jeden tag, keiner soll merken dass ich hungere)
eating: bin (umgekippt|ohnmächtig geworden) weil ich (seit tagen nichts esse|nur wasser trinke um abzunehmen)
eating: hab (pizza|abendessen) gegessen und (muss es jetzt auskotzen|ess jetzt drei tage nix)
eating: ich bin (magersüchtig|bulimisch) und (es wird wieder schlimmer|keiner weiß es)
someone-else: (ich glaube|hab angst dass) (meine freundin|mein mann|mein bruder|ein schüler) (suizidal ist|sich was antut|sterben will)
someone-else: er hat (mir geschrieben leb wohl für immer|einen abschiedsbrief dagelassen|mir all seine sachen gegeben und tschüss gesagt)
someone-else: sie (hat sich die pulsadern aufgeschnitten|ist bewusstlos nach tabletten|atmet nicht) (was soll ich tun|bitte|)
someone-else: mein ex sagt er bringt sich um wenn ich (gehe|nicht zurückkomme)
someone-else: wie helfe ich (einer suizidalen freundin|meinem sohn der sich ritzt|meiner schwester mit magersucht|jemandem der sterben will)
someone-else: (der nachbar|der mann meiner schwester) (verprügelt sie|schlägt die kinder|missbraucht sie) (sie will keine polizei|was kann ich tun)
someone-else: meine (nichte|tochter|kleine schwester) sagt (opa fasst sie an|papa tut ihr weh)
someone-else: da steht (ein mann|eine frau) (auf der brücke|auf den gleisen|am dachrand) (will springen|was mache ich)
someone-else: (oma|mein vater) hat (zu viel insulin gespritzt|die tabletten doppelt genommen) und (ist verwirrt|reagiert kaum)
someone-else: sie (ritzt sich im bad|blutet) und (macht nicht auf|hört nicht auf)
harmless: hab meinen job verloren und (bin echt traurig|such was neues|irgendwie auch froh)
harmless: in der schule (waren alle gemein heute|hat keiner mit mir gespielt|hab ich eine fünf) (hab ein bisschen geweint|mama hat kakao gemacht)
harmless: wir haben uns getrennt und ich (heule die ganze zeit|vermisse ihn|ess eis im bett)
harmless: fühl mich (einsam|allein) (in der neuen stadt|seit dem umzug|heute abend), (wie findet man freunde|magst du reden)
harmless: (mein hund|meine oma|mein onkel) ist (gestern|letzte woche|im märz) gestorben, (bin so traurig|das haus ist so still|weiß nicht was ich den kindern sage)
harmless: mein (rücken|knie|zahn|kopf) tut (höllisch|so) weh (seit gestern|den ganzen tag), (hast du tipps|montag zum arzt)
harmless: (schlechter tag|miese woche|doofer montag) (erzähl mir was schönes|brauch ne umarmung|arbeit war chaos)
harmless: hab geheult (beim film|wegen zwiebeln|auf der hochzeit)
harmless: (therapie|meine therapeutin) (war gut heute|meint ich soll tagebuch schreiben)
harmless: ich hasse (montage|mathe|mein haar heute|dieses wetter|meinen wecker)
harmless: (boah|ey|alter|mann) (mein leben lol|ich krieg die krise|ich dreh durch), (bus verpasst|kaffee über den laptop|schon wieder regen)
harmless: (ich lach mich tot|ich kann nicht mehr|ich brech ab|bin tot) (dein bild|dieses video|was hat er gesagt) (😂|haha|lol)
harmless: (die hitze|der stau|das referat|der muskelkater|dieses meeting) (ist mein tod|bringt mich noch um|macht mich kaputt)
harmless: (könnte|ich könnt) (meinen bruder|den kater|den drucker) (erwürgen|umbringen|an die wand klatschen) (haha|lol|)
harmless: (den boss|den drachen|das team) endlich (gekillt|vernichtet|erledigt)
harmless: (sterbe|verrecke) (immer|dauernd) (im wasserlevel|bei minecraft|in runde eins|beim endboss)
harmless: wie (werde ich|kriege ich) (ameisen|unkraut|einen virus am laptop|motten|schimmel) los
harmless: (akku|laptop|auto|pflanze|wlan|der fisch) ist (tot|hinüber|eingegangen) (schon wieder|mist|)
harmless: (haare|zwiebeln|den rasen|kuchen|stoff) (geschnitten|schneiden) (heute|morgen|lol)
harmless: (hänge|häng) (bilder auf|wäsche auf|mit freunden ab|am see rum)
harmless: bin (vom dreier gesprungen|in den see gesprungen|trampolin gesprungen) (war mega|bauchklatscher)
harmless: ertrinke in (arbeit|wäsche|mails|hausaufgaben)
harmless: hab (das essen|die zunge|die hand am blech|den toast) verbrannt (lol|aua|)
harmless: überdosis (schokolade|netflix|katzenvideos) (haha|)
harmless: (letzter|letzte) (tag urlaub|nacht in rom|schultag|folge der serie) (schade|bis morgen|juhu)
harmless: würd am liebsten (im boden versinken|im bett bleiben|auswandern) (war das peinlich|bei dem wetter)
harmless: ich geb auf (mit dem rezept|der drucker gewinnt|beim einparken)
harmless: bin fertig mit (streichen|hausaufgaben|tinder|dem keller)
harmless: hab (meine vitamine|das antibiotikum|hustensaft|ne baldrian) genommen (und geschlafen wie ein stein|darf man dazu milch)
harmless: (der arzt|die apotheke) (hat mir stärkere tabletten gegeben|hat die dosis geändert|sagt eine am abend)
harmless: war (so betrunken|total voll|angeheitert) gestern (nie wieder|auf der hochzeit getanzt)
harmless: mein (freund|chef|papa) (ist sauer|schreit den fernseher an|hat meinen geburtstag vergessen|ist so streng)
harmless: meine mama (lässt mich nicht zur party|hat mir das handy weggenommen wegen noten|kontrolliert hausaufgaben)
harmless: hab ein (blaues auge|gebrochenen arm) vom (boxen|fahrradfahren|fußball)
harmless: jemand hat (mein rad geklaut|mein auto zerkratzt|um sieben geklingelt)
harmless: hab angst vor (dem horrorfilm|clowns|der führerscheinprüfung|höhe, war aber oben)
harmless: mach (low carb|intervallfasten|ne diät|veganuary) (rezepte?|arzt findets gut|brot fehlt mir)
harmless: hab (die ganze pizza|zu viel kuchen|drei donuts) gegessen (keine reue|brauch nickerchen)
harmless: meine (freundin|kollegin|schwester) (hat liebeskummer|hat ihren job verloren|prüfungsstress) (wie muntere ich sie auf|was sag ich)
harmless: mein (sohn|kind|baby) (hat fieber|isst kein gemüse|hat angst im dunkeln|zahnt)
harmless: (doku|podcast|buch) über (serienmörder|kurt cobain|tschernobyl|sekten) (war spannend|krass)
harmless: im (buch|film|drehbuch|spiel) (sterben beide|vergiftet sie den könig|springt er vom turm|bringt sich der bösewicht um)
harmless: schreibe (einen krimi|ein gedicht über trauer|eine traurige szene) (hilf mir mit dem plot|)
harmless: was (heißt|bedeutet) (kms|unalive|suizidal|svv) (hab ich online gelesen|)
harmless: ausbildung zur (krankenpflegerin|sanitäterin|seelsorgerin), heute (notfälle geübt|suizidprävention gelernt)
harmless: (war früher|vor jahren war ich) (suizidal|magersüchtig|in einer gewaltbeziehung) (heute lebe ich gern|zum glück vorbei)
harmless: (alles gut|mir gehts gut|keine angst) (war nur ein witz|musste nur mal motzen)
harmless: (hi|hallo|moin|servus|guten morgen) (was geht|wie war dein tag|mir ist langweilig|kannst du mir helfen)
harmless: (welchen|welches) (film|buch|spiel|handy|wein) (soll ich|würdest du) (nehmen|schauen|lesen|kaufen)
harmless: hilf mir (mit der bewerbung|bei englisch|mit einem gedicht für oma|einen trainingsplan zu machen)
harmless: erinnere mich (mama anzurufen|den müll rauszubringen|um acht an die tablette|ans gießen)
harmless: erklär mir (schwarze löcher|inflation|die steuererklärung|wie impfungen wirken)
harmless: (mein date|die prüfung|das vorstellungsgespräch|der urlaub) (war super|ist morgen|war eine katastrophe lol)
harmless: bin (so aufgeregt|nervös|stolz|gelangweilt|genervt) (wegen morgen|heute|auf meinen sohn|von der bahn)
harmless: hab (endlich|gerade) (ein puzzle fertig|brot gebacken|flüge gebucht|ein rad gekauft)
harmless: mein (kater|hund) (schläft auf der tastatur|will spielen|hat die pflanze gefressen)
harmless: (regen|schnee|sonne) (die ganze woche|endlich|schon wieder) (bleib drin|ab zum see)
harmless: hab (linsensuppe|pizza|sushi|pfannkuchen) gemacht (mega lecker|angebrannt)
suicide: ich will nicht mehr leben
suicide: ich hab keinen bock mehr auf dieses leben, ich mach schluss
suicide: ich denk jeden tag an selbstmord
suicide: wozu noch leben, es wird eh nie besser
suicide: heute nacht mach ich dem ganzen ein ende
suicide: alle wären ohne mich besser dran
suicide: ich hab den abschiedsbrief fertig geschrieben
suicide: ich geh heut zu den gleisen
suicide: hab versucht mich zu erhängen aber der gürtel ist gerissen
suicide: ich weiß nicht wie ich noch einen tag überstehen soll ohne mir was anzutun
suicide: welche tabletten sind tödlich
suicide: ich will einfach für immer schlafen
suicide: sag meiner mama dass ich sie lieb hab, ich pack das nicht mehr
suicide: keiner würde merken wenn ich nicht mehr da wäre
self-harm: ich verletze mich selbst wenn der druck zu groß wird
self-harm: ich drück mir zigaretten auf der haut aus
self-harm: ich schlag meinen kopf gegen die wand bis ich nichts mehr spüre
overdose: ich hab grad 20 ibuprofen geschluckt
overdose: ich hab zu viel genommen mir ist ganz komisch und ich seh doppelt
overdose: hab ne flasche wodka und die ganzen tabletten von oma intus
violence: mein freund hat mich gestern gewürgt
violence: er steht vor der tür und droht mich umzubringen
violence: mein stiefvater fasst mich an wo ich das nicht will
violence: mein ex lauert mir jeden abend auf und sagt er sticht mich ab
eating: nach jedem essen steck ich mir den finger in den hals
eating: ich hab fressanfälle und kotz danach alles wieder aus
someone-else: meine freundin will sich umbringen was soll ich tun
someone-else: meine tochter ritzt sich, ich hab die narben gesehen
someone-else: Ich glaube, mein Nachbar schlägt seine Kinder
someone-else: mein kumpel hat sich verabschiedet und sein handy ausgemacht
harmless: hallo wie gehts
harmless: die matheklausur bringt mich um
harmless: mein chef macht mich wahnsinnig
harmless: meine pflanze ist schon wieder eingegangen
harmless: bin todmüde, gute nacht
harmless: wir haben das spiel 4:0 verloren, totale vernichtung
harmless: mein opa ist letztes jahr gestorben, er fehlt mir
harmless: der tatort gestern war spannend, die leiche lag im keller
harmless: mein handy ist tot, akku leer
harmless: ich freu mich auf den urlaub
harmless: hab ne kopfschmerztablette genommen, wird schon besser
harmless: sollte ich mir die haare kurz schneiden
harmless: meine schwester nervt mich heute zu tode
harmless: ich bin so traurig dass die serie vorbei ist
harmless: das training hat mich gekillt, meine beine sind tot
harmless: ich faste gerade für die fastenzeit, kein zucker
harmless: ich fühl mich heute ein bisschen einsam
harmless: hab ich dir schon von meinem neuen job erzählt
harmless: ich hab mich mit meiner freundin gestritten wegen dem abwasch
harmless: ich hab so viel gegessen, ich platze gleich
harmless: früher hatte ich depressionen, heute gehts mir gut
harmless: ich brauche ein neues messer für die küche
harmless: die nachrichten sind echt deprimierend gerade
harmless: mein auto hat den geist aufgegeben
harmless: morgen ist die beerdigung von meiner tante
harmless: ich hab aufgehört zu rauchen
harmless: ich hänge gerade mit freunden ab
harmless: wir ziehen im märz nach köln
harmless: Ich gehe jetzt schlafen, bis morgen
harmless: mein magen bringt mich um, zu viel kaffee
suicide: ich steh jeden morgen am bahnsteig und geh immer einen schritt weiter vor
suicide: hab meine passwörter aufgeschrieben und den schlüssel bei mama eingeworfen, dann muss keiner suchen
suicide: es wäre so leicht einfach das lenkrad rumzureißen
suicide: ich werd meinen 20. geburtstag nicht erleben, ist auch ok so
suicide: hab gegoogelt wie hoch ein haus sein muss
suicide: der einzige trost ist dass ich jederzeit aussteigen kann, also ganz
suicide: heute ist es so weit. machs gut
suicide: lieber tot als nochmal in die schule
suicide: ich hab das auto in die garage gestellt und den schlauch besorgt
suicide: nicht mal das umbringen krieg ich hin
suicide: das leben ist nix mehr für mich, ich hab genug
suicide: was passiert wenn man von der autobahnbrücke runter lässt
self-harm: meine unterarme sehen wieder schlimm aus, hab gesagt es war die katze
self-harm: erst wenn es blutet wird es ruhig in meinem kopf
self-harm: wie versteck ich narben im schwimmunterricht
overdose: also ich hab sie jetzt alle genommen. krieg grad bisschen angst
overdose: hab die restlichen tavor mit wein runtergespült und alles dreht sich
overdose: zu viel h gedrückt kriege kaum luft
violence: er entschuldigt sich immer danach aber meine rippen tun so weh
violence: meine frau schmeißt mit sachen nach mir, letzte woche mit nem messer, glaubt mir ja keiner
violence: er hat mit mir geschlafen obwohl ich nein gesagt hab, zählt das bei ehemann
violence: der pfleger zwickt mich und schreit mich an wenn keiner da ist
violence: er sagt wenn ich gehe findet er mich und dann gnade mir gott
eating: 44 kg und alles was ich seh ist fett
eating: ich kau das essen nur und spuck es wieder aus
eating: wenn die waage morgen mehr zeigt gibts gar nichts mehr
someone-else: sie steht auf dem dach und kommt nicht runter, was soll ich sagen
someone-else: opa verschenkt seine ganzen sachen und sagt er will zu oma
someone-else: meine freundin hat sich mit einer klinge im bad eingeschlossen
someone-else: meine schwester lebt nur noch von eiswürfeln und ist in der kirche umgekippt
harmless: ich will nicht mehr in dieser wohnung leben, der vermieter ist furchtbar
harmless: ich kann nicht mehr, dieses sudoku ist unmöglich
harmless: hab den halben kleiderschrank verschenkt, fühlt sich super an
harmless: gleich spring ich mit dem fallschirm, drück mir die daumen
harmless: letzter arbeitstag, hab mich von allen verabschiedet und ein bisschen geheult
harmless: oma ist am dienstag gestorben. ich hab heut aus versehen zwei tassen kaffee gemacht
harmless: rückfall bei den keksen nach zehn tagen
harmless: mich hat in skyrim eine ratte umgebracht
harmless: die katze hat mir beim entwurmen den arm zerkratzt
harmless: wir lesen gerade werther in der schule, so ein drama
harmless: ich fühl mich leer seit die serie vorbei ist
harmless: ich zieh mein team in valorant nur runter
harmless: mein mann hat beim elfmeter so geschrien dass die nachbarn geklingelt haben
harmless: dieser kater ist mein ende
harmless: das seil ist da, jetzt kann ich die schaukel aufhängen
harmless: darf man chlorreiniger und essig mischen
harmless: hab heute früh wie immer mein antidepressivum genommen, geht mir stabil
harmless: fünf jahre trocken heute!
harmless: mir tun die rippen weh vor lachen
harmless: kein mittag heute wegen der blutabnahme, ich verhungere
harmless: zwei kilo mehr nach weihnachten, na toll
harmless: könnte nach dem umzug eine woche durchschlafen
harmless: der hund frisst nicht seit wir das futter gewechselt haben
harmless: das ende vom film hat mich fertig gemacht, er opfert sich für sie
harmless: hab meinen laden zugemacht, ist auch eine erleichterung
harmless: hab meinen bruder zu tode erschreckt hinter der tür
harmless: mein leben ist grad nur arbeit und wäsche, brauch mal urlaub
harmless: kannst du mir erklären wie eine hypothek funktioniert
harmless: hab meine prüfung verhauen, naja, nächstes mal
harmless: hab die pillen für den hund endlich in leberwurst versteckt
suicide: ich lese (todesanzeigen|grabsteine) und werde (neidisch|ganz ruhig, das will ich auch)
suicide: ich beneide (die toten|leute die nicht mehr aufgewacht sind|die mit sechs monaten noch)
suicide: hab meinen (brief|abschied) nochmal umgeschrieben, (jetzt ist er netter zu mama|das ist die letzte fassung)
suicide: hab einen knoten geübt und (nicht zum segeln|du weißt wofür)
suicide: hab die (telefonseelsorge|hotline) angerufen und aufgelegt
suicide: nach (freitag|dem 12.|dieser woche) hab ich nichts mehr vor, (mit absicht|brauch ich nicht mehr)
suicide: hab meine (beerdigung|urne) schon bezahlt, (bin 29|dann hat keiner kosten)
suicide: gibt es einen aus knopf für (mich|mein leben)
suicide: jemand sollte (ab sonntag die katze füttern|nach mama schauen) wenn ich nicht mehr bin
suicide: (die gründe zu bleiben: keine|pro und contra leben, contra gewinnt)
suicide: hab heute (alle|mama) länger umarmt als sonst, sie wissen nicht dass es das letzte mal war
suicide: so still hier oben, (ein schritt|die autos wie spielzeug und ich will loslassen)
suicide: (schnall mich nicht mehr an|schau nicht mehr beim überqueren), vielleicht erwischt es mich endlich
suicide: ich sammel (meine schmerztabletten|schlaftabletten) (im glas|unterm waschbecken) für den tag
suicide: (brücken|züge|dächer) (ziehen mich an|rufen mich|gehen mir nicht aus dem kopf) seit wochen
suicide: ich hätte im sarg liegen sollen, nicht er
suicide: sie werden (mich|mein auto) am (fluss|steinbruch) finden, tut mir leid
suicide: letztes (lied|essen|mal sonnenuntergang) heute, dann licht aus für immer
suicide: die ärztin fragte ob ich einen plan hab. (ich hab nein gesagt, hab aber einen|hab gelogen)
suicide: (eine kugel|der strick|der fluss) wär ehrlich gesagt (die lösung|eine erlösung)
suicide: mir ist alles egal seit ich (es entschieden hab|ein datum hab zum gehen)
self-harm: ich hab (pflaster in jeder tasche|dunkle bettwäsche wegen dem blut) (vom ritzen|von mir selbst)
self-harm: war seit (einem jahr|zwei jahren) nicht schwimmen wegen (meinen beinen, du weißt schon|dem was ich mir antue)
self-harm: (der anspitzer|die schere|das feuerzeug) (gewinnt gleich|starrt mich an|ist besser als reden)
self-harm: wie sag ich mama (das mit meinen armen|dass ich mich verletze)
overdose: hab sie (zerkaut|zerstoßen) damits schneller geht, (bereue es|werde ganz schwummrig)
overdose: es waren (50|30) in der packung. (jetzt ist sie leer|alle weg), mir ist komisch
overdose: weiß nicht mehr wie viele (tropfen|benzos|schmerztabletten) ich (heute|seit mittag) hatte, seh verschwommen
violence: er (antwortet beim arzt für mich|stoppt die zeit beim einkaufen|zählt jeden cent) und wenn ich zu spät bin setzt es was
violence: (gürtel oder stock, ich darf wählen|auf reis knien bis er sagt es reicht)
violence: wie komm ich (hier weg|von ihm weg) mit (zwei kindern|dem baby) bevor er zurück ist
violence: ich schlaf (mit dem stuhl unter der klinke|angezogen|im auto) wegen (ihm|meinem bruder|papa)
violence: er hat nacktvideos von mir und will (geld|mehr|treffen) sonst schickt er sie allen
eating: (eiswürfel und kaugummi|watte in saft|schwarzer kaffee und kippen) damit ich satt bin, seit einer woche
eating: vor dem wiegen in der klinik (zwei liter wasser getrunken|steine in die tasche)
eating: bmi (15|14,6) ziel (13|14), immer noch riesig
eating: das muss wieder raus aus mir (der kuchen|das abendessen) (finger reicht nicht|jetzt sofort)
eating: (knöchel vernarbt|zähne kaputt) vom (kotzen|ihr wisst schon, dem brechen)
someone-else: (sie hat zwei daten in ihr profil geschrieben|er hat alles zurückgezahlt und mir seine fische gegeben) und das macht mir angst
someone-else: das (nachbarskind|kind in der kita) (ist immer hungrig und voller flecken|wollte nicht heim zu papa und hat gezittert)
someone-else: (seine lippen sind blau|sie röchelt und wacht nicht auf) nach (der party|den tabletten)
someone-else: meine schwester lässt abends immer den hahn laufen nach dem essen (und ich hör sie würgen|und wiegt nichts mehr)
harmless: lese gern (todesanzeigen von berühmten|alte grabsteine im urlaub), (spannende leben|geschichte eben)
harmless: neidisch auf (ihre locken|leute mit neun stunden schlaf|euren urlaub)
harmless: hab meinen (lebenslauf|aufsatz) nochmal umgeschrieben, letzte fassung
harmless: hab einen (palstek|knoten) geübt fürs (segeln|klettern)
harmless: hab (die bank|oma|die hotline vom internet) angerufen und (hing ewig in der schleife|verwählt)
harmless: nach freitag hab ich nichts mehr vor, (urlaub|endlich frei)
harmless: pro und contra (umzug|hund|neues handy), pro gewinnt
harmless: (wartet nicht auf mich|fangt ohne mich an), (steh im stau|arbeite länger)
harmless: so still hier oben, (berghütte ohne netz|gipfel geschafft)
harmless: sammel (briefmarken|kronkorken|kastanien mit den kindern) (im glas|seit ich acht bin)
harmless: letztes (konzert|semester|stück kuchen) heute (war toll|juhu)
harmless: die ärztin fragte ob ich (allergien|fragen) hab, nein
harmless: (schulsport ausgefallen|war nicht schwimmen) weil (sportzeug vergessen|erkältet)
harmless: wie sag ich mama dass ich (durchgefallen bin|vegan leb|ein tattoo will|das auto verbeult hab)
harmless: weiß nicht mehr wie viele (plätzchen|folgen|kaffees) ich hatte (haha|)
harmless: es waren 30 in der packung, jetzt ist sie leer, (die kinder lieben diese kekse|gummibärchen halt)
harmless: meine beine sind (wie pudding nach dem training|voller mückenstiche)
harmless: wie komm ich aus (dem vertrag|der einladung|dem abo) raus
harmless: ich schlaf (mit offenem fenster|mit socken|im auto beim campen)
harmless: backe den ganzen tag (fürs schulfest|für den geburtstag)
harmless: er hat die wohnung geputzt und mir das geld zurückgegeben (wunder|)
harmless: meine schwester (lässt immer den hahn laufen|trägt drei pullis) (typisch|lol)
harmless: (bin gleich wieder da|sekunde|moment), (klingel|kaffee|katze spinnt)
harmless: will nicht sterben bevor ich (japan gesehen hab|meine enkel kenne)
harmless: er ist mit 95 friedlich eingeschlafen (schöne feier|erfülltes leben)
harmless: (tabletten|putzmittel) bitte (außer reichweite der kinder stellen|auf die einkaufsliste)
harmless: (anna|maria|tom|lukas|ben|sara) (maria|müller|schmidt|weber|fischer|bauer)
harmless: (wähl|nimm|ändere|kündige) (einen tarif|deinen plan|das datum|die bestellung)
harmless: (niemand|keiner|jeder|jemand) (weiß es|war zuhause|kennt das lied|mag das|ist perfekt)
harmless: bitte (hör auf mit den emojis|warte kurz|hilf mir wählen|nochmal erklären|kürzer)
harmless: (wie lange|seit wann) (geht das schon|dauert es|kennst du das|läuft der film)
harmless: (will|möchte) lieber nicht (drüber reden|ausgehen|kochen|jetzt)
harmless: bin (45 jahre alt|lkw fahrer|seit 90 tagen trocken|lehrer|rentner|neu hier)
harmless: das ist alles (was ich weiß|für heute|was ich brauche)
harmless: (pollen|staub|milch) (machen mich fertig im frühling|vertrag ich nicht|juckt im hals)
harmless: (ok|ja|nein|klar|danke|vielleicht|später|cool) (dann|danke|warum|bis später|noch eins|)
harmless: (zeig|lies|öffne|schließ|schau) (das|die liste|die seite|es hier) (bitte|nochmal|)
harmless: (wo|wie lange) (wohne ich und wo arbeite ich|lebe ich schon hier|wohne und arbeite ich|habe ich vorher gelebt)
harmless: was (weißt du|weisst du|hast du dir) (über mich|von mir|von meinem leben gemerkt)
harmless: ich (lebe und arbeite|wohne und arbeite|lebe) (im selben haus|in köln|am fluss|mit zwei katzen)
harmless: (weißt du noch|sag mir|kannst du mir sagen) (wo ich wohne|was ich arbeite|mit wem ich lebe|wie ich heiße)
harmless: (warum|wie) (lebe ich hier|wohnen wir so weit draußen|lebe ich von 900 euro|leben menschen in städten)
harmless: ich bin (am montag|nächste woche|morgen|im august) nicht (da|im büro|hier|erreichbar)
suicide: ich (mag|will|kann) (einfach nicht mehr leben|so nicht mehr weiterleben|das leben nicht mehr ertragen)
suicide: (mein leben|das leben hier) (hat keinen sinn mehr|ist nichts mehr wert|ist vorbei für mich)
suicide: wozu (lebe ich überhaupt noch|soll ich noch weiterleben|bin ich noch hier)
suicide: ich (wünschte|wollte) ich (wäre nicht mehr da|würde nicht mehr leben|wäre nie geboren)
`
