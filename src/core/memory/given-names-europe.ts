/** First names of German, French and other European families, in lower case; none is a word of our languages. */
export const EUROPEAN_NAMES = `achim adelheid agathe agnieszka ahmet aicha aischa albrecht aleksander aleksandra alina alisha almut alwin amelie amine amir amira amélie anais andrej
aneta angelika angelique anja anke ansgar antje antonin apolline aristide arnaud arnd arne artur asiye aslan assia astrid athénaïs augustin aurore
aurélie aurélien axel axelle aydin aylin ayse ayşe aziz aïcha baptiste barthélemy bastien beate beatrix benedikt benjamine benoit benoît berit
bernadette bernd berthe bettina bianca bineta birgit birte björn blandine bogdan boris brahim branka brigitte britta bruno burak burkhard bärbel
bénédicte bérangère bérénice capucine carolin carsten cassandre celine chantal charlène cheikh chiara chloé christa christel christelle christiane
christoph christophe clarisse clothilde clotilde clémentine coralie corentin corinna corinne cornelia cosima cyril cyrille cäcilie cäsar cécile cédric
cédrine célestine céline dagmar damien danica danijel danièle dariusz deborah delphine denise detlef detlev didier dietmar dilara dimitri dirk djamila
dominika domitille dorian dorothea dorothée dragan dunja ebba eberhard eckhard edda edeltraud edith eike elfriede elias elif elisabeth elke elmar
elsbeth emil emine emre enno ercan erdem erwan erwin esra esteban estelle etienne eugénie eva-maria evelyne fabien fabienne fabrice fanny fanta fares
farid fatiha fatma fatou fatoumata felicitas fenja fiete finja flavie flavien florent florentine folke francine franck franka franziska freddy frida
frieda frieder friederike friedhelm fritz fritzi frédéric frédérique gaspard gaël gaëtan geneviève georg gerald geraldine gerd gerda gerhard germaine
gertrud gesa gesine ghislaine gilles gisela giselle gitta goran gregor greta grete grégoire grégory gudrun guido gundula gunnar gunther gustave
gwenaëlle gwendoline géraldine gérard günter günther habib hakan hakim halima halina hannelore hannes hanno hansi harald hartmut hasan hassan hatice
haydar hedi hedwig heike heiko heiner heinrich heinz helene helga helmut hendrik henning henrike herbert hermine herta hilde hildegard hinnerk holger
honoré horst houda hubert huguette hélène hülya ibrahima ignaz ilhan ilka ilona ilse imane imke inga inge ingeborg ingo insa inès ireneusz irmgard
isabelle ismaël isolde issa ivana iwona jacek jacky jacques jakob jalil janina janine janis janna jannik jannis janosch jaroslav jasper jeanine jeanne
jeannine jens jessika joachim jocelyne jochen joel johannes jolanda jolanta jonathan jonte josefine josephine josette joséphine joël joëlle jule
julika justus jutta jördis jörg jürgen kamel kamil karim karima karl-heinz karoline karsten katharina kathi kathrin katinka kay kenza kerem kerstin
kevin khadija kilian killian klara klemens knut konrad konstantin konstanze korbinian kornelia krystyna krzysztof ksenia kübra laetitia lamine lara
larissa laure laurence laurine laëtitia lennard lennart lenz leonhard leopold leyla liesbeth liesel liliane lilli lilou lino linus lisbeth
lisette livia ljubica lorelei lorenz lothar lotti louane louison luana lubos lucienne lucille ludger ludivine ludovic ludwig luise lukasz lutz
lydie madeleine mads maelys magali magalie magda maike malgorzata malika malina malte mamadou manfred manja mareike marek margarete margarethe margit
margot margrit marguerite marianne maribel marie-claire marielle marijke marina mariusz markus marleen marlen marlies marte marthe martine marvin
mathilda mathilde mathis mathéo matilda mats mattis maud maurizio maxence maximilian maëlys maïwenn mechthild mehdi mehmet meike melek melina merle
meryem mia michal michał michèle mika milan mina mirco mireille mirja mirjam mirko miroslav mohamed momme momo monika monique mounir mourad moussa
moïse murat mustapha myriam mélanie mélina mélissa mélodie nabil nadine nadja nadège naima nassim natacha natascha nathalie naïma nele nesrin
nicolette niko nils nora norbert nordine nouria noé noémie noëlle océane odette odile olaf oliver olivier omar onur ophélie orhan ortrud
oskar osman otmar ottilie oumar ousmane pascale patrice pawel paweł perrine petra philippine pierrette pierrick piet piotr quentin rabea rachid
raimund rainer ralph ramazan raoul raphaël raphaëlle rasmus reinhard reinhold renate renaud resi reto riccarda rieke robin roger roland rolf romane
romy ronja rosalinde rosemarie roswitha ruth rüdiger sabri sabrina saliha salim salomé samia samira sandrine sanja sanne saskia sebastien segolène
selim selma sepp serap serge sevgi siegfried siegrid sigrid silke silvie silvio simone sinan slavko slobodan smilla sofiane soizic solveig
solène sonja sophie souad soufiane soumaya stefania steffen steffi stine stéphane stéphanie suleyman susann sven svenja svetlana swantje sybille sylke
sylvain sylvaine sylvie sämi sébastien séverine sören süleyman tahir tamina tanguy tanja tarik tariq tatjana thaïs theodor thibault thibaut thierry
thilo thomas thorben thore thérèse tibor tilda tilman tilmann timon timéo tina titouan tjark tobias tomasz torben torge torsten traudl tristan trudi
udo ueli uli ulla ulrich ulrike umut urs ursel ursina ursula uta ute utz vadim valentine valérie vanessa vera vesna viktor viktoria vincente violaine
virginie viviane vivien volkan volker véronique walburga waldemar walter waltraud wassim wenzel wiebke wieland wilfried willi wilm winfried wladimir
wojciech wolf-dieter wolfram xaver xavière yanis yann yannick yannik yasin yasmina yassine yvan yveline yves yvonne zaïd zeynep zita zofia zora zoran
zuzana élisa élise éloïse émile émilie émilien étienne ömer özgür özlem ünal`
