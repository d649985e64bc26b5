import type { Phrases } from '../concern.ts'

/** The plainest sentences of ten more languages, whose answer is in English. */
export const OTHERS: Phrases = {
  sets: { on: 'e|ma|en|maar|omdat|i|ale|bo|и|а|но|потому|сейчас|ve|ama|çünkü|perché|adesso|nu|teraz' },
  before: `
(se|als|jeśli|если|eğer|quando|wanneer|kiedy|когда)
(non|niet|nie|не)
`,
  after: `
(dal ridere|dalle risate|dalla fame|dalla vergogna|di fame|di sete|di vergogna|van het lachen|van schaamte|ze śmiechu|ze wstydu|od śmiechu|со смеху|от смеха|от стыда|gülmekten)
(你|你 们|妳)
`,
  elsewhere: `
(film|canzone|gioco|libro|liedje|boek|spel|książka|gra|piosenka|фильм|песня|игра|книга|şarkı|oyun|kitap|lol|haha*|فيلم|أغنية|फिल्म|गाना|영화|노래|게임|映 画|歌 詞|电 影|電 影|歌 词|游 戏|游 戲)
`,
  past: `
lata temu
`,
  again: `
znowu
`,
  not: 'non|niet|nie|не',
  minor: '',
  dangers: {
    suicide: `
(voglio|vorrei solo|vorrei|ho deciso di) (morire|uccidermi|suicidarmi|ammazzarmi|farla finita|togliermi la vita|essere morto|essere morta) $
mi voglio (uccidere|ammazzare|suicidare)
non voglio più (vivere|essere vivo|essere viva) $
(penso al suicidio|ho pensieri suicidi|sto pensando di uccidermi|sto pensando di suicidarmi|sto per uccidermi)
ik wil (dood|sterven|doodgaan|niet meer leven|zelfmoord plegen|een einde aan mijn leven maken|mezelf doden|mezelf van kant maken|er een einde aan maken) $
ik (denk aan zelfmoord|ga mezelf vandaag doden|ga zelfmoord plegen|maak er vanavond een einde aan)
(chcę|chce) (umrzeć|umrzec|się zabić|sie zabic|popełnić samobójstwo|odebrać sobie życie|skończyć ze sobą)
nie (chcę|chce) [już|juz|dłużej] (żyć|zyc) $
(mam myśli samobójcze|zabiję się|myślę o samobójstwie)
я (хочу|решил|решила|собираюсь) (умереть|покончить с собой|убить себя|покончить жизнь|повеситься)
хочу (умереть|сдохнуть|убить себя) $
(не хочу больше жить|не хочу жить|жить не хочу|убью себя) $
(думаю о самоубийстве|хочу покончить с собой)
(ölmek istiyorum|kendimi öldürmek istiyorum|intihar etmek istiyorum|yaşamak istemiyorum|intihar edeceğim|kendimi öldüreceğim|canıma kıymak istiyorum|intiharı düşünüyorum)
(اريد ان اموت|أريد أن أموت|اريد الموت|أريد الموت|سأقتل نفسي|أريد قتل نفسي|اريد ان انتحر|أريد أن أنتحر|أفكر في الانتحار|افكر بالانتحار|لا أريد أن أعيش|عايز اموت|بدي موت|سأنتحر|أريد أن أقتل نفسي|أريد الانتحار)
(मैं मरना चाहता हूँ|मैं मरना चाहता हूं|मैं मरना चाहती हूँ|मैं मरना चाहती हूं|मैं आत्महत्या करना|मैं खुद को मारना|मैं खुदकुशी|मुझे मरना है|मैं जीना नहीं|मैं आत्महत्या कर)
(मरना|मर जाना) (चाहता|चाहती) (हूँ|हूं)
(marna|mar jana) (chahta|chahti) (hu|hun|hoon)
main (marna chahta|marna chahti|jeena nahi chahta|jeena nahi chahti|khudkushi|suicide karna)
mujhe (marna hai|mar jana hai|jeena nahi|nahi jeena)
(죽고 싶어*|죽고싶어*|죽고 싶다|죽고싶다|자살하고 싶어*|자살하고 싶다|자살할 거야|자살할래|살고 싶지 않아*|살기 싫어*|죽어버리고 싶어*|자살하려고*)
(死にたい|自殺したい|自殺する|消えてしまいたい|もう生きていたくない|生きていたくない|命を絶ちたい|首を吊りたい)
(我想死|我要自杀|我想自杀|我要自殺|我想自殺|我不想活了|不想活了|我准备自杀|我想结束生命|我想结束自己的生命|我想結束生命|我不想活下去)
`,
    'self-harm': `
(mi taglio le braccia|mi sto tagliando|mi sono tagliata i polsi|mi sono tagliato i polsi|voglio farmi del male|mi faccio del male)
(ik snijd mezelf|ik snij mezelf|ik wil mezelf snijden|ik doe mezelf pijn|ik heb mezelf gesneden)
(tnę się|okaleczam się|pociąłem się|pocięłam się|chcę się pociąć)
(режу себя|режу вены|я порезала вены|я порезал вены|хочу порезать себя|я снова порезалась)
(kendimi kesiyorum|kendimi kestim|bileklerimi kestim|kendime zarar veriyorum)
(أجرح نفسي|أؤذي نفسي|قطعت معصمي|جرحت نفسي عمدا)
(मैं खुद को काटता|मैं खुद को काटती|मैंने अपनी नस काट)
(자해했어*|자해하고 싶어*|손목을 그었어*|자해를 했어*)
(リストカットした|リスカした|手首を切った|自傷した)
(我割腕了|我自残了|我割了手腕|我想割腕|我自殘)
`,
    overdose: `
ik heb ~3 (pillen|tabletten|medicijnen) (geslikt|ingenomen) $
(薬を全部飲みました|吃了一瓶安眠药|吃了一瓶安眠藥|吞了一瓶药)
(ho preso troppe pillole|ho ingoiato tutte le pillole|ho preso una scatola di pillole|ho preso tutte le pastiglie|ho preso un overdose|ho ingerito tutte le pastiglie)
(ik heb te veel pillen geslikt|ik heb alle pillen geslikt|ik heb een overdosis genomen|ik heb een hele strip pillen)
(połknąłem wszystkie tabletki|połknęłam wszystkie tabletki|wzięłam za dużo tabletek|wziąłem za dużo tabletek|przedawkowałem|przedawkowałam)
(я выпил все таблетки|я выпила все таблетки|я наглоталась таблеток|я наглотался таблеток|у меня передозировка|я выпила пачку таблеток)
(bütün hapları içtim|bir kutu hap içtim|çok fazla hap içtim|aşırı doz aldım)
(ابتلعت كل الحبوب|تناولت كل الحبوب|أخذت كل الحبوب|تناولت جرعة زائدة|بلعت علبة حبوب)
(मैंने बहुत सारी गोलियां खा|मैंने सारी गोलियां खा|मैंने ज़हर खा|मैंने जहर खा)
(약을 다 먹었어*|수면제를 다 먹었어*|약을 너무 많이 먹었어*|약을 한 통 다 먹었어*)
(薬を全部飲んだ|薬を大量に飲んだ|睡眠薬を全部飲んだ|オーバードーズした|薬を飲みすぎた)
(我吃了一整瓶药|我吞了很多药|我吃了很多安眠药|我吞了一整瓶药|我吃了一整瓶安眠药|我喝了农药)
`,
    violence: `
(mio marito|il mio ragazzo|mio padre|il mio compagno) (mi picchia|mi ha picchiata|mi ha picchiato|mi violenta|mi ha minacciata di morte|mi ha violentata)
(sono stata violentata|sono stata stuprata|mi hanno violentata|sono stato accoltellato|mi hanno stuprata)
(mijn man|mijn vriend|mijn vader|mijn stiefvader) (slaat me|mishandelt me|heeft me geslagen|heeft me verkracht|slaat mij)
ik ben (verkracht|mishandeld|neergestoken)
(mój mąż|mój chłopak|mój ojciec|mój ojczym) (mnie bije|bije mnie|mnie pobił|mnie zgwałcił)
(zostałam zgwałcona|zgwałcił mnie|zostałem zgwałcony)
(муж|мой муж|парень|отец|отчим|мой отец|мой парень) (меня бьет|бьет меня|меня избил|избивает меня|меня изнасиловал|меня избивает)
(меня изнасиловали|он меня изнасиловал|меня избили)
(kocam|sevgilim|babam|üvey babam|erkek arkadaşım) beni (dövüyor|dövdü|öldürmekle tehdit ediyor|bıçakladı)
(tecavüze uğradım|bana tecavüz etti|beni bıçakladılar)
(زوجي يضربني|أبي يضربني|ابي يضربني|والدي يضربني|زوجي ضربني|تعرضت للاغتصاب|اغتصبني)
(मेरा पति मुझे मारता है|मेरे पति मुझे मारते हैं|मेरे पिता मुझे मारते|पापा मुझे मारते हैं|मेरा बलात्कार हुआ)
mera (pati|husband) mujhe maarta hai
(남편이 때려*|남편이 저를 때려*|남편이 나를 때려*|아빠가 때려*|아빠가 저를 때려*|아빠가 나를 때려*|남자친구가 때려*|성폭행당했어*|성폭행을 당했어*|강간당했어*)
(夫に殴られ|彼氏に殴られ|父に殴られ|お父さんに殴られ|旦那に殴られ|レイプされた|レイプされました|強姦された)
(我老公打我|我丈夫打我|丈夫打我|老公打我|我爸打我|我爸爸打我|我男朋友打我|我被强奸了|我被強姦了|我被性侵了|我被家暴)
`,
    medical: `
(non respira più|non respira) $
(non riesco a respirare|sto avendo un infarto|sto avendo un attacco di cuore|non riesco più a respirare) $
(mio padre|mia madre|mio marito|mia moglie|mio figlio|mia figlia) (non respira|è incosciente|sta avendo un infarto)
ik kan niet (meer ademen|ademen) $
ik krijg geen (adem|lucht) meer
(ik heb een hartaanval|ik krijg een hartaanval|hij ademt niet meer|ze ademt niet meer)
(nie mogę oddychać|mam zawał|on nie oddycha|ona nie oddycha)
(я не могу дышать|у меня инфаркт|он не дышит|она не дышит|у меня сердечный приступ)
(nefes alamıyorum|kalp krizi geçiriyorum|nefes almıyor)
(لا أستطيع التنفس|لا استطيع التنفس|أصبت بنوبة قلبية|هو لا يتنفس|هي لا تتنفس|انه لا يتنفس)
(मैं सांस नहीं ले पा|मुझे सांस नहीं आ|मुझे दिल का दौरा)
(숨을 못 쉬겠어*|숨을 쉴 수가 없어*|숨을 쉴 수 없어*|심장마비가 온 것 같아*|숨을 안 쉬어*)
(息ができない|心臓発作を起こ|息をしていない|呼吸が止まっ)
(我不能呼吸|我喘不过气来了|我无法呼吸|我心脏病发作|他没有呼吸了|她没有呼吸了|他没呼吸了)
`,
  },
}
