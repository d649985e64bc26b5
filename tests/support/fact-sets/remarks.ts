/** A fact, and something said afterwards that has nothing to do with it and must not change it. */
export interface Remark {
  fact: string
  remark: string
}

const development = `
I'm allergic to nuts. | No, Tom cooked.
I'm allergic to nuts. | No sugar either.
I'm allergic to nuts. | Well, dinner was great.
I take Zoloft 50mg daily. | Sorry, dinner's ready.
I live in Boston. | Sorry, long day.
I live in Boston. | No pressure.
I live in Boston. | Wait, someone's at the door.
I live in Boston. | Sorry, phone died.
I live in Boston. | Well, gotta run.
I live in Boston. | No, I don't want to live here.
My sister is Ana. | Nope, work stuff.
I don't eat meat. | Actually, it's Brooklyn.
Soy alérgica a los cacahuetes. | No tengo tiempo.
Vivo en Sevilla. | No quiero seguir viviendo.
Vivo en Sevilla. | No sé.
Me llamo Lucía. | No puedo dormir.
Ich wohne in Köln. | Doch, alles gut.
Ich wohne in Köln. | Nein danke, heute nicht.
Ich wohne in Köln. | Nein, ich will nicht mehr leben.
J'habite à Lyon. | Non merci, pas aujourd'hui.
J'habite à Lyon. | Non, je ne veux plus vivre.
Moro em Recife. | Não sei.
Moro em Recife. | Não tenho tempo.
Moro em Recife. | Não quero continuar vivendo.
`

const heldOut = `
I'm allergic to shellfish. | No, just tired.
I'm allergic to penicillin. | Sorry, Monday mess.
I'm allergic to penicillin. | No, pizza tonight.
I take Lexapro. | Wait, Grandma's calling.
I live in Portland. | No, Mom cooked.
I live in Portland. | Well, Happy Friday!
My dog is called Rufus. | Sorry, Zoom froze.
I'm 41. | No, five more minutes.
I have two kids. | Wait, 20 seconds.
My birthday is March 3. | Sorry, Monday was rough.
I work at Target. | Actually, it's gorgeous outside.
I'm allergic to bees. | Not anymore, I ate.
Soy alérgica al polen. | No puedo más.
Me llamo Carmen. | No, gracias, mamá.
Vivo en Bilbao. | Perdón, mucho trabajo.
Ich wohne in Kiel. | Nein, keine Lust.
Ich bin allergisch gegen Nüsse. | Doch, Pizza geht.
Ich wohne in Bremen. | Sorry, Feierabend.
J'habite à Nantes. | Non, pas envie.
Je suis allergique aux arachides. | Non, Paul cuisine.
Je m'appelle Léa. | Pardon, grosse journée.
Moro em Curitiba. | Não, obrigada.
Sou alérgica a camarão. | Não aguento mais.
Me chamo Bia. | Desculpa, muito cansada.
`

const listed = (text: string): Remark[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [fact = '', remark = ''] = line.split(' | ')
      return { fact, remark }
    })

export const DEVELOPMENT: readonly Remark[] = listed(development)
export const HELD_OUT: readonly Remark[] = listed(heldOut)
