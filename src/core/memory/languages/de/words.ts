import { wordList } from '../../words/word-list.ts'

export const GERMAN_FOODS = wordList(`
rosenkohl, brokkoli, blumenkohl, spinat, kohl, sauerkraut, grünkohl, rotkohl, sellerie, fenchel, koriander, oliven, pilze, champignons,
auberginen, zucchini, tomaten, gurken, zwiebeln, knoblauch, paprika, rote bete, spargel, erbsen, linsen, bohnen, kichererbsen, mais,
kürbis, oktopus, fisch, lachs, thunfisch, sardellen, sardinen, heringe, hering, matjes, muscheln, austern, garnelen, shrimps, krabben,
meeresfrüchte, sushi, kaviar, leber, innereien, kutteln, blutwurst, leberwurst, mett, tatar, speck, schinken, eier, ei, käse,
blauschimmelkäse, schimmelkäse, gorgonzola, ziegenkäse, feta, parmesan, quark, milch, joghurt, butter, sahne, mayo, mayonnaise, senf,
ketchup, rosinen, marzipan, lakritz, lakritze, zartbitterschokolade, schokolade, kokos, kokosnuss, bananen, banane, avocado, avocados,
mango, papaya, ananas, grapefruit, wassermelone, erdbeeren, kirschen, pfirsiche, feigen, datteln, pizza, pasta, nudeln, spätzle, knödel,
lasagne, gulasch, döner, currywurst, pommes, kartoffelsalat, kartoffeln, reis, couscous, bulgur, tofu, tempeh, hummus, falafel, curry,
ramen, pho, kimchi, suppe, linsensuppe, kaffee, tee, kamillentee, rooibos, bier, wein, rotwein, sekt, gin, whisky, energydrinks, cola,
spezi, apfelschorle, leitungswasser, haferflocken, müsli, porridge, kuchen, torte, käsekuchen, pudding, milchreis, grießbrei, eis,
vanilleeis, zimt, anis, kümmel, ingwer, wasabi, chili, minze, pfefferminz, minzschokolade, trüffel, artischocken, kapern, rucola,
radieschen, rettich, meerrettich, schwarzwurzeln, pastinaken, steckrüben`)

export const GERMAN_LANGUAGES = wordList(`
deutsch, englisch, spanisch, französisch, italienisch, portugiesisch, chinesisch, mandarin, kantonesisch, japanisch, koreanisch, arabisch,
russisch, türkisch, polnisch, niederländisch, holländisch, griechisch, kroatisch, serbisch, bosnisch, slowenisch, slowakisch, ukrainisch,
ungarisch, tschechisch, rumänisch, bulgarisch, albanisch, mazedonisch, schwedisch, norwegisch, dänisch, finnisch, isländisch, estnisch,
lettisch, litauisch, hebräisch, jiddisch, persisch, farsi, dari, paschtu, kurdisch, aramäisch, hindi, urdu, tamil, bengalisch,
vietnamesisch, thailändisch, thai, indonesisch, tagalog, suaheli, swahili, somali, tigrinya, amharisch, yoruba, latein, altgriechisch,
esperanto, gebärdensprache, plattdeutsch, platt, schweizerdeutsch, schwäbisch, bairisch, sächsisch, sorbisch, katalanisch, baskisch,
irisch, gälisch, walisisch, romanes, georgisch, armenisch, kasachisch, mongolisch, afrikaans`)

const NATIONALITIES = wordList(`
deutscher, deutsche, österreicher, schweizer, luxemburger, belgier, holländer, niederländer, franzose, französin, engländer, brite,
britin, schotte, schottin, ire, irin, waliser, spanier, portugiese, portugiesin, italiener, grieche, griechin, türke, türkin, kurde,
kurdin, pole, polin, tscheche, tschechin, slowake, slowakin, ungar, ungarin, rumäne, rumänin, bulgare, bulgarin, serbe, serbin, kroate,
kroatin, bosnier, slowene, slowenin, albaner, kosovare, kosovarin, mazedonier, ukrainer, russe, russin, weißrusse, belarusse, belarussin,
georgier, armenier, schwede, schwedin, norweger, däne, dänin, finne, finnin, isländer, este, lette, litauer, amerikaner, kanadier,
mexikaner, brasilianer, argentinier, chilene, chilenin, kolumbianer, peruaner, venezolaner, kubaner, marokkaner, tunesier, algerier,
ägypter, libanese, libanesin, syrer, syrerin, iraker, iraner, perser, afghane, afghanin, pakistaner, inder, bengale, chinese, chinesin,
japaner, koreaner, vietnamese, vietnamesin, thailänder, philippiner, filipino, filipina, indonesier, australier, neuseeländer, nigerianer,
ghanaer, ghanaerin, senegalese, kameruner, kenianer, äthiopier, eritreer, somalier, südafrikaner, israeli, palästinenser, jordanier,
jeside, jesidin, sorbe, sorbin, berliner, hamburger, münchner, kölner, wiener, zürcher, bayer, hesse, hessin, schwabe, schwäbin, sachse,
sächsin, ostfriese, ostfriesin, rheinländer, thüringer, tiroler, südtiroler, franke, fränkin`)

export const germanNationality = (word: string): string | null => {
  const plain = word.toLowerCase()
  return NATIONALITIES.has(plain) || NATIONALITIES.has(plain.replace(/in$/, '')) ? word : null
}

export const GERMAN_RELIGIONS =
  'muslim(?:a|in)?|moslem|katholisch|katholik(?:in)?|evangelisch|protestant(?:in)?|orthodox|jüdisch|jude|jüdin|buddhist(?:in)?|hindu|atheist(?:in)?|agnostiker(?:in)?|zeugin? jehovas|mormone|baptist(?:in)?|freikirchlich|konfessionslos|christ(?:in)?|sikh|alevit(?:in)?|gläubig|schiit(?:in)?|sunnit(?:in)?'

/** Makes and models, where a car or motorbike is meant. */
export const GERMAN_VEHICLES =
  '(?:(?:alten|alte|uralten|kleinen|neuen|roten|blauen|gebrauchten|elektrischen) )?(?:vw|golf|polo|passat|tiguan|caddy|bulli|audi|bmw|mercedes|benz|opel|corsa|astra|ford|fiesta|focus|fiat|punto|panda|renault|clio|twingo|zoe|peugeot|citroen|citroën|skoda|octavia|fabia|seat|ibiza|leon|dacia|sandero|toyota|yaris|corolla|prius|honda|civic|mazda|nissan|micra|hyundai|kia|picanto|suzuki|swift|volvo|mini|smart|tesla|porsche|jeep|e-up|id\\.?3|vespa|simson|schwalbe|trabi|trabant|käfer|ducati|yamaha|kawasaki|harley|lastenrad|e-bike|wohnmobil|campervan|roller|moped)(?: (?-i:[\\p{Lu}\\d])[\\p{L}\\d.-]{0,12}){0,2}'
