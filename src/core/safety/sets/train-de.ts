/** One message a line: what it is, then the message; ` // ` parts it from those sent before. Rules are tuned with these. */
export const TRAIN_DE = `
suicide: ich möchte sterben
suicide: ich will nicht mehr leben
suicide: ich will sterben
suicide: ich werde mich umbringen
suicide: ich denke über suizid nach
suicide: ich habe selbstmordgedanken
suicide: bin suizidal
suicide: ich will mich töten
suicide: will mich erhängen
suicide: ich werfe mich vor die bahn
suicide: ich spring von der brücke
suicide: ich steh auf dem dach und trau mich nicht
suicide: am liebsten würde ich einschlafen und nie wieder aufwachen
suicide: hoffentlich wache ich morgen nicht mehr auf
suicide: ich wär lieber tot
suicide: ich wünschte ich wäre tot
suicide: tot sein wäre schöner
suicide: ohne mich wärt ihr alle glücklicher
suicide: ich falle allen nur zur last
suicide: mich braucht hier keiner
suicide: wozu bin ich überhaupt noch da
suicide: es hat keinen sinn mehr zu leben
suicide: mein leben hat keinen sinn
suicide: ich sehe keinen sinn mehr
suicide: ich kann so nicht mehr weiterleben
suicide: ich kann nicht mehr, was soll das alles noch
suicide: ich halte dieses leben nicht mehr aus
suicide: ich bin am ende und will nur noch dass es vorbei ist
suicide: bald ist alles vorbei
suicide: heute abend ist schluss
suicide: ich mache dem ein ende
suicide: ich beende mein leben
suicide: ich setze meinem leben ein ende
suicide: will mein leben beenden
suicide: ich nehm mir das leben
suicide: hab mich von meinem hund verabschiedet
suicide: habe meine sachen verschenkt, brauch ich eh nicht mehr
suicide: ihr werdet mich nicht wiedersehen
suicide: das ist meine letzte nachricht
suicide: lebt wohl und verzeiht mir
suicide: danke für alles, ich gehe jetzt für immer
suicide: wenn du das liest bin ich nicht mehr da
suicide: ich habe briefe an alle geschrieben, dann gehe ich
suicide: habe ein seil gekauft
suicide: die waffe liegt vor mir
suicide: ich habe genug tabletten gesammelt
suicide: wie kann man schmerzlos sterben
suicide: wie bringt man sich am schnellsten um
suicide: welche tabletten sind tödlich
suicide: ich hab mich gestern versucht umzubringen
suicide: letztes jahr hab ich es versucht und jetzt denk ich wieder dran
suicide: die stimmen sagen ich soll mich umbringen
suicide: ich will weg von dieser welt
suicide: ich will nicht mehr existieren
suicide: ich will nicht mehr da sein
suicide: am liebsten wäre ich gar nicht mehr da
suicide: ich bin es nicht wert zu leben
suicide: ich verdiene es zu sterben
suicide: seit meine frau gestorben ist will ich ihr folgen
suicide: ich bete jeden abend dass der herrgott mich holt
suicide: mein leben ist vorbei
suicide: ich hasse mein leben und will es nicht mehr
suicide: ich hab mit dem leben abgeschlossen
suicide: hab den lebenswillen verloren
suicide: ich habe aufgegeben, es gibt nichts mehr für mich
suicide: will mir die pulsadern aufschneiden
suicide: ich jag mir eine kugel in den kopf
suicide: wenn er geht bring ich mich um
suicide: ich ertrag das leben nicht
suicide: bring mich um bitte, ich meine es ernst, ich will nicht mehr
suicide: will mich umbringn
suicide: ich will sterbn
suicide: selbstm0rd
suicide: ichwillsterben
suicide: ich nix mehr leben wollen
suicide: würde jemand merken wenn ich weg wäre
suicide: niemand würde um mich trauern
suicide: ich hab einen plan und ein datum
suicide: habe tabletten hier // ich kann nicht mehr // machts gut
suicide: ich stehe auf der brücke // keiner wird mich vermissen
suicide: ich bin so müde vom leben
suicide: jeden tag denke ich ans sterben
suicide: will endlich meine ruhe für immer
suicide: nur der gedanke an meine kinder hält mich noch hier
suicide: es wäre besser wenn es mich nicht gäbe
suicide: ich überlege gegen einen baum zu fahren
self-harm: ich habe mich geritzt
self-harm: ich verletze mich selbst
self-harm: hab mich wieder geschnitten
self-harm: hab mir in den arm geschnitten weil ich es verdient habe
self-harm: selbstverletzung ist das einzige was hilft
self-harm: ich muss bluten um mich zu spüren
self-harm: drücke zigaretten auf meiner haut aus
self-harm: ich will mir wehtun
self-harm: ich kratze mich bis es blutet
self-harm: rasierklinge schon wieder in der hand
self-harm: ich hab druck und will ritzen
self-harm: verstecke meine narben und die neuen wunden vor mama
self-harm: schlage mich selbst wenn ich fehler mache
overdose: ich habe tabletten genommen, viele
overdose: hab alle meine antidepressiva auf einmal genommen
overdose: ich habe zu viele tabletten geschluckt
overdose: hab 30 ibus genommen
overdose: ich hab eine überdosis genommen
overdose: hab die ganze flasche hustensaft und schlafmittel getrunken und mir wird komisch
overdose: habe rohrreiniger getrunken
overdose: absichtlich zu viel insulin gespritzt
violence: mein mann schlägt mich
violence: mein vater schlägt mich
violence: er hat mich wieder geschlagen
violence: meine freundin haut mir ins gesicht
violence: er würgt mich
violence: er hat mich vergewaltigt
violence: ich werde missbraucht
violence: ich habe angst vor meinem mann
violence: ich habe angst nach hause zu gehen
violence: er bringt mich um wenn ich ihn verlasse
violence: mein ex verfolgt und bedroht mich
violence: er hat ein messer und ich bin im bad eingeschlossen
violence: mein stiefvater kommt nachts in mein zimmer
violence: er lässt mich nicht aus dem haus
violence: mein sohn schlägt mich, ich bin 79
violence: er tritt mich obwohl ich schwanger bin
violence: meine familie will mich zwangsverheiraten und schlägt mich
violence: mein chef begrapscht mich
violence: bin zu hause nicht sicher
eating: ich übergebe mich absichtlich
eating: ich hungere
eating: ich esse seit tagen nichts um abzunehmen
eating: hab bulimie und wieder einen rückfall
eating: ich bin magersüchtig
eating: ich darf nichts essen, ich bin zu fett, ich verdiene kein essen
eating: nach dem essen muss ich immer kotzen gehen, damit ich nicht zunehme
eating: wiege 40 kilo und will weniger
eating: zähle jede kalorie, 200 am tag sind mein limit
eating: meine essstörung wird schlimmer
someone-else: mein freund will sich umbringen
someone-else: meine freundin hat gesagt sie bringt sich heute nacht um
someone-else: mein sohn will nicht mehr leben
someone-else: meine tochter ritzt sich
someone-else: meine schwester hat versucht sich umzubringen
someone-else: mein vater sagt ohne ihn wären wir besser dran
someone-else: wie helfe ich einem suizidalen freund
someone-else: meine kollegin wird zu hause geschlagen
someone-else: jemand im chat droht zu springen
someone-else: meine mutter hat eine überdosis genommen
someone-else: meine beste freundin ist magersüchtig und wird immer dünner
someone-else: der nachbar schlägt seine kinder
someone-else: mein mann hat eine waffe und sagt er macht schluss
someone-else: mein opa sagt er möchte sterben
harmless: die hausaufgaben bringen mich um
harmless: ich lach mich kaputt
harmless: ich sterbe vor langeweile
harmless: ich sterbe vor hunger
harmless: ich sterbe gleich vor lachen
harmless: todmüde
harmless: handy ist tot
harmless: ich könnte dich umbringen, du hast den kuchen vergessen haha
harmless: mein chef killt mich wenn das nicht fertig wird
harmless: das ist todsicher
harmless: ich liebe dich zu tode
harmless: zu tode gelangweilt
harmless: ich bin im spiel gestorben
harmless: der boss hat mich zehnmal gekillt
harmless: wie besiege ich den drachen
harmless: ich schreibe einen roman in dem sich der held umbringt
harmless: die leiden des jungen werther handeln von selbstmord
harmless: hausarbeit über selbstverletzung bei jugendlichen
harmless: ich bin therapeutin und meine patientin ist suizidal
harmless: gestern in den nachrichten: mann sprang von der brücke
harmless: ich bin nicht selbstmordgefährdet
harmless: ich würde mir nie etwas antun
harmless: keine sorge, ich tu mir nichts
harmless: ich will nicht sterben, ich hab nur angst vorm fliegen
harmless: vor zehn jahren hatte ich suizidgedanken, heute geht es mir gut
harmless: seit acht jahren nicht mehr geritzt und stolz drauf
harmless: mein vater hat mich früher geschlagen, das hab ich in der therapie aufgearbeitet
harmless: schneide mir die haare
harmless: in den finger geschnitten beim kochen
harmless: ich schneide das video heute
harmless: ich habe schluss mit ihm gemacht
harmless: feierabend, schluss für heute
harmless: ich beende mein abo
harmless: was macht das für einen sinn, die socken zu bügeln
harmless: ich kann nicht mehr laufen, blasen an den füßen
harmless: ich halte diesen lärm nicht mehr aus
harmless: ich gebe auf, das rätsel ist zu schwer
harmless: ich hab keine lust mehr auf den job
harmless: tschüss bis später
harmless: leb wohl du schöner urlaub
harmless: habe mich von den kollegen verabschiedet, neuer job ab montag
harmless: ich springe ins wasser
harmless: ich springe für meine kollegin ein
harmless: ich häng an der nordsee rum
harmless: das seil zum klettern ist da
harmless: auf dem dach liegen die solarzellen
harmless: nehme jeden tag eine vitamintablette
harmless: hab eine kopfschmerztablette genommen
harmless: überdosis schokolade heute
harmless: mein bruder hat mich beim kartenspielen geschlagen
harmless: sahne steif schlagen
harmless: er hat mir einen deal vorgeschlagen
harmless: die nachricht hat mich umgehauen
harmless: mich hat der film umgehauen
harmless: ich habe angst vor spinnen
harmless: ich habe angst meinem vater die note zu zeigen
harmless: meine tochter ist wählerisch beim essen
harmless: hab magen-darm und muss mich ständig übergeben
harmless: mir war schlecht, ich hab gekotzt nach der party
harmless: ich mache diät
harmless: hunger, was gibts heute
harmless: ich hungere nach sommer
harmless: meine freundin hat liebeskummer
harmless: mein sohn will nicht mehr fußball spielen
harmless: mein opa ist gestorben
harmless: der hund ist gestorben, wir sind traurig
harmless: wie erkläre ich meinem kind den tod
harmless: ich bin so traurig heute
harmless: fühle mich einsam
harmless: die trennung tut so weh
harmless: ich hasse mein leben, der bus ist schon wieder weg lol
harmless: ich möchte nicht mehr in der stadt leben
harmless: ich will nicht mehr hier wohnen
harmless: ich will nicht mehr da hin
harmless: morgen bin ich nicht da, kannst du mich am montag erinnern
harmless: am ende des tages zählt die familie
harmless: ende gut alles gut
harmless: das leben ist schön
harmless: ich bin lebensfroh
harmless: ich ritze ein muster in das holz
harmless: hast du einen witz für mich
harmless: was kochst du heute
harmless: die stelle habe ich bekommen
harmless: in der prüfung total versagt
harmless: ich bin erschöpft von der arbeit
harmless: ich hab verschlafen
harmless: mach mich fertig für die arbeit
harmless: der trainer hat uns fertig gemacht
harmless: totaler mord diese treppe
harmless: schieß los
harmless: ich hab mir in den fuß geschossen mit der mail
harmless: mörderhunger
harmless: das killt die stimmung
harmless: kalte platte zum abendbrot
suicide: ich bin nicht stark genug um zu bleiben
suicide: ich stell mir meine eigene beerdigung vor und es beruhigt mich
suicide: ich will einfach kein mensch mehr sein
suicide: ich sammle seit wochen schlaftabletten
suicide: tut ertrinken weh
suicide: freitag ist mein letzter tag auf erden
suicide: ich hab es satt so zu tun als wollte ich leben
suicide: ich denke jeden tag daran meinem leben ein ende zu setzen
suicide: lieber sterbe ich als noch einen tag in diese schule zu gehen
suicide: mama bitte verzeih mir was ich gleich tun werde
suicide: es wäre so leicht einfach in den gegenverkehr zu lenken
suicide: nächstes jahr erlebe ich nicht mehr, will ich auch nicht
suicide: ich glaube ich überstehe die nacht nicht
suicide: mich braucht keiner mehr, ich bin 80 und will gehen
suicide: soll einfach alles schwarz werden
suicide: ich spring gleich
suicide: was wenn ich jetzt vom balkon springe
suicide: ich denk darüber nach heute alle tabletten zu nehmen
suicide: mein therapeut weiß nicht dass ich einen plan habe
suicide: jeden morgen bin ich enttäuscht dass ich noch lebe
suicide: für mich ist es vorbei
suicide: ich kann nicht weiter kämpfen
suicide: ich sitze an den bahngleisen
suicide: die brücke ruft mich
suicide: würdest du mich vermissen wenn ich weg wäre
suicide: ich hab niemanden. ich gehöre ins grab
suicide: wie lange dauert es bis man erhängt stirbt
suicide: die pillen liegen aufgereiht vor mir
suicide: bitte lass das meine letzte nacht sein
suicide: gestern wollte ich es tun aber dann kam meine katze
suicide: in letzter zeit hab ich wieder so gedanken vom sterben
suicide: leben ist eine folter
suicide: ich schaff das leben nicht
suicide: mir ist nicht mehr zu helfen, ich mach jetzt ein ende
suicide: ich werd nicht mehr lang da sein
suicide: alles wäre leichter wenn ich einfach nicht mehr existieren würde
suicide: niemandem würde es auffallen wenn ich morgen tot bin
suicide: ich wünsche mir nur noch den tod
suicide: hoffentlich überfährt mich heute ein auto
suicide: die welt wäre ohne mich besser
suicide: will mich unaliven
suicide: kann mich einer erschiessen
suicide: hab schon alles vorbereitet, den brief auch
suicide: ich bin bereit zu gehen, mein leben ist gelebt
suicide: der schmerz soll einfach aufhören für immer
suicide: ich wollte heute nicht mehr aufwachen
suicide: hab mich heute fast vor die u-bahn geworfen
self-harm: ich hab angefangen mir die oberschenkel zu ritzen
self-harm: diesmal hab ich zu tief geschnitten
self-harm: ich will mich grad so sehr verletzen
self-harm: ich drück die nägel in die haut bis es blutet
self-harm: gieß mir heißes wasser über die hand wenn ich mich hasse
self-harm: hab mir selbst ins gesicht geschlagen immer wieder
self-harm: meine klingen fehlen mir
overdose: hab alles aus dem medizinschrank geschluckt
overdose: hab mich vergiftet glaub ich
overdose: ich hab viel mehr genommen als verschrieben und mir ist komisch
overdose: 40 tabletten sind schon drin
violence: mein freund hat mich gegen den tisch geschubst
violence: er hat einen teller nach mir geworfen
violence: papa kam besoffen heim und hat mich verprügelt
violence: mein lehrer fasst mich an
violence: er hat mich am hals gepackt
violence: hilfe er hat ein messer
violence: ich lebe in einer gewalttätigen beziehung
violence: er zwingt sich mir auf
violence: mein mann hat mich vergewaltigt
violence: mir folgt jemand nach hause
eating: ich lebe von kaffee und kaugummi um dünn zu werden
eating: hab einen apfel gegessen und will ihn wieder loswerden
eating: ich hab solchen hunger aber ich erlaube mir nichts
eating: nach dem essen zwinge ich mich zu kotzen
eating: wenn ich mehr als 500 kalorien esse bestrafe ich mich
someone-else: mein freund hat mir gesagt er hat einen plan sich umzubringen
someone-else: meine freundin schneidet sich ständig
someone-else: mein papa hat sich in der garage eingeschlossen und der motor läuft
someone-else: mein kleiner bruder sagt er wär lieber tot
someone-else: ich hab angst dass meine frau sich was antut
someone-else: meine freundin wird von ihrem freund geschlagen
someone-else: was sagt man jemandem der sterben will
someone-else: meine schwiegermutter hat eine überdosis genommen
someone-else: sie hat sich am telefon verabschiedet als käme sie nie wieder
harmless: die kinder treiben mich heute in den wahnsinn
harmless: ich könnte meinen bruder umbringen, er hat meine reste gegessen
harmless: das training hat mich fast umgebracht
harmless: ohne kaffee sterbe ich
harmless: meine beine sind tot nach dem spinning
harmless: der lehrer hat mich heute im unterricht fertiggemacht
harmless: ich bin von der leiter gefallen und hab mir den rücken verletzt
harmless: beim fußball verletzt
harmless: hab mir den arm am dornenbusch aufgekratzt
harmless: hab mir die hand an der pfanne verbrannt
harmless: darf man ibuprofen mit antibiotika nehmen
harmless: mein vater nimmt blutdrucktabletten
harmless: hab zehn kilo mit keto abgenommen
harmless: viel zu viel gegessen, mir ist schlecht
harmless: das kind hat ins auto gekotzt
harmless: früher wurde ich gemobbt, heute geht es mir super
harmless: ich fühle mich einsam seit dem umzug
harmless: ich kann nicht schlafen und hab bammel vor morgen
harmless: ich vermisse sie so sehr dass es weh tut
harmless: das ende vom film hat mich gekillt
harmless: schreib mir eine gruselgeschichte über einen mörderclown
harmless: worum geht es in romeo und julia
harmless: er ist mir in den rücken gefallen bei der arbeit
harmless: mama bringt mich um haha
harmless: gute nacht, bis morgen
harmless: mein opa hat den krieg überlebt
harmless: meine cousine arbeitet in der suizidprävention
harmless: psychologie hausaufgabe: risikofaktoren für suizid nennen
harmless: ich bin therapeutin, tipps für gespräche über selbstverletzung?
harmless: übersetze ich will sterben ins französische für meinen roman
harmless: mein arzt hat mir schlaftabletten verschrieben und sie wirken gut
harmless: das dach ist schon wieder undicht
harmless: spazieren an den bahngleisen, fotos machen
harmless: ich bin am monatsende pleite
harmless: lieber sterbe ich als ananas auf pizza zu essen
harmless: mein sohn ist in die höhe geschossen
harmless: ich hab ein bauchgefühl dass er mir einen antrag macht
harmless: die prüfung hat mich zerstört
harmless: brauch ein messer zum kürbisschnitzen
harmless: tot umgefallen vor müdigkeit
harmless: ich schlag mich so durch
harmless: heute schlägt das wetter um
suicide: ich will mein leben beenden
suicide: ich möchte tot sein
suicide: ich denke oft daran mich umzubringen
suicide: das leben hat für mich keinen sinn mehr
suicide: alle wären froh wenn ich tot wäre
suicide: ich habe keine kraft mehr zum leben
suicide: ich bringe mich heute nacht um
suicide: ich bin nur eine belastung für meine familie
suicide: ich wünschte ich würde morgen nicht aufwachen
suicide: wie kann ich mich schmerzlos umbringen
suicide: will nich mehr leben
suicide: ich hab genug vom leben
suicide: ich hasse es zu leben
suicide: ich habe einen abschiedsbrief geschrieben
suicide: niemand würde mich vermissen
suicide: ich sehe keine zukunft mehr für mich
suicide: bald bin ich nicht mehr da
suicide: ich will von der brücke springen
suicide: am liebsten würde ich sterben
suicide: ich überlege ob ich mich umbringe
suicide: hab keine lust mehr auf das leben
self-harm: ich habe mich wieder geritzt
self-harm: ich verletze mich selbst wenn es mir schlecht geht
self-harm: ich will mich ritzen
overdose: ich habe eine ganze packung tabletten genommen
overdose: hab zu viele schlaftabletten geschluckt
violence: mein mann schlägt mich regelmäßig
violence: mein freund hat mich gestern geschlagen und ich habe angst
violence: mein vater misshandelt mich
violence: mein ex bedroht mich
violence: er hat versucht mich zu erwürgen
eating: ich habe seit drei tagen nichts gegessen
eating: ich erbreche nach jeder mahlzeit
eating: ich glaube ich habe eine essstörung
someone-else: mein freund hat gesagt er bringt sich um
someone-else: meine schwester ritzt sich und ich weiß nicht was ich tun soll
someone-else: mein bruder hat tabletten geschluckt
someone-else: ich glaube meine freundin ist suizidgefährdet
harmless: ich sterbe vor neugier
harmless: diese hitze bringt mich um
harmless: mein akku ist tot
harmless: ich könnte für einen kaffee töten
harmless: das hat mich umgehauen
harmless: ich ertrinke in arbeit
harmless: warte mal kurz
harmless: schieß mal ein foto von uns
harmless: ich habe mir die haare geschnitten
harmless: ich mache eine diät
harmless: ich habe heute morgen meine tabletten genommen
harmless: ich will mein abo beenden
harmless: ich muss das gespräch beenden
harmless: ich habe einen artikel über suizid gelesen
harmless: in dem film begeht der held selbstmord
harmless: mein goldfisch ist gestorben
harmless: eier schlagen und zucker dazu
harmless: meine kinder haben mich beim uno geschlagen
harmless: früher war ich depressiv, jetzt bin ich glücklich
harmless: nein ich bin nicht suizidal
harmless: ich bin gerade in minecraft gestorben
harmless: er hat mir das herz gebrochen
harmless: ich bin müde und will schlafen
harmless: tschüss, danke für die hilfe
harmless: das leben ist hart aber ich halte durch
harmless: ich hab den job verloren und bin traurig
harmless: der chef macht mich fertig
harmless: ich lach mich schlapp
harmless: ich hänge an meiner heimat
`
