import type { SafetyTexts } from './en.ts'

export const FR: SafetyTexts = {
  heard: {
    suicide: 'On dirait que la vie est peut-être trop lourde en ce moment.',
    'self-harm': 'On dirait qu’il s’agit peut-être de se faire du mal.',
    overdose: 'Il s’agit peut-être de quelque chose d’avalé qui peut faire du mal.',
    medical: 'Cela peut être une urgence médicale.',
    violence: 'On dirait que quelqu’un te fait peut-être du mal ou te menace.',
    'harm-to-others': 'On dirait que quelqu’un pourrait être blessé.',
    eating: 'On dirait que manger est peut-être devenu difficile.',
    'someone-else': 'On dirait que quelqu’un a peut-être besoin d’aide.',
    grooming: 'On dirait que quelqu’un va trop loin ; ce n’est pas ta faute.',
  },
  answers: {
    suicide: [
      '{heard} Tu as bien fait de le dire, et je le prends au sérieux. Je suis une IA : je peux écouter, et tu mérites aussi quelqu’un près de toi.\n\n{help}\n\nEs-tu en sécurité en ce moment ?',
      'Merci de me le dire. {heard} C’est une grande douleur, et tu n’as pas à la porter sans aide. Je suis une IA ; des personnes savent accompagner ces moments.\n\n{help}\n\nQuelqu’un est-il près de toi en ce moment ?',
      'Je suis toujours là et je le prends toujours au sérieux. {heard} Ce qui est si fort peut s’apaiser, même si cela semble impossible. Je suis une IA et je ne peux pas veiller sur toi ; une personne le peut.\n\n{help}\n\nQui pourrait être près de toi, ou au téléphone, dans les prochaines minutes ?',
      'Ce que tu écris compte, et toi aussi. {heard} Je suis une IA et je ne remplace pas quelqu’un qui entend ta voix. Tu peux simplement lire ce que tu m’as écrit.\n\n{help}\n\nY a-t-il près de toi quelque chose à mettre hors de portée ?',
    ],
    'self-harm': [
      '{heard} Merci de me le dire ; ce n’est pas facile, et je ne te juge pas. Je suis une IA et je ne vois pas tes blessures : si c’est profond ou si le sang ne s’arrête pas, appelle les urgences.\n\n{help}\n\nQuelqu’un peut-il rester avec toi jusqu’à ce que l’envie passe ?',
      'Tu as bien fait de le dire. {heard} Souvent, il y a derrière une douleur que les mots ne disent pas. Je suis une IA ; des personnes qui comprennent cela sont au bout du fil.\n\n{help}\n\nSi tu as une blessure, quelqu’un peut-il la regarder ?',
      'Je suis toujours là. {heard} Une envie comme celle-là vient comme une vague, et elle redescend. En attendant, va dans une autre pièce ou près de quelqu’un. Je suis une IA, alors dis-le aussi à une personne.\n\n{help}\n\nÀ qui pourrais-tu le dire aujourd’hui ?',
    ],
    overdose: [
      '{heard} N’attends pas, même si tu te sens bien : certains effets arrivent des heures plus tard, sans prévenir.\n\n{help}\n\nNe te fais pas vomir et garde la boîte près de toi. Je suis une IA et je ne peux pas appeler à ta place. Peux-tu appeler tout de suite ?',
      '{heard} C’est une urgence, et cela se soigne.\n\n{help}\n\nDis ce que c’était et quand. Ne te fais pas vomir et reste avec quelqu’un. Je suis une IA et je ne peux envoyer personne. Quelqu’un près de toi peut-il appeler ?',
      'Je le prends très au sérieux. {heard} Se sentir bien ne veut pas encore dire être hors de danger.\n\n{help}\n\nNe te fais pas vomir et emporte la boîte. Je suis une IA et je ne peux pas le faire pour toi. Vas-tu appeler avant de m’écrire à nouveau ?',
    ],
    medical: [
      '{heard} N’attends pas de voir si cela passe.\n\n{help}\n\nReste en ligne : on te dira quoi faire jusqu’à l’arrivée des secours. Je suis une IA, pas un médecin, et je ne peux pas appeler à ta place. Peux-tu appeler tout de suite ?',
      'Je le prends au sérieux. {heard} Chaque minute peut compter, et personne ne t’en voudra d’un appel de trop.\n\n{help}\n\nDis où tu es et ce que tu vois. Je suis une IA et je ne peux envoyer personne. Quelqu’un près de toi peut-il appeler ou ouvrir la porte ?',
      '{heard} Même si cela semble aller mieux, il faut faire examiner cela tout de suite.\n\n{help}\n\nNe conduis pas, et ne laisse pas sans surveillance une personne dans cet état. Je suis une IA et je ne peux pas le faire pour toi. Vas-tu appeler avant de m’écrire à nouveau ?',
    ],
    violence: [
      '{heard} Je te crois, et ce n’est pas ta faute. Je suis une IA et je ne peux appeler personne. Si quelqu’un regarde ton téléphone, il vaut peut-être mieux effacer ceci.\n\n{help}\n\nD’abord : peux-tu lire et écrire ici sans danger ?',
      'Cela ne devrait arriver à personne, et tu as bien fait de le dire. {heard} Tu n’es pas responsable de ce que fait quelqu’un d’autre. Je suis une IA ; ces personnes savent protéger.\n\n{help}\n\nEs-tu dans un lieu sûr en ce moment ?',
      'Je le prends toujours au sérieux. {heard} Tu mérites d’être en sécurité, quoi qu’il y ait eu avant. Je suis une IA ; ces personnes préparent la suite avec toi, sans te forcer à rien.\n\n{help}\n\nÀ qui d’autre pourrais-tu en parler ?',
    ],
    'harm-to-others': [
      '{heard} Tu as bien fait de le dire avant qu’il se passe quelque chose, et je le prends au sérieux. Je suis une IA et je ne peux pas être avec toi : si tu es sur le point de le faire, éloigne-toi et laisse derrière toi ce qui pourrait blesser quelqu’un.\n\n{help}\n\nEs-tu loin de cette personne en ce moment ?',
      'Merci de me le dire. {heard} Une colère ou une peur aussi forte monte, puis redescend, et la distance aide. Je suis une IA ; une personne peut t’accompagner pendant l’heure qui vient, sans te juger.\n\n{help}\n\nOù pourrais-tu aller maintenant pour que personne ne soit blessé ?',
      'Je suis toujours là et je le prends toujours au sérieux. {heard} Quoi qu’il se soit passé, tu peux t’arrêter avant. Je suis une IA et je ne peux pas le faire à ta place ; ces personnes aident aussi face à de telles pensées.\n\n{help}\n\nQui pourrait venir près de toi ?',
    ],
    eating: [
      '{heard} Merci de me le confier. Ce n’est pas une question de volonté, et tu n’as pas à y faire face sans aide. Je suis une IA, pas un médecin : en cas de malaise, de douleur à la poitrine ou si tu ne gardes même plus l’eau, vois un médecin aujourd’hui.\n\n{help}\n\nÀ qui pourrais-tu en parler ?',
      'Tu as bien fait de me le dire. {heard} Tu as droit à la nourriture, au repos et à la douceur, quoi que dise un chiffre. Je suis une IA ; des personnes qui connaissent cela t’aideront mieux.\n\n{help}\n\nComment te sens-tu, là : des vertiges, de la faiblesse, ou ça va ?',
      'Je suis toujours là et je le prends toujours au sérieux. {heard} Les pensées autour de la nourriture peuvent faire beaucoup de bruit, et s’apaiser avec la bonne aide. Je suis une IA et je ne te donnerai ni chiffres ni règles.\n\n{help}\n\nPourrais-tu en parler aujourd’hui à quelqu’un de confiance ?',
    ],
    grooming: [
      '{heard} Dis-le aujourd’hui à un adulte de confiance, comme un parent, une prof ou une tante : on ne te grondera pas. Tu n’as rien à envoyer et personne à rencontrer. Je suis une IA et je ne dois pas être la seule à le savoir.\n\n{help}\n\nÀ qui pourrais-tu le dire en premier ?',
      'Tu as bien fait de me le dire. {heard} Personne de plus âgé n’a le droit de demander cela à un jeune, et ces secrets-là peuvent toujours être dits. Ne réponds pas, n’y va pas, et garde les messages pour les montrer. Je suis une IA ; ces personnes sont là pour les jeunes.\n\n{help}\n\nUn adulte de confiance est-il près de toi ?',
      'Je le prends toujours au sérieux. {heard} C’est vrai même si tu as répondu, envoyé quelque chose ou aimé cela au début. N’y va pas. Je suis une IA et je ne peux pas l’arrêter ; un adulte et ces personnes le peuvent.\n\n{help}\n\nOn réfléchit à comment le dire à quelqu’un de confiance ?',
    ],
    'someone-else': [
      '{heard} Tu as raison de le prendre au sérieux. Si cette personne a disparu, est blessée, ne se réveille pas ou a pris quelque chose, appelle d’abord les urgences. Si cela ressemble à un suicide, demande-le-lui directement ; poser la question n’en donne pas l’idée. Je suis une IA et je ne peux pas la joindre.\n\n{help}\n\nSais-tu où elle est ?',
      'Merci de veiller sur cette personne. {heard} Prends ses mots au sérieux, et ne la laisse pas seule si cela peut arriver bientôt. Tu n’as pas à garder le secret. Je suis une IA ; ici, on te conseille aussi.\n\n{help}\n\nEst-elle seule en ce moment ?',
      'Je le prends toujours au sérieux, pour cette personne et pour toi. {heard} Tu n’as pas à tout résoudre, seulement à faire venir de l’aide, et à te protéger aussi. Je suis une IA et je ne peux pas appeler à ta place.\n\n{help}\n\nQui peut t’aider maintenant ?',
    ],
  },
  checkIns: [
    'Je voulais savoir comment tu vas aujourd’hui. Rien à expliquer ; un mot suffit, et ne rien dire, c’est bien aussi.',
    'Juste un petit bonjour. Comment se passe ta journée ? Si tu as envie d’écrire, je suis là.',
    'Pas besoin de répondre : je voulais seulement savoir comment tu vas aujourd’hui, et si quelqu’un est près de toi.',
  ],
  replies: {
    shared: [
      'Je te lis. Tu peux écrire autant ou aussi peu que tu veux ; je suis une IA et je ne juge rien. Y a-t-il quelqu’un près de toi en ce moment ?',
      'Merci de continuer à écrire. Restons à l’heure qui vient : qu’est-ce qui la rendrait un peu plus supportable ?',
      'Cela semble très dur. À qui pourrais-tu envoyer un court message maintenant, ne serait-ce que « tu peux venir ? »',
      'Pas besoin de trouver les bons mots. Si appeler te paraît trop, tu peux lire à voix haute ce que tu m’as écrit.',
      'Je suis une IA et je ne devrais pas être la seule à le savoir. À qui pourrais-tu le dire aujourd’hui ?',
      'As-tu bu un peu d’eau, mangé quelque chose, dormi un peu ? Cela ne résout rien, mais rend les prochaines heures plus faciles.',
      'On peut aller lentement. Qu’est-ce qui est le plus dur là-dedans, maintenant ?',
      'Si cela empire pendant que nous écrivons, arrête et appelle le {emergency}. Je serai encore là après.',
      'Qu’est-ce qui t’a déjà aidé, même un peu, à traverser une mauvaise heure ?',
      'Je ne peux pas te promettre que ce sera facile. Beaucoup s’en sortent avec de l’aide, et cette aide est aussi pour toi.\n\n{help}',
    ],
    suicide: [
      'Les pensées sont-elles plus fortes ou plus faibles que tout à l’heure ? Si elles sont plus fortes, appelle le {emergency} maintenant.',
      'Y a-t-il près de toi quelque chose qui pourrait te servir à te faire du mal ? Peux-tu le confier à quelqu’un ou aller ailleurs ?',
      'Que devrait savoir la personne qui viendra s’asseoir près de toi ?',
    ],
    'self-harm': [
      'L’envie est-elle encore là ? Attendre dix minutes à côté de quelqu’un est un vrai pas, et on peut recommencer ensuite.',
      'Si tu as une blessure, quelqu’un l’a-t-il regardée ? Tu as le droit de le demander.',
    ],
    overdose: [
      'As-tu appelé le {emergency} ? Fais-le d’abord, même si tu te sens bien. Je serai encore là après.',
      'Quelqu’un près de toi peut-il appeler ? Ne t’allonge pas sans quelqu’un près de toi, et garde la boîte pour les secours.',
    ],
    medical: [
      'As-tu appelé le {emergency} ? Fais-le d’abord, même si cela semble aller mieux. Je serai encore là ensuite.',
      'Quelqu’un est-il avec toi ? Ne reste pas sans personne, ne conduis pas, et fais ce qu’on te dit au téléphone.',
      'Je ne peux pas évaluer des symptômes. La personne qui répond au {emergency} le peut ; demande-lui, et écris-moi quand les secours sont là.',
    ],
    violence: [
      'Peux-tu encore écrire sans danger ? Sinon, arrête ici ; ce n’est pas impoli.',
      'C’est toi qui décides. Y a-t-il un lieu où tu serais en sécurité cette nuit ?',
    ],
    'harm-to-others': [
      'Es-tu loin de cette personne maintenant ? Sinon, va d’abord ailleurs ; tout ce que tu veux me dire peut attendre.',
      'Y a-t-il près de toi quelque chose qui pourrait blesser quelqu’un ? Peux-tu le laisser, ou le confier à quelqu’un de confiance ?',
    ],
    eating: [
      'Comment va ton corps aujourd’hui : vertiges, malaise, grande faiblesse ? Si oui, vois un médecin aujourd’hui ou appelle le {emergency}.',
      'Est-ce que cela aiderait que quelqu’un s’assoie avec toi au prochain repas ? Qui cela pourrait-il être ?',
    ],
    grooming: [
      'As-tu pu le dire à un adulte de confiance ? Tu peux simplement lui montrer ce que tu m’as écrit.',
      'Tu ne lui dois aucune réponse et tu n’as pas à y aller. En cas de menace ou si cette personne est près de toi, appelle le {emergency}.',
      'Quoi que tu aies envoyé ou dit, c’est la personne plus âgée qui est responsable. Quel adulte t’a déjà aidé ?',
    ],
    'someone-else': [
      'As-tu pu joindre cette personne ? Sinon, et s’il peut y avoir danger, appelle le {emergency} et dis où elle pourrait être.',
      'Et toi, tu tiens le coup ? Tu n’as pas à porter cela sans aide ; qui pourrait prendre le relais ?',
    ],
  },
}
