/** A name, then words in English, German, Spanish, French, Portuguese. Every danger has a concept marked `!`. */
export const CONCEPTS = `
I|i im ive id ill|ich i|yo|je j jme chui jveux|eu
MYSELF|myself me self|mich mir selber selbst|me mi yo misma mismo conmigo|me m moi même|me mim mesmo mesma comigo
MY|my|mein meine meinen meinem meiner meins|mi mis|mon ma mes|meu minha meus minhas
AM|am is are be being was were been|bin ist sind war warst wär sein|soy estoy es está son ser estar era fue|suis est es sont être étais était|sou estou tô to é tá ta estão são ser estar era foi tava
YOU|you u ur your youre|du dich dir dein deine ihr euch|tu ti te usted ustedes vos|tu te toi vous t|você vc te teu seu
HE|he hes him his|er ihm ihn sein seine|él su|il lui|ele dele
SHE|she shes her|sie ihr ihre|ella|elle|ela dela
THEY|they them their theyre|sie ihnen|ellos ellas les|ils elles leur eux|eles elas deles
NOT|not dont cant wont never no didnt doesnt isnt aint wouldnt couldnt cannot havent without|nicht nich net nie kein keine keinen keiner nimmer ned ohne nix nichts|no nunca sin ni jamás tampoco|pas ne n jamais sans aucune aucun peux veux plus rien|não nunca sem nem jamais
WANT|want wanna wish wishing hope wanting wanted rather wnat|will möchte wollte wünschte wünsche hoffe hoffentlich lust bock wollen würde mag mog|quiero quisiera ojalá ganas deseo querer querría|veux voudrais aimerais envie espère souhaite jveux jveu préfère|quero queria tomara vontade desejo querer quisera
NEED|need gotta must have to|muss brauche brauch müssen|necesito debo tengo que|faut dois besoin|preciso devo tenho que
GOING|going gonna gunna about finna imma ready will|werde gleich bald|voy vamos estoy por|vais va bientôt|vou vamos logo
THINK|think thinking thought thoughts wonder wondering idea imagine picture considering ideation|denk denke denken gedanken überlege nachdenken vorstellen|pienso pensando pensar pensamientos imagino idea ideas|pense penser pensées idées imagine songe|penso pensando pensar pensamentos imagino ideia ideias
!DIE|die dying died death dead diying deceased perish corpse body deathbed|sterben sterbe stirbt tod tot gestorben tote toter todes krepieren verrecken leiche stirb tödlich|morir muero muera morirme morirse muerte muerto muerta murió murio muriera desvivir desvivirme muere morí murieran morirá cadáver|mourir meurs meurt mort morte mourrais crever crève décès décédé mourrait mourrai mourra cadavre|morrer morro morra morte morto morta morreu desviver falecer faleceu morresse morreria morrerei me cadáver
!SUICIDE|suicide suicidal unalive kms sewerslide ctb suiside suicidality overdosing|suizid suizidgedanken selbstmord selbstmordgedanken suizidal freitod umzubringen umbringe umbrächte lebensmüde suizidversuch|suicidio suicidarme suicida suicidas suicidar suicidarse suicidarte|suicide suicidaire suicider suicidaires tentative ts suicidé suicidée suicides|suicídio suicida suicidas suicidar suicidou suicidei matei
!KILL|kill killing killed kil murder murdered kills finish unalive shoot shot stab strangle strangling|umbringen umbringt bring töten bringe bringen umgebracht töte killen erschießen erschiessen erstechen erwürgen abstechen|matar mato mata maten matarme matarse matando matarla matarlo ahorcar ahorcarme ahorcarse disparar disparo apuñalar estrangular|tuer tue tuera tués flinguer buter kill pendre étrangler étrangle poignarder|matar mato mata matam matando enforcar me tiro esfaquear estrangular
!ENDIT|end ending ended over stop stops done finish ends quit quitting finishing stopped ceases|ende beenden schluss aufhört aufhören vorbei endet aufhörts beende hört aufgehört aufgeben gebe|termine acabar acabe termina acaba fin terminar pare acabo rindo dejar dejo basta parar|finir fini arrête arrêter stoppe cesse fin finisse termine terminer abandonne abandonner cesser baisser|acabe acabar acaba fim terminar parar pare termine acabou desisto desistir parei parou termino
!LIFE|life|leben lebens|vida|vie|vida
!LIVE|live living alive exist existing existence survive lives|leben lebe lebendig existieren weiterleben lebst lebt weiterzumachen weitermachen|vivir vivo viva vive existir existo seguir|vivre vis vivant vivante exister existe continuer|viver vivo viva vive existir existo continuar
!WAKE|wake waking woke awake|aufwachen aufwache aufgewacht wach erwachen aufwacht|despertar despierto despertara despierte despertando|réveiller réveille réveiller réveil réveillé|acordar acordo acorde acordado
!SLEEP|sleep sleeping asleep slept|schlafen schlafe schlaf einschlafen schläft|dormir duermo dormida dormido sueño|dormir dors endors endormir sommeil|dormir durmo dormindo sono
!TIRED|tired exhausted sick fed|müde erschöpft satt leid fertig|cansado cansada harto harta agotado agotada|fatigué fatiguée marre ras épuisé épuisée|cansado cansada cansei exausto exausta saco
!GONE|gone disappear leave vanish leaving away missing vanished disappearing escape|weg verschwinden verschwinde fort gehen weggehen abhauen weggegangen verschwunden auflösen rausgehen|desaparezco desaparecer irme irse marcharme ido desaparecí fuera salir escapar|disparaître disparais disparaissais partir pars parti partie sortir|sumir sumisse sumo desaparecer ir embora partir sair
HERE|here around earth world planet|hier da welt dasein|aquí mundo acá|là ici monde|aqui mundo
!ANYMORE|anymore longer more further|mehr länger|ya más|plus|mais
BETTER|better easier happier relieved|besser leichter einfacher|mejor mejores fácil|mieux meilleur simple facile|melhor fácil
!WITHOUTME|without|ohne|sin|sans|sem
!BURDEN|burden useless worthless waste problem weight|last belastung wertlos nutzlos ballast|carga estorbo inútil problema basura|poids fardeau boulet problème inutile|peso fardo inútil problema estorvo lixo
!NOBODY|nobody noone anyone no-one everyone|niemand keiner niemanden kein mensch jemand|nadie alguien|personne quelqu|ninguém alguém
CARE|care cares miss notice noticed cry|merkt merken vermissen interessiert weinen fehlen kümmert|importa importo cuenta extrañaría lloraría daría|remarque remarquerait manque manquerait pleurerait soucie fout|liga ligar importa notar notaria falta choraria
!POINT|point reason meaning purpose sense|sinn grund zweck wozu|sentido razón motivo|sens raison quoi intérêt but|sentido motivo razão graça
!FUTURE|future tomorrow hope tmrw monday sunday april easter soon|zukunft morgen hoffnung ostern sonntag montag bald demnächst|futuro mañana esperanza pronto domingo lunes|avenir demain espoir dimanche lundi bientôt pâques|futuro amanhã esperança domingo segunda logo páscoa breve
!TONIGHT|tonight today now soon already yesterday night evening rn tonite|heute heut heutnacht jetzt gleich gestern abend schon grad gerade nacht|noche hoy ahora ayer anoche ya ahorita|soir aujourd maintenant nuit hier déjà|hoje agora noite ontem já hj
!LAST|last final|letzter letzte letzten letztes|último última|dernier dernière ultime|último última
!BYE|goodbye farewell bye goodbyes|abschied tschüss lebt wohl lebewohl|adiós despedida despedir despidiendo despedirme|adieu adieux|adeus despedida despedir despedindo
!LETTER|letter letters note notes will|brief briefe abschiedsbrief abschiedsbriefe zettel testament|carta cartas nota notas testamento|lettre lettres mot testament|carta cartas bilhete testamento
SORRY|sorry forgive fault|verzeih verzeiht sorry entschuldigung schuld|perdón perdona perdónenme culpa|pardon désolé désolée faute excuse|desculpa perdão perdoa culpa
THANKS|thank thanks appreciated|danke|gracias|merci|obrigado obrigada valeu
!GIVEAWAY|gave given giving|verschenkt verschenke verschenk gegeben|regalé regalando regalo di|donné donne|dei dando doei doando
!PILL|pill pills tablet tablets meds medication xanax tylenol paracetamol ibuprofen antidepressants zoloft prozac benadryl insulin adderall lexapro nyquil medicine painkillers aspirin valium ambien oxy benzos benzo codeine tramadol melatonin diazepam fentanyl heroin trazodone gabapentin|tabletten tablette pillen pille schlaftabletten medikamente ibu paracetamol ibuprofen tavor antidepressiva insulin aspirin schmerztabletten tilidin diazepam benzos codein heroin lyrica tropfen|pastillas pastilla tabletas paracetamol paracetamoles clonazepam ibuprofeno medicamentos medicinas somníferos insulina aspirina antidepresivos rivotril tramadol diazepam fentanilo heroína gotas pastis pasti|cachets cachet comprimés comprimé doliprane xanax lexomil médicaments médocs somnifères pilules insuline aspirine ibuprofène antidépresseurs tramadol codéine benzo gouttes|comprimidos comprimido remédio remédios paracetamol rivotril dipirona insulina aspirina antidepressivos calmantes clonazepam diazepam tramadol fluoxetina gotas
!TOOK|took take swallowed taken downed drank swallow ate overdose overdosed od oded|genommen geschluckt nehme schlucken eingenommen getrunken gespritzt überdosis nehm intus|tomé tome tragué tragarme tragar tomar tomó bebí inyecté sobredosis|pris prise avalé prendre avaler bu avalée injecté overdose surdose|tomei engoli engolir tomar tomou bebi apliquei overdose
MANY|all everything many whole bunch lot lots entire bottle box too much pack|alle alles ganze ganzen viele zu viel packung schachtel|todas todos todo muchas demasiado demasiada frasco caja|tout toute tous toutes trop boîte plein flacon beaucoup|todos todas tudo muitos demais frasco caixa monte cartela
ENOUGH|enough|genug reicht|suficiente suficientes bastante|assez suffisamment|suficiente bastante chega
!HOWMANY|how|wie wieviele wieviel|cuántas cuántos cuánto cómo|combien comment|quantos quantas quanto como
!DIZZY|dizzy spinning numb sleepy cold drowsy racing breathing floaty|schwindlig schwindelig dreht rast kalt müde|mareado mareada vueltas frío siento|tourne sommeil froid vertige|girando tonto tonta sono frio disparado apagando
ALCOHOL|vodka alcohol whiskey wine beer drunk drinks drink rum|vodka wodka alkohol schnaps bier trinkt betrunken wein|vodka alcohol vino cerveza borracho|vodka alcool bière vin bourré|vodka álcool cachaça cerveja bêbado
!POISON|bleach antifreeze poison cleaner|bleiche gift rohrreiniger frostschutz|cloro veneno lejía|javel poison|sanitária veneno cloro
!BLADE|blade blades razor razors scissors sharpener knife cutter stanley scalpel boxcutter compass tweezers glass shard shards|klinge klingen rasierklinge schere messer cutter teppichmesser zirkel scherbe scherben spitzer|navaja navajas cuchilla cuchillo tijeras gillette cúter cutter vidrio vidrios tijera|lame lames rasoir couteau ciseaux cutter compas verre tesson|gilete lâmina lâminas faca tesoura estilete navalha caco vidro
!CUT|cut cutting cuts slit carved sliced|ritzen ritze geritzt ritzt schnitte schneiden geschnitten aufgeschnitten schneide|cortar cortarme corté cortes corto corte cortado abrí|couper coupe coupures coupé coupée scarifier scarifiée scarification ouvert taillader|cortar cortei corto cortes cortando corta abri
!SELFHARM|selfharm sh|svv selbstverletzung selbstverletzend|autolesiono autolesión autolesiones|automutilation mutile mutiler|automutilação automutilo
!HURT|hurt hurting harm pain hurts|weh verletzen verletze schmerz schmerzen wehtun|daño lastimarme lastimar herir dolor duele|mal blesser douleur|machucar machuco dor dói ferir
!BLOOD|blood bleed bleeds bleeding|blut blutet blutig|sangre sangra sangrar|sang saigne saigner|sangue sangra sangrar sangrando
!SKIN|arm arms wrist wrists thigh thighs leg legs skin|arm arme armen handgelenk beine bein haut oberschenkel|brazo brazos muñeca muñecas piernas piel muslo|bras poignet poignets jambes peau cuisses|braço braços pulso pulsos pernas pele coxa
!SCAR|scars scar sleeves|narben narbe ärmel|cicatrices cicatriz manga|cicatrices manches|cicatrizes cicatriz manga
!BURN|burn burned lighter burnt cigarette|verbrenn verbrenne feuerzeug zigaretten|quemo quemé encendedor cigarro cigarros|brûle brûlé briquet clopes cigarette|queimo queimei isqueiro cigarro
!RELAPSE|relapsed clean relapse urge urges days|rückfall clean druck|recaí recaída limpia limpio|rechuté rechute|recaí recaída limpa
!DESERVE|deserve deserved|verdiene verdient|merezco merecer|mérite mériter|mereço merecer
HEAD|head|kopf|cabeza|tête|cabeça
WALL|wall|wand|pared|mur|parede
!HANG|hang hanged hanging rope noose|hängen erhängen seil strick aufhängen|soga cuerda ahorcar ahorcarme colgar colgarme|pendre corde pendu|corda forca enforcar
!GUN|gun rifle pistol shotgun bullet weapon trigger brains|pistole gewehr waffe kugel|pistola arma rifle bala escopeta|arme fusil pistolet flingue balle|arma pistola revólver bala espingarda
!JUMP|jump jumping jumped jumps|springen spring springe gesprungen sprung|saltar salto tirarme salte tiro aventarme lanzarme|sauter saute jeter|pular pulo jogar pule me-jogar
!HIGH|bridge roof ledge rooftop balcony building cliff stories edge|brücke dach balkon hochhaus klippe|puente azotea balcón edificio techo|pont toit balcon immeuble falaise|ponte terraço prédio sacada telhado
!TRAIN|train tracks platform truck bus lorry traffic car|zug bahnsteig gleise lkw laster bus auto|tren metro camión vías carro|train métro rails quai camion voiture|trem metrô trilhos caminhão carro
!DROWN|drown drowning|ertrinken ertränken|ahogar ahogarse ahogarme|noyer noyade|afogar
PLAN|plan note method decided decision ready date|plan entschieden entschluss beschlossen|plan decidí decidido|plan décidé décision|plano decidi decidido
!PAINLESS|painless peaceful lethal weight|schmerzlos tödlich|letal dolor indoloro|indolore mortelle|letal indolor
VOICE|voice voices tells telling|stimme stimmen|voz voces|voix|voz vozes
!ATTEMPT|tried attempt attempted failed|versucht versuch|intenté intento intentar|essayé tentative tenté|tentei tentativa tentar
!BORN|born|geboren|nacido nacer|né née naître|nascido nascer
FATHER|dad father daddy stepdad papa stepfather pops|vater papa stiefvater|papá padre padrastro|père papa beau|pai padrasto papai
MOTHER|mom mum mother mommy mama moms stepmom|mutter mama mutti|mamá madre|mère maman|mãe mamãe
PARENT|parents parent folks|eltern|papás padres|parents|pais
PARTNER|boyfriend girlfriend bf gf husband wife partner ex fiance|freund freundin mann ehemann ehefrau partner ex|novio novia esposo esposa marido pareja ex mujer|copain copine mari femme conjoint ex mec|namorado namorada marido esposa parceiro ex mulher
SIB|brother sister stepbrother sis bro|bruder schwester stiefbruder|hermano hermana hermanastro hermanita|frère soeur sœur|irmão irmã irmãzinha
REL|uncle cousin grandpa grandma grandfather grandmother aunt|onkel opa oma tante cousin|tío abuelo abuela primo tía|oncle papi mamie cousin tante grand|tio avô avó vovó vovô primo tia
CHILD|son daughter kid kids child baby children grandson toddler|sohn tochter kind kinder baby|hijo hija hijos niño niña bebé|fils fille enfant enfants gamin bébé petit|filho filha filhos criança bebê
FRIEND|friend friends bestie roommate coworker classmate teammate neighbor colleague neighbour|freundin kumpel freund kollegin nachbar mitbewohner klasse|amigo amiga compañero compañera vecino|ami amie pote collègue voisin|amigo amiga colega vizinho
AUTH|coach teacher boss priest carer stranger guy man|trainer lehrer chef pfleger typ jemand|entrenador profe jefe tipo maestro|entraîneur prof chef type|treinador professor chefe cara
!HIT|hit hits hitting beat beats beating slap slapped punched punches punch kicks kicked choked chokes pushed threw throws shoved strangled violent abusive|schlägt geschlagen schlagen verprügelt haut würgt gewürgt prügelt tritt gestoßen schläge handgreiflich gewalttätig|pega pegó golpea golpeó golpeando pegando ahorcó empujó golpe patea violento agarró|frappe frappé tape tapé tabasse bat étrangle étranglé étranglée poussée poussé coups cogne violent|bate bateu espanca batendo empurrou enforcou enforcou soco chutou violento
!RAPE|raped rape molested touched touches touch forced assaulted nudes pics photos naked sex|vergewaltigt missbraucht fasst zwingt nacktfotos nacktbilder sex angefasst|violaron violó toca tocó obliga fotos sexo desnuda abusó|violée violé touche attouchements force photos nudes nue coucher|estuprada estuprou toca tocou obriga fotos foto transar pelada abusou
!THREAT|threatened threatens threatening blackmailing following follows stalking|droht gedroht verfolgt lauert erpresst bedroht|amenaza amenazó siguiendo amenazado chantajea|menace menacé suit harcèle|ameaça ameaçou seguindo chantageia
!SCARED|scared afraid terrified fear frightened|angst fürchte|miedo temo aterrada|peur terrifiée terrifié|medo apavorada pavor
HOME|home house|hause haus heim|casa|maison chez|casa
!LOCKED|locked lock locks bathroom hiding closet door|sperrt eingeschlossen bad tür eingesperrt|encerrada encerrado encerró baño puerta|enfermée enfermé enferme salle porte|trancada trancado tranca banheiro porta
!CONTROL|controls checks passport permission phone allow lets|kontrolliert pass handy nimmt erlaubt|controla revisa celular pasaporte deja quitó|contrôle fouille passeport empêche portable|controla celular passaporte deixa pegou olha
!LEAVEHIM|leave leaves if|gehe verlasse wenn|dejo si|pars quitte si|embora terminar se
!BRUISE|bruises bruise lip broke broken|blaue flecken blau gebrochen|moretones rompió marcada|bleus bleu cassé|roxo roxos quebrou marcada
MARRY|marry married marriage|zwangsverheiraten heiraten zwangsheirat|casar casarme|marier mariage|casar
!FORCE|force forced against|zwang zwingen zwangsverheiraten|fuerza obligan|force|força obrigar
!EAT|eat eaten eating ate food meal|essen gegessen isst esse mahlzeit|comer comido como comida coma|manger mangé mange repas|comer comido como comida refeição
!PURGE|puke purge purging throw vomit throwing vomiting toilet throat flush spit chew|kotze kotzen erbrechen erbrochen gekotzt kotz finger klo hals spucke toilette übergeben erbreche|vomito vomitar vomité devolver vómito baño escupo|vomir vomi vomis toilettes recracher|vomito vomitar vomitei banheiro cuspir
!LAXA|laxatives laxative|abführmittel|laxantes laxante|laxatifs laxatif|laxantes laxante
!FAT|fat disgusting weigh lbs kilo kg bones skinny|fett dick wieg wiege kilo dünn|gorda gordo peso kilos flaca|grosse gros kilos maigre|gorda gordo peso quilos kg magra
!CALORIE|calories calorie|kalorien|calorías|calories|calorias
!FASTDAYS|days day weeks week|tagen tage wochen|días semanas|jours semaines|dias semanas
!ANA|ana mia bulimic anorexic bulimia anorexia binge|bulimie magersucht fressanfall ana|ana mia bulimia anorexia atracón atraco|ana mia boulimie anorexie boulimique|ana mia bulimia anorexia compulsão
PROUD|proud powerful empty|stolz leer|orgullosa orgulloso|fière fier vide|orgulhosa orgulhoso
SAYS|says said told keeps talks posted texted wrote|sagt gesagt geschrieben redet schreibt|dice dijo mandó habla|dit parle envoyé écrit|diz fala mandou disse
FOUND|found saw showed|gefunden gesehen gezeigt|encontré vi enseñó|trouvé vu montré|achei vi mostrou
ANSWER|answer answering picking reply|geht antwortet reagiert meldet|contesta responde despierta|répond réveille|atende acorda responde
WHATDO|what do help|tun hilfe helfen soll|hago ayuda digo|faire fais aide dire|faço ajuda dizer
WORRIED|worried worry|sorgen sorge|preocupada preocupado|inquiète inquiet|preocupada preocupado
FEEL|feel feeling felt|fühl fühle gefühl|siento sentir|sens ressens|sinto sentir
!HATE|hate hates|hasse hasst|odio odia|déteste hais|odeio odeia
!CANTTAKE|cant stand|kann schaff ertrage aushalten|aguanto puedo soporto|peux supporte|aguento consigo suporto
LIKE|like likes love loves enjoy|liebe mag|amo quiero gusta|aime adore|amo gosto gosta
LAUGH|lol lmao haha hahaha laughter laughing rofl hilarious emojilaugh joke meme funny|haha lol lach lache lustig witz|jaja jajaja jajajaja risa chiste lol|mdr mdrr mdrrr ptdr lol rire blague haha|kkk kkkk kkkkk rir rsrs piada haha kk
WORK|work job boss meeting shift office email deadline colleague resignation coworker|arbeit job chef meeting büro kollegen vertrag arbeitstag urlaub|trabajo jefe oficina junta juntas informe vacaciones contrato colega|travail boulot chef bureau réunions bosser rapport contrat vacances collègue|trabalho chefe reunião emprego relatório férias contrato colega
SCHOOL|school class homework teacher essay exam math test prof college|schule klasse hausaufgaben lehrer prüfung matheaufgabe referat zeugnis noten|escuela clase tarea profe examen matemáticas notas|école classe devoirs prof examen maths notes exposé lycée|escola aula dever professor prova matemática notas
GAME|game boss level play chess team match lobby character|spiel endboss level schach team|juego jefe nivel ajedrez partido personaje|jeu boss niveau échecs match perso|jogo chefe fase xadrez personagem
STORY|story novel book film movie scene series character lyrics song poem|geschichte roman buch film serie szene lied krimi|cuento novela libro película serie escena canción|histoire roman livre film série scène chanson polar|história romance livro filme série cena música
FOODY|pizza burger coffee chocolate cake onions cheese carbs dinner lunch recipe chicken eggs|pizza kaffee schokolade eier mehl zwiebeln bier kuchen|pizza café chocolate tacos huevos harina cebolla cena helado|pizza café chocolat oeufs farine dîner|pizza café chocolate ovos farinha cebola jantar sorvete
GYM|gym workout leg run running training sore|training gym beintraining muskelkater laufen|gym gimnasio agujetas corriendo|salle gym courbatures courant sport|academia treino correndo
WEATHER|heat weather rain cold humidity|hitze wetter regen|calor lluvia clima llueve|chaleur pluie pleut|calor chuva chovendo
DOCTOR|doctor pharmacist prescription therapist|arzt rezept apotheker therapeutin|doctor médico receta terapeuta|médecin ordonnance psy pharmacien|médico receita terapeuta
HEADACHE|headache cold fever flu|kopfschmerzen fieber erkältung|fiebre gripe|fièvre grippe rhume|febre gripe
PETS|cat dog kitten puppy|hund katze|gato perro|chat chien|gato cachorro
AGO|ago years long past used|früher lange jahre jahren|hace años antes|vieux ans longtemps|anos faz antes tempo
PHONE|phone battery wifi laptop|handy akku|celular batería|tel téléphone batterie|celular bateria
TRAVEL|flight plane trip city town moved vacation|stadt fliegen reise umzug|ciudad viaje avión volar|ville voyage avion déménagement|cidade viagem avião
SAD|sad lonely alone depressed crying cry|traurig einsam allein|triste sola solo deprimida lloré|triste seule seul déprimée pleuré|triste sozinha sozinho chorei
HAIR|hair shaving nails tattoo|haare rasieren rasierer|pelo afeitarme|cheveux rasant|cabelo barba
QUESTION|how what why when should|wie was warum soll|qué cómo cuándo|comment quoi quand pourquoi|como qual quando por
!FUNERAL|funeral grave coffin|beerdigung grab sarg todestag|funeral tumba|enterrement tombe|velório túmulo
KNIFEAT|outside with knife bat|messer|cuchillo|couteau|faca
!NOEND|forever permanent permanently ever|immer ewig|siempre jamás|toujours jamais|sempre
!EXIT|way out exit option|ausweg weg|salida|issue sortie|saída
DEBT|savings gambling debt money insurance|verspielt geld schulden|apuestas dinero deudas|argent dettes jeu|tigrinho dinheiro dívidas apostas
GOD|god pray heaven hell lord|gott bete himmel|dios rezo cielo|dieu prie ciel|deus rezo céu
!CRASH|crash hit accident truck|unfall überfahren|atropellara caiga choque|crasher renversait accident|atropele caia acidente
BRAVE|courage guts brave scared|mut mutiger trau|valor valiente|courage|coragem
BUY|bought buy got new saved saving collecting stockpiling|gekauft kaufen neue neu sammel gesammelt|compré comprar nuevas nuevo juntando|acheté acheter nouvelles nouveau garde|comprei comprar novas novo juntando
NAKED|naked nude nudes shower undress|nackt nackte dusche duschen nacktfotos|desnuda desnudo baño ducha íntimas|nue nu douche nues|pelada pelado banho nua íntimas
PHOTO|photo photos pic pics picture pictures video videos|foto fotos bild bilder video|foto fotos video|photo photos vidéo image|foto fotos vídeo
SEND|send sending sent text texted texts message|schicken schickt geschickt schicke nachricht schreibt|mandar mandó mando mensaje envía manda|envoyer envoyé envoie message|mandar mandou mando mensagem envia manda
!FALL|fall falls falling fell crashes crash|fallen fällt gefallen sturz abstürzt|caer caiga cae cayera|tomber tombe crashe crasher écraser|cair caia caísse cai
!PUSHDRAG|dragged grabbed pulled pinned threw slammed locked cornered|gezogen gepackt gedrückt geworfen gezerrt geschubst|arrastró agarró jaló estampó aventó|traînée attrapée plaquée tirée jetée|arrastou pegou puxou jogou
FIND|find finds found body|finden findet gefunden|encuentren encontrar encuentran|trouver trouvent trouvera|achar encontrar acham
!RESCUE|saved save rescued revive|gerettet wiederbelebt retten|salvaron salvar|sauvé sauvée sauver|salvaram salvar
!ALONE|alone myself|allein alleine|sola solo|seul seule|sozinha sozinho
PROMISE|promised swear swore|versprochen schwöre|prometí juro|promis juré promets|prometi juro
CHRISTMAS|christmas birthday year years friday weekend june july summer|weihnachten geburtstag freitag wochenende juni juli|navidad cumpleaños viernes junio julio|noël anniversaire anniv vendredi juin juillet|natal aniversário niver sexta junho julho
!NOEND2|again back every always constantly keep keeps|wieder jeden jede immer dauernd|otra vez cada siempre sigo|encore chaque toujours|novo toda cada sempre
!SECRET|secret tell nobody knows hiding hide lie|heimlich verstecke keinem erzählen niemand lüge|escondidas nadie sabe decir escondo|cachette cache personne dire sait|escondido escondida ninguém sabe contar
ONPURPOSE|purpose intentionally deliberately|absichtlich absicht|propósito adrede|exprès volontairement|propósito
ACCIDENT|accident accidentally oops|versehen ausversehen unfall|accidente sin querer|accident accidentellement|acidente querer
POLICE|police cops 911 ambulance hospital er nurse|polizei krankenwagen krankenhaus notaufnahme|policía ambulancia hospital urgencias|police flics ambulance hôpital urgences|polícia ambulância hospital
DIAG|cancer diagnosis terminal|krebs diagnose|cáncer diagnóstico|cancer diagnostic|câncer diagnóstico
AGE|old 11 12 13 14 15 16 17|jahre alt|años|ans|anos
!FAINT|fainted dizzy weak passed|umgekippt schwindel ohnmächtig|desmayé mareada|évanouie évanoui|desmaiei tonta
GUM|gum coke diet water apple|kaugummi cola light wasser|chicle coca light agua|chewing coca zéro eau|chiclete coca zero água
GUILT|guilty shame ashamed disgusted|schuldig schäme ekel|culpable vergüenza asco|coupable culpabilise honte dégoût|culpa vergonha nojo
!MIRROR|mirror scale thin goal weight|spiegel waage ziel dünn|espejo báscula meta delgada|miroir balance objectif mince|espelho balança meta magra
EXERCISE|run running exercise burn|renn laufe laufen verbrennen|corro correr quemar|cours courir brûler|corro correr queimar
!NOTE2|left note letter|zettel hinterlassen|nota dejó|mot laissé|bilhete deixou
PASSPORT|passport documents papers|pass ausweis papiere|pasaporte papeles documentos|passeport papiers|passaporte documentos
KNOCK|banging knocking breaking broke smashed|klopft hämmert bricht zerschlagen|golpeando rompió tocando|tape frappe casse cassé|batendo arrombando quebrou
CLOTHES|shirt dress shoes jeans outfit wear beard sweater pants|hemd kleid schuhe jeans anziehen hose bart|camisa vestido zapatos jeans ponerme ropa|chemise robe chaussures jean mettre linge manteau|camisa vestido sapato calça vestir roupa
PLANTS|plants garden flowers water lawn weeds|pflanzen garten blumen gießen|plantas jardín flores riega|plantes jardin fleurs arrose|plantas jardim flores rega
HOUSEHOLD|couch roof window printer dishes stain oven keys rent landlord laundry|sofa dach fenster ofen schlüssel miete vermieter wäsche flecken|sofá techo horno llaves renta casero manchas|canapé toit four clés loyer proprio tache|sofá telhado forno chaves aluguel mancha
MUSIC|song album band concert guitar music|song lied album band konzert musik|canción disco banda concierto música|chanson album groupe concert musique|música disco banda show
SPORT|match football soccer tennis basketball darts goal tournament finals|fussball tennis tor dart turnier spiel|partido fútbol gol tenis dardos|match foot but tennis fléchettes|partida futebol gol golaço tênis dardos
TECH|windows update updates app computer internet website code password instagram insta|windows update updates app computer internet insta|windows actualizaciones app computadora internet insta|windows app mises ordi internet insta|windows atualizando app computador internet insta
MONEYB|stock budget salary raise tax price interest|gehalt steuer preis zinseszins aktie|salario impuestos precio aumento interés|salaire impôts prix augmentation intérêts|salário imposto preço aumento juros
ANIMALS|snake spider spiders mushrooms bugs vampire dragon animal|schlange spinnen pilze drache tier|serpiente arañas hongos dragón animal|serpent araignées champignons dragon animal|cobra aranha barata cogumelos dragão animal
HISTORY|history war empire roman documentary holocaust president|geschichte krieg reich doku|historia guerra imperio documental|histoire guerre empire docu|história guerra império documentário
FAMOUSDEATH|when did year who|wann starb wer|cuándo murió quién|quand qui|quando quem
EXPLAIN|explain summarize recommend write give tell help|erklär fass empfiehl schreib gib hilf|explícame resúmeme recomienda escribe dame ayúdame|explique résume recommande écris donne aide|explica resume recomenda escreve ajuda me
BABYSTUFF|pregnant baby birth morning sickness nausea|schwanger baby morgenübelkeit|embarazada bebé náuseas embarazo|enceinte bébé nausées grossesse|grávida bebê enjoo gravidez
HANGOVER|party hangover birthday wedding dance|party feier hochzeit kater|fiesta boda cruda|soirée fête mariage|festa casamento ressaca
VACATION|beach vacation holiday weekend sunset sea|strand urlaub see|playa vacaciones mar|plage vacances mer|praia férias mar
GREETING|hi hello hey morning thanks lol cool great nice good|hallo hi morgen danke cool super schön|hola buenas gracias genial bueno lindo|salut bonjour merci cool super génial beau|oi olá bom obrigado legal lindo
NERVOUS|nervous stressed anxious stress|nervös stress aufgeregt|nervioso nerviosa estrés|stressée stress nerveux|nervoso nervosa estresse
ANNOYED|annoying annoyed hate ugh messy loud snoring|nervt nervig schnarchen laut|molesta fastidio ronquidos ruido|saoule énerve ronflements bruit|irrita chato ronco barulho
RELAT|breakup broke dating dumped relationship crush anniversary|trennung schluss beziehung dates hochzeitstag|ruptura terminar citas relación crush aniversario|rupture quitter rencontre relation crush anniversaire|término terminar namoro relação crush
EXPENSIVE|expensive cheap cost price|teuer billig kostet|caro cara barato|cher chère coûte|caro cara barato
MEAT|cut pieces meat bread sugar|fleisch brot zucker stücke|carne pan azúcar trozos|viande pain sucre morceaux|carne pão açúcar pedaços
ALLOWED|legal allowed safe ok okay|darf erlaubt legal|puedo legal|peux légal|posso pode legal
SICK|sick stomach bug virus infection antibiotic pill|magen darm virus antibiotikum|gastroenteritis virus antibiótico|gastro virus antibiotique|virose vírus antibiótico
RECOVER|better healed sober therapy progress clean proud|besser trocken therapie fortschritte|mejor sobrio terapia mejorando|mieux progresse thérapie|melhor terapia melhorando
THEMSELVES|herself himself themselves hisself|sich umzubringen|se sí|se s|se si
!ALWAYSNIGHT|nights everyday daily|abends nachts täglich tag|noches diario días|soirs nuits jours|noites diariamente dias
JUST|just only simply|nur einfach bloß|solo sólo nomás|juste seulement simplement|só apenas
SOMEONE|someone somebody anybody something|jemand jemandem irgendwer etwas was|alguien algo|quelqu un quelque|alguém alguem algo
!NOTHING|nothing none empty emptiness hollow|nichts leer leere egal|nada vacío vacía vacio vacia|rien vide néant|nada vazio vazia
KNOW|know knows knew sure|weiß weiss wissen wusste|sé sabe saben sabes saber|sais sait savoir savent|sei sabe saber sabem
SEE|see seeing look looks looking watch|seh sehe sehen sieht schau gucken|veo ver vea ve miro mirando|vois voir voit regarde regarder|vejo ver vê olho olhando
HEAR|hear hears listen listening sound|hör höre hören hört|oigo escucho oír escuchar|entends entendre écoute|ouço ouvir escuto
TALK|talk talking tell told asked asks asking|reden rede sag sage sagen gefragt|digo dije hablar dicen pregunta pregunto|dis dit disent demande parler parle|falo falei falar pergunta perguntou disse
FACE|face eyes eye mouth teeth lip lips|gesicht augen auge mund zähne lippe|cara ojos ojo boca dientes labio|visage yeux œil bouche dents lèvre lèvres|rosto cara olho olhos boca dentes lábio
HANDS|hand hands fist fists knuckles finger fingers nails|hand hände faust fäuste finger nägel knöchel|mano manos puño puños dedo dedos nudillos|main mains poing poings doigt doigts|mão mãos punho dedo dedos
!NECK|neck throat belt scarf cord cable knot|hals kehle gürtel kabel schnur knoten|cuello garganta cinturón cinturon cuerda soga|cou gorge ceinture corde nœud|pescoço garganta cinto corda nó
!VEINS|vein veins wrists bathtub bath tub|adern pulsadern pulsader badewanne|venas vena muñecas tina bañera|veines veine baignoire poignets|veias veia pulsos banheira
!GARAGE|garage engine exhaust fumes gas hose oven charcoal|garage motor abgase gas schlauch kohle|garaje garage motor gas manguera carbón|garage moteur gaz tuyau charbon|garagem motor gás escapamento mangueira carvão
!WINDOW|window windowsill stairwell floor storey cliffs rail railing|fenster treppenhaus stock geländer klippe klippen|ventana piso barandal cornisa acantilado|fenêtre étage rambarde falaise|janela andar parapeito varanda penhasco
!RIVER|river lake sea ocean canal dam water|fluss see meer kanal rhein donau|río rio lago mar presa canal|rivière fleuve lac mer canal|rio lago mar represa ponte
!SWERVE|wheel steer swerve oncoming highway motorway tree|lenkrad lenken lenke gegenverkehr autobahn baum leitplanke|volante carretera autopista árbol frente|volant autoroute arbre platane|volante estrada árvore caminhão
!STASH|stash stashed hoard hoarding hidden hide hid drawer cabinet cupboard shoebox|schublade schrank versteckt gehortet horte versteck|cajón escondo escondí escondido guardé guardo botiquín|tiroir placard armoire cache caché réserve|gaveta armário escondo escondi escondido guardei
!MIX|mixed mixing mix combined handful|gemischt mischen handvoll|mezclé mezcle mezclar mezcla puñado|mélangé melangé mélange mélanger poignée|misturei misturar mistura punhado
!DOSE|dose dosage mg milligrams blister overdose strip packet|dosis mg milligramm blister streifen packung|dosis mg blíster blister sobredosis caja|dose mg plaquette plaquettes boîte surdose|dose mg cartela cartelas overdose caixa frasco
!ARRANGED|arranged sorted affairs will insurance notary instructions passwords arrangements picked chosen chose|geregelt testament versicherung erledigt passwörter ausgesucht festgelegt datum|testamento seguro seguros contraseñas arreglé arreglado papeles elegí fecha|testament assurance affaires réglé mots choisi date|testamento seguro senhas papéis acertei escolhi data
!PREPARED|prepared waiting ready written wrote count counted counting|vorbereitet geschrieben zähle gezählt|preparé preparado listo lista escrito cuento conté|préparé prête prêt écrit compte compté|preparei pronto pronta escrito conto contei
!CALMNOW|calm peace peaceful relief quiet silence finally|ruhe frieden ruhig still endlich erleichtert|paz calma tranquilo tranquila silencio por fin|paix calme silence enfin soulagé|paz calma tranquilo silêncio finalmente alívio
!NOSENSE|pointless meaningless hopeless despair numb worthless failure|sinnlos hoffnungslos verzweifelt versager wertlos taub|sinsentido inútil fracaso fracasada fracasado desesperado|inutile vain désespoir désespéré échec nul nulle|inútil fracasso fracassada fracassado desespero desesperado
!MISSME|missed funeral attend cry mourn without|vermissen vermisst trauern weinen beerdigung fehlen|extrañar extrañaría llorar funeral entierro velorio|manquer manquera manquerai pleurer enterrement|falta sentiria chorar enterro velório
!SAVEMORE|off dead than rather worth better cheaper|lieber tot besser dran|mejor muerta muerto prefiero sin mí|mieux morte mort préfère préférer|melhor morta morto prefiro
BELOVED|family loved ones wife kids everyone|familie kinder alle liebsten|familia hijos todos mamá papá|famille enfants tous maman papa|família familia filhos todos mãe pai
MANPEOPLE|man woman men girl boy guy lady people|mann frau mädchen junge leute männer|hombre mujer chica chico niña niño gente señora señor|homme femme fille garçon gens mec|homem mulher menina menino gente moça cara
!STARVE|starve starving starved fast fasting skipping skip skipped hunger hungry|hungern hungere gehungert faste fasten hunger|ayuno ayunar ayunando hambre salto|jeûne jeûner affame faim saute sauté|jejum jejuando fome pulo pular
!THIN|thinner pounds kilos ribs collarbone bmi weighed size|rippen abnehmen gewicht abgenommen knochen bmi|kilos adelgazar flaca huesos costillas peso báscula|maigrir maigre kilos poids os côtes balance|emagrecer magra quilos ossos costelas peso balança
!FISTS|grabs grab choke choking shove bruised slams hurls yelled screams screaming|packt würgte schubst schubste schlug brüllt schrie drosch|pega pegó golpea golpeó empuja empujó jala cachetada puñetazo grita ahorca|frappe frappé gifle giflé cogne cogné pousse tape étrangle hurle crie|bate bateu empurra empurrou soco tapa chute grita gritou aperta
!ABUSE|abuse abused abuses abusive abuser grooming groped consent drunk forced|missbrauch misshandelt begrapscht belästigt gezwungen|abuso abusó abusa abusaron maltrata maltrato violó tocó toca manosea|abuse abusé abus violée violé maltraite touche touchait attouchements|abuso abusou abusa maltrata estuprou estupro tocou mexeu
!CONTROLS|locks tracks tracking follows spies money allowance forbids allowed keys|verbietet kontrolliert einsperrt ortet geld schlüssel|prohíbe encierra encerró controla revisa vigila quita quitó|interdit enferme enfermé contrôle surveille fouille|proíbe tranca trancou controla vigia tirou
!FEARS|scared flinch tiptoe eggshells dread|angst zucke fürchte fürchten|miedo temo aterrada asustada|peur terrifiée crains|medo apavorada temo
!HURTS|hurting scratch scratching scratched punch bite biting bang headbang hitting scald scalded pinch|kratze kratzen beiße beisse schlage verbrühe kneife|rasguño rasguñarme arañar golpearme muerdo pellizco lastimo lastimar|gratte griffer griffe mords brûle scarifie scarifier scarification tape|arranho arranhar mordo machuco machucar belisco queimo me cortar
!MARKS|marks mark bandage bandages plaster stitches sleeve wound wounds|wunde wunden verband pflaster spuren nähen|marcas marca herida heridas venda vendas puntos|marques marque plaie plaies pansement points|marcas marca ferida feridas curativo pontos
!FOUNDOUT|planning plans researched googled googling searched|recherchiert gegoogelt google plane geplant|busqué busque planeo planeando googleé plan|cherché planifie prévu googlé|pesquisei planejo planejando plano procurei
!NOTWAKE|coma forever eternal heaven beyond afterlife rejoin join|himmel jenseits ewig folgen wiedersehen|cielo eterno reunirme reencontrarme allá siempre|ciel au delà rejoindre éternel toujours|céu eterno encontrar além sempre
!STOPHEART|heart breathing breathe pulse|herz atmen atmet puls|corazón respirar respira pulso|cœur respire respirer pouls|coração respirar respira pulso
!UNCONSCIOUS|unconscious unresponsive blue seizure shaking convulsing foaming passed|bewusstlos krampft blau zittert reagiert|inconsciente convulsiona desmayó morado tiembla|inconsciente inconscient convulse évanouie bleue tremble|inconsciente convulsão desmaiou roxo treme
!NOMORE|no longer nomore done enough cannot bear|mehr nimma nümm genug ertrag|más ya basta aguanto aguantar soporto|plus marre supporte supporter assez|mais chega aguento aguentar suporto
WORTH|worth deserve matter matters mattered|wert wichtig egal|valgo vale importa importo|vaux vaut compte importe|valho vale importa importo
MONTHS|months month hour hours minutes ago since|monat monate monaten stunde stunden seit|meses mes hora horas minutos hace desde|mois heure heures minutes depuis|mês meses hora horas minutos desde
START|started start again begin|angefangen wieder anfangen fängt|empecé volví volver vuelvo otra|recommence recommencé commencé reprend|comecei voltei voltar volta outra
GIVE|give gives giving left gift gifted donate|gegeben geschenkt schenke vererben|regalé regalo regalar di doy dejé|donné donne offert légué laissé|dei doei dar deixei presenteei
TRY|try tries trying tried|versuche versucht probiert|intento intenté intentar intentó|essaie essayé essayer tenté|tento tentei tentar tentou
BOOKING|book booking ticket tickets appointment schedule calendar flight|termin ticket tickets buchen gebucht kalender|cita boleto entradas reservar reserva calendario|billet billets réserver rendez vous agenda|consulta ingresso passagem reservar agenda
REPAIR|repair fix mechanic plumber install|reparieren reparatur werkstatt klempner|arreglar reparar mecánico taller plomero|réparer garagiste plombier bricolage|consertar conserto mecânico oficina encanador
COOKING|cook cooking bake oven recipe soup rice pasta salad|kochen backen rezept suppe reis nudeln salat|cocinar receta sopa arroz pasta ensalada horno|cuisiner recette soupe riz pâtes salade four|cozinhar receita sopa arroz macarrão salada forno
SHOPPING|shop store sale discount price order delivery|laden angebot rabatt bestellt lieferung preis|tienda oferta descuento pedido precio envío|magasin solde promo commande livraison prix|loja oferta desconto pedido preço entrega
SHOW|season episode netflix trailer character plot ending actor|staffel folge netflix handlung schauspieler|temporada capítulo netflix trama actor final|saison épisode netflix intrigue acteur|temporada episódio netflix trama ator novela
FOOTBALL|league cup goal penalty referee striker season|liga pokal elfmeter schiri stürmer bundesliga|liga copa penal penales árbitro delantero gol|ligue coupe penalty arbitre but|campeonato copa pênalti juiz gol jogo
STUDY|university semester thesis lecture grade exam study|uni semester bachelorarbeit vorlesung klausur lernen|universidad semestre tesis examen parcial estudiar|fac semestre mémoire cours partiel réviser|faculdade semestre tcc prova estudar aula
CHILDREN|nursery kindergarten diaper toddler playground teenager|kita kindergarten windel spielplatz teenager|guardería pañal parque adolescente|crèche couche doudou ado|creche fralda parquinho adolescente
GARDEN|weed weeds slugs wasps ants mice rats pest|unkraut schnecken wespen ameisen mäuse ratten|maleza babosas avispas hormigas ratones plaga|limaces guêpes fourmis souris rats|praga formigas baratas ratos lesmas
MACHINE|printer laptop screen charger server software car tyre|drucker rechner bildschirm ladekabel server reifen|impresora pantalla cargador servidor llanta coche|imprimante écran chargeur serveur voiture pneu|impressora tela carregador servidor pneu carro
CRAFT|knit sew paint draw craft wood glue scissors|stricken nähen malen basteln holz kleber|tejer coser pintar dibujar manualidades madera|tricot coudre peindre dessiner bois colle|tricô costurar pintar desenhar madeira cola
PARTYFUN|concert festival gig party karaoke wedding christening|konzert festival party karaoke hochzeit taufe|concierto festival fiesta karaoke boda bautizo|concert festival fête mariage baptême|show festival festa casamento batizado
CHOICE|color colour style size which choose recommend|farbe größe welche aussuchen empfehlen|color talla cuál elegir recomiendas|couleur taille quelle choisir conseilles|cor tamanho qual escolher recomenda
BUSINESS|client project report invoice contract interview|kunde projekt bericht rechnung vertrag bewerbung|cliente proyecto informe factura contrato entrevista|client projet rapport facture contrat entretien|cliente projeto relatório nota contrato entrevista
NEWSY|news election government law climate|nachrichten wahl regierung gesetz klima|noticias elección gobierno ley clima|actualités élection gouvernement loi climat|notícias eleição governo lei clima
NICE|cute sweet lovely beautiful gorgeous tasty delicious|süß schön hübsch lecker toll|lindo bonito rico precioso genial|mignon joli beau délicieux génial|fofo lindo gostoso bonito legal
HAPPY|happy glad excited proud fun|froh glücklich freu freue spaß|feliz contento emocionada alegre|heureux contente content ravi|feliz animada contente alegre
JOKINGLY|literally basically kidding joking exaggerating figuratively|wörtlich scherz spaß übertreibe|literal broma bromeo chiste|littéralement blague rigole|literalmente brincadeira brincando piada
`
