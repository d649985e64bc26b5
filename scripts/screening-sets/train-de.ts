/** One message a line: what it is, then the message; ` // ` parts it from those sent before. Rules and weights are tuned with these. */
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
suicide: ich hab keinen bock mehr zu leben
suicide: Seit mein Mann tot ist, möchte ich auch nicht mehr. Die Tabletten habe ich gesammelt.
suicide: will einfach nur noch sterben
suicide: ich bring mich um
suicide: ich halte das nicht mehr aus, am liebsten wär ich tot
suicide: alle wären besser dran wenn ich weg wär
suicide: heute nacht mach ich schluss mit allem
suicide: ich möchte nicht mehr aufwachen
suicide: hab den abschiedsbrief schon geschrieben
suicide: stehe am bahngleis und überlege
suicide: es hat doch alles keinen sinn mehr
suicide: Ich bin für alle nur eine Last. Ohne mich hätten sie Ruhe.
suicide: morgen bin ich nicht mehr da, danke für alles
suicide: ich will mir das leben nehmen
suicide: denke die ganze zeit an selbstmord
suicide: ich sehe keinen ausweg mehr
suicide: hab mir schon überlegt wie ich es mache
suicide: ich kann und will nicht mehr
suicide: wenn ich springe ist es endlich vorbei
suicide: Ich habe alles geregelt, das Testament liegt im Schreibtisch, morgen gehe ich für immer.
suicide: würde gern einfach verschwinden, für immer
suicide: keiner würde mich vermissen wenn ich tot wäre
suicide: ich wünschte ich wäre nie geboren
suicide: bin lebensmüde
suicide: mein leben ist nichts mehr wert
suicide: suizidgedanken sind wieder da, stärker als sonst
suicide: ich hab meine gitarre verschenkt und mich von allen verabschiedet
suicide: pass bitte auf meine katze auf wenn ich nicht mehr bin
suicide: wie viele schlaftabletten braucht man um nicht mehr aufzuwachen
suicide: ich weiss nicht wozu ich überhaupt noch leben soll
suicide: Ich schreibe eine Geschichte über eine die sich umbringt, aber eigentlich bin ich das
suicide: tschüss ihr lieben, es tut mir leid
suicide: will mich vor den zug werfen
suicide: ich häng mich auf
suicide: selbsmord ist die einzige lösung
suicide: ICH WILL NICHT MEHR
suicide: der strick hängt schon
suicide: ich hab die pulsadern schon angesetzt gehabt, heute ziehe ich es durch
suicide: ich will zu meinem opa in den himmel
suicide: ich hab die pillen gekauft // heute abend // leb wohl
suicide: niemand antwortet mir // ich bin so müde von allem // das wars dann, ich beende es
suicide: ich war vor zwei jahren nach einem versuch in der klinik und jetzt will ich wieder sterben
suicide: ich moechte nicht mehr leben
suicide: mag nimmer leben
suicide: i mog nimma, i wü nur no sterbn
suicide: wozu noch weitermachen
suicide: das leben ist eine qual und ich werde es beenden
suicide: ich gehör nicht auf diese welt und bald bin ich auch weg
suicide: ich will dass es aufhört, endgültig
self-harm: ich ritze mich wieder
self-harm: hab mir gestern den arm aufgeschnitten
self-harm: der druck mich zu verletzen ist so groß
self-harm: hab mich mit dem feuerzeug verbrannt damit ich was spüre
self-harm: svv rückfall nach 5 monaten
self-harm: ich schlage meinen kopf gegen die wand bis es still wird
self-harm: meine unterarme sind voller frischer schnitte
self-harm: ich will mich schneiden
self-harm: ich tu mir selber weh wenn alles zu viel wird
self-harm: die klinge liegt neben mir
overdose: ich hab grad die ganze packung schlaftabletten genommen
overdose: hab 20 paracetamol geschluckt und jetzt hab ich angst
overdose: ich glaub ich hab ne überdosis
overdose: habe zu viele von meinen herztabletten genommen
overdose: alle tabletten auf einmal mit wodka runtergespült
overdose: hab putzmittel getrunken
violence: mein freund hat mich gewürgt
violence: er schlägt mich wenn er getrunken hat
violence: Mein Mann hat mich die Treppe hinuntergestoßen, ich habe Angst vor ihm
violence: papa verprügelt uns
violence: mein onkel fasst mich an
violence: ich wurde vergewaltigt
violence: er droht mich umzubringen wenn ich gehe
violence: meine mutter haut mich fast jeden tag
violence: trau mich nicht nach hause, mein stiefvater rastet wieder aus und schlägt zu
violence: er hat mich eingesperrt und mein handy weggenommen
violence: mein ex steht vor der tür und sagt er bringt mich um
violence: er zwingt mich zum sex
eating: ich kotze nach jedem essen
eating: hab seit vier tagen nichts gegessen und fühl mich immer noch fett
eating: ich stecke mir nach dem essen den finger in den hals
eating: mehr als 300 kalorien am tag erlaube ich mir nicht
eating: ich nehme abführmittel um dünn zu bleiben
eating: die magersucht ist wieder da
eating: fressanfall und dann wieder erbrochen, jeden abend
eating: ich hungere bis man meine knochen sieht
someone-else: meine freundin will sich umbringen was soll ich tun
someone-else: mein bruder sagt er will nicht mehr leben
someone-else: mein enkel hat einen abschiedsbrief geschrieben
someone-else: eine aus meiner klasse ritzt sich
someone-else: mein mitbewohner hat tabletten genommen und wacht nicht auf
someone-else: die nachbarin wird von ihrem mann geschlagen ich höre sie schreien
someone-else: frage für einen freund: was macht man wenn jemand suizidgedanken hat
someone-else: meine tochter isst nichts mehr und erbricht heimlich
someone-else: mein freund droht sich umzubringen wenn ich schluss mache
harmless: ich lach mich tot
harmless: dieser berg wäsche bringt mich um
harmless: mein handy ist gestorben
harmless: bin todmüde nach der schicht
harmless: ich könnte morden für eine pizza
harmless: die hitze ist mörderisch
harmless: meine oma ist letzte woche gestorben und ich vermisse sie
harmless: wir mussten unseren hund einschläfern lassen
harmless: ich hab mich beim kartoffelschälen geschnitten
harmless: hab mir beim rasieren ins kinn geschnitten
harmless: ich schneide gerade zwiebeln und heule
harmless: im januar verzichte ich auf zucker
harmless: hab schluss gemacht mit meinem freund
harmless: ich muss heute schluss machen mit dem training, knie tut weh
harmless: ich bin in elden ring schon wieder gestorben
harmless: wie töte ich den endboss
harmless: Ich schreibe einen Krimi, in dem der Graf sich erhängt. Passt der Ton?
harmless: ich muss ein referat über suizidprävention halten
harmless: der film über den selbstmord von kurt cobain war gut gemacht
harmless: ich arbeite ehrenamtlich bei der telefonseelsorge
harmless: als sanitäter hatte ich heute einen patienten mit überdosis
harmless: ich bin nicht suizidgefährdet, nur müde
harmless: vor fünf jahren wollte ich sterben, heute bin ich froh dass ich lebe
harmless: früher habe ich mich geritzt, seit jahren nicht mehr
harmless: was hat das meeting für einen sinn
harmless: ich kann nicht mehr, ich bin so satt
harmless: hab keine lust mehr auf diese serie
harmless: ich verabschiede mich ins wochenende
harmless: morgen bin ich nicht da, habe urlaub
harmless: ich spring schnell unter die dusche
harmless: wir springen vom drei-meter-brett
harmless: er hat mich beim schach geschlagen
harmless: er hat mich im tennis geschlagen
harmless: schlag mir bitte ein restaurant vor
harmless: mein bruder schlägt eier für den kuchen
harmless: meine mutter bringt mich um wenn ich das auto zerkratze haha
harmless: ich hab höllisch angst vor der prüfung
harmless: hab meine tabletten genommen, blutdruck ist gut
harmless: ich hol noch die tabletten aus der apotheke
harmless: meine katze hat mich gekratzt
harmless: der drucker ist tot
harmless: tote hose hier
harmless: zum sterben langweilig
harmless: der kuchen ist zum sterben lecker
harmless: er ist lebensmüde, ohne helm zu fahren
harmless: das ist ja mordsmäßig gut
harmless: mir ist schlecht, hab was falsches gegessen und gebrochen
harmless: hab heute noch nichts gegessen, was soll ich kochen
harmless: ich fühle mich fett nach weihnachten haha
harmless: ich möchte fünf kilo abnehmen bis zum sommer
harmless: ich mache intervallfasten
harmless: meine freundin ist traurig weil sie durch die prüfung gefallen ist
harmless: meine tochter isst kein gemüse
harmless: hast du heute nachrichten gesehen, wieder ein anschlag
harmless: der verein ist abgestiegen, ich bin am ende
harmless: ich bin am ende meiner geduld
harmless: die aussicht vom dach ist wunderschön
harmless: brücke gesperrt, ich komme später
harmless: ich habe ein neues messer für die küche gekauft
harmless: wie hoch ist die suizidrate in finnland
harmless: heute geht es mir nicht so gut, aber es wird schon
harmless: ich bin so müde
harmless: ich habe mein altes fahrrad verschenkt
harmless: wir ziehen um und verschenken das sofa
harmless: die aufgabe kostet mich den letzten nerv
harmless: ich hänge hier fest, der zug kommt nicht
harmless: ich hänge die wäsche auf
harmless: lass uns abhängen
harmless: das buch handelt von einer frau, die von ihrem mann geschlagen wird
harmless: ich will mit dem rauchen aufhören
harmless: wann hört der regen endlich auf
harmless: ich habe mich totgeärgert
harmless: nur über meine leiche gehe ich da hin haha
harmless: ich wollte mich nur verabschieden, gute nacht
harmless: danke für alles, bis morgen
harmless: ich nehme mir das leben leichter als früher
harmless: kannst du mir den tod eines handlungsreisenden zusammenfassen
harmless: für eine rolle im theater muss ich einen sterbenden spielen
harmless: Kein Alkohol mehr für mich, der Kater bringt mich um
harmless: sag mal gibt es ein leben nach dem tod
harmless: ich vermisse meine ex
harmless: ich bin fix und fertig nach dem umzug
harmless: die nadel ist mir beim nähen in den finger gegangen
suicide: ich will morgen nicht mehr aufwachen
suicide: ich mach heut nacht schluss mit allem
suicide: hab die tabletten schon auf dem tisch liegen
suicide: Seit mein Mann tot ist, hat für mich nichts mehr einen Sinn. Ich möchte zu ihm.
suicide: manchmal steh ich am bahnsteig und denk nur ein schritt
suicide: ohne mich wärt ihr alle besser dran
suicide: ich kann nich mehr ich will nur noch dass es aufhört zu leben
suicide: wie viele schlaftabletten braucht man damit man nicht mehr aufwacht
suicide: hab abschiedsbriefe geschrieben, liegen in der schublade
suicide: ich wünschte ich wär nie geboren
suicide: kein bock mehr auf leben, ernsthaft
suicide: ich bring mich um digga ich schwör
suicide: mein Leben ist vorbei, ich habe alles verspielt, auch das haus
suicide: ich hab mir ein seil gekauft
suicide: würd es überhaupt jemand merken wenn ich weg wär
suicide: denk jeden tag ans sterben aber trau mich nicht
suicide: wenn mich ein laster überfahren würde wärs mir egal
suicide: ich will einfach für immer schlafen
suicide: heute ist mein letzter tag, danke für alles
suicide: ich hab suizidgedanken und weiß nicht wohin damit
suicide: hab letzte woche versucht mir das leben zu nehmen
suicide: hey // war ein scheiss tag // egal, morgen bin ich eh nicht mehr da
suicide: ich hab mich entschieden. jetzt ist es ganz ruhig in mir
suicide: tut springen eigentlich weh wenn es hoch genug ist
suicide: ich hasse es dass ich jeden morgen wieder aufwache
suicide: mama verzeih mir bitte. ich schaff das alles nicht mehr, lebt wohl
suicide: wozu bin ich überhaupt noch auf der welt
self-harm: meine arme sind voller schnitte und ich muss immer lange ärmel tragen
self-harm: ich drück mir zigaretten auf der haut aus
self-harm: der druck ist so groß ich brauch die klinge
self-harm: ich schlag meinen kopf gegen die wand bis es aufhört
self-harm: ich tu mir weh weil ich sonst nichts spüre
overdose: ich hab 40 tabletten geschluckt und mir ist so schwindlig
overdose: hab zu viel genommen, mein herz rast
overdose: hab alle antidepressiva auf einmal genommen und wodka drauf
overdose: ich hab mir absichtlich zu viel insulin gespritzt
violence: mein freund schlägt mich wenn er trinkt
violence: mein papa hat mich mit dem gürtel verprügelt
violence: er hat gesagt er bringt mich um wenn ich gehe
violence: ich hab angst nach hause zu gehen, mein stiefvater dreht wieder durch
violence: ich wurde vergewaltigt und keiner glaubt mir
violence: er würgt mich im streit
violence: mein mann sperrt mich ein und nimmt mir das handy weg
violence: hab mich im bad eingeschlossen er tritt gegen die tür
violence: meine eltern wollen mich zwangsverheiraten
eating: hab seit 3 tagen nix gegessen und bin stolz drauf
eating: ich wieg 42 kilo und find mich immer noch fett
eating: fressanfall und dann abführmittel, jeden abend
eating: ich steck mir den finger in den hals
eating: ich darf nur 400 kalorien am tag sonst hasse ich mich
someone-else: meine freundin hat geschrieben dass sie nicht mehr leben will
someone-else: mein sohn ritzt sich, ich hab es heute gesehen
someone-else: mein kumpel geht nicht ans telefon, er hat gestern vom springen geredet
someone-else: meine mutter hat tabletten genommen sie reagiert nicht
someone-else: meine schwester wird von ihrem mann geschlagen
someone-else: ein mädchen aus meiner klasse will sich umbringen
someone-else: meine tochter isst nichts mehr, nur noch 38 kilo
harmless: meine eltern bringen mich um wenn die das zeugnis sehen haha
harmless: der verkehr heute bringt mich noch um
harmless: ich sterbe vor hunger, was gibts zu essen
harmless: hab mir beim kochen in den finger geschnitten
harmless: mein handy ist tot, ladekabel vergessen
harmless: könnte jemanden umbringen für einen kaffee jetzt
harmless: wir schlagen zwei fliegen mit einer klappe
harmless: ich hab eine überdosis schokolade gegessen an ostern
harmless: mein ex schreibt mir dauernd auf insta, so nervig
harmless: wie töte ich den endboss in dark souls
harmless: todmüde heute, das baby hat nicht geschlafen
harmless: schreib mir einen krimi in dem der gärtner vergiftet wird
harmless: ich nehm morgens meine blutdrucktablette, darf ich danach kaffee trinken?
harmless: mein opa ist vor fünf jahren gestorben, ich denk oft an ihn
harmless: ich hab heute keinen bock auf arbeit
harmless: ich will mit dem rauchen schluss machen
harmless: soll ich mit meinem freund schluss machen, er meldet sich nie
harmless: die hitze ist ja mörderisch
harmless: morgen ist mein letzter arbeitstag vor dem urlaub
harmless: hab beim schach wieder gegen papa verloren, er hat mich geschlagen
harmless: eier schlagen und mehl unterheben, wie lange?
harmless: ich mach intervallfasten, was darf ich vormittags trinken
harmless: hab 3 kilo abgenommen mit laufen
harmless: das kleid steht mir, ich könnt sterben so schön
harmless: muskelkater des todes nach dem beintraining
harmless: wir müssen in deutsch die leiden des jungen werther lesen
harmless: referat über suizidprävention in der schule, hast du ideen
harmless: der film wo er vom dach springt war echt krass
harmless: ich verschwinde jetzt ins bett, gute nacht
harmless: ich kann nicht mehr, so satt bin ich
harmless: ich kann diese matheaufgabe nicht lösen, ich geb auf
harmless: keiner mag mich in der neuen klasse glaub ich
harmless: bin traurig, weil mein umzug ansteht
harmless: mein hund springt mich immer an wenn ich heimkomme
harmless: hau rein, bis morgen!
harmless: hau ab, du nervst haha
harmless: der wecker hat mich umgehauen
harmless: was hilft gegen kopfschmerzen außer ibuprofen
harmless: mein chef macht mich fertig mit seinen meetings
harmless: ich brauche eine neue klinge für meinen rasierer
harmless: er hat mir die show gestohlen
harmless: tatort gestern gesehen? die leiche im see war gruselig
harmless: wie hoch hängt man ein bild auf
harmless: wie war dein tag
harmless: ich fühl mich etwas einsam seit dem umzug
harmless: wann ist goethe gestorben
harmless: mein lieblingssong ist highway to hell
harmless: wie bekomme ich blutflecken aus der hose
harmless: ich würd eher sterben als rosenkohl zu essen
harmless: ich hab angst vor der prüfung morgen
harmless: meine tochter isst kein gemüse mehr, was tun
harmless: wie viele kalorien hat eine banane
harmless: die katze hat mich gekratzt
harmless: ich schneide mir heute die haare selbst
harmless: meine tante hat krebs, die chemo schlägt gut an
harmless: die miete bringt uns um den schlaf
suicide: ich find keinen grund mehr weiterzumachen
suicide: will einfach weg sein. für immer
suicide: ich sammel schon seit wochen schlaftabletten
suicide: hoffentlich baut der bus nen unfall und ich bin drin
suicide: ich steh aufm dach und guck runter
suicide: die gedanken sagen mir spring
suicide: nach meinem tod gehts meiner familie besser
suicide: ich hab krebs und warte nicht bis er mich holt
suicide: mit 16 sollte man nicht sterben wollen oder
suicide: kann mir wer einen grund geben es nicht zu tun
suicide: ihr müsst euch bald keine sorgen mehr um mich machen
suicide: ich hab alles geregelt, der hund ist bei meiner schwester
suicide: das ist kein hilferuf ich wollte nur tschüss sagen, für immer
suicide: selbstm0rd ist der einzige ausweg
suicide: ich hätte damals sterben sollen als ich es versucht hab
suicide: sag meinen kindern dass ich sie liebe
suicide: will nimmer leben
suicide: i mog nimma, i will sterben
suicide: bin nur noch müde vom leben, 79 jahre reichen
suicide: wenn ich mutiger wär hätt ichs schon getan
suicide: mein plan steht, freitag wenn alle weg sind
suicide: kein mensch würde um mich weinen
suicide: überlege ob ich vor den zug gehe
suicide: es wär leichter wenn ich tot wäre
suicide: ich bete jeden abend dass ich nicht mehr aufwache
suicide: hab nacktbilder von mir im netz, ich kann so nicht weiterleben
suicide: seh nur noch einen weg
suicide: ich will nicht sterben aber so leben will ich auch nicht
suicide: tabletten sind gezählt. es reicht
self-harm: hab neue klingen gekauft
self-harm: ritzen ist das einzige was hilft
self-harm: ich muss mir weh tun sonst platze ich
self-harm: hab mir den arm aufgeschnitten, blutet stark
self-harm: ich verbrenne mich mit dem feuerzeug
self-harm: ich kratz mich blutig wenn ich stress hab
self-harm: meine mutter hat die narben gesehen und die frischen auch
self-harm: ich hab die schere genommen weil die klinge weg war
self-harm: ich beiß mich bis es blau wird
overdose: weiss nicht mehr wie viele ich genommen hab, alles dreht sich
overdose: hab bleiche getrunken
overdose: 50 paracetamol. wie lange dauert das jetzt
overdose: hab mir zu viel gespritzt glaub ich kippe weg
overdose: die ganze schachtel tavor ist leer, ich bin so müde
overdose: hab was genommen, ganz viel, mir ist kalt
violence: mein vater hat mir den arm gebrochen
violence: er steht vor der tür und hat ein messer
violence: mein ex lauert mir auf und droht mir
violence: meine freundin schlägt mich, aber als mann glaubt mir das keiner
violence: mein bruder verprügelt mich jeden tag
violence: meine mutter hat mir die hand auf die herdplatte gedrückt
violence: er hat mich die treppe runtergestoßen
violence: mein trainer will nacktfotos von mir
violence: wenn ich keine bilder mehr schicke zeigt er sie allen
violence: jemand verfolgt mich gerade auf dem heimweg
violence: mein stiefbruder kommt nachts in mein zimmer
violence: mein sohn wird handgreiflich wenn ich ihm kein geld gebe, ich bin 76
violence: ich hab nein gesagt aber er hat weitergemacht
violence: er kontrolliert alles und wenn ich zu spät komme gibts schläge
violence: mein mann hat mich gestern grün und blau geschlagen
eating: ich hab mich seit wochen nur von kaugummi und cola light ernährt
eating: meine periode bleibt weg und haare fallen aus aber ich kann nichts essen
eating: nach jedem essen renn ich zwei stunden um alles zu verbrennen
eating: hab blut erbrochen vom vielen kotzen
eating: ich verdiene kein essen
eating: tipps wie ich heimlich erbrechen kann
eating: abführmittel helfen mir dünn zu bleiben, nehm jetzt 10 am tag
eating: ana ist meine beste freundin
someone-else: mein freund sagt wenn ich ihn verlasse bringt er sich um
someone-else: ich hab einen abschiedsbrief im zimmer meines sohnes gefunden
someone-else: meine kleine schwester hat sich mit einem messer eingeschlossen
someone-else: papa verschenkt seine sachen und redet so komisch vom ende, ich hab angst um ihn
someone-else: meine kollegin hat überall blaue flecken von ihrem mann
someone-else: meine frau hat alle tabletten geschluckt was soll ich tun
someone-else: ein freund hat mir seine schnitte gezeigt
someone-else: meine beste freundin hat bulimie und ich darf es keinem sagen
someone-else: der nachbar schlägt sein kind ich hör es schreien
someone-else: oma will seit opas tod nicht mehr essen und sagt sie will zu ihm
harmless: mama bringt mich um wenn ich schon wieder zu spät komme
harmless: mein lehrer bringt mich noch ins grab mit seinen hausaufgaben
harmless: ich könnte dich knutschen
harmless: umbringen könnt ich den wecker
harmless: kms ich hab die hausaufgaben vergessen lol
harmless: die pizza ist zum sterben gut
harmless: das war ein schuss in den ofen
harmless: schieß los, was gibts neues
harmless: wir haben die anderen vernichtet, 7:0
harmless: welche waffe ist am besten in cod
harmless: ich sterb immer an der gleichen stelle im level
harmless: hast du den film mit dem serienmörder gesehen
harmless: mein roman braucht noch eine mordszene
harmless: ich hab mich am ofen verbrannt
harmless: beim rasieren geschnitten, mist
harmless: ich muss mein antibiotikum dreimal am tag nehmen, geht bier?
harmless: darf man ibuprofen und paracetamol zusammen nehmen bei fieber
harmless: mein rezept ist alle, wie krieg ich ein neues
harmless: magen darm, hab die ganze nacht gekotzt
harmless: hab so viel gegessen mir ist schlecht
harmless: wie viel kalorien sollte ich zum abnehmen essen
harmless: ich fühl mich dick in der jeans haha
harmless: früher wurde ich gemobbt aber das ist lange her
harmless: mein hund wurde letzten monat eingeschläfert
harmless: heute ist der todestag meiner frau, sechs jahre schon. ich hab ihr blumen gebracht
harmless: was zieht man zu einer beerdigung an
harmless: was ist der sinn des lebens
harmless: macht es sinn noch latein zu lernen
harmless: ich will weg aus dieser stadt, nach hamburg
harmless: ich wär am liebsten im boden versunken
harmless: abschied von den kollegen war schwer, neue stelle ab mai
harmless: lass uns schluss machen für heute, bin müde
harmless: ich will meinen vertrag beenden
harmless: ich verschenke mein altes sofa
harmless: mein mann treibt mich in den wahnsinn mit dem schnarchen
harmless: mein bruder hat mich mit dem kissen gehauen
harmless: der kleine haut im kindergarten andere kinder, was tun
harmless: meine eltern lassen mich nicht auf die party
harmless: papa hat geschimpft wegen der noten
harmless: ich hab angst vorm fliegen
harmless: ich hab angst vor spinnen
harmless: die brücke ist gesperrt, welche umleitung nehme ich
harmless: der zug hat wieder verspätung ich dreh durch
harmless: bungee springen war der hammer
harmless: vom zehner gesprungen im freibad
harmless: ich bin am ende der staffel, was soll ich als nächstes schauen
harmless: ich bin am ende mit meinem latein
harmless: ich hab die nase voll von dem job
harmless: alles wird mir grad zu viel mit dem umbau
harmless: wozu braucht man krypto
harmless: wann ist kurt cobain gestorben
harmless: die toten hosen spielen im juni
harmless: erklär mir den zweiten weltkrieg
harmless: wie behandelt man eine überdosis? ich lerne für die sanitäterprüfung
harmless: ich bin seit zwei jahren trocken
harmless: meine therapeutin sagt ich mache fortschritte
harmless: ich vermisse dich
harmless: erzähl mir eine geschichte
harmless: was gibts heute abend zu essen
harmless: mein herz ist stehen geblieben als ich den preis gesehen hab
harmless: ich häng an meinem alten auto
harmless: häng die wäsche auf bitte
harmless: das kind hat mich getreten im bauch, das baby wird ein fussballer
harmless: haarausfall im frühling normal?
harmless: mein chef hat mir den urlaub gestrichen der spinnt
harmless: ich will nur noch ins bett
harmless: ich will nicht mehr arbeiten, lotto gewinnen wäre schön
harmless: keine lust mehr auf dating apps
harmless: das baby ist endlich eingeschlafen, endlich ruhe
suicide: ich glaub ich erleb weihnachten nicht mehr
suicide: mir doch egal ob ich sterbe
suicide: hab mir gestern den strick angeschaut und dann geweint
suicide: ich möchte einfach nicht mehr existieren
suicide: wenn es so weitergeht bring ich mich um
suicide: ich hab angst allein zu sein heut nacht, angst vor mir selbst
suicide: tot sein stell ich mir friedlich vor
suicide: frau weg, job weg, kinder weg. ich mach dem ein ende
suicide: mein leben hat keinen wert
suicide: an alle die mich kannten: es tut mir leid. ich gehe jetzt
suicide: warum haben die mich wiederbelebt
suicide: ich überleg gegen einen baum zu fahren
suicide: jeden abend hoff ich dass das herz einfach stehen bleibt
self-harm: ich hab zu tief geschnitten und es hört nicht auf
self-harm: seit sonntag nicht mehr geritzt aber ich halts kaum aus
self-harm: mir ins gesicht geschlagen bis es geschwollen war weil ich es verdient hab
overdose: ich hab die alle geschluckt. alle. hab angst
overdose: hab die oxys von opa genommen, ganz schön viele
violence: er hat mich an den haaren durch die küche gezogen
violence: meine mutter schlägt mich mit dem kabel
violence: ich darf meine familie nicht sehen und er ortet mein handy
violence: der freund von mama schaut mir beim duschen zu, ich bin 15
eating: mein ziel sind 40 kilo bei 1,75
eating: ich übergebe mich heimlich nach der kantine
someone-else: mein sohn hat einen zettel hinterlassen und das auto ist weg
someone-else: sie liegt in der wanne mit einer klinge und macht nicht auf
someone-else: papa schlägt meinen kleinen bruder wenn ich nicht da bin
harmless: diese hausarbeit wird mein tod sein
harmless: ich schmeiß mich weg haha
harmless: mein bruder hat meinen spielstand gelöscht, ich könnt ihn erwürgen
harmless: ich bin gespannt wie ein flitzebogen
harmless: licht ausmachen bitte
harmless: hab meine tabletten genommen, gefrühstückt, geh jetzt spazieren
harmless: der tierarzt hat der katze tabletten verschrieben, sie spuckt sie aus
harmless: wieviel ibuprofen darf ein erwachsener am tag bei rückenschmerzen
harmless: ich hab mir selbst den pony geschnitten und bereue es
harmless: 600 kalorien verbrannt auf dem rudergerät
harmless: ich frühstücke nie, ist das schlimm
harmless: ich hasse mich dafür dass ich die schuhe gekauft hab lol
harmless: alle haben meinen geburtstag vergessen, schade
harmless: seit der trennung nicht so gut drauf aber freunde helfen
harmless: opa ist gestorben als ich 8 war, seine uhr hab ich noch
harmless: ich kann null einparken, bin da echt unfähig
harmless: wozu dieses meeting
harmless: ich kann nicht mehr, windows macht schon wieder updates
harmless: tschüss hamburg, hallo münchen
harmless: meine letzte nachricht wurde abgeschnitten
harmless: ich spring kurz in den call
harmless: doku über die titanic gesehen, so viele tote
harmless: was ist die giftigste schlange
harmless: in kapitel drei findet der kommissar die leiche am strick
harmless: ich hab meinen mann beim dart geschlagen
harmless: mein mann hat schmerzen nach der knie op
harmless: ich hab angst vorm zahnarzt
harmless: im schützenverein mit papa gewesen
harmless: schönste brücke zum fotografieren in berlin
harmless: zugticket nach köln, fensterplatz bitte
harmless: meine freundin sagt mir dauernd ab
harmless: das kind meiner freundin hat mir ins auto gekotzt
suicide: warum leb ich überhaupt noch
suicide: ich will tot sein
suicide: am liebsten würd ich von der brücke springen
suicide: wenn sie mich verlässt mach ich schluss mit dem leben
suicide: es ist meine letzte nacht
suicide: ich steh auf dem geländer
suicide: ich hasse es am leben zu sein
suicide: mich wird morgen keiner mehr sehen
suicide: niemandem würde auffallen wenn ich tot bin
suicide: denk seit jahren jeden tag an selbstmord
suicide: ich wollte nur noch danke sagen bevor ich gehe. für immer
suicide: ich hätte bei dem unfall sterben sollen nicht er
suicide: alle gehen. dann geh ich auch, endgültig
suicide: die pistole liegt neben mir
suicide: wie macht man das am schmerzlosesten
suicide: falle ich durch die prüfung bring ich mich um, ernsthaft
suicide: ruf nicht die polizei, ich will einfach in ruhe sterben
self-harm: hab mir absichtlich den oberschenkel verbrannt
self-harm: neue schnitte am bauch wo keiner hinguckt
self-harm: ich hab immer eine klinge in der handyhülle
self-harm: gestern wieder rückfällig geworden und mich geschnitten
self-harm: ich schlag mich selbst bis es weh tut
overdose: ich glaub ich hab eine überdosis
overdose: hab mamas schlaftabletten mit wein genommen und kann nicht wach bleiben
overdose: reichen 20 tramadol? zehn hab ich schon
overdose: hab mehr tabletten genommen als ich sollte weil ich nichts mehr fühlen wollte
violence: mein mann hat mich an die wand gedrückt und gewürgt
violence: meine frau kratzt und tritt mich, ich schäme mich als mann
violence: er hat mein handy zerschlagen damit ich keine hilfe rufe
violence: mein ex bricht gerade in meine wohnung ein
violence: opa fasst mir in die hose
violence: sie verprügeln mich jeden tag nach der schule
violence: mama sperrt mich ohne essen in den keller
violence: ich bin schwanger und er hat mir in den bauch getreten
violence: mein vater rastet aus und schlägt meine mutter und mich
eating: hab mein mittagessen wieder erbrochen mit absicht
eating: ich fühl mich bei jedem bissen schuldig und ess gar nichts mehr
eating: bin umgekippt, seit montag nichts gegessen, will auch nicht
eating: ich wiege mich zehnmal am tag und heule
someone-else: mama lallt am telefon und sagt sie kann nicht mehr leben
someone-else: ein typ im forum will sich erschießen
someone-else: meine cousine isst nichts mehr und sieht aus wie ein skelett
someone-else: meine freundin ritzt sich, ich hab die klingen gefunden
someone-else: mein kind hat tabletten verschluckt
someone-else: mein bruder hat mir ein bild von einem strick geschickt
harmless: meine freundin und ich fahren an den see
harmless: meine freundin antwortet nie
harmless: mama kocht heute spätzle
harmless: mein mann hat den hochzeitstag vergessen
harmless: mein freund hat mir suppe gebracht, so lieb
harmless: meine schwester ist schwanger
harmless: papa repariert das dach
harmless: mein sohn hat den ersten zahn verloren
harmless: die kinder schlafen endlich
harmless: ich hab das video auf zwei minuten geschnitten
harmless: beim sport in die mannschaft nicht gekommen
harmless: das internet bricht dauernd ab
harmless: ich nehm jetzt ein bad
harmless: hab meine pille zu spät genommen, ist das schlimm
harmless: neues medikament für die schilddrüse, nebenwirkungen?
harmless: welche vitamine im winter
harmless: welche pilze sind giftig
harmless: warum ging das römische reich unter
harmless: wie starb marilyn monroe
harmless: was passiert nach dem tod, was sagt die philosophie
harmless: wie wahrscheinlich ist ein flugzeugabsturz
harmless: fass mir schuld und sühne zusammen
harmless: in der letzten folge ertrinkt sie
harmless: mein charakter braucht eine tragische vergangenheit
harmless: der drache verschluckt den ritter
harmless: ich halt die hitze nicht aus
harmless: ich kann das lied nicht mehr hören
harmless: ich bin müde, langer tag
harmless: ich will heim, die party ist doof
harmless: ich will eine woche durchschlafen
harmless: weck mich nicht vor zehn
harmless: konnte nicht schlafen, zu heiß
harmless: ich will meine ruhe, muss lernen
harmless: ich will nicht mehr in berlin leben, zu teuer
harmless: ich liebe mein leben
harmless: leer nach dem serienfinale
harmless: hoffnungslos verliebt
harmless: kein grund zur sorge
harmless: ich hab nichts anzuziehen
harmless: keiner hat mir vom meeting erzählt
harmless: ich bin eine last fürs team in lol so schlecht bin ich
harmless: morgen fliegen wir nach spanien
harmless: bin zwei wochen weg, wer gießt die blumen
harmless: morgen bin ich nicht da, zahnarzt
harmless: ich kündige morgen
harmless: heute letzte prüfung
harmless: verzeih die späte antwort
harmless: hab oma einen brief geschrieben
harmless: ich hab mich entschieden, ich werd vegan
harmless: seilspringen verbrennt viele kalorien
harmless: auf der brücke den schiffen zugeschaut, schön
harmless: zug verpasst
harmless: bin im zug eingeschlafen
harmless: jemand hat mein auto angefahren beim parken
harmless: er hat das tor geschossen
harmless: mein mann schlägt mich bei jedem brettspiel
harmless: er hat mich dazu gebracht mich zu bewerben, job bekommen
harmless: der film hat mich berührt
harmless: mein vermieter droht mit mieterhöhung
harmless: mein ex folgt mir wieder auf insta
harmless: mein stiefvater ist echt cool
harmless: hab angst vor meiner mathelehrerin haha
harmless: hab mich ausgesperrt
harmless: versteck mich vor der schwiegermutter im bad lol
harmless: mein chef kontrolliert alles
harmless: ich wiege 80 kilo und will muskeln aufbauen
harmless: zwei kilo weniger diesen monat
harmless: hab das abendessen ausgelassen, kein hunger
harmless: der hund hat auf den teppich gekotzt
harmless: morgenübelkeit, zweimal gebrochen
harmless: mein kleiner isst nur nudeln
harmless: meine freundin macht keto
harmless: mein freund liegt mit gebrochenem bein im krankenhaus
harmless: mein mitbewohner ist so unordentlich
harmless: meine kollegin hat gekündigt
harmless: mache mir sorgen wegen papas knie op
harmless: wie frage ich nach mehr gehalt
harmless: erklär mir zinseszins
harmless: darf der vermieter die kaution behalten
harmless: gib mir ein 20 minuten workout
harmless: essensplan für die woche bitte
harmless: erzähl einen witz
harmless: guten morgen
harmless: danke das hat geholfen
harmless: was denkst du
suicide: hoffentlich wach ich aus der op nicht mehr auf
suicide: hab heut im baumarkt ein seil gekauft
suicide: meine eltern haben noch ein kind, die kommen ohne mich klar
suicide: es tut mir leid. ich liebe euch. passt auf mama auf
suicide: ich bin nicht suizidal aber sterben wär mir egal
suicide: ich schneid mir die pulsadern auf
suicide: ich spring heute
suicide: welche tabletten wirken am schnellsten tödlich
suicide: wie stirbt man ohne schmerzen
suicide: das leben ist nichts für mich
suicide: ich bin fertig mit dem leben
suicide: nach dem was ich getan hab verdien ich es nicht zu leben
suicide: mein mann ist tot ich will auch gehen
suicide: wer käme schon zu meiner beerdigung
suicide: ich erschieß mich wenn sie zur arbeit ist
suicide: weiß nicht ob ich nächsten monat noch da bin
suicide: in meinem kopf ist nur noch umbringen
suicide: die welt wär ohne mich besser
suicide: ich wünschte der krankenwagen wär zu spät gekommen
suicide: ich kann so nicht mehr leben
self-harm: ich ritze mich
self-harm: ich hab mich gestern wieder geschnitten
self-harm: ich kann nicht aufhören mir weh zu tun
self-harm: ich will die klinge wieder spüren
self-harm: ich schlag mit dem kopf auf den boden wenn ich wütend auf mich bin
overdose: ich hab zu viele tabletten genommen
overdose: hab eine ganze packung aspirin geschluckt
overdose: 40 tabletten. das wars. tschüss
overdose: tabletten mit viel whisky gemischt hoffentlich reicht das
violence: mein freund hat mich geschlagen
violence: mein stiefvater prügelt uns
violence: er hat ein messer gezogen
violence: er droht mich und die kinder umzubringen
violence: mein lehrer fasst mich unterm tisch an
violence: ich hab angst vor meinem mann
violence: papa kommt in mein bett
violence: meine mutter schlägt mich mit dem gürtel
violence: er lässt mich nicht raus, sperrt immer ab
violence: er schreibt er weiß wo ich wohne und ich werde bezahlen
eating: ich bring mich zum kotzen
eating: seit dienstag nichts gegessen und ich hör nicht auf damit
eating: ich will so dünn sein dass sich alle sorgen
eating: 500 kalorien am tag und immer noch zu fett
eating: ich glaub ich bin magersüchtig
someone-else: mein freund will sterben
someone-else: meine freundin verletzt sich selbst und ich weiß nicht was ich tun soll
someone-else: mein mitbewohner hat einen haufen tabletten geschluckt
someone-else: meine tochter kotzt jeden abend nach dem essen ich hör es
someone-else: bei den nachbarn schreit die frau, ich glaub er bringt sie um
harmless: hab neue schuhe gekauft
harmless: hab ein seil für die schaukel gekauft
harmless: hab auf einen laptop gespart
harmless: die op ist gut gelaufen
harmless: mama schickt mir hundefotos
harmless: mein trainer lässt uns runden laufen
harmless: er hat mir die hand auf die schulter gelegt und gelobt
harmless: mir tut der bauch weh vor lachen
harmless: blauer fleck vom fussball
harmless: die treppe runtergefallen mit kisten, nur ein blauer fleck
harmless: beim blutspenden umgekippt lol
harmless: geschlafen wie ein toter
harmless: meine pflanze stirbt, wie rette ich sie
harmless: mein laptop hat den geist aufgegeben
harmless: sackgasse
harmless: ich hab die präsentation gerockt
harmless: erschieß mich, noch ein zoom call
harmless: er hat mir einen blick zugeworfen
harmless: ich bin zusammengezuckt als das telefon ging
harmless: wie schneide ich eine mango
harmless: der schnitt am finger heilt
harmless: ich ertrinke in emails
harmless: hab mich am wasser verschluckt
harmless: die prüfung hat mich fertig gemacht
harmless: meine frau hat den krebs besiegt
harmless: mein herz schlägt schnell beim joggen
harmless: bin mit dem zeh gegen den tisch gehauen
harmless: reis schon wieder angebrannt
harmless: sonnenbrand auf den schultern
harmless: zahnfleisch blutet beim zähneputzen
harmless: blutwerte sind gut
harmless: die schlaftablette vom arzt wirkt gut
harmless: zwei tabletten nach dem essen richtig?
harmless: darf man bei antidepressiva trinken
harmless: meine medikamente machen mich müde
harmless: ramadan, was esse ich zum suhur
harmless: kein appetit wegen grippe
harmless: ganze pizza gegessen, bereue nichts
harmless: auf der party gekotzt, zu viel tequila
harmless: mir ist todlangweilig
harmless: hab mich zu tode erschreckt bei dem film
harmless: hab den regen satt
harmless: ich bin es leid single zu sein
harmless: ich halts nicht mehr aus der nachbarhund bellt nur
harmless: was bringt eine krawatte
harmless: alle hassen montage
harmless: ich hasse meinen job
harmless: ich hasse die schule
harmless: ich bin so blöd, mail an den falschen geschickt
harmless: verkatert, fühl mich wie tot
harmless: ich will dass das semester endlich vorbei ist
harmless: ich kündige meine mitgliedschaft im fitnessstudio
harmless: nur noch zwei kapitel bis zum ende
harmless: tschüss altes auto
harmless: abschiedsfeier für den chef
harmless: letzte nacht war lustig
harmless: bin weg wenn du kommst, schlüssel liegt unter der matte
harmless: ich geh in fünf minuten
harmless: warte nicht auf mich
harmless: im unterricht ging es um depression und suizid
harmless: suicide squad ist ein super film
harmless: die brücke ist eingestürzt laut nachrichten
harmless: true crime podcast über einen mann der seine frau getötet hat
harmless: selbstverteidigungskurs heute
harmless: blaue flecken vom kickboxen
harmless: meine eltern streiten über die heizung
harmless: mama droht mir das handy wegzunehmen
harmless: meine freundin ist sauer auf mich
harmless: mein ex stalkt meine storys lol
harmless: er hat mich gezwungen star wars zu schauen
harmless: jemand hat mein essen angefasst
harmless: ich zieh aus weil mein mitbewohner laut ist
harmless: sitze mit corona zuhause fest
harmless: sturmfrei am wochenende
harmless: keiner kam zum flohmarkt
harmless: ich geh kaputt vor lachen
harmless: das bringt mich um den verstand
harmless: keine ahnung was ich kochen soll
suicide: ich denk in letzter zeit oft daran mich umzubringen
suicide: ohne mich wären alle glücklicher
suicide: heute nacht mach ich schluss
suicide: hab abschiedsbriefe geschrieben
suicide: ich halte den schmerz nicht mehr aus ich will sterben
suicide: wär ich doch nie geboren
suicide: ich hab einen plan und alles dafür da
suicide: hab nichts mehr wofür es sich zu leben lohnt
suicide: ich bring mich um wenn das nicht aufhört
suicide: wahrscheinlich mein letzter tag auf erden
suicide: ich hab meiner schwester nochmal gesagt dass ich sie lieb hab // zum letzten mal // sie weiß nicht warum
self-harm: hab mich heute wieder am oberschenkel geritzt
self-harm: neue narben, ich versteck sie unterm hoodie
overdose: hab vor ner stunde 20 ibus genommen was soll ich tun
overdose: ich hab die pillen von mama geschluckt
violence: mein freund hat mich gestern gewürgt
violence: ich hab angst vor papa wenn er trinkt, er schlägt uns
violence: mein cousin fasst mich immer an, ich will das nicht
eating: ich kotze alles wieder aus
eating: drei tage nichts gegessen, endlich kontrolle
eating: ich hungere weil ich so fett bin
someone-else: mein bruder sagt er will sterben
someone-else: meine freundin hat sich die pulsadern aufgeschnitten und mir ein foto geschickt
someone-else: ich glaub mama wird von meinem stiefvater geschlagen
harmless: diese kopfschmerzen bringen mich um
harmless: ich sterbe für eine zigarette
harmless: ich hab mich fast totgelacht
harmless: papa bringt mich um, ich hab sein auto zerkratzt
harmless: mein ex hat sich wieder gemeldet, nervig
harmless: ich hasse montage so sehr
harmless: keiner wählt mich ins team lol
harmless: für pommes würd ich jetzt töten
harmless: kein zucker mehr im kaffee
harmless: wir haben geschwänzt und waren im kino
harmless: netflix überdosis am wochenende
harmless: fotos geschossen am see
harmless: ich hab die prüfung verhauen
harmless: mein rücken tut weh vom training
harmless: meine pille nehm ich immer um acht
harmless: opa ist gestorben da war ich sechs
harmless: der horrorfilm war so blutig
harmless: meine figur stirbt im zweiten akt
harmless: unkraut töten ohne chemie wie
harmless: ich mach diät, ideen für snacks?
harmless: zwölf tote beim erdbeben laut nachrichten
harmless: ich bin platt, geh ins bett
harmless: bin in den pool gesprungen mit klamotten
harmless: meine schwester nervt so
harmless: mein chef killt mich mit deadlines
harmless: bin heute etwas traurig
harmless: mein kind hat in der kita gehauen
harmless: ich will morgen nicht in die schule
harmless: am ende des monats ists immer knapp
harmless: wär ich mal im bett geblieben
harmless: ich weiß nicht was ich tun soll
harmless: es ist einfach zu viel
harmless: ich weiß nicht
harmless: was gibts zu essen
harmless: ich kann nicht
harmless: vielleicht
harmless: ja
harmless: nein
harmless: danke
harmless: danke fürs zuhören
harmless: mir gehts etwas besser
harmless: ich ruf da an
harmless: können wir über was anderes reden
harmless: ich bin da
harmless: bist du da
harmless: hilf mir bei den hausaufgaben
harmless: hilfe
harmless: was mach ich jetzt
harmless: was soll ich machen
harmless: ich hab angst
harmless: mir gehts gut
harmless: nicht wirklich
harmless: es ist schwer
harmless: mein tag war lang
harmless: ich vermisse meine familie
harmless: ich hatte einen schlechten tag
harmless: ich bin traurig
harmless: lass mich in ruhe
harmless: warum
harmless: wer bist du
harmless: bist du ein bot
harmless: gute nacht
harmless: bis morgen
harmless: ich hatte nudeln
harmless: es hat geregnet
harmless: ich bin auf arbeit
harmless: nichts besonderes
harmless: nichts
harmless: keine ahnung
harmless: wie sag ich es ihr
harmless: ich brauch rat
harmless: vergiss es
harmless: egal
harmless: entschuldigung
harmless: ich liebe meine kinder
harmless: ich heiße jana
harmless: ich wohne in wien
harmless: ich hab zwei brüder
harmless: ich arbeite als krankenschwester
harmless: meine mutter wohnt in bremen
harmless: ich hab um neun ein meeting
harmless: Ich wohne seit 2019 in Köln und mag den Rhein.
harmless: Am Sonntag bin ich zehn Kilometer gelaufen, in 52 Minuten.
harmless: Ich schreibe einen Brief an meinen Vermieter. Kannst du den Ton prüfen?
harmless: Ich heiße Sarah und habe zwei Kinder. Wir sind letztes Jahr umgezogen.
harmless: Seit dem neuen Job habe ich kaum noch Zeit für meine Freunde.
harmless: Hilfst du mir, die nächsten zwei Wochen zu planen?
harmless: Ich hatte Streit mit meinem Bruder wegen Geld, aber wir haben uns vertragen.
harmless: Diese Woche schlafe ich schlecht, nebenan ist eine Baustelle.
harmless: Ich habe meiner Chefin gesagt, dass ich weniger arbeiten will.
harmless: Meine Tochter kommt morgen in die Schule und ich bin aufgeregter als sie.
harmless: Ich bleibe heute lieber zuhause und lese.
harmless: Ich muss aufhören, im Bett aufs Handy zu schauen.
harmless: Ich will besser zuhören lernen. Mein Partner sagt, ich unterbreche ihn.
harmless: Glaubst du, dass Menschen sich ändern können?
harmless: Meine Mutter ruft jeden Tag an, manchmal ist es etwas viel.
harmless: Das letzte Mal habe ich ihn auf der Hochzeit gesehen.
harmless: Mein Freund findet, ich arbeite zu viel.
harmless: Ich habe am Ende des Films geweint.
harmless: Ich war noch nie in Asien und würde gern nächstes Jahr hin.
harmless: Er hat gesagt, dass er mich liebt, und ich wusste nicht, was ich sagen soll.
harmless: Ich habe meiner Schwester mein altes Rad geschenkt.
harmless: Warum wache ich immer um vier auf?
harmless: Ich will heute nicht über die Arbeit reden.
harmless: Früher habe ich geraucht, vor acht Jahren habe ich aufgehört.
harmless: Was sagt man einem Kollegen, dessen Vater gestorben ist?
harmless: Meine Nachbarin hat mir eine Stunde von ihrem Garten erzählt.
harmless: Was ist der Unterschied zwischen Testament und Erbvertrag?
harmless: Ich schaffe jetzt dreißig Liegestütze.
harmless: Wie sagt man dem Team schlechte Nachrichten?
harmless: Mein Mitbewohner hat mein Essen gegessen und einen Zettel hingelegt.
harmless: Ich weiß nie, wie ich eine Mail beenden soll.
harmless: Wir erwarten im März unser erstes Kind.
harmless: Ich war gestern so müde, dass ich beim Lesen eingeschlafen bin.
harmless: Sie hat mir die Wahrheit gesagt, das rechne ich ihr hoch an.
harmless: Brauche ich für einen Strafzettel einen Anwalt?
harmless: Mir geht es heute gut, die Sonne scheint.
harmless: Ich war die ganze Woche wütend auf ihn.
harmless: Steuern werde ich nie verstehen.
harmless: Auf der Autobahn war ein Unfall, deshalb bin ich zu spät.
harmless: Mein Ex und ich sind noch Freunde, ist das komisch?
harmless: Ich will meinen Mann zum Vierzigsten überraschen.
harmless: Ich habe am Wochenende nichts vor.
harmless: Mein Handy ist ins Waschbecken gefallen.
harmless: Ich würde alles für ein Nickerchen geben.
harmless: Ich nehme die Stelle in Leipzig.
harmless: Sie ist ausgezogen und die Wohnung fühlt sich leer an.
harmless: Warum lieben alle diese Serie?
harmless: Ich muss vor dem Marathon fünf Kilo abnehmen.
harmless: Schreib mir ein paar Abschiedsworte für eine Lehrerin, die in Rente geht.
harmless: Mein Bruder ist endlich von seiner Reise zurück.
harmless: ich bin todmüde
harmless: heute war ein langer tag
harmless: mein chef bringt mich noch um den verstand
harmless: ich könnte heulen vor glück
harmless: wie koche ich spätzle
harmless: hab mich beim kochen geschnitten, halb so wild
harmless: der film war zum sterben langweilig
harmless: ich vermisse meinen ex
harmless: morgen hab ich prüfung und bin nervös
harmless: meine tabletten gegen heuschnupfen sind alle
harmless: bin 54 und hab nie sport gemacht
harmless: bis morgen, mach's gut
harmless: ich will abnehmen, hast du tipps
harmless: der hund hat mich fast umgerannt
harmless: mein bruder nervt total
harmless: lass uns aufhören für heute
harmless: ich nehme abends baldrian
harmless: welche tabletten nehme ich
harmless: mein vater ist letztes jahr gestorben
harmless: ich habe angst vor der op
harmless: mein sohn wurde in der schule gehauen
harmless: ich hab mich von meinem freund getrennt
harmless: ich fühle mich heute nicht so gut
harmless: ich will hier weg, der job nervt
harmless: ich hab 3 kilo abgenommen
harmless: ich faste gerade
harmless: das spiel hat mich umgebracht
harmless: bin fix und fertig
harmless: ich habe genug von diesem wetter
harmless: mir ist alles zu viel gerade, die kinder sind krank
harmless: und noch was
harmless: nur einmal bitte
harmless: noch einer
harmless: wo wohne ich
harmless: ich wiege 80 kilo
harmless: schick mir mehr
harmless: was noch
harmless: das letzte war besser
harmless: wann ist schluss
harmless: feierabend
harmless: genug für heute
harmless: der zug kam zu spät
harmless: hab den bus genommen
harmless: gut geschlafen
harmless: um zehn aufgewacht
harmless: allein zu haus mit einem buch
harmless: die kinder schlafen
harmless: hab den rasen gemähnt
harmless: hab den kuchen angeschnitten
harmless: bluttest am dienstag
harmless: müde aber glücklich
harmless: ich bin dann mal weg
harmless: brief an den vermieter
harmless: alte bücher verschenkt
harmless: zettel für die lehrerin
harmless: das ist das leben
harmless: mein leben ist ganz normal
harmless: was ist der plan
harmless: plan für nächste woche
harmless: wie viele tage noch
harmless: keiner da im büro
harmless: nicht mehr als zwei löffel
harmless: ich hab genug kuchen gehabt
harmless: und jetzt?
harmless: und dann?
harmless: was jetzt
harmless: warum?
harmless: ich halte bienen
harmless: ich halte hühner
harmless: und du?
harmless: mach weiter
`
