/** Casual messages in four other languages (`read-set.ts` has the form). */

export const DEVELOPMENT = `
buenas! soy andrea, tengo 24 y estudio enfermería en granada => andrea; 24; estudi/study enfermería
mi gata se llama pelusa y me odia => gata/cat pelusa
curro en mercadona por las mañanas => work mercadona
uf, qué sueño tengo hoy =>
soy intolerante a la lactosa, así que nada de helados => ?lactosa
moin! bin der jonas, 29, aus bremen => jonas; 29; bremen
ich bin erzieherin in einer kita => erzieherin
mein hund heißt keks und er hasst den postboten => hund/dog keks
was kochst du heute =>
seit zwei wochen esse ich vegan => vegan
coucou, moi c'est inès, j'habite à lille depuis peu => inès; live lille
je suis prof de maths dans un collège => prof
mon fils théo a 4 ans => son théo; ?4
j'ai trop la flemme =>
je suis allergique aux arachides => allergic arachides
oi! sou a carol, moro em curitiba => carol; live curitiba
trabalho como designer numa agência => designer; ?agência
o meu cão chama-se pipoca => cão/dog pipoca
que calor hoje =>
tenho duas filhas, a lara e a inês => two/duas daughter/filha
`

export const HELD_OUT = `
vivo con mi novio álex en un piso en gijón => novio/boyfriend/partner álex; live gijón
toco el bajo en un grupo de rock => bajo
me han diagnosticado asma => asma
tengo dos hermanas pequeñas => ?two hermana/sister
¿me ayudas con una receta? =>
ich wohne mit meiner freundin mara in freiburg => freundin/girlfriend/partner mara; live freiburg
ich hab eine laktoseintoleranz => ?laktose
ich lerne gerade norwegisch, weil ich auswandern will => learning norwegisch
mein chef heißt herr brandt => boss/chef brandt
na, alles klar bei dir =>
je bosse chez decathlon le week-end => work decathlon
ma copine s'appelle jade => copine/girlfriend/partner jade
j'apprends le coréen avec une appli => learning coréen
on a un chat, il s'appelle miso => chat/cat miso
tu connais un bon film =>
namoro com o diogo há três anos => diogo
sou enfermeira no turno da noite => enfermeira
estou grávida de cinco meses => pregnant/grávida
não como carne desde 2020 => no meat/carne/vegetarian
tens alguma sugestão para o jantar =>
`
