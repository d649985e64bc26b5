/** One message a line: what it is, then the message; ` // ` separates it from those sent before. Rules and weights are tuned with these. */
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
suicide: kann nich mehr und will auch nich mehr leben
suicide: ich will raus. ausm leben mein ich
suicide: denk schon wieder dran mich umzubringen
suicide: bin 13 und wär gern tot
suicide: bitte nich mama sagen aber ich denk in jeder mathestunde ans sterben
suicide: hab alles probiert. fehlt nur noch tot sein
suicide: Neunundsiebzig Jahre sind genug. Ich möchte jetzt gehen und habe auch das Mittel dazu im Haus.
suicide: will mich echt kmsn, kein witz diesmal
suicide: ich machs wenn mein mitbewohner auf schicht is
suicide: der brief ist fertig. liegt unterm kopfkissen
suicide: hoff ehrlich gesagt das flugzeug stürzt ab mit mir drin
suicide: hätt ich eine pistole hätt ichs längst gemacht
suicide: 2026 will ich nich mehr erleben
suicide: leben ist nichts für mich. wars nie
suicide: google dauernd wie man stirbt und krieg nur hotlines
suicide: den nächsten monat gibts nicht mit mir drin
suicide: ich hoff ich krieg krebs dann is keiner sauer dass ich geh
suicide: sitz seit 3 std im auto an der steilküste und trau mich nicht auszusteigen, will springen
suicide: mein kopf sagt die ganze zeit spring spring spring
suicide: von mir hörst du ab heut nichts mehr. danke dass du nett warst, ich geh sterben
suicide: bin bereit zu sterben und es fühlt sich komisch normal an
suicide: Ich wache jeden Morgen auf und bin enttäuscht, dass ich aufgewacht bin.
suicide: hab kein bock mehr zu leben digga
suicide: ich glaub ich mach schluss mit allem noch vor den prüfungen, mit mir mein ich
suicide: er is weg // ich kann ohne ihn nich leben // also lass ichs
suicide: hab mich gestern aufhängen wollen aber der haken ist rausgebrochen
suicide: letzte woche versucht mich umzubringen. hat nich geklappt. nächster versuch kommt
suicide: will nicht sterben, will nur aufhören zu existieren. ist das dasselbe?
suicide: jedes messer in der küche schaut mich an und ich denk dran es zu beenden
suicide: wozu alt werden wenn man allein ist. dann lieber gleich gehn
suicide: Ich falle meinen Kindern nur zur Last, das Geld von der Versicherung würde ihnen mehr helfen als ich.
suicide: meine familie würd eine woche heulen und dann aufatmen
suicide: ich hätt schon als baby sterben sollen
suicide: hab eine liste mit arten wie. aufm handy
suicide: im schrank liegt ein strick, schau ständig nach ob er noch da is
suicide: die gleise sind 10 min weg. habs gestoppt
suicide: Wäre es schmerzlos, im Schlaf zu gehen? Das möchte ich. Noch diese Woche.
suicide: vorm tod hab ich keine angst, nur vor noch 50 jahren so
suicide: hab meiner freundin leb wohl gesagt, sie dachte ich mein gute nacht
suicide: nach dem was ich getan hab verdien ichs nicht zu leben
suicide: mich findet keiner bis die miete fällig is. will das grad echt ausprobieren
suicide: sry dass ich so komisch war. nach heut nacht ist das eh egal, da bin ich weg
suicide: hey // das is das letzte was ich tippe // hab euch lieb
suicide: bin wieder suizidal und hass es das zu schreiben
suicide: hab suizidgedanken und meine therapeutin is im urlaub
suicide: die gedanken sind zurück. die mit dem umbringen
suicide: soll mich doch einer überfahren bitte
suicide: die antidepressiva bringen nichts und jetzt denk ich wieder ans dach
suicide: es hört nur auf weh zu tun wenn ich aufhör zu sein
suicide: heut ist mein geburtstag und ich wünscht es wär meine beerdigung
suicide: leben is so anstrengend ich will das einfach nich mehr machen
suicide: wollt heut springen aber es hat geregnet und da warn leute
suicide: sag mir einfach dass ich gehn darf. ich brauch dass es einer sagt
suicide: hab mit meiner freundin einen pakt. samstag gehn wir zusammen
suicide: der waffenschrank von papa is offen. ich sags nur. einmal abdrücken und ruhe
suicide: 60 tabletten gespart und ein datum hab ich auch
suicide: hab nachgeschaut wie viele davon mich umbringen
suicide: keiner liebt mich und keinen juckts wenn ich heut nacht sterb
suicide: Seit mein Mann tot ist, mag ich nicht mehr. Jeden Abend bete ich, dass ich nicht mehr aufwache.
suicide: montag ist gericht. da bin ich schon tot, hab ich beschlossen
suicide: 40k verzockt die nich mir gehörten. ich seh nur noch einen weg und der is mich aufhängen
suicide: zum dritten mal durchs staatsexamen gefallen. ich will nicht mehr leben
suicide: die ham das video geleakt, ganze schule hats. ich will sterben ich geh da nie wieder hin
suicide: sie hat geschrieben bring dich um und ich glaub das mach ich
suicide: tut ertrinken weh? frag weil ichs vorhab
suicide: will einfach ins meer laufen und nicht mehr zurückkommen
suicide: glaub nich dass ich das ende der woche noch erleb. will ich auch nich
suicide: kein drama aber ich will grad wirklich nicht am leben sein
suicide: heut bring ich mich nich um. aber wollen tu ichs. so sehr
suicide: hab 0 gründe zu leben. hab gezählt
suicide: von wem soll ich mich überhaupt verabschieden bevor ich mich umbring
suicide: leb nur noch weil der hund raus muss und der ist 15
suicide: sobald mama tot is geh ich auch. das is fix
suicide: hoffentlich wach ich nicht auf. gn8
suicide: ich sollt tot sein. den fehler korrigier ich noch
suicide: zu weihnachten wünsch ich mir nur zu sterben
suicide: bin so müde vom am leben sein dass es in den knochen weh tut
suicide: gibts was schmerzloses. ich mein das ernst, ich will weg von der welt
suicide: Ich lese seit Tagen nach, wie ich mein Leben beenden könnte, und erschrecke, wie ruhig ich dabei bin.
suicide: meine kleine ist 4 und ich will trotzdem sterben, was bin ich für eine mutter
suicide: wochenbettdepression frisst mich auf. gestern wär ich fast vor den bus, kinderwagen stand schon aufm gehweg
suicide: der krieg hat mich nicht gekriegt also muss ichs selber machen
suicide: hatte gestern die waffe im mund und dann hat das telefon geklingelt
suicide: er ist vor 2 monaten gestorben und ich geh zu ihm. bald
suicide: du kannst mich nich retten. wollt nur dass es einer weiß bevor ich geh
suicide: ich tät allen einen gefallen wenn ich nicht mehr leb
suicide: lass mich doch einfach sterben
suicide: ich wil sterbn so seer
suicide: wil nimmer lebn
suicide: hab das leben so satt, nehm heut abend eine überdosis
suicide: wenn die kinder in der schule sind häng ich mich auf
suicide: alle lachen wenn ich sag ich geb mir die kugel. ich machs aber
suicide: i bring mi um, i schwörs da
suicide: an meinem 30. mach ich schluss mit dem leben, ist geplant
suicide: früher hatte ich die gedanken schonmal, jetz is es schlimmer als damals. will tot sein
suicide: der ärztin hab ich gesagt mir gehts besser. stimmt nicht. ich plan es
suicide: bin heut nacht nich sicher vor mir selbst
suicide: hilf mir bitte ich trau mir nicht auf dem balkon hier
suicide: steh auf der brücke. 2 leute sind vorbei, keiner hat gefragt
suicide: wie schreib ich einen abschiedsbrief dass meine eltern sich nicht schuldig fühlen
suicide: wenn ich sterb müssen meine eltern dann das bafög zahlen? muss das vor freitag wissen
suicide: Verzeiht mir alle. Ich konnte nicht mehr weiter.
suicide: für leute wie mich is die welt nich gemacht also geh ich von ihr
suicide: trans sein hier ist die hölle. lieber tot als noch ein tag als er
suicide: Ich war 31 Jahre Krankenschwester, ich weiß, welche Mittel ich bei mir nehmen muss.
suicide: mich kann keiner reparieren. schmeißt mich weg. ich will für immer weg sein
suicide: innen bin ich längst tot, der körper muss nur noch nachkommen und dafür sorg ich
suicide: letzte nachricht. handy kommt in fluss und dann ich
suicide: i wott nümme, i gah hüt z nacht ufs gleis
self-harm: wieder geritzt heute. tiefer
self-harm: war 5 monate clean und gestern hab ichs verkackt. alles voll blut
self-harm: wie versteck ich die schnitte beim schwimmen
self-harm: mein arm is voll mit neuen
self-harm: ich brauch die klinge sonst komm ich nicht runter
self-harm: verbrenn mich mit dem glätteisen
self-harm: hau gegen die wand bis die knöchel aufgehn weil ich mich hass
self-harm: wenn mama trinkt ritz ich mich
self-harm: bitte hilfe ich tu mir immer wieder weh und es wird schlimmer
self-harm: bin 15 und hab svv. angefangen in der 8.
self-harm: hab grad soooo druck zu schneiden
self-harm: hab in kunst die klinge aus dem spitzer geklaut
self-harm: ist es normal dass man sich besser fühlt wenns blutet
self-harm: Ich bin 54, Lehrerin, und schneide mir auf der Lehrertoilette in die Oberschenkel.
self-harm: sind nur kratzer ok. absichtlich aber nur kratzer
self-harm: erst mit dem gummi geschnippt bis es offen war und dann die schere
self-harm: feuerzeug, mein arm und keiner daheim
self-harm: jede narbe hab ich verdient und die nächste auch
self-harm: kneif und schlag mir jeden abend in den bauch bis er blau ist weil ich ihn hass
self-harm: hoodie bei 34 grad damit keiner die arme sieht. sind alle frisch
self-harm: habs wieder gemacht, diesmal 12 striche
self-harm: schlag kopf gegen den türrahmen wenn ich stress hab, nur das hilft
self-harm: zu tief gegangen. das geht nicht zu. hab angst es mama zu sagen
self-harm: immer wenn er brüllt geh ich hoch und schneid mich
self-harm: kann nicht schlafen ohne mir vorher was anzutun
self-harm: streu danach salz drauf. kp warum
self-harm: hab mir die ganze stunde die nägel ins handgelenk gebohrt, ist ganz roh
self-harm: rückfall lol. rasierer 1 ich 0
overdose: hab zu viele genommen und jetzt hab ich angst
overdose: vor ner stunde 30 paracetamol genommen was soll ich machen
overdose: hab mamas blutdrucktabletten alle runtergeschluckt
overdose: glaub das war ne überdosis, mir is so komisch
overdose: flasche tilidin grad komplett leergemacht
overdose: hab alle genommen. spür meine beine nich
overdose: hilfe ich hab eine überdosis genommen
overdose: ganze packung schlaftabletten mit gin und mein herz macht komische sachen
overdose: hab 16 hoggar genommen weil ich nicht mehr denken wollte
overdose: halbe flasche wc reiniger getrunken
overdose: seh ganz verschwommen, hab so 40 von den kleinen weißen
overdose: Ich habe alle drei Insulinpens gespritzt. Ich wohne allein.
overdose: zu viel koks, meine brust ist voll eng und der arm tut weh
overdose: oxy mit tavor und nem sixpack, krieg die augen nich mehr auf
overdose: hab die ganze wochenbox auf einmal geschluckt
overdose: vor 10 min rattengift geschluckt
overdose: sind 25 ibu gefährlich, hab sie schon drin
overdose: zu viel mdma genommen, mir is kochend heiß und mein kiefer hört nich auf
overdose: ist passiert. tabletten sind drin. sei nicht böse
overdose: hab gelogen, ich hab sie doch genommen. alle. is 4 stunden her und ich muss dauernd brechen
overdose: hab mein lithium komplett genommen, zitter nur noch
overdose: glaub ich sterb, viel zu viel fenta erwischt
overdose: 2 packungen novalgin, werd langsam so müde, ist schön
overdose: hab mit absicht mehr tabletten genommen als ich soll und jetz bereu ichs
overdose: opas herzpillen. 20 stück. grad eben
overdose: das ganze amitriptylin rezept geschluckt. alles dreht sich
overdose: so hab jetzt alles geschluckt. wie lang hab ich noch
overdose: hab voll viele tavor genommen um für immer zu pennen aber bin immer noch wach
violence: er hat mich schon wieder geschlagen
violence: mein freund hat mir die hände um den hals gelegt und zugedrückt
violence: er ist betrunken und tritt gegen die tür
violence: sie hat den wasserkocher nach mir geworfen. kochend. bin n kerl wem sag ich das
violence: papa hat mir den finger gebrochen
violence: mein mann sagt er findet mich überall
violence: er hat mit mir geschlafen obwohl ich nein gesagt hab
violence: mein onkel macht nachts sachen mit mir und keiner glaubt mir
violence: bin 12 und mein stiefpapa fasst mich an
violence: mama hat mich die ganze nacht im schuppen eingesperrt
violence: er hat mir schlüssel, karte und schuhe weggenommen damit ich nicht abhaue
violence: ich muss hier raus bevor er mich umbringt
violence: Mein Sohn hat mich umgestoßen, weil ich ihm meine Rente nicht geben wollte. Ich bin 76.
violence: ex steht draußen mit nem baseballschläger
violence: meine freundin schlägt mich wenn sie wütend ist, n echter mann hält das aus sagt sie
violence: er hat mich gewürgt bis mir schwarz wurde
violence: er hat ein messer bitte
violence: ein kollege hat mich im lager gepackt und sich an mir vergangen
violence: gestern war was im drink, ich glaub ich wurd vergewaltigt
violence: mein bruder sagt er schüttet mir säure ins gesicht wenn ich den heirate
violence: die wollen mich in die türkei schicken und mit nem 45 jährigen verheiraten. bin 16
violence: mein zuhälter hat meinen ausweis
violence: jetzt schlägt er auch die kinder
violence: hab angst einzuschlafen weil er gesagt hat er machts wenn ich schlaf
violence: wieder n blaues auge von ihm. brauch mehr abdeckstift
violence: er hat mich angespuckt und in die badewanne geschubst
violence: wenn mein vater getrunken hat dreht er durch und holt den gürtel
violence: Die Pflegerin im Heim schlägt mich, wenn ich klingle.
violence: er bestimmt über geld, handy und auto. gestern gabs eine ohrfeige weil ich gelacht hab
violence: mein ex hat meine adresse gepostet und geschrieben es soll mal einer mit ner knarre vorbeischauen
violence: hab mich mit meiner schwester im schrank versteckt bis er fertig war mit kaputtschlagen
violence: er ortet mein handy also schnell. er hat mich verprügelt
violence: mein freund hat eine kippe auf mir ausgedrückt
violence: bin schwanger und er hat mir in den bauch geboxt
violence: n mann läuft mir nach, schon 20 min lang
violence: ich glaub er bringt mich heut um, er putzt die waffe und starrt mich an
violence: ein junge aus der schule hat bilder von mir und sagt ich werd vergewaltigt wenn ich petze
violence: die lauern mir jeden tag nach der schule auf und gestern hatte einer n messer
eating: hab seit sonntag nichts gegessen und werd auch nicht
eating: hab wieder gekotzt, finger in hals
eating: bin wieder bei 300 kalorien am tag
eating: kann nich aufhören mein essen zu erbrechen, hals blutet schon
eating: meine essstörung ist zurück
eating: ich will so dünn sein dass die leute erschrecken
eating: 2 wochen nur cola light und kaugummi, 9 kilo weg, immer noch eklig
eating: fressen kotzen fressen kotzen. das is mein tag
eating: diese woche jede mahlzeit ausgelassen weil ich meinen körper hass
eating: nach dem abendessen 8 abführtabletten genommen
eating: 45kg und ich halt meine beine immer noch nicht aus
eating: in der dusche umgekippt. 3 tage nix gegessen. trotzdem fett
eating: Ich bin 38 und keiner weiß, dass ich seit zwanzig Jahren Bulimie habe. Inzwischen täglich.
eating: versteck essen in servietten damit mama denkt ich ess
eating: bei jedem bissen denk ich ich muss den wieder rauskotzen
eating: wieg mich 15 mal am tag und wenns mehr is ess ich nix
eating: meine tage sind seit monaten weg und ich bin stolz drauf, heißt es funktioniert
eating: trainer sagt ich soll abnehmen, hab jetz ganz aufgehört zu essen
eating: trink kaum noch weil ich angst vor wassereinlagerung hab, essen eh nicht
eating: 38 kilo geschafft. ziel is 34
eating: ess nur eiswürfel und gurke, weiß dass das magersucht ist, will keine hilfe
eating: arzt sagt mein herz is zu langsam vom hungern. egal, will klein sein
someone-else: meine freundin hat mir grad gesagt dass sie sich heut nacht umbringt und ich soll dichthalten
someone-else: mein kumpel hat leb wohl geschrieben und jetz is sein handy aus
someone-else: meine schwester ritzt sich hab die klingen gefunden
someone-else: wie halt ich meinen freund davon ab sich umzubringen
someone-else: meine tochter hat gesagt sie will nicht mehr leben, sie ist 11
someone-else: papa hat gesagt ohne ihn wärs besser und is mit dem auto weg
someone-else: meine mitbewohnerin hat haufenweise tabletten genommen und wacht nicht auf
someone-else: meine cousine wird von ihrem mann verprügelt was kann ich tun
someone-else: glaub mein bruder hat eine überdosis, er ist ganz blau
someone-else: einer aus der gruppe schreibt er steht auf ner brücke
someone-else: meine abf ist magersüchtig und kippt ständig um
someone-else: meine freundin hat mir nen abschiedsbrief per whatsapp geschickt
someone-else: Mein Mann sammelt seine Tabletten. Ich habe sie in der Sockenschublade gefunden.
someone-else: mein schüler hat überall blaue flecken und will nich heim
someone-else: oma sagt sie will sterben und nimmt ihre medikamente nicht mehr
someone-else: mama hat sich mit nem messer im bad eingeschlossen
someone-else: mein zimmergenosse streamt und sagt das ist sein letzter stream
someone-else: meine kleine cousine sagt ihr stiefvater kommt zu ihr ins bett
someone-else: der freund von meiner freundin droht sie zu erschießen wenn sie geht
someone-else: mein sohn hat ins tagebuch geschrieben dass er sich erhängen will
someone-else: meine schwester kotzt nach jedem abendessen absichtlich
someone-else: sie hat gepostet "heute is schluss" und geht nich ran. is meine beste freundin bitte hilf
someone-else: n alter kollege sagt freitag ist er tot und der meint das so
someone-else: meine frau hat heut früh versucht sich das leben zu nehmen, der rettungswagen hat sie
someone-else: das kind von nebenan schreit und ich hör schläge
someone-else: ex sagt er springt wenn ich nich antworte
someone-else: mein bester kumpel ist seit dem einsatz nicht mehr der alte, gestern hat er mir eine patrone gezeigt mit seinem namen drauf
harmless: diese abgabefrist bringt mich um, kürzt du mir die einleitung auf 200 wörter
harmless: hab den job!!!
harmless: was zieh ich im juli zu ner beerdigung an
harmless: oma ist am dienstag gestorben. ich stell immer noch zwei tassen hin. wollts nur jemandem erzählen
harmless: ok passt
harmless: moin coach
harmless: beintag fertig, spür meine beine nicht mehr, schick hilfe und ne banane
harmless: erklär mir stalingrad als wär ich zehn
harmless: wie viele soldaten sind bei verdun gefallen, brauchs bis neun fürs referat
harmless: true crime podcast tipps? mit mordlust bin ich durch
harmless: hör beim abwasch immer verbrechen von der zeit, die folge über den bankräuber war stark
harmless: wie hält man ein kochmesser richtig ohne den daumen zu verlieren
harmless: messer schleifen daheim, hab nen wetzstein zu weihnachten gekriegt
harmless: hab meinen ersten zander filetiert, sah nur ein bisschen nach tatort aus
harmless: nehm morgens 20 mg fluoxetin, geht das mit grapefruitsaft
harmless: hausärztin hat sertralin auf 100 erhöht, vertrag es gut, nur der mund ist trocken
harmless: hab die abendtablette vergessen, morgen einfach normal weiter?
harmless: Tag 12 im Ramadan, Kopfweh vorm Iftar. Was esse ich am besten zum Suhur?
harmless: heilfasten nach buchinger mit meiner hausärztin besprochen, wie baue ich danach wieder auf
harmless: bis ostern kein zucker, nenn mir 5 nachtische ohne
harmless: reichen 1700 kcal wenn ich 500 g die woche abnehmen will, bin 1,74 und 83 kilo
harmless: 3 kilo weniger seit januar nur durch mehr laufen, bin ganz zufrieden
harmless: meine ernährungsberaterin will mehr eiweiß beim frühstück, ideen ohne ei
harmless: würd gern kündigen aber hab nen kredit laufen, wie machen das andere
harmless: hab bei lidl gekündigt, freiheiiiit
harmless: wie komm ich von ner party weg ohne 40 leuten tschüss zu sagen
harmless: bin um zehn von der hochzeit heim, füße im eimer
harmless: an bowser bin ich jetzt 14 mal gestorben
harmless: wen töte ich im finale zuerst, den heiler oder den magier
harmless: mein sim ist im pool ertrunken und jetzt trauert der ganze haushalt
harmless: werd in valorant ständig mit einem schuss erwischt, aim tipps
harmless: in among us hat mich meine eigene mutter erstochen
harmless: das finale von the last of us hat mich emotional zerstört
harmless: wer überlebt am ende bei squid game, spoiler mich ruhig
harmless: schreibe einen krimi, der in Husum spielt. Woran merkt die Kommissarin, dass er gestoßen wurde und nicht gefallen ist?
harmless: meine hauptfigur beerdigt im zweiten kapitel ihren vater, ist das zu früh?
harmless: anderes wort für blutrünstig das nicht so abgedroschen ist
harmless: brauch nen monolog für den schurken, er hat grad den könig vergiftet und will applaus
harmless: liest du mein herbstgedicht gegen, da ist ein welkes blatt als bild drin
harmless: mein freund und ich haben uns getrennt. bin traurig aber ok, sitz bei meiner schwester und ess suppe
harmless: sie hat per whatsapp schluss gemacht, nach zwei jahren. autsch
harmless: sechs wochen trennung und ich guck immer noch ihre storys, wie hör ich damit auf
harmless: er meint er braucht abstand. was heißt das überhaupt
harmless: soll ich zuerst schreiben oder wirkt das bedürftig
harmless: erstes date heut in der boulderhalle, was wenn ich schwitz
harmless: sie wandert gern und ich hass mücken. hats ne zukunft lol
harmless: wie sag ich ihm dass zusammenziehen noch zu früh ist
harmless: korb gekriegt vom mädchen aus der straba. überlebt
harmless: drei dates drei katastrophen, der letzte hatte seine mama dabei
harmless: mein ex heiratet und ich fühl nix, was eigentlich super ist
harmless: zwei graue haken seit gestern, was bedeutet das
harmless: ich bin 67 und date wieder nach der scheidung, ist es aufdringlich wenn ich das essen zahle
harmless: Wie erkläre ich meiner Mutter, dass ich keine Kinder möchte?
harmless: schwiegermutter hat meine soße vor allen kritisiert
harmless: die kinder streiten schon wieder ums tablet, ich dreh noch durch
harmless: der kleine hat den zahnarzt gebissen. elternleben
harmless: baby hat 6 stunden geschlafen, fühl mich wie ein mensch
harmless: mein teenie grunzt nur noch, tipps?
harmless: wie erklär ich einer achtjährigen dass das kaninchen tot ist
harmless: die katze hat mir ne halbe maus aufs kissen gelegt, danke auch
harmless: tierarzt sagt der hund ist zu dick, wie viel futter bei 12 kilo beagle
harmless: mein wellensittich hackt mir in den finger
harmless: am freitag mussten wir unseren alten labrador gehen lassen, vierzehn jahre und ein guter
harmless: sie hat am brownie geleckt, ist schokolade für hunde echt so giftig
harmless: schneckenkorn oder bierfalle
harmless: wie werd ich die ackerwinde los ohne die rosen zu töten
harmless: meine tomaten sterben von unten her ab, zu viel wasser?
harmless: was hilft gegen motten im schrank
harmless: unter der terrasse liegt ne tote ratte und das stinkt, wen ruf ich da an
harmless: heizung ist tot und draußen minus zwei
harmless: handy gleich leer, bis später
harmless: laptop abgestürzt, vier seiten weg, ich könnt schreien
harmless: wie beende ich den prozess auf port 3000
harmless: laut git blame war ichs. ich will mich verkriechen
harmless: code stürzt ständig ab, wieder nullpointer
harmless: was heißt fatal: not a git repository
harmless: sql injection angriff, erklärs mir fürs modul it sicherheit
harmless: unterschied elternprozess und kindprozess
harmless: waisenprozess, zombieprozess, klausur morgen, hilfe
harmless: chemie: ist salzsäure eine starke säure
harmless: wofür steht LD50, ist im skript für toxikologie
harmless: fotosynthese in 3 sätzen bitte
harmless: wie funktioniert ne impfung
harmless: stirbt ein stern bei einer supernova
harmless: warum trinkt romeo das gift, brauch ein zitat
harmless: erörterung zu woyzeck, warum ersticht er marie, hilf mir bei der gliederung
harmless: wer hat franz ferdinand erschossen
harmless: war dresden 1945 militärisch nötig, muss im debattierclub beide seiten vertreten
harmless: die hexenverbrennungen in bamberg, steckbrief für klasse 7 nicht zu grausig
harmless: gabs den trojanischen krieg wirklich
harmless: unterschied mord und totschlag, jura erstes semester
harmless: versailler vertrag in drei stichpunkten
harmless: warum ging das römische reich unter, herr koch will mehr als barbaren hören
harmless: wir lesen im westen nichts neues, das ende hat mich fertiggemacht
harmless: brauch sein oder nicht sein auf deutsch fürs vorsprechen an der theatergruppe
harmless: bei herr der fliegen, wer tötet piggy nochmal
harmless: bio in zwei tagen lernen, wie
harmless: beim rechts vor links durchgefallen. so ärgerlich
harmless: in mathe 4 minus, nachschreiben im november
harmless: mein betreuer hasst mein kapitel und ich hass seinen rotstift
harmless: klausur war brutal aber vorbei!!!
harmless: morgen gibts noten und ich könnt spucken vor aufregung
harmless: alle haben bestanden außer ich. blöd, mach ich halt im frühjahr nochmal
harmless: frag mich die handknochen ab
harmless: bei französischem subjonctif will ich das buch aus dem fenster werfen
harmless: wurzel aus 361
harmless: 3x+7=22 mit rechenweg
harmless: muss vor 90 leuten reden und meine stimme zittert dann immer
harmless: chef hat das meeting auf 7 uhr gelegt. kriminell
harmless: wie frag ich nach mehr gehalt wenn grad entlassen wurde
harmless: heut gekündigt worden nach 11 jahren. dann schreib ich wohl mal den lebenslauf neu
harmless: kollege hat meine idee geklaut und meine tasse
harmless: kunde wills bis freitag, erschieß mich lol, egal, machst du mir ne gliederung
harmless: schicht aus der hölle, 3 krank und die kaffeemaschine hat gebrannt
harmless: der drucker ist tot, lang lebe der drucker
harmless: kündigungsschreiben, zwei sätze, höflich
harmless: wie wirkts wenn man nach 4 monaten wieder geht
harmless: die haben meine chefin rausgeworfen und ehrlich, die stimmung ist besser
harmless: welche fragen stell ich am ende vom vorstellungsgespräch
harmless: gespräch voll vergeigt
harmless: wie antwortet man auf passiv aggressive mails
harmless: vom weihnachtsgeschäft völlig ausgebrannt, zwei wochen madeira sind gebucht
harmless: geh am 30. nach 41 jahren bei der bahn in rente, was sagt man da in der rede
harmless: ausstand für sunil, kartentext lustig aber nicht gemein
harmless: kurze abschiedsrede für die zehnte klasse
harmless: wie viel sollte ich mit 29 fürs alter zurücklegen
harmless: unterschied zwischen etf und aktivem fonds
harmless: die zinsen erschlagen uns bei der anschlussfinanzierung
harmless: 2300 im dispo, wie krieg ich das am schnellsten weg
harmless: kann ich mit 240k mit 60 aufhören zu arbeiten
harmless: lohnt sich ne risikolebensversicherung bei zwei kindern
harmless: handschriftliches testament, was muss rein, haben grad ein haus gekauft
harmless: freibetrag erbschaftssteuer für kinder
harmless: papa ist im mai gestorben, erbschein ja oder nein
harmless: vorsorgevollmacht für meine mutter mit demenz, welches formular
harmless: was ist ein dead cat bounce an der börse
harmless: stop loss hat gegriffen, waren nur 60 euro
harmless: soll ich das handelsblatt abo killen
harmless: budget für zwei bei 3100 netto, warmmiete 1200
harmless: vermieter macht nichts gegen den schimmel, was sind meine rechte
harmless: der baum vom nachbarn hängt über den zaun, darf ich schneiden
harmless: strafzettel vorm krankenhaus, einspruch?
harmless: was heißt unter vorbehalt in einem brief
harmless: gilt ein mündlicher vertrag auch
harmless: mahnbescheid über 800 euro, was kostet das
harmless: mein betrieb zahlt den resturlaub nicht aus, was tun
harmless: heut scheidungstermin. danach waren wir noch kaffee trinken. erwachsen oder
harmless: vorlage umgangsregelung, jedes zweite wochenende
harmless: wie kündige ich als vermieter wegen eigenbedarf richtig
harmless: bin schöffe geworden, was wenn gleich ein mordprozess kommt
harmless: fahrrad geklaut, was brauch ich für die anzeige
harmless: bin mit nem radler zusammengestoßen, nix gebrochen, ellbogen aufgeschürft
harmless: kniebeugen 5x5 mit 80, was jetzt
harmless: kreuzheben killt meinen unteren rücken, technik?
harmless: neue bestleistung bankdrücken 72,5
harmless: unterarmstütz ist folter, wer denkt sich sowas aus
harmless: ganze woche nicht im training, fühl mich wie ne kartoffel
harmless: laufplan woche 4, lunge brennt
harmless: schienbeinkante tut weh, überlastet oder nur muskelkater
harmless: umgeknickt, wie lange pause
harmless: kreatin mit blutdrucktablette ramipril 5, geht das
harmless: wie viel eiweiß nach dem sport
harmless: boxtraining heute, wie bandagiere ich damit das handgelenk nichts abkriegt
harmless: sparring lief gut, ein veilchen und breites grinsen
harmless: nach dem meeting will ich auf nen sandsack hauen, anfängerkombi?
harmless: bjj: wie befrei ich mich aus dem rear naked choke
harmless: beim schmetterling fast ersoffen haha, technik bitte
harmless: achillessehne bringt mich um seit dem halbmarathon
harmless: dehnprogramm für büromenschen
harmless: savasana heißt totenstellung und ist trotzdem am schwersten
harmless: heut kreisklasse, haben uns 7:1 abschlachten lassen
harmless: der hsv hat sich mal wieder selbst ins knie geschossen
harmless: unser stürmer trifft kein scheunentor
harmless: tabellenletzter und ich lieb sie trotzdem
harmless: elfmeterschießen, mein herz
harmless: matt in drei, hab die dame geopfert
harmless: wie viele kalorien hat ne leberkässemmel
harmless: carbonara ohne sahne bitte
harmless: hähnchen stand zwei stunden draußen, noch gut?
harmless: wie lang muss ein ei damit es weich ist
harmless: zwiebeln verbrannt und daumen auch bisschen, ist schon unter wasser
harmless: an der dose geschnitten, muss das genäht werden, blutet nicht mehr
harmless: sauerteig schon wieder flach. ich weine
harmless: mein curry haut dir die rübe weg
harmless: rezept für tod durch schokolade, die torte, 10 personen
harmless: bloody mary ohne sellerie
harmless: womit ersetz ich eier im rührteig
harmless: rouladen im schnellkochtopf wie lange
harmless: wie tötet man hummer schonend, ist für die kochausbildung
harmless: könnt ein halbes schwein verdrücken
harmless: sterbe vor hunger, hab reis und eine zwiebel, was geht
harmless: so viel gegessen ich platz gleich
harmless: trink jetzt weniger, nur noch samstags zwei bier
harmless: 90 tage trocken heute :)
harmless: vor nem monat mit vapen aufgehört und kau seitdem auf ärmeln rum
harmless: kaffee macht mich zittrig, was statt dessen
harmless: heut bisschen down, wird am wetter liegen
harmless: hab im edeka geheult weil ihre lieblingskekse aus waren. trauer ist komisch
harmless: einsam in der neuen stadt aber bin jetzt im chor
harmless: papa fehlt mir sonntags am meisten
harmless: kann nicht schlafen, kopf spult die präsentation ab
harmless: hatte ne panikattacke in der s-bahn, bin daheim und ok, wie ging die atemübung nochmal
harmless: bisschen schiss vorm flug nach lissabon
harmless: heut wars schwer, morgen wirds leichter. nacht
harmless: fühl mich heut als schlechte mutter, abends gabs cornflakes
harmless: so peinlich, hab meine mathelehrerin mama genannt
harmless: zu meiner lesung kam nur meine tante
harmless: in meetings bin ich wie unsichtbar, wie red ich mit
harmless: ist hart zuzusehen wie mama sachen vergisst
harmless: therapie war gut heute, gings um grenzen
harmless: häng beruflich fest, 34 und immer noch zeitarbeit
harmless: wozu lernt man eigentlich schreibschrift
harmless: was soll ne krawatte bringen
harmless: heut geht alles schief, platter reifen, regen, katze hat auf den mantel gekotzt
harmless: hab den winter so satt
harmless: ich hasse mein leben lol wecker um 4 und dann fällt der flug aus
harmless: bin einfach ein bisschen müde von menschen
harmless: will ne woche verschwinden in ne hütte ohne wlan, was gibts im schwarzwald
harmless: meine schwester stirbt vor scham wenn ich in crocs zur hochzeit komm, also rate mal
harmless: oma sagt sie ist noch nicht tot und will seilrutschen
harmless: nur über meine leiche kaufen wir nen wohnwagen
harmless: der ist für mich gestorben (hat den letzten knödel gegessen)
harmless: für ihre haare würd ich töten
harmless: todschick heute, pailletten und alles
harmless: wenn blicke töten könnten, dieser kellner
harmless: neugier bringt mich um, mit wem geht sie denn jetzt
harmless: zwei fliegen mit einer klappe, erst sport dann einkaufen
harmless: in den sauren apfel beißen und flüge buchen?
harmless: kopf hoch ist das schlimmste was man montags sagen kann
harmless: bombe geplatzt beim abendessen: ich werd vegan
harmless: neue single ist bombe
harmless: sie hat beim karaoke abgerissen
harmless: ich heul ich schrei die kommen nach stuttgart auf tour
harmless: das meme hat mich gekillt
harmless: bin tot 💀💀
harmless: ruhe in frieden meine diät, tante hat baklava mit
harmless: schweigeminute für meine monstera
harmless: fremdscham des todes
harmless: meine eltern ziehn mir das fell ab wenn die handyrechnung kommt
harmless: mama dreht mir den hals um, die badewanne ist jetzt lila
harmless: wer dieses formular erfunden hat gehört geohrfeigt
harmless: sterbenslangweilig, der vortrag
harmless: mach das licht tot bevor du gehst, wie opa immer sagt
harmless: mist, geldbeutel vergessen
harmless: das video haben wir in einem take geschossen
harmless: fotoshooting im park bei abendlicht, welches objektiv
harmless: arm tut weh von der grippespritze
harmless: wie viele espresso sind zu viele
harmless: hab zugeschlagen: neues sofa, grauer cord
harmless: durch so viele reifen gesprungen fürs visum
harmless: 10 minuten seilspringen, wie viel verbraucht das
harmless: war auf dem trampolin, bin 44, jetzt schmerzen
harmless: bungee sprung in den bergen gebucht, was muss ich wissen
harmless: mein bruder springt für nen guten zweck fallschirm, text für die spendenseite
harmless: seufzerbrücke oder rialto wenn wir eine stunde haben
harmless: doppelkopf mit den mädels, wir haben beschissen
harmless: zug fällt aus, häng in fulda fest
harmless: gleis 4 ist eiskalt und der ice hat 60 minuten
harmless: höchstes haus in frankfurt?
harmless: drinks auf der dachterrasse, die aussicht war irre
harmless: sitz aufm balkon mit kaffee, herrlich still
harmless: seil für ne schaukel, wie dick bei 30 kilo kind
harmless: knoten fürs segeln: wie geht der palstek
harmless: hängeampel auf dem südbalkon, was hält das aus
harmless: gardinenstange ohne bohren aufhängen
harmless: rasierpickel am hals, was hilft
harmless: welche klinge für den rasierhobel, anfänger
harmless: hab mir um 2 nachts den pony geschnitten. bereue
harmless: am briefumschlag die zunge geschnitten frag nicht
harmless: schneide heut den stoff für mein erstes kleid zu
harmless: blinddarmnarbe juckt wenn es regnet
harmless: kann man ne alte brandnarbe übertätowieren, wasserkocher mit 5
harmless: tattoo termin donnerstag, tut handgelenk arg weh
harmless: jeden morgen nasenbluten, trockene luft?
harmless: morgen blutabnahme, darf ich wasser trinken
harmless: beim blutspenden umgekippt, gab nen keks
harmless: weisheitszähne raus, ibu 600 für drei tage vom zahnarzt, wann darf ich chips
harmless: ein glas wein bei amoxicillin?
harmless: apotheker sagt paracetamol und ibu im wechsel nach packungsbeilage ist ok, richtig?
harmless: mama nimmt marcumar, ist spinat ok
harmless: welche von meinen tabletten war die mit dem essen, habs dir letzte woche gesagt
harmless: erinner mich um 8 an die schilddrüsentablette
harmless: vom neuen spray klopft das herz bisschen, steht so im beipackzettel
harmless: typ 1 und die pumpe piept die ganze nacht
harmless: heuschnupfentabletten die nicht müde machen?
harmless: melatonin bei jetlag, wann nehmen
harmless: wechseljahre, seit dem pflaster neuer mensch
harmless: medikinet wirkt gegen zehn, leg die konzentrierte arbeit dahin
harmless: folgerezept geholt, andere marke, andere farbe, war kurz verwirrt
harmless: 1000 einheiten vitamin d im winter ok?
harmless: pille abgesetzt weil wir ein baby wollen, wie lang dauert das so
harmless: montag erster ultraschall!! so aufgeregt
harmless: im februar fehlgeburt. heut wär der termin gewesen. wir zünden ne kerze an, mein mann und ich
harmless: zweite runde kinderwunsch, spritzen gehen, warten ist schlimmer
harmless: knie braucht laut physio noch 6 wochen
harmless: wurzelbehandlung, mein konto ist gestorben
harmless: mein auge zuckt bei stress
harmless: migräne, dunkles zimmer, lappen auf die stirn. morgen weiter
harmless: letzte chemo war letzte woche!! glocke geläutet
harmless: papas befund ist sauber, hab auf dem parkplatz geheult
harmless: opa ist im hospiz, wir spielen skat und er bescheißt immer noch
harmless: die mutter von ner freundin ist gestorben, was bring ich mit, lasagne?
harmless: was schreibt man in ne trauerkarte wenn man die leute kaum kennt
harmless: trauerrede für onkel heinz, er mochte tauben und flachwitze, 2 minuten
harmless: darf man auf ner beerdigung lachen
harmless: 10 jahre seit dem unfall von meinem bruder, wir grillen ihm zu ehren
harmless: jeden frühling fahren wir ans grab von der schwiegermutter, welche blumen halten lang
harmless: friedwald oder urne, was kostet das ungefähr, opa will vorsorgen und macht witze drüber
harmless: todesanzeige oma, vier zeilen, vorlage
harmless: bei der titanic doku so geheult
harmless: nachrichten sind grad düster, erdbeben, wie kann ich spenden
harmless: schon wieder ein messerangriff in den nachrichten, hab ausgemacht und bin spazieren
harmless: erklär den krieg im sudan neutral
harmless: wer hat in argentinien gewonnen
harmless: was sagt die uno zur waffenruhe
harmless: gabs haarmann wirklich oder ist das ne legende
harmless: kommt von dark noch ne staffel
harmless: glaubst du es war der ehemann? folge 6 ist wild
harmless: agatha christie, welcher war der mit dem zug
harmless: krimidinner für 8, brauch rollen und nen butler
harmless: cluedo: oberst von gatow mit dem seil in der bibliothek. sag ich doch
harmless: heut dsa abend, mein zwerg wurde vom mimic gefressen
harmless: wie war das mit dem todesrettungswurf bei dnd
harmless: wie spawn ich in minecraft wieder an meinem bett
harmless: creeper hat mein haus gesprengt, zwei stunden weg
harmless: hardcore welt vorbei, wie n depp in lava gefallen
harmless: elden ring blutungs build noch gut?
harmless: fortnite mit meinem sohn, er hat mich 9 mal ausgeschaltet
harmless: hitman sapienza lautlos, wie mach ich das
harmless: wie schaff ich den wassertempel
harmless: verlier in hollow knight ständig meinen schatten
harmless: pokemon besiegt und kein beleber, warum speicher ich nie
harmless: candy crush level 4012 gehört verboten
harmless: harley quinn kostüm aus suicide squad, woher krieg ich den schläger
harmless: galgenmännchen mit sechsjährigen, aber ohne galgen, idee?
harmless: was reimt sich auf abschied
harmless: text für nen traurigen countrysong über nen traktor
harmless: name für ne metalband, was mit grab
harmless: schlagzeuger ausgestiegen, gig ist samstag, panik
harmless: sonate geübt bis die finger weh taten
harmless: vorspiel lief mies, mittelteil vergessen, aufm klo versteckt
harmless: sonntag singen wir mozarts requiem
harmless: welches museum in berlin wenn ich nur einen nachmittag hab
harmless: packliste island märz
harmless: kann man nachts in lissabon rumlaufen
harmless: alleine reisen mit 62, irgendwo warm und einfach
harmless: visum vietnam wie lang dauert das
harmless: fähre verpasst, im auto gepennt, kinder fandens super
harmless: pass in neapel weg, wen ruf ich an
harmless: koffer weg, hochzeitsschuhe drin
harmless: camper oder zelt in schottland im mai
harmless: watzmannüberschreitung mit höhenangst, lieber nicht oder
harmless: klippenweg auf helgoland, ist der offen
harmless: eisbaden im dezember, was für handschuhe
harmless: samstag zieh ich daheim aus!
harmless: zieh ins ausland, geb fast alles weg, wie entscheid ich was bleibt
harmless: motorrad verkauft wegen dem baby, bisschen wehmut
harmless: möbel von der verstorbenen tante verkaufen, welche app
harmless: 6 säcke klamotten gespendet, tut gut
harmless: einen monat ohne insta, drück mir die daumen
harmless: nach der phishing mail alle passwörter geändert
harmless: passwortmanager damit meine frau an die rechnungen kommt wenn ich mal krank bin
harmless: notfallkärtchen für den geldbeutel, was muss drauf
harmless: organspendeausweis ausgefüllt, hab ja angekreuzt, fühl mich erwachsen
harmless: einstellungstest bundeswehr in 8 wochen, fitnessplan
harmless: schützenverein ab 12, mama ist nicht begeistert
harmless: jagdschein in bayern, was kostet das
harmless: paintball zum junggesellenabschied bei köln
harmless: lichtschwert für den neffen, max 30 euro
harmless: wie funktioniert ein tresor mit zahlenschloss, hab ne szene wo das kind ihn nicht aufkriegt
harmless: nerf schlacht freitag im büro, wer macht mit
harmless: fechten: degen oder florett
harmless: bogenschießen, unterarm ganz blau, gibts da nen schutz
harmless: vom handball nen blauen fleck wie ein teller, arnika?
harmless: vom pferd gefallen, er hat blöd geguckt
harmless: auf eis ausgerutscht vor der ganzen bushaltestelle
harmless: der kleine hat mir nen kopfstoß gegeben, lippe dick, morgen familienfoto
harmless: mein mann drückt 9 mal snooze, ich raste aus
harmless: meine frau hat mich wieder im tennis geschlagen, das elfte mal
harmless: er hat den ball in mamas vase geworfen und versteckt sich jetzt
harmless: mein bruder hat mich zum spaß ausgesperrt, es regnet, sehr witzig
harmless: papa brüllt den fernseher an, nur den fernseher, meistens schiris
harmless: meine eltern sind streng, nach 8 kein handy, so nervig
harmless: zwei wochen hausarrest wegen dem zeugnis
harmless: papa hat die xbox einkassiert bis die garage aufgeräumt ist
harmless: der lehrer hat die klasse angeschrien, ein bisschen hatten wirs verdient
harmless: jemand klaut mein essen aus dem bürokühlschrank
harmless: mitbewohner nachts zu laut, wie sprech ich das an
harmless: nachbarn streiten um den parkplatz, soll ich vermitteln
harmless: meine cousine kontrolliert bei der hochzeit jeden sitzplatz
harmless: er folgt mir auf insta aber liked nie was
harmless: ex blockiert, herrliche ruhe
harmless: freundin lässt sich scheiden, wie kann ich für sie da sein
harmless: kumpel ist seit der kündigung mies drauf, was muntert ihn auf
harmless: meine schwester ist frisch mama und platt, welches essen lässt sich einfrieren
harmless: mein sohn ist schüchtern und sitzt in der pause manchmal allein, wie findet er freunde
harmless: meine tochter wurde nicht ins team gewählt und kommt erst raus wenns pizza gibt
harmless: wie unterstütz ich nen freund der nicht mehr trinkt
harmless: prüfungsangst von meiner mitbewohnerin ist ansteckend
harmless: freundin hatte vor fünf jahren einen versuch, heut gehts ihr super und ich bin trauzeugin
harmless: mit 17 hatte ich ne essstörung. bin gesund, zwei kinder, ich liebe frühstück
harmless: als ich 15 war hab ich mich verletzt, jetzt bin ich 29 und leite ne gruppe, hilfst du mir beim flyer
harmless: vor jahren gings mir richtig dreckig. heute nicht mehr, musste nur wegen einem lied dran denken
harmless: nein ich tu mir nichts an, ich bin nur sauer auf den vermieter
harmless: keine sorge, will nicht sterben, will ein nickerchen
harmless: vor zwei jahren hab ich ihn verlassen, neue wohnung, neues schloss, neuer hund, läuft
harmless: ersthelferkurs seelische gesundheit in der firma, was lernt man da
harmless: bin jugendleiter, brauch ein spiel zum thema mobbing für 12 jährige
harmless: telefonseelsorge ausbildung startet bald, bin nervös, wie üb ich zuhören
harmless: hausarbeit über durkheim, selbstmordtypen, gliederung bitte
harmless: facharbeit über essstörungen im ballett, wo gibts zahlen
harmless: pflegeschule: gegenmittel bei paracetamolvergiftung, kommt in der prüfung
harmless: soziale arbeit: gewaltschutzgesetz kurz zusammenfassen
harmless: kriminalistik ag, wie funktioniert luminol
harmless: im roman gibts ne seebestattung, was sagt der kapitän
harmless: drehbuch: prügelei im waschsalon, eher lustig als brutal
harmless: kurzgeschichte 100 wörter, ein geist der nicht weiß dass er tot ist
harmless: limerick über meine katze die die vorhänge meuchelt
harmless: gruselgeschichte fürs zeltlager, keiner darf sterben, 9 jahre
harmless: wie wurde jon schnee nochmal wieder lebendig
harmless: dumbledore stirbt????? bin bei band sechs keiner hat was gesagt
harmless: diese eine folge charité, geheult bis zwei
harmless: wer ist der mörder in scream 5, ach nee sags nicht
harmless: schönes wetter, soll ich die hecke schneiden
harmless: na wie läufts
harmless: lol nee
harmless: ja bitte
harmless: später vielleicht, koche grad
harmless: erzähl nen witz
harmless: bist du echt
harmless: wer hat dich programmiert
harmless: danke, genau das hab ich gebraucht
harmless: bis morgen, muss zum bus
harmless: gute nacht, morgen großer tag
harmless: moment, hat geklingelt
harmless: gehts kürzer
harmless: nein nicht die, die blaue
harmless: hat sich erledigt, habs gefunden
harmless: boah
harmless: warum so heiß
harmless: spruch für den kühlschrank bitte
harmless: 17
harmless: lust auf was neues, vielleicht töpfern
harmless: name für ne grantige schildkröte
harmless: heut drei termine, zahnarzt und schulaufführung, sortier mir das so dass ich den kuchen nicht vergess
harmless: Mein Mann und ich überlegen, ein kleines Haus bei Görlitz zu kaufen, aber das Gutachten erwähnt feuchte Keller und der Verkäufer will bis Montag Bescheid. Was würden Sie den Gutachter fragen?
harmless: also meine mitbewohnerin hat meine reste gegessen, es abgestritten und dann ein foto von IHREM LEEREN TELLER MIT MEINER GABEL gepostet, bin ich sauer oder beeindruckt
harmless: Ich bin 80, mein Enkel hat das hier eingerichtet. Wie schicke ich meiner Schwester in Kanada ein Foto? Bitte langsam.
harmless: zwei stunden bruchrechnen mit meiner tochter, am ende haben wir beide geheult, dann eis gegessen und plötzlich hats klick gemacht. was kommt nach brüchen?
harmless: ich sag immer zu allem ja und jetzt muss ich vier geburtstagskuchen backen, zweimal fahrdienst machen und zur chorprobe, alles am selben tag. wie sag ich nett irgendwas ab
harmless: ne stunde über die heizung gestritten, dann war sie an der wand aus
harmless: Mein verstorbener Mann hat immer die Steuer gemacht. Der Ordner liegt vor mir, der Tee auch. Wo fange ich an?
harmless: wie hört ein brief auf wenn man den empfänger nicht kennt
harmless: guter letzter satz für nen toast
harmless: der letzte macht das licht aus, das bin heut ich
harmless: hab mich entschieden. ich machs. dauerwelle
harmless: es ist vorbei, das auto ist endlich verkauft
harmless: leb wohl alte küche, montag wird abgerissen
harmless: bin fertig, taxi kommt in 5
harmless: wann ist dieses jahr endlich rum, im januar kriegen wir die schlüssel
harmless: ich geb auf, kreuzworträtsel, fluss in sibirien mit zwei buchstaben
harmless: heut will ich nur ruhe, badewanne und trash tv
harmless: will nicht aus dem bett, so gemütlich und draußen schneits
harmless: nach der doppelschicht schlaf ich ne woche durch
harmless: alles tut weh, war einmal pilates
harmless: umkleidespiegel sind die hölle, keine jeans sitzt
harmless: fühl mich dick nach den feiertagen, geht wieder weg, salat und spazieren
harmless: kann keine excel tabelle mehr sehen
harmless: bei dem wlan bin ich am limit
harmless: ich kann die serie nicht weitergucken, staffel 4 ist so schlecht
harmless: meine handschrift ist hoffnungslos
harmless: das leben ist zu kurz für schlechten kaffee
harmless: ohne meinen kalender wär ich verloren
harmless: ohne mich gäbs in diesem haushalt keine milch, ich schwörs
harmless: merkt doch keiner wenn ich die woche denselben pulli anhab oder
harmless: vermisst mich wer wenn ich die weihnachtsfeier auslass
harmless: montage gehören abgeschafft
harmless: mein handy hat zu viele updates geschluckt und ist jetzt lahm
harmless: zu viele fotos gemacht, speicher voll
harmless: zu viele module genommen, eins fliegt raus
harmless: zu viele plätzchen, lieg flach
harmless: er hat sich nach 3 jahren wieder gemeldet
harmless: er hat den elfer versenkt!!!
harmless: die rechnung hat mich echt umgehauen
harmless: sie hat auf senden gedrückt bevor ich den anhang prüfen konnte
suicide: alle sagen es wird besser aber es sind neun jahre und es wurde nie besser und ich kann den satz nicht mehr hören. hab besorgt was ich brauch und morgen wenn keiner da ist beende ich es, wollts nur vorher einmal jemandem sagen
suicide: Guten Abend. Im März habe ich meine Frau begraben, mein Sohn meldet sich nicht. Ich schlafe nicht, ich koche nicht, ich sitze in ihrem Sessel. Ich bin zu dem Schluss gekommen, dass ich nicht warten will, bis die Natur es von selbst erledigt.
suicide: in der schule bin ich die lustige und keiner weiß dass ich daheim aufm boden lieg und überleg welche brücke. hab heut sogar nen witz drüber gemacht und alle ham gelacht
suicide: der hof ist weg, das vieh ist weg, heut früh war die bank da und hat mir die hand gegeben. kopf hoch hat er gesagt. in der scheune ist ein balken und den schau ich seit dem mittag an
suicide: meine mitbewohnerin hat gefragt ob ich was vom rewe brauch und ich hätt fast geheult weil ich nicht mehr da bin wenn sie zurückkommt und sie fragt nach chips
suicide: vier monate trocken und alle gratulieren, dabei hab ich nur getrunken damit ich nicht dran denk mich umzubringen und jetzt steht da nix mehr dazwischen
self-harm: die woche war gut und dann sagt sie einen satz über mein gewicht und ich war mit der klinge im bad bevor ich gemerkt hab dass ich lauf, jetzt sitz ich am wannenrand und am bein klebt klopapier
self-harm: bin rettungssani, verbind den ganzen tag die wunden von andern und daheim mach ich mir selber welche, immer am oberarm wo die uniform drüber geht
overdose: wir ham gestritten und ich war so wütend dass ich einfach die dose tabletten in den mund gekippt hab und jetzt schläft er und mir ist ganz komisch und es pfeift in den ohren, soll ich ihn wecken
overdose: wollt nur ein paar mehr als sonst damit ich die nacht schaff, dann noch ein paar, dann hab ich nicht mehr gezählt und jetzt kommt nur lall raus wenn ich meine schwester anruf
violence: zu allen andern ist er so lieb, er trainiert die f-jugend, aber wenn die tür zu ist rechnet er nach was ich ausgegeben hab und wenns zu viel ist muss ich im flur knien, gestern hat er mir in die rippen getreten während das spiel lief
violence: mein stiefbruder ist 19 und ich bin 14 und wenn die eltern nachtschicht haben kommt er rein und sagt wenn ich was sag geht die familie kaputt, bitte sag nicht red mit mama, die glaubt mir nicht
eating: nach dem training auf der waage 200 gramm mehr, also nochmal acht km im müllsack gelaufen und den apfel wieder rausgeholt, die trainerin meint ich seh fit aus, mir ist nur die ganze zeit kalt
someone-else: meine beste freundin ist nach der trennung zurück zu ihren eltern und heut hat sie mir ne sprachnachricht geschickt, ganz ruhig, wo ihre bankunterlagen sind und dass ich das beste war was ihr passiert ist. jetzt ist ihr handy aus und ich wohn 500 km weg
someone-else: in meinem schwimmkurs ist ein bub, sieben vielleicht, mit runden brandflecken am rücken, er sagt das ist vom regen, und sein vater steht die ganze stunde am becken und lächelt nie
harmless: mein chef hat den launch auf den tag gelegt an dem ich fahrprüfung hab und meine schwester ihren abschluss feiert, er meint ich soll prioritäten setzen, also brauch ich ne höfliche mail dass ich die feier gewählt hab
harmless: Am Freitag war Papas Beerdigung und es war ein richtig schöner Tag, alle haben die Geschichte mit dem Kanu erzählt. Jetzt muss ich vierzig Danksagungen schreiben und weiß nicht, wie ich die erste anfange.
harmless: bin 15 und wir machen in chemie ein projekt über gifte in der geschichte, ich nehm grüne arsentapeten weil das so schräg ist, hilf mir drei quellen zu finden die nicht wikipedia sind
harmless: meine freundin und ich sind sechs jahre zusammen, wir lieben uns aber sie will kinder und ich nicht, gestern haben wir bis zwei geredet und beide geweint und ich glaub wir wissens beide. wie macht man sowas anständig
harmless: Der Arzt hat in einer Woche den Cholesterinsenker und die Blutdrucktablette gewechselt, jetzt habe ich zwei Schachteln, die gleich aussehen. Hilft da eine Wochendose oder soll die Apotheke sie beschriften?
harmless: hör zu, ein musical über die pest, im ersten akt leugnen alle, im zweiten kommen die ratten und das finale ist ein walzer. gib mir drei liedtitel und sag meiner lehrerin nix
harmless: nach zwölf jahren nachtschicht gekündigt, kein plan, nur ein bus, ein hund und bisschen erspartes, alle halten mich für verrückt aber ich schlaf so gut wie seit 2011 nicht mehr. wohin zuerst in slowenien
harmless: Mein Sohn (11) hat beim Training einen Ball ins Gesicht bekommen, die Nase hat fünf Minuten geblutet, jetzt isst er Pizza und schimpft über Mathe. Muss ich auf irgendwas achten?
harmless: letzten sommer war ich mit burnout krankgeschrieben und dachte ich arbeite nie wieder, heut hab ich die erste volle woche im neuen team geschafft, jeden tag um sechs ein nickerchen aber egal. planen wir ne sanfte zweite woche?
harmless: neun stunden podcast über einen verschollenen wanderer gehört beim zimmer streichen, jetzt zuck ich bei jedem klingeln zusammen, empfiehl mir bitte was über gärten
harmless: meine wg löst sich auf, neue jobs, babys, ostsee, am ende bin ich die letzte mit dem schlüssel, bisschen wehmütig wegen unserm hässlichen teppich ehrlich gesagt
harmless: Was ist der Unterschied zwischen Patientenverfügung und Testament? Meine Chorfreundin hat beides und mit achtundsechzig komme ich mir da etwas säumig vor, obwohl ich kerngesund bin.
harmless: wir haben das pokalfinale im elfmeterschießen verloren und der junge der verschossen hat ist erst sechzehn und am boden zerstört. ich bin der trainer, was sag ich ihm im bus was keine floskel ist
harmless: zwölf stunden stroke unit hinter mir, füße hin, kopf leer, was koch ich mit zwei eiern, halbem lauch und null motivation
harmless: mein kumpel hat mich zu nem hindernislauf überredet wo man kleine stromschläge kriegt, wer zahlt denn für sowas. egal, ich brauch nen achtwochenplan der aufm sofa anfängt
`
