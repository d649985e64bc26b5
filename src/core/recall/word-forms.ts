/** Forms that no stemmer unifies: irregular verbs and nouns, and common synonyms. */
const FORMS = `
become:became begin:began,begun bend:bent bite:bit,bitten break:broke,broken bring:brought build:built burn:burnt
buy:bought catch:caught choose:chose,chosen come:came dig:dug do:did,done,does draw:drew,drawn dream:dreamt
drink:drank,drunk drive:drove,driven eat:ate,eaten fall:fell,fallen feed:fed feel:felt fight:fought find:found
fly:flew,flown forget:forgot,forgotten freeze:froze,frozen give:gave,given go:went,gone,goes grow:grew,grown
hang:hung have:had,has hear:heard hide:hid,hidden hold:held keep:kept know:knew,known lead:led learn:learnt
leave:left lend:lent lie:lay,lain light:lit lose:lost make:made mean:meant meet:met mistake:mistook pay:paid
ride:rode,ridden ring:rang,rung rise:rose,risen run:ran say:said see:saw,seen seek:sought sell:sold send:sent
shake:shook,shaken shoot:shot show:shown sing:sang,sung sit:sat sleep:slept slide:slid speak:spoke,spoken
spend:spent stand:stood steal:stole,stolen stick:stuck strike:struck swim:swam,swum take:took,taken
teach:taught tear:tore,torn tell:told think:thought throw:threw,thrown understand:understood wake:woke,woken
wear:wore,worn win:won write:wrote,written
child:children foot:feet life:lives man:men mouse:mice person:people tooth:teeth wife:wives woman:women
good:better,best bad:worse,worst
bike:bicycle car:automobile color:colour,colours dad:father,daddy exam:examination
favorite:favourite,favourites,favorites,fav,fave,faves fridge:refrigerator grandma:grandmother,granny
grandpa:grandfather gym:gyms math:maths,mathematics mom:mum,mother,mommy,mummy,mama movie:film,films
neighbor:neighbour,neighbours phone:telephone,cellphone photo:picture,pictures,pic,pics,photograph,photographs
theater:theatre tv:television,telly vacation:holiday,holidays
1:one,first 2:two,second,twice 3:three,third 4:four,fourth 5:five,fifth 6:six,sixth 7:seven,seventh
8:eight,eighth 9:nine,ninth 10:ten,tenth 11:eleven 12:twelve`

const baseOf = new Map<string, string>(
  FORMS.trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const [base = '', forms = ''] = entry.split(':')
      return forms.split(',').map((form): [string, string] => [form, base])
    }),
)

const VERBS = FORMS.slice(0, FORMS.indexOf('child:')).trim().split(/\s+/)
const verbs = new Set(VERBS.map((entry) => entry.split(':')[0]))

/** Whether it is the past form of an irregular verb, except everyday ones without meaning. */
export const isPastForm = (word: string): boolean => {
  const base = baseOf.get(word)
  return base !== undefined && verbs.has(base) && !['be', 'do', 'have'].includes(base)
}

/** The normalised form of a word, before stemming: `went` becomes `go`, `three` becomes `3`. */
export const baseForm = (word: string): string => baseOf.get(word) ?? word
