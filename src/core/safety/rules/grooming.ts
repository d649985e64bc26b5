import type { SafetyLanguage } from '../concern.ts'
import type { SignalRule } from '../rule-set.ts'

/** A minor, somebody older or online, and what they ask for, in any order. The age may be in another sentence. */
interface Parts {
  minor: string
  stranger: string
  asks: string
  /** A man or woman, and what they want of a minor; with an age, it need not have begun online. */
  advance: string
  /** Asking a minor for this is enough by itself. */
  nudes: string
  /** Patterns that need no age. */
  plain: string
}

const GAP = ' ..12 '
const APART = ' ...12 '

const orders = ({ minor, stranger, asks }: Parts): string[] =>
  [
    [stranger, asks],
    [asks, stranger],
  ].flatMap(([one, two]) => [
    [minor, APART, one, GAP, two].join(''),
    [one, GAP, minor, GAP, two].join(''),
    [one, GAP, two, APART, minor].join(''),
  ])

const signs = (parts: Parts): SignalRule => ({
  concern: 'grooming',
  family: 'grooming',
  weight: 3,
  // Grooming often begins in a game, so a game is not taken for a story.
  sure: true,
  joke: true,
  patterns: [
    ...orders(parts),
    ...[parts.advance, parts.nudes].flatMap((sign) => [parts.minor + APART + sign, sign + APART + parts.minor]),
    parts.plain,
  ].join('\n'),
})

export const GROOMING: Record<SafetyLanguage, SignalRule> = {
  en: signs({
    minor: '(i am|am only|am just) (#minor|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)',
    stranger:
      '(online|discord|roblox|snapchat|snap|insta|instagram|tiktok|minecraft|fortnite|omegle|game|stranger|adult|grown|older man|older guy|older|teacher|coach|tutor|he is #adult|she is #adult)',
    asks: '(wants|asks|asked|asking|says|said|keeps|told|tells|offers|offered|will|hell) ..5 (pic|pics|picture|pictures|photo|photos|cam|webcam|video call|meet|meet up|secret|dont tell|not tell|tell nobody|not to tell|pick me up|hotel|his house|his place|robux|kiss|touch|sexy|mature for my age)',
    advance:
      '(a|this|some|an older|my mums|my moms) ..1 (man|woman) ..3 (wants|asks|asked|keeps|offers|offered|says|said|invited|invites) ..4 (meet|meet up|alone|come over|come to his|his (house|place|car|flat|apartment|room)|pick me up|visit me|(pics|pictures|photos) of me|our secret|not tell)',
    nudes:
      '(nude|nudes|naked|(in|without|of|see) ..1 underwear|topless|undress|in my bra|(pic|pics|picture|pictures|photo|photos|video|show|see|seen|touch|touched) ..2 my body|without clothes|clothes off)',
    plain: `
      (online|discord|roblox|snapchat|snap|insta|instagram|tiktok|minecraft|fortnite|game|older man|older guy|grown man) ..14 (pic|pics|pictures|photos|nudes|meet|cam) ..12 (not tell|not to tell|tell nobody|secret)
      (not tell|secret from|not to tell|without telling) ..2 (mum|mom|mommy|parents|dad|teacher) ..12 (online|discord|roblox|snapchat|snap|insta|pics|photos|nudes|meet him|meet her)
      (teacher|coach|tutor|trainer|youth pastor|uncle) ..12 (our secret|our little secret|keep it secret|a secret between us|not tell my (mum|mom|parents|dad))
      (threatens|threatening|threatened|going to|will) ..3 (send|post|share|leak|show) ..3 (pics|pictures|photos|nudes|video) ..4 (my school|my class|my mum|my mom|my parents|my whole school)
    `,
  }),
  de: signs({
    minor: '(bin|ich bin|erst) ..1 (#minor|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn)',
    stranger:
      '(online|internet|discord|roblox|snapchat|snap|insta|instagram|tiktok|minecraft|fortnite|spiel|game|fremder|erwachsener|erwachsene|älterer|ältere|älter|lehrer|trainer|er ist #adult|er ist schon #adult)',
    asks: '(bild|bilder|foto|fotos|cam|webcam|treffen|trifft|geheim|geheimnis|niemandem|nicht sagen|nichts sagen|abholen|hotel|zu ihm|robux|küssen|anfassen|reif für mein alter)',
    advance:
      '(ein|einem|eine|der|dieser) ..1 (mann|frau) ..3 (will|möchte|hat|fragt|fragte|sagt|bietet|schreibt) ..6 (treffen|allein|alleine|besuchen|abholen|zu ihm|zu sich|nach hause|geheimnis|niemandem|(bilder|fotos) von mir)',
    nudes:
      '(nackt|nacktbild|nacktbilder|nacktfotos|nudes|in unterwäsche|(mich|mir) ..2 (ausziehen|ausgezogen)|oben ohne|ohne klamotten)',
    plain: `
      (online|internet|discord|roblox|snapchat|snap|insta|instagram|tiktok|minecraft|fortnite|spiel|älterer mann) ..14 (bild|bilder|foto|fotos|nudes|nacktbilder|treffen) ..12 (eltern|mama|papa|mutter|niemandem) ..4 (nicht|nichts|sagen|erzählen)
      (eltern|mama|papa|mutter) ..3 (nicht|nichts) ..1 (sagen|erzählen|wissen) ..12 (online|discord|snapchat|insta|bilder|fotos|treffen)
      (lehrer|trainer|onkel) ..12 (unser geheimnis|geheim halten|niemandem sagen)
      (droht|drohen|will) ..6 (bilder|fotos|nacktbilder|video) ..6 (schule|klasse|eltern|mama) ..2 (schicken|schickt|zeigen|zeigt|posten)
    `,
  }),
  es: signs({
    minor: '(tengo|solo tengo) (#minor|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete)',
    stranger:
      '(internet|online|discord|roblox|snapchat|insta|instagram|tiktok|minecraft|fortnite|juego|desconocido|adulto|mayor|profesor|profe|entrenador|tiene #adult)',
    asks: '(foto|fotos|video|videos|camara|videollamada|vernos|quedar|conocernos|vea|verme|secreto|no le diga|no diga|no se lo diga|recogerme|hotel|su casa|robux|besar|tocar|madura para mi edad)',
    advance:
      '(un|este|ese) ..1 (hombre|senor|mujer|senora) ..3 (quiere|pide|pidio|dice|dijo|ofrece|ofrecio|insiste|invita|invito) ..5 (verme|vernos|quedar|conocerme|conocernos|encontrarnos|encontrarse|verse|su casa|su coche|recogerme|a solas|sola|solo|fotos mias|secreto|no le diga|no diga)',
    nudes: '(desnuda|desnudo|desnudos|nudes|(en|sin) ropa interior|sin ropa|quitarme la ropa|encuerada|encuerado)',
    plain: `
      (internet|online|discord|roblox|snapchat|instagram|tiktok|minecraft|fortnite|juego|hombre mayor) ..14 (foto|fotos|nudes|vernos|quedar|camara) ..12 (no (le|les|se lo)? ..1 (diga|cuente|decir) ..3 (mama|papa|padres|nadie)|secreto)
      no ..3 (diga|cuente|decir|contar) ..3 (mama|papa|padres|nadie) ..12 (discord|snapchat|instagram|fotos|vernos|quedar)
      (profesor|profe|entrenador|tio) ..12 (nuestro secreto|secreto entre|no se lo diga a nadie)
      (amenaza|amenazo|va a|dice que) ..4 (mandar|publicar|enviar|ensenar|subir) ..4 (fotos|video|videos) ..5 (escuela|colegio|clase|mama|padres|cole)
    `,
  }),
  fr: signs({
    minor: '(j ai|ai que|ai seulement) (#minor|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix sept) (ans)?',
    stranger:
      '(internet|en ligne|discord|roblox|snapchat|snap|insta|instagram|tiktok|minecraft|fortnite|jeu|inconnu|adulte|plus age|plus vieux|prof|entraineur|coach|il a #adult|il en a #adult)',
    asks: '(photo|photos|video|videos|cam|webcam|visio|voir|rencontrer|rencontre|secret|rien dire|pas le dire|dire a personne|hotel|chez lui|robux|embrasser|toucher|mature pour mon age)',
    advance:
      '(un|ce|cet|une) ..1 (homme|monsieur|femme|dame) ..3 (veut|voudrait|demande|demandait|propose|insiste|dit|invite) ..5 (me voir|me rencontrer|se voir|on se voie|chez lui|chez elle|sa voiture|me chercher|seul|seule|photos de moi|secret|rien dire|dire a personne)',
    nudes:
      '(nue|nu|nus|nudes|nude|(en|sans) sous vetements|deshabille|deshabiller|sans vetements|(photo|photos|montre|montrer|voir) ..3 seins)',
    plain: `
      (internet|en ligne|discord|roblox|snapchat|snap|insta|instagram|tiktok|minecraft|fortnite|jeu|homme plus age) ..14 (photo|photos|nudes|voir|rencontrer|cam) ..12 (rien dire|pas dire|pas le dire|secret|pas en parler) ..4
      (rien|pas) ..2 (dire|parler) ..3 (mere|parents|pere|maman|papa) ..12 (discord|snap|snapchat|insta|photos|voir)
      (prof|entraineur|coach|oncle) ..12 (notre secret|petit secret|secret entre nous|dire a personne)
      (menace|va|dit qu il va) ..4 (envoyer|publier|montrer|partager|balancer) ..4 (photos|video|videos|nudes) ..5 (college|lycee|classe|parents|mere|ecole)
    `,
  }),
  pt: signs({
    minor: '(tenho|so tenho) (#minor|nove|dez|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezassete|dezessete)',
    stranger:
      '(internet|online|discord|roblox|snapchat|snap|insta|instagram|tiktok|minecraft|fortnite|jogo|desconhecido|adulto|mais velho|professor|treinador|tem #adult)',
    asks: '(foto|fotos|video|videos|camera|webcam|chamada|encontrar|encontro|me ver|segredo|nao conta|nao contar|nao falar|buscar|hotel|casa dele|robux|beijar|tocar|madura pra minha idade)',
    advance:
      '(um|esse|este|uma) ..1 (homem|senhor|mulher|senhora) ..3 (quer|queria|pede|pediu|insiste|diz|disse|ofereceu|chamou|convidou) ..5 (me encontrar|me ver|me conhecer|encontrar comigo|se encontrar|casa dele|carro dele|me buscar|sozinha|sozinho|fotos minhas|segredo|nao conta|nao contar)',
    nudes:
      '(nua|nu|pelada|pelado|nudes|nude|(de|sem) calcinha|(de|sem) roupa intima|sem roupa|tirar a roupa|(de|sem) sutia)',
    plain: `
      (internet|online|discord|roblox|snapchat|snap|insta|instagram|tiktok|minecraft|fortnite|jogo|homem mais velho) ..14 (foto|fotos|nudes|encontrar|camera|me ver) ..12 (nao ..1 (conta|contar|falar|contasse) ..4 (mae|pai|pais|ninguem)|segredo)
      nao ..1 (conta|contar|falar|contasse) ..4 (mae|pai|pais|ninguem) ..12 (discord|snap|insta|instagram|fotos|encontrar)
      (professor|treinador|tio) ..12 (nosso segredo|segredo nosso|nao contar pra ninguem)
      (ameaca|ameacou|vai|disse que vai) ..4 (mandar|postar|mostrar|enviar|vazar) ..4 (fotos|video|videos|nudes) ..5 (escola|turma|mae|pais|colegio)
    `,
  }),
}
