/** One message a line: what it is, then the message; ` // ` parts it from those sent before. Not to be read while rules are tuned. */
export const HELD_OUT_DE = `
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
harmless: ich kann nicht mehr vor lachen
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
harmless: ich hasse montage
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
`
