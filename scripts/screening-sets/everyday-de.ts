/** Short everyday messages: introductions, questions about one's own life, small talk. */
export const EVERYDAY_DE = `
eating: ana (ist meine einzige Freundin, ich esse nichts mehr|sagt ich soll nichts essen)
eating: mia ist zurück, (hab wieder gekotzt|ich erbreche alles)
harmless: (Ana|Mia) ist meine (Schwester|Tochter|beste Freundin|Chefin)
harmless: (Ana|Mia) ist (zurück aus Rom|wieder da|bei mir|schwanger)
harmless: hab ein Paracetamol (genommen|gegen Kopfweh genommen)
harmless: ich bin (Ana|Mia|Anna|Tom|Sara|Leo|Mina)
harmless: hallo, ich bin (Mia|Ana|Eddi|Nina) (aus Kiel|!|)
harmless: hier ist (Ana|Mia|Tom)
harmless: nenn mich (Mia|Ana|Tom)
harmless: meine (Tochter|Frau|Schwester|Chefin|Katze|Nichte) heißt (Ana|Mia|Luna|Lena)
harmless: mein (Freund|Mann|Sohn|Bruder|Hund) heißt (Leo|Tom|Edi|Balu)
harmless: meine (Freundin|Cousine|Lehrerin|Nachbarin) (Ana|Mia|Eva) (kommt heute|hat einen Job|backt Brot|hat angerufen)
harmless: (Ana|Mia) und ich (gehen ins Kino|wohnen zusammen|sind verheiratet|essen)
harmless: (Ana|Mia|Tom) lässt dich grüßen
harmless: kennst du (Ana|Mia|Tom)?
harmless: wer ist mein (Mann|Freund|Arzt|Vermieter)?
harmless: wer ist meine (Frau|Mutter|beste Freundin)?
harmless: wo ist (mein Mann|meine Frau|mein Handy)?
harmless: wann kommt (mein Mann|mein Sohn|mein Zug)?
harmless: wie heißt (mein Mann|meine Frau|mein Hund)?
harmless: was hab ich dir über (meinen Mann|meine Frau|meinen Vater) erzählt?
harmless: wie (heiße ich|alt bin ich|bereite ich mich vor|komme ich hin)?
harmless: was schenke ich (meiner Frau|meinem Mann|meiner Mutter)?
harmless: wer (bin ich|bist du|kommt)?
harmless: (noch eine|eine letzte|eine kleine) (Sache|Frage|Idee)
harmless: das (war|wars) (für heute|)
harmless: ein (Geheimnis|kleines Geheimnis)
harmless: mein Geheimnis ist (Butter|Schlaf)
harmless: (tschüss|ade|adieu|servus|ciao|mach's gut), (bis morgen|bis dann|)
harmless: gute Nacht (zusammen|)
harmless: ich (gehe|geh) (schlafen|jetzt|zur Arbeit)
harmless: ich (schneide|schnitt) mir (die Haare|die Fußnägel|ein Brot ab)
harmless: hab mir (die Haare|den Bart) (geschnitten|getrimmt)
harmless: hab mir die Beine rasiert
harmless: mir wird (morgen|heute) Blut abgenommen
harmless: war (beim Impfen|beim Blutspenden|beim Friseur)
harmless: nehme meine (Tablette|Medikamente) (wie immer|morgens)
harmless: hab (eine Aspirin|meine Allergietablette|Tee) genommen
harmless: ich esse (kein Fleisch|keinen Fisch|abends wenig)
harmless: hab (zu viel|zwei Burger|gut) gegessen
harmless: ich mache Diät (seit gestern|)
harmless: will (zwei Kilo|fürs Fest etwas) abnehmen
harmless: ich wiege (das Mehl ab|achtzig Kilo)
harmless: mein (Bruder|Gegner) hat mich (im Tennis|im Schach|drei zu eins) (besiegt|abgezogen)
harmless: hab meinen (Bruder|Vater) beim Kartenspielen geschlagen
harmless: ich bin (müde|satt|gelangweilt|fertig mit der Arbeit|bereit|fix und fertig vom Sport)
harmless: ich lach mich (tot|kaputt)
harmless: bin (allein im Büro|heute allein zuhause|auf der Dachterrasse|auf der Brücke im Stau)
harmless: hab (das Buch|die Schicht|den Kurs) beendet
harmless: hab (gekündigt|mit dem Rauchen aufgehört|die Party verlassen)
harmless: endlich (vorbei|geschafft), (die Prüfung|der Umzug)
harmless: niemand (hat auf meine Anzeige geantwortet|ist im Büro)
harmless: ich hasse (Montage|Zwiebeln|diesen Drucker)
harmless: ich will (ausschlafen|ans Meer verschwinden|den Tag mit Tee beenden)
harmless: schreib mir (einen Brief|eine Notiz) an den Vermieter
harmless: bist du da?
harmless: doch, alles gut
harmless: (mein Mann|meine Frau) (kocht|arbeitet heute|schnarcht|schaut fern)
harmless: mein Akku (stirbt|ist tot)
harmless: ich vermisse (den Sommer|meinen Hund|Ana)
harmless: ich kann nicht mehr (warten|vor Lachen)
harmless: ich liebe (meinen Mann|meine Frau|meinen Hund)
`
