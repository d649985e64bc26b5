import type { SafetyLanguage } from '../concern.ts'

/** Phrases that resemble a danger by their words alone. What else a message says is judged without them. */

const CITIES =
  'berlin|hamburg|munich|münchen|cologne|köln|frankfurt|vienna|wien|zurich|zürich|paris|lyon|marseille|brussels|bruxelles|madrid|barcelona|valencia|sevilla|lisbon|lisboa|porto|rome|roma|milan|london|dublin|manchester|birmingham|chicago|boston|seattle|texas|florida|california|america|toronto|sydney|buenos aires|santiago|bogota|lima|mexico|caracas|rio|sao paulo|brasilia|spain|españa|germany|deutschland|france|england|portugal|brasil|brazil|argentina'

const EN_PEOPLE =
  '(parents|mom|mum|mother|dad|father|brother|sister|family|husband|wife|boyfriend|girlfriend|ex|partner|roommate|roommates|flatmate|flatmates|grandparents|inlaws|in laws|son|daughter|aunt|uncle|stepdad|stepmom)'
const EN_WHERE = `(here|there|at home|with (him|her|them|us|you|these people|those people|my ..1 ${EN_PEOPLE})|at my ..1 ${EN_PEOPLE}|in (${CITIES}|(this|that|the|my|a|our) ..1 (city|town|house|flat|apartment|place|country|village|dorm|dorms|neighborhood|neighbourhood|area|street|building|room|basement|state|countryside|suburbs|hostel)|my ..1 ${EN_PEOPLE} ..1 (house|home|place|basement|flat|apartment)))`
const EN_NUMBER = '(#|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty)'
const EN_ABOUT =
  '(me|us|him|her|them|about|around|over|like|almost|nearly|only|just|at least|another|more than|less than)?'
const EN_COUNTED =
  '(page|pages|photo|photos|picture|pictures|pic|pics|selfies|screenshots|shots of the|video|videos|step|steps|notes|classes|courses|lessons|buses|trains|flights|trips|turns|tries|attempts|laps|breaths|euros|dollars|bucks|pounds|books|questions|samples|orders|calls)'

const EN_TIME =
  '(second|seconds|sec|secs|minute|minutes|min|mins|hour|hours|hrs|day|days|week|weeks|month|months|year|years)'

const DE_PEOPLE =
  '(eltern|mutter|mama|vater|papa|bruder|schwester|familie|mann|frau|freund|freundin|ex|partner|partnerin|mitbewohner|mitbewohnerin|mitbewohnern|großeltern|oma|opa|schwiegereltern|tante|onkel)'
const DE_WHERE = `(hier|dort|zu hause|zuhause|daheim|mit (ihm|ihr|ihnen|uns|dir|euch|diesen leuten|meinem ..1 ${DE_PEOPLE}|meiner ..1 ${DE_PEOPLE}|meinen ..1 ${DE_PEOPLE})|bei (ihm|ihr|ihnen|uns|meinem ..1 ${DE_PEOPLE}|meiner ..1 ${DE_PEOPLE}|meinen ..1 ${DE_PEOPLE})|in (${CITIES}|(dieser|diesem|der|dem|einer|einem|meiner|meinem) ..1 (stadt|dorf|wohnung|haus|wg|land|zimmer|viertel|gegend|straße|kaff|wohnheim|großstadt))|auf dem land)`
const DE_NUMBER = '(#|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig)'
const DE_COUNTED =
  '(sekunden|minuten|minute|min|stunde|stunden|std|seiten|fotos|bilder|selfies|videos|schritte|notizen|kurse|runden|versuche|euro|bücher)'

const ES_PEOPLE =
  '(padres|mama|madre|papa|padre|hermano|hermana|familia|marido|esposo|mujer|esposa|novio|novia|ex|pareja|companero|companera|companeros|abuelos|suegros|tios)'
const ES_WHERE = `(aqui|ahi|alli|alla|en casa|con (ella|ellos|ellas|nosotros|usted|esta gente|mi ..1 ${ES_PEOPLE}|mis ..1 ${ES_PEOPLE})|en (${CITIES}|(esta|este|esa|ese|la|el|una|un|mi) ..1 (ciudad|pueblo|casa|piso|departamento|apartamento|pais|barrio|lugar|cuarto|habitacion|calle|residencia|campo))|con el $|con el mas)`
const ES_NUMBER = '(#|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta)'
const ES_COUNTED =
  '(segundos|minutos|minuto|min|hora|horas|paginas|foto|fotos|selfies|capturas|videos|pasos|apuntes|clases|cursos|vueltas|intentos|euros|pesos|dolares|libros|autobuses|trenes)'

const FR_PEOPLE =
  '(parents|mere|maman|pere|papa|frere|soeur|famille|mari|femme|copain|copine|mec|ex|conjoint|compagne|coloc|colocs|grands parents|beaux parents|tante|oncle)'
const FR_WHERE = `(ici|la bas|a la maison|avec (lui|elle|eux|elles|nous|toi|ces gens|mon ..1 ${FR_PEOPLE}|ma ..1 ${FR_PEOPLE}|mes ..1 ${FR_PEOPLE})|chez (moi|lui|elle|eux|mon ..1 ${FR_PEOPLE}|ma ..1 ${FR_PEOPLE}|mes ..1 ${FR_PEOPLE})|(a|en|au) (${CITIES}|ville|allemagne|espagne|campagne)|a la campagne|dans (cette|cet|ce|la|le|une|un|mon|ma) ..1 (ville|village|maison|appart|appartement|pays|quartier|endroit|immeuble|chambre|rue|coloc))`
const FR_NUMBER = '(#|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|quarante|cinquante)'
const FR_COUNTED =
  '(seconde|secondes|minute|minutes|min|heure|heures|pages|photo|photos|selfies|captures|videos|pas de|notes|cours|euros|livres|bus|trains|tours)'

const PT_PEOPLE =
  '(pais|mae|pai|irmao|irma|familia|marido|esposo|mulher|esposa|namorado|namorada|ex|companheiro|companheira|colega|colegas|avos|sogros|tia|tio)'
const PT_WHERE = `(aqui|ali|la|em casa|com (ele|ela|eles|elas|a gente|voce|essa gente|meu ..1 ${PT_PEOPLE}|minha ..1 ${PT_PEOPLE}|meus ..1 ${PT_PEOPLE}|minhas ..1 ${PT_PEOPLE}|os meus ..1 ${PT_PEOPLE}|o meu ..1 ${PT_PEOPLE}|a minha ..1 ${PT_PEOPLE})|(em|no|na) (${CITIES})|(nesta|neste|nessa|nesse|na|no|numa|num|em uma|em um|nesta) ..1 (cidade|casa|apartamento|ape|pais|bairro|lugar|quarto|rua|republica|interior|vila))`
const PT_NUMBER = '(#|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|quarenta|cinquenta)'
const PT_COUNTED =
  '(segundos|minutos|minuto|min|hora|horas|paginas|foto|fotos|selfies|prints|videos|passos|notas|aulas|cursos|voltas|tentativas|reais|euros|livros)'

const EN_FOOD =
  '(steak|steaks|potato|potatoes|burger|burgers|pizza|pizzas|cake|cakes|pie|pies|bread|dough|melon|watermelon|pumpkin|roast|sausage|sausages|bacon|ribs|salmon|sandwich|sandwiches|taco|tacos|burrito|burritos|noodles|pasta|fries|avocado|avocados|onion|onions|carrot|carrots|garlic|meat|veggies|vegetables|salad|eggplant|aubergine|ham|brisket|lasagna|cheese|cookies|donuts|dumplings|pancakes|curry|eggs|tofu|nuggets|kebab)'
const EN_ATTACK =
  '(stab|stabbed|stabbing|slash|slashed|kill|killed|murder|murdered|massacre|massacred|slaughter|slaughtered|butcher|butchered|behead|strangle|drown|execute|assassinate)'
const EN_TOGETHER =
  '(we|i smiled|i said|ran|danced|smiled|said|kissed|led|walked|asked|thanked|laughed|prayed|pulled me (up|onto|out of the way|away from))'

const DE_FOOD =
  '(steak|steaks|kartoffel|kartoffeln|burger|pizza|kuchen|torte|brot|teig|melone|wassermelone|kürbis|braten|wurst|würstchen|speck|rippchen|lachs|sandwich|nudeln|pommes|zwiebel|zwiebeln|karotten|möhren|knoblauch|fleisch|gemüse|salat|aubergine|schinken|käse|kekse|schnitzel|döner|eier|tofu|hähnchen)'
const DE_TOGETHER =
  '(wir|lief|rannte|rannten|tanzte|tanzten|sagte|lächelte|küsste|lachte|führte|zog mich (hoch|weg|auf die|zur seite))'

const ES_FOOD =
  '(bistec|filete|filetes|chuleta|papa|papas|patata|patatas|hamburguesa|hamburguesas|pizza|pizzas|pastel|tarta|pan|masa|melon|sandia|calabaza|asado|salchicha|salchichas|tocino|costillas|salmon|sandwich|tacos|pasta|fideos|aguacate|cebolla|cebollas|zanahorias|ajo|carne|verduras|ensalada|berenjena|jamon|queso|galletas|huevos|pollo|tortilla)'
const ES_TOGETHER = '(bailamos|salimos|corrimos|caminamos|cruzamos|nos fuimos|sonrio|dijo|me dijo|me beso|me sonrio)'

const FR_FOOD =
  '(steak|steaks|patate|patates|burger|burgers|pizza|pizzas|gateau|gateaux|pain|pate|melon|pasteque|citrouille|roti|saucisse|saucisses|lard|saumon|sandwich|sandwichs|tacos|pates|frites|avocat|oignon|oignons|carottes|ail|viande|legumes|salade|aubergine|jambon|fromage|biscuits|oeufs|poulet|entrecote|tarte)'
const FR_TOGETHER = '(on|nous|m a souri|m a dit|a souri|a dit|m a embrasse|m a embrassee|s est mis a)'

const PT_FOOD =
  '(bife|bifes|batata|batatas|hamburguer|pizza|pizzas|bolo|torta|pao|massa|melao|melancia|abobora|assado|salsicha|salsichas|linguica|bacon|costela|salmao|sanduiche|tacos|macarrao|abacate|cebola|cebolas|cenouras|alho|carne|legumes|salada|berinjela|presunto|queijo|biscoitos|ovos|frango|churrasco|picanha)'
const PT_TOGETHER =
  '(a gente|fomos|dancamos|corremos|saimos|atravessamos|sorriu|disse|falou|me beijou|me levou (pra|para) dancar)'

export const PLAINLY_HARMLESS: Record<SafetyLanguage, string> = {
  en: `
    (be|is|are) better off with (more|a|an|some|better|less|fewer|the)
    (i|he|she|we|they)? (nearly|almost)? (jump|jumped|jumping) out of (my|his|her|your|our|their) skin
    (i)? (am|will|want to|could)? (going to|about to)? ${EN_ATTACK} (into)? (my|the|this|that|a|some|these|those|our|his|her|your) ..1 ${EN_FOOD} (with (a|the|this|my) (knife|fork)|with|before|in|on|for|until|tonight|now|first|again|like|$)
    (grabbed|grabs|took|takes|held|holds|squeezed|squeezes|shook|caught) my (hand|hands) ($$|and ${EN_TOGETHER})
    (not|never|no longer) (really|even|actually|exactly)? (want|wanted|wants|like|plan|able|wish)? to? (live|keep living|go on living|be living) ${EN_WHERE} (anymore|any more|any longer|no more|forever|again|for much longer)? $
    (tired|sick|fed up) of living ${EN_WHERE} $
    (take|took|takes|taken|taking) ${EN_ABOUT} ${EN_NUMBER} ..1 ${EN_COUNTED}
    (take|took|takes|taken|taking) ${EN_ABOUT} ${EN_NUMBER} ${EN_TIME} (off|to|for|on|in|from|just|longer|extra|leave|vacation|$)
    (drink|drank|drunk|had) (a couple of|a few|some|maybe|about|just|${EN_NUMBER})? (beer|beers|coffee|coffees|pints|cocktails|glasses of wine|cups of tea|cups of coffee|glasses of water) (last night|yesterday|today|tonight|this morning|with (friends|dinner|lunch|breakfast)|after work|$)
    (rope|ropes) (for|to) ..2 (climb|climbing|abseiling|bouldering|sailing|camping|hiking|tent|boat|tug of war|skipping)
    (drank|drunk|drink|had|shared|finished|split|emptied) (a|the|another|one|two|our)? (whole|entire|full)? (bottle|bottles) of (wine|red wine|white wine|champagne|prosecco|beer|cider) (with|over|between|among) ..2 (friends|wife|husband|girlfriend|boyfriend|partner|sister|family|colleagues|coworkers|girls|guys|neighbours|neighbors|dinner|lunch)
    (i|we)? (need|want|bought|got|have)? (a|the|my|some)? (new|good|decent)? (knife|knives) (sharpener|sharpeners|sharpening|set|block|rack|drawer|holder)
    (arm|arms|leg|legs|hand|hands|foot|feet|shoulder|fingers) ..3 (numb|tingling|tingly|asleep) (from|because|after|since) ..3 (sleeping|slept|lying|laying|sitting|sat|leaning|leaned|typing|training|gym|workout|chest day) (on (it|them|my side)|with my head ..4 chest|weird|funny|wrong)?
    (locked|lock|locks|locking) (himself|herself|themselves|myself|ourselves|yourself) out (of (the|my|our|his|her|their) ..1 (car|house|flat|apartment|office|room|home|account|phone))?
    (take|takes|taking|took) (my|his|her|the) ..1 (meds|medication|medicine|pills|tablets|vitamins|antidepressants) (every (day|morning|night|evening)|each (day|morning|night)|daily|twice a day|once a day|in the morning|with (breakfast|lunch|dinner|food)|as prescribed)
    (beat|beats|beaten|beating) (me|him|her|us|them) ..4 (at|in) ..1 (tennis|chess|football|soccer|golf|poker|monopoly|scrabble|ping pong|darts|fifa|mario kart|cards|pool|badminton|squash)
    (wrote|write|writing|written) ..1 (letter|letters|card|cards) (to|for) (my|the) ..1 (kids|children|son|daughter|mom|mum|dad|sister|brother|nephew|niece|family|friends) for (their|his|her|christmas) (birthday|birthdays|$)
    (purge|purges|purged|purging) (my|the|our|some|all my|all the)? ..1 (inbox|emails|email|mailbox|closet|wardrobe|files|photos|data|database|cache|clothes|garage|attic|contacts|apps|toys|logs|fridge|pantry|spam|notifications|tabs|bookmarks)
    (kill|killing) (some|the)? time
    drown ..1 sorrows
    (going to|will|could|want to|might|gonna) (kill|murder|end) (him|her|them|my ..1 ${EN_PEOPLE}|my ..1 (boss|manager|colleague|coworker|flatmate|neighbour|neighbor)) ..8 (yoghurt|yogurt|cheese|chocolate|cookies|leftovers|lasagna|snacks|charger|remote control|dishes|dishwasher|toilet seat|wifi|snores|snoring|spoilers|another email|another meeting|one more email|one more meeting)`,
  de: `
    (ich)? (will|werde|werd|möchte|könnte)? (ich)? (mein|meine|meinen|das|die|den|dieses|diese|ein|eine) ..1 ${DE_FOOD} ..2 (erstechen|abstechen|aufschlitzen|umbringen|killen|töten|ermorden|schlachten|massakrieren|köpfen)
    (stech|steche|bring|bringe|töte|kille|ermorde|ersteche) (ich)? (gleich|jetzt|heute)? (in|auf)? (mein|meine|meinen|das|die|den|dieses|diese) ..1 ${DE_FOOD} ..1 (um|ab|ein|$)
    (nahm|nimmt|hielt|hält|packte|drückte|griff|fasste) (nach)? (meine|meiner) (hand|hände) ($$|und ${DE_TOGETHER})
    (nahm|nimmt|hielt|hält|packte|fasste) mich (an|bei) der hand ($$|und ${DE_TOGETHER})
    meine (hand|hände) (genommen|gehalten|gegriffen|gepackt|gedrückt) ($$|und ${DE_TOGETHER})
    mich (an|bei) der hand (genommen|gehalten|gepackt|gefasst) ($$|und ${DE_TOGETHER})
    (nicht mehr|nicht länger|nicht|nie wieder) ..1 ${DE_WHERE} (zusammen)? (leben|wohnen|weiterleben)
    ${DE_WHERE} (nicht mehr|nicht länger|nicht) (zusammen)? (leben|wohnen)
    ${DE_NUMBER} (tag|tage|woche|wochen|monate|jahre) (frei|urlaub|pause|auszeit|elternzeit|unbezahlt) ..1 (genommen|gebraucht|gemacht)
    ${DE_NUMBER} ${DE_COUNTED} ..1 (genommen|gebraucht|gedauert|gemacht|gelesen)
    (seil|strick|leine) ..4 (für|zum) ..3 (kletter*|schaukel|boot|segeln|zelt|camping|bouldern|bergtour|wandern)
    (ganze)? (flasche|flaschen) (wein|rotwein|weißwein|sekt|prosecco|bier) ..1 (mit|zum|beim) ..2 (freunden|freundinnen|freund|freundin|kollegen|familie|mann|frau|schwester|bruder|essen|abendessen) (getrunken|geleert|geköpft)?
    (arm|arme|bein|beine|hand|fuß) ..4 (taub|kribbelt|kribbeln|eingeschlafen) ..6 (geschlafen|gelegen|gesessen)
    sich ..1 ausgesperrt
    (ich|habe|hab) mich ..1 ausgesperrt
    (nehme|nehm|nimmt) (meine|die|seine|ihre) ..1 (tabletten|medikamente|pillen|medis) (jeden (morgen|tag|abend)|täglich|morgens|abends|regelmäßig|nach plan)
    jeden (morgen|tag|abend) (nehme|nehm) ich (meine|die) (tabletten|medikamente|pillen|medis)
    (mich|ihn|sie|uns) ..1 geschlagen (mit)? # ...1 # ..2 (tennis|tischtennis|fußball|badminton|fifa|darts|handball|eishockey)
    (mich|ihn|sie|uns) ..1 geschlagen ..4 (tennis|schach|tischtennis|fußball|skat|poker|billard|badminton|fifa|darts|mensch ärgere dich nicht)
    zeit (totschlagen|totzuschlagen|tot zu schlagen)
    (bring|bringe|kill|kille) (ich)? ..2 ${DE_PEOPLE} ..8 (joghurt|käse|schokolade|kekse|ladekabel|fernbedienung|abwasch|geschirr|klobrille|wlan|schnarcht|spoilert|noch eine mail|noch ein meeting)`,
  es: `
    toca (el|la|los|las|muy bien el|muy bien la)? (guitarra|piano|violin|bateria|trompeta|flauta|bajo|saxofon|acordeon|tambor|ukelele|arpa|timbre|puerta)
    (voy a|vamos a|quiero)? (apunalar|acuchillar|matar|rajar|atacar|asesinar|degollar|mato|apunalo|acuchillo) (a)? (mi|el|la|este|esta|los|las|un|una|unos|unas|mis) ..1 ${ES_FOOD}
    me (agarro|agarra|cogio|coge|tomo|toma|dio|apreto|aprieta|estrecho) (de|por)? la mano ($$|y ${ES_TOGETHER})
    no (quiero|quiere|quieren|queremos|puedo|soporto|aguanto) (mas)? (seguir)? (vivir|viviendo) (mas)? ${ES_WHERE} (mas|nunca mas)? $
    (me|te|le|nos|les|se)? (tome|tomo|tomamos|tomar|tomaron|saque|tarde|tardo) (unos|unas|como|casi|mas de|solo)? ${ES_NUMBER} ${ES_COUNTED}
    (me|te|le|nos|les|se)? (tome|tomo|tomamos|tomar|tomaron|tarde|tardo) (unos|unas|como|casi|mas de|solo)? ${ES_NUMBER} (dia|dias|semana|semanas|mes|meses|anos) (libres|libre|de vacaciones|de descanso|en|para|$)
    (soga|cuerda) (para|de) ..2 (escalar|escalada|columpio|barco|camping|tienda|trepar|saltar|montana)
    (botella|botellas) (entera|enteras)? de (vino|cava|champan|cerveza|sidra) (con|entre) ..2 (amigos|amigas|marido|mujer|esposa|esposo|novio|novia|familia|companeros|hermana|hermano)
    (afilador|afiladora) de cuchillos
    (brazo|pierna|mano|pie) ..4 (dormido|dormida|entumecido|entumecida) ..3 (dormir|dormi|sentado|sentada|acostado|acostada) ..1 (encima|sobre|mal|$)
    (tomo|toma|tomar) (mi|mis|la|las|los|su|sus) ..1 (pastilla|pastillas|medicina|medicinas|medicamentos|remedios|medicacion|vitaminas) ..1 (todas las mananas|todos los dias|todas las noches|cada (manana|dia|noche)|por la manana|a diario|diariamente|con el desayuno)
    ^ termine todo (el trabajo|la tarea|los deberes|lo de hoy|por hoy)? $
    matar (el tiempo|el rato|el hambre|la curiosidad|el gusanillo)
    (matar|mato) a (mi|mis) ..1 ${ES_PEOPLE} ..8 (yogur|queso|chocolate|galletas|sobras|cargador|platos|wifi|ronca|spoilers|otro correo|otra reunion)`,
  fr: `
    (a|ai|boit|bu|bois) (bu)? (son|du|mon|le|un peu de|un verre de) (lait|jus|biberon|the|chocolat|cafe|eau)
    (je vais|je veux|on va)? (poignarder|tuer|planter|massacrer|assassiner|egorger|poignarde|tue|plante|massacre) (dans)? (mon|ma|mes|le|la|les|cette|ce|un|une|des) ..1 ${FR_FOOD}
    m a (pris|prise|attrape|attrapee|serre|tenu|saisi|tendu) (par)? la main ($$|et ${FR_TOGETHER})
    me (prend|tient|serre|donne) (par)? la main ($$|et ${FR_TOGETHER})
    (veux|veut|voulons|voulais|peux|supporte|voudrais) (plus|pas) (de)? (vivre|continuer a vivre) ${FR_WHERE} $
    (ai|as|a|avons|ont)? (pris|prend|prends|prendre|mis) (environ|presque|au moins|plus de|que)? ${FR_NUMBER} ${FR_COUNTED}
    (ai|as|a|avons|ont)? (pris|prend|prends|prendre|mis) (environ|presque|au moins|plus de)? ${FR_NUMBER} (jour|jours|semaine|semaines|mois|ans) (de conge|de conges|de vacances|de repos|off|a|pour|$)
    corde (pour|de|d) ..2 (escalade|escalader|grimper|balancoire|bateau|camping|tente|sauter)
    (bouteille|bouteilles) (entiere)? de (vin|rouge|blanc|champagne|cidre|biere) (avec|entre) ..2 (amis|amies|copains|copines|mari|femme|copain|copine|collegues|famille|soeur|frere)
    (aiguiseur|affuteur) (de|a|pour) couteaux?
    (bras|jambe|main|pied) ..4 (engourdi|engourdie|endormi|endormie) ..3 (dormi|assis|assise|couche|couchee) (dessus|sur)
    (me suis|s est) (enferme|enfermee) dehors
    (prends|prend) (mes|mon|ses|son|les) ..1 (medicaments|traitement|cachets|comprimes|vitamines) (tous les (matins|jours|soirs)|chaque (matin|jour|soir)|le matin|le soir|quotidiennement)
    m a (battu|battue) ..4 (au|aux) ..1 (tennis|echecs|foot|ping pong|poker|cartes|badminton|billard|fifa)
    ^ j ai tout (fini|termine) (pour aujourd)? $
    tuer (le temps|l ennui)
    (tuer|etriper) (mon|ma|mes) ..1 ${FR_PEOPLE} ..8 (yaourt|fromage|chocolat|biscuits|restes|chargeur|telecommande|vaisselle|wifi|ronfle|spoile|encore un mail|encore une reunion)`,
  pt: `
    (vou|vamos|quero)? (esfaquear|matar|furar|atacar|assassinar|degolar|massacrar|esfaqueio|furo|mato) (o|a|os|as)? (meu|minha|meus|minhas|esse|essa|este|esta|o|a|um|uma|uns|umas) ..1 ${PT_FOOD}
    (pegou|pega|segurou|segura|agarrou|apertou) (a|na|em)? minha mao ($$|e ${PT_TOGETHER})
    me (pegou|segurou|puxou|levou) pela mao ($$|e ${PT_TOGETHER})
    nao (quero|quer|querem|queremos|aguento|consigo|posso|suporto) (mais)? (continuar)? (a)? (viver|morar|vivendo|morando) (mais)? ${PT_WHERE} (mais|nunca mais)? $
    (me)? (tomei|tomou|tomamos|tirei|tirou|levei|levou|demorei|demorou|peguei) (uns|umas|quase|mais de|so|cerca de)? ${PT_NUMBER} ${PT_COUNTED}
    (me)? (tomei|tomou|tomamos|tirei|tirou|levei|levou|demorei|demorou|peguei) (uns|umas|quase|mais de|so)? ${PT_NUMBER} (dia|dias|semana|semanas|mes|meses|anos) (de folga|de ferias|de descanso|para|$)
    corda (pra|para|de) ..3 (escalada|escalar|balanco|barco|barraca|rede|varal|pular|rapel)
    (garrafa|garrafas) (inteira|inteiras)? de (vinho|espumante|champanhe|cerveja) (com|entre) ..2 (amigos|amigas|marido|mulher|esposa|esposo|namorado|namorada|familia|colegas|irma|irmao)
    (afiador|amolador) de facas
    (braco|perna|mao|pe) ..3 (dormente|formigando) ..3 (dormir|dormi|sentado|sentada|deitado|deitada) ..1 (em cima|sobre|$)
    (se trancou|me tranquei) ..1 fora
    (tomo|toma|tomar) (o|os|a|as)? (meu|meus|minha|minhas|seus|seu)? ..1 (remedio|remedios|comprimidos|medicamentos|medicacao|vitaminas) ..1 (toda (manha|noite)|todo (dia|santo dia)|todos os dias|todas as (manhas|noites)|de manha|diariamente|com o cafe)
    ^ terminei tudo (por hoje)? $
    (venceu|bateu) ..1 ..3 no (xadrez|tenis|truco|futebol|fifa|poker)
    matar (a|o)? (minha|meu|nossa)? (fome|sede|saudade|saudades|curiosidade|vontade|aula|tempo)
    (matar|mato) (o|a)? (meu|minha) ..1 ${PT_PEOPLE} ..8 (iogurte|queijo|chocolate|biscoito|sobras|carregador|louca|wifi|ronca|spoiler|outro email|outra reuniao)`,
}
