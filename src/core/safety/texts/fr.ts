import type { SafetyTexts } from './shape.ts'

export const FR: SafetyTexts = {
  named: {
    intent: 'Tu as écrit que tu veux mourir ou mettre fin à ta vie.',
    means: 'Tu as parlé de quelque chose avec quoi tu pourrais mettre fin à ta vie.',
    farewell: 'Ce que tu as écrit ressemble à un adieu.',
    burden: 'Tu as écrit que les autres seraient mieux sans toi.',
    hopelessness: 'Tu as écrit que tu n’en peux plus.',
    'self-harm': 'Tu as écrit que tu te fais du mal, ou que tu en es tout près.',
    overdose: 'Tu as écrit que tu as pris quelque chose qui peut te faire du mal.',
    violence: 'Tu as écrit que quelqu’un te fait du mal ou te menace.',
    eating: 'Ce que tu écris sur la nourriture m’inquiète.',
    'someone-else': 'Tu as écrit que quelqu’un d’autre est peut-être en danger.',
  },
  answers: {
    suicide: [
      '{named} C’est bien de le dire, et je le prends au sérieux. Je suis une IA : je ne peux pas être avec toi, et il te faut une personne maintenant. {help} Si tu peux, éloigne-toi de tout ce qui pourrait te servir à te faire du mal, et demande à quelqu’un de venir. Es-tu en sécurité en ce moment ?',
      'Merci de me le dire. {named} Cela fait beaucoup de douleur, et tu n’as pas à la porter sans aide. Je suis une IA ; il y a des personnes qui savent accompagner ces moments. {help} Tu peux simplement leur dire ce que tu m’as écrit. Es-tu sans personne en ce moment, ou quelqu’un est-il près de toi ?',
      'Je suis toujours là et je le prends toujours au sérieux. {named} Ce que tu ressens si fort peut s’apaiser, même si rien n’en a l’air. Je suis une IA et je ne peux pas veiller sur toi, une personne le peut. {help} Qui pourrait être près de toi, ou au téléphone, dans les prochaines minutes ?',
      'Ce que tu écris compte, et toi aussi. {named} Je suis une IA et je ne remplace pas quelqu’un qui entend ta voix. {help} Essaie maintenant, s’il te plaît, ou passe le téléphone à quelqu’un à côté de toi. Y a-t-il près de toi quelque chose à mettre d’abord hors de portée ?',
    ],
    'self-harm': [
      '{named} Merci de me le dire ; ce n’est pas facile, et je ne te juge pas. Si tu saignes beaucoup ou si la blessure est grave, appelle le {emergency} tout de suite. Je suis une IA et je ne peux pas être avec toi. {help} Quelqu’un peut-il rester avec toi jusqu’à ce que l’envie passe ? Es-tu en sécurité ?',
      'C’est bien de le dire. {named} Souvent, quelque chose fait plus mal que les mots ne le disent. Je suis une IA ; des personnes qui comprennent cela sont au bout du fil. {help} Si tu as une blessure, laisse quelqu’un la regarder, et appelle le {emergency} si c’est grave. Comment s’est passée ta journée ?',
      'Je suis toujours là. {named} Une envie comme celle-là vient comme une vague, et elle redescend. Tant qu’elle est haute, va si tu peux dans une autre pièce ou près de quelqu’un. Je suis une IA et je ne te vois pas, alors dis-le aussi à une personne. {help} À qui pourrais-tu le dire aujourd’hui ?',
    ],
    overdose: [
      '{named} Appelle le {emergency} maintenant, même si tu te sens bien : certains effets arrivent des heures plus tard, sans prévenir. N’attends pas les symptômes et ne te fais pas vomir. Garde la boîte près de toi, ouvre la porte et demande à quelqu’un de rester. Je suis une IA et je ne peux pas appeler à ta place. {help} Peux-tu appeler tout de suite ?',
      'C’est une urgence, et elle se soigne, alors n’attends pas. {named} Appelle le {emergency} maintenant et dis ce que c’était et quand. Ne te fais pas vomir, ne prends rien d’autre et ne reste pas sans personne. Je suis une IA et je ne peux envoyer personne. {help} Quelqu’un près de toi peut-il appeler ?',
      'Je le prends très au sérieux. {named} Se sentir bien ne veut pas encore dire être hors de danger. Pose ceci et appelle le {emergency}, ou fais-toi conduire aux urgences. Ne te fais pas vomir et emporte la boîte. Je suis une IA. {help} Vas-tu appeler avant de m’écrire à nouveau ?',
    ],
    violence: [
      '{named} Je te crois, et ce n’est pas ta faute. Personne n’a le droit de te faire cela. D’abord : peux-tu lire et écrire ici sans danger ? Si quelqu’un regarde ton téléphone, il vaut peut-être mieux effacer ceci. Je suis une IA et je ne peux appeler personne. {help} Y a-t-il un lieu ou une personne de confiance où aller ?',
      'Cela ne devrait arriver à personne, et c’est bien de le dire. {named} Tu n’es pas responsable de ce que fait quelqu’un d’autre. Je suis une IA et je ne remplace pas celles et ceux qui savent protéger. {help} Si écrire n’est pas sûr maintenant, arrête et reviens plus tard. Es-tu dans un lieu sûr en ce moment ?',
      'Je le prends toujours au sérieux. {named} Tu mérites d’être en sécurité, quoi qu’il y ait eu avant. Des personnes aident à cela chaque jour, sans te forcer à rien ; je suis une IA et je ne le peux pas. {help} Si cela recommence, sors ou approche-toi d’une porte si tu peux, et appelle. Qui d’autre pourrait le savoir ?',
    ],
    eating: [
      '{named} Merci de me le confier. Ce n’est pas une question de volonté, et tu n’as pas à y faire face sans aide. Je suis une IA, pas un médecin. En cas de malaise, de douleur à la poitrine ou si tu ne gardes plus l’eau, appelle le {emergency} ou vois un médecin aujourd’hui. {help} Qui près de toi pourrait le savoir ?',
      'C’est bien de me le dire. {named} Tu mérites de manger, de te reposer et de la douceur, quoi que dise un chiffre. Je suis une IA, et des personnes qui connaissent cela t’aideront mieux. {help} Vertiges, douleur à la poitrine, grande faiblesse : demande tout de suite une aide médicale, {emergency}. Comment te sens-tu en ce moment ?',
      'Je suis toujours là et je le prends toujours au sérieux. {named} Les pensées autour de la nourriture peuvent devenir très bruyantes, et s’apaiser avec la bonne aide. Je suis une IA et je ne te donnerai ni chiffres ni règles. {help} En cas de malaise ou de douleur à la poitrine, appelle le {emergency}. Le dirais-tu aujourd’hui à quelqu’un de confiance ?',
    ],
    'someone-else': [
      '{named} Tu as raison de le prendre au sérieux. S’il y a un danger maintenant, appelle le {emergency} et dis où est cette personne. Reste avec elle, sur place ou au téléphone, jusqu’à ce que quelqu’un arrive. Tu peux lui demander directement si elle pense au suicide ; la question ne donne pas l’idée. Je suis une IA et je ne peux pas la joindre. {help} Sais-tu où elle est ?',
      'Merci de veiller sur cette personne. {named} Prends-le au mot, même si ce n’est peut-être pas sérieux. Si cela peut arriver bientôt, appelle le {emergency} et ne la laisse pas seule. Tu n’as pas à garder le secret. Je suis une IA ; ici, on conseille aussi celles et ceux qui s’inquiètent pour quelqu’un. {help} Est-elle seule en ce moment ?',
      'Je le prends toujours au sérieux, pour cette personne et pour toi. {named} Tu n’as pas à tout résoudre, seulement à faire venir de l’aide : appelle le {emergency} s’il y a danger, préviens un proche, garde le contact, et protège-toi aussi. Je suis une IA. {help} Qui peut t’aider maintenant ?',
    ],
  },
  emergency: {
    now: 'Il te faut quelqu’un maintenant : appelle le {emergency}.',
    soon: 'Si c’est trop, ou si tu risques de passer à l’acte, appelle le {emergency}.',
    danger: 'S’il y a un danger maintenant, appelle le {emergency}.',
  },
  anyEmergencyNumber: 'numéro d’urgence de ton pays (112 dans beaucoup de pays)',
  line: {
    call: 'téléphone {phone}',
    text: 'SMS au {number}',
    callOrText: 'appel ou SMS au {phone}',
    textWord: 'SMS avec {word} au {number}',
    chat: 'chat sur {chat}',
    always: 'à toute heure',
    hours: '{hours}',
  },
  lead: 'Ces personnes sont là pour toi :',
  violenceLead: 'Ces personnes aident exactement dans ce cas :',
  poisonLead: 'Conseil sur ce qui a été pris :',
  eatingLead: 'Aide autour de la nourriture :',
  elsewhere: 'Dans un autre pays : findahelpline.com.',
  directory:
    'En France appelle le 3114, au Canada le 988, en Suisse le 143 ; pour les autres pays, findahelpline.com donne des lignes gratuites.',
  violenceDirectory:
    'En France appelle le 3919 à toute heure ; pour les autres pays, findahelpline.com donne des lignes gratuites.',
  checkIns: [
    'Je voulais savoir comment tu vas aujourd’hui. Rien à expliquer ; un mot suffit, et aucun, c’est bien aussi.',
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
      'Je ne peux pas te promettre que ce sera facile. Beaucoup s’en sortent avec de l’aide, et cette aide est aussi pour toi. {help}',
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
      'Quelqu’un près de toi peut-il appeler ? Ne t’allonge pas sans personne, et garde la boîte pour les secours.',
    ],
    violence: [
      'Est-ce encore sûr pour toi d’écrire ? Sinon, arrête ici ; ce n’est pas impoli.',
      'C’est toi qui décides. Y a-t-il un lieu où tu serais en sécurité cette nuit ?',
    ],
    eating: [
      'Comment va ton corps aujourd’hui : vertiges, malaise, grande faiblesse ? Si oui, vois un médecin aujourd’hui ou appelle le {emergency}.',
      'Est-ce que cela aiderait que quelqu’un s’assoie avec toi au prochain repas ? Qui donc ?',
    ],
    'someone-else': [
      'As-tu pu joindre cette personne ? Sinon, et s’il peut y avoir danger, appelle le {emergency} et dis où elle pourrait être.',
      'Et toi, comment tiens-tu ? Tu n’as pas à porter cela sans aide ; qui pourrait prendre le relais ?',
    ],
  },
}
