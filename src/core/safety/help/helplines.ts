/**
 * The help of each country: its code and those of territories with the same numbers, the number of the police if it is
 * another, and the month in which all were last checked against their sources. Then a line per service, the main one
 * first: its name and the ways to contact it, and the languages if the country has lines in several. What two sources
 * disagree on is left out. `hours` as in `line.ts`; none if they are unknown or vary by day.
 */
export const HELPLINES = `
GB | emergency 999 | checked 2026-11
  crisis | Samaritans | phone 116 123 | hours 24/7
  crisis | Shout | text 85258 | word SHOUT | hours 24/7
  violence | National Domestic Abuse Helpline | phone 0808 2000 247 | hours 24/7
  eating | Beat | phone 0808 801 0677 | hours weekdays 15:00–20:00
  child | Childline | phone 0800 1111 | hours 24/7
  sources | www.samaritans.org giveusashout.org www.nationaldahelpline.org.uk www.beateatingdisorders.org.uk www.childline.org.uk
IE | emergency 112 | checked 2026-11
  crisis | Samaritans | phone 116 123 | hours 24/7
  crisis | Text About It | text 50808 | word HELLO | hours 24/7
  violence | Women’s Aid | phone 1800 341 900 | hours 24/7
  poison | National Poisons Information Centre | phone 01 809 2166 | hours daily 8:00–22:00
  eating | Bodywhys | phone 01 210 7906
  child | Childline | phone 1800 66 66 66 | hours 24/7
  sources | www.samaritans.org/ireland www.textaboutit.ie www.womensaid.ie www.poisons.ie www.bodywhys.ie www.childline.ie
FR GP MQ GF RE YT | emergency 112 | checked 2026-11
  crisis | 3114, prévention du suicide | phone 3114 | hours 24/7
  violence | Violences Femmes Info | phone 3919 | hours 24/7
  eating | Anorexie Boulimie Info Écoute | phone 09 69 325 900
  child | 119, Allô Enfance en Danger | phone 119 | hours 24/7
  sources | 3114.fr arretonslesviolences.gouv.fr www.ffab.fr www.allo119.gouv.fr
BE | emergency 112 | checked 2026-11
  crisis | Zelfmoordlijn 1813 | phone 1813 | chat zelfmoord1813.be | hours 24/7 | languages nl en de
  crisis | Centre de Prévention du Suicide | phone 0800 32 123 | hours 24/7 | languages fr
  violence | 1712 | phone 1712 | hours weekdays 9:00–18:00 | languages nl en de
  violence | Écoute violences conjugales | phone 0800 30 030 | hours 24/7 | languages fr
  poison | Antigifcentrum / Centre Antipoisons | phone 070 245 245 | hours 24/7
  sources | www.zelfmoord1813.be www.preventionsuicide.be www.1712.be www.ecouteviolencesconjugales.be www.centreantipoisons.be
NL | emergency 112 | checked 2026-11
  crisis | 113 Zelfmoordpreventie | phone 0800 0113 | chat 113.nl | hours 24/7
  violence | Veilig Thuis | phone 0800 2000 | hours 24/7
  child | Kindertelefoon | phone 0800 0432
  sources | www.113.nl veiligthuis.nl www.kindertelefoon.nl
LU | emergency 112 | police 113 | checked 2026-11
  crisis | SOS Détresse | phone 45 45 45 | hours daily 11:00–23:00
  violence | Helpline Violence domestique | phone 2060 1060
  poison | Centre Antipoisons | phone 8002 5500 | hours 24/7
  child | Kanner-Jugendtelefon | phone 116 111
  sources | 454545.lu guichet.public.lu www.centreantipoisons.be www.kjt.lu
DE | emergency 112 | police 110 | checked 2026-11
  crisis | TelefonSeelsorge | phone 0800 1110111 | chat online.telefonseelsorge.de | hours 24/7
  violence | Hilfetelefon Gewalt gegen Frauen | phone 116 016 | hours 24/7
  eating | Beratungstelefon Essstörungen | phone 0221 892031 | hours daily 10:00–18:00
  child | Nummer gegen Kummer | phone 116 111
  sources | www.telefonseelsorge.de www.hilfetelefon.de essstoerungen.bioeg.de www.nummergegenkummer.de
AT | emergency 144 | police 133 | checked 2026-11
  crisis | TelefonSeelsorge | phone 142 | chat telefonseelsorge.at | hours 24/7
  violence | Frauenhelpline gegen Gewalt | phone 0800 222 555 | hours 24/7
  poison | Vergiftungsinformationszentrale | phone 01 406 43 43 | hours 24/7
  child | Rat auf Draht | phone 147 | hours 24/7
  sources | www.telefonseelsorge.at www.frauenhelpline.at goeg.at/Vergiftungsinformation www.rataufdraht.at
CH | emergency 144 | police 117 | checked 2026-11
  crisis | Heart2Heart | phone 0800 143 000 | hours daily 18:00–23:00 | languages en
  crisis | Die Dargebotene Hand | phone 143 | chat 143.ch | hours 24/7 | languages de en
  crisis | La Main Tendue | phone 143 | chat 143.ch | hours 24/7 | languages fr
  crisis | Telefono Amico | phone 143 | chat 143.ch | hours 24/7 | languages it
  violence | Opferhilfe | phone 142 | hours 24/7 | languages de en
  violence | Aide aux victimes | phone 142 | hours 24/7 | languages fr
  poison | Tox Info Suisse | phone 145 | hours 24/7
  child | Pro Juventute 147 | phone 147 | hours 24/7
  sources | www.143.ch www.opferhilfe-schweiz.ch toxinfo.ch www.147.ch
LI | emergency 144 | police 117 | checked 2026-11
  crisis | Die Dargebotene Hand | phone 143 | chat 143.ch | hours 24/7
  poison | Tox Info Suisse | phone 145 | hours 24/7
  sources | www.143.ch toxinfo.ch
ES | emergency 112 | checked 2026-11
  crisis | Línea 024 | phone 024 | hours 24/7
  violence | 016 | phone 016 | hours 24/7
  poison | Servicio de Información Toxicológica | phone 91 562 04 20 | hours 24/7
  child | ANAR | phone 116 111 | hours 24/7
  sources | www.sanidad.gob.es/linea024/home.htm violenciagenero.igualdad.gob.es www.mjusticia.gob.es www.anar.org
PT | emergency 112 | checked 2026-11
  crisis | Linha Nacional de Prevenção do Suicídio | phone 1411 | hours 24/7
  violence | Linha de Apoio à Vítima de Violência Doméstica | phone 800 202 148 | hours 24/7
  poison | Centro de Informação Antivenenos | phone 800 250 250 | hours 24/7
  child | SOS Criança | phone 116 111
  sources | www.sns24.gov.pt www.cig.gov.pt www.inem.pt iacrianca.pt
IT | emergency 112 | checked 2026-11
  crisis | Telefono Amico Italia | phone 02 2327 2327 | hours daily 9:00–24:00
  violence | 1522 | phone 1522 | chat 1522.eu | hours 24/7
  eating | SOS Disturbi Alimentari | phone 800 180 969 | hours weekdays 9:00–21:00
  child | Telefono Azzurro | phone 19696 | hours 24/7
  sources | www.telefonoamico.it www.1522.eu sosdisturbialimentari.it azzurro.it
MT | emergency 112 | checked 2026-11
  crisis | Supportline 179 | phone 179 | hours 24/7
  violence | Supportline 179 | phone 179 | hours 24/7
  sources | fsws.gov.mt
DK | emergency 112 | checked 2026-11
  crisis | Livslinien | phone 70 201 201 | chat livslinien.dk | hours daily 9:00–5:00
  violence | Lev Uden Vold | phone 1888 | hours 24/7
  poison | Giftlinjen | phone 82 12 12 12 | hours 24/7
  sources | www.livslinien.dk www.levudenvold.dk www.sundhed.dk
SE | emergency 112 | checked 2026-11
  crisis | Mind Självmordslinjen | phone 90101 | chat mind.se | hours 24/7
  violence | Kvinnofridslinjen | phone 116 016 | hours 24/7
  poison | Giftinformationscentralen | phone 010 456 67 00 | hours 24/7
  child | BRIS | phone 116 111 | hours 24/7
  sources | mind.se kvinnofridslinjen.se giftinformation.se www.bris.se
NO | emergency 113 | police 112 | checked 2026-11
  crisis | Mental Helse Hjelpetelefonen | phone 116 123 | chat mentalhelse.no | hours 24/7
  violence | VO-linjen | phone 116 006 | hours 24/7
  poison | Giftinformasjonen | phone 22 59 13 00 | hours 24/7
  sources | mentalhelse.no www.volinjen.no www.helsenorge.no/giftinformasjon
FI AX | emergency 112 | checked 2026-11
  crisis | MIELI Kriisipuhelin | phone 09 2525 0111 | hours 24/7
  violence | Nollalinja | phone 080 005 005 | hours 24/7
  poison | Myrkytystietokeskus | phone 0800 147 111 | hours 24/7
  sources | mieli.fi nollalinja.fi www.hus.fi
IS | emergency 112 | checked 2026-11
  crisis | Hjálparsími Rauða krossins | phone 1717 | chat 1717.is | hours 24/7
  poison | Eitrunarmiðstöð | phone 543 2222 | hours 24/7
  sources | www.1717.is www.landspitali.is
EE | emergency 112 | checked 2026-11
  crisis | Eluliin | phone 655 8088
  violence | Ohvriabi | phone 116 006 | hours 24/7
  poison | Mürgistusteabekeskus | phone 16662 | hours 24/7
  sources | www.eluliin.ee sotsiaalkindlustusamet.ee www.16662.ee
LV | emergency 112 | checked 2026-11
  crisis | Skalbes | phone 116 123 | hours 24/7
  sources | www.skalbes.lv
LT | emergency 112 | checked 2026-11
  crisis | Vilties linija | phone 116 123 | hours 24/7
  sources | www.viltieslinija.lt
PL | emergency 112 | checked 2026-11
  crisis | Centrum Wsparcia | phone 800 70 2222 | chat centrumwsparcia.pl | hours 24/7
  violence | Niebieska Linia | phone 800 120 002 | hours 24/7
  child | 116 111, telefon zaufania | phone 116 111 | hours 24/7
  sources | centrumwsparcia.pl niebieskalinia.info 116111.pl
CZ | emergency 112 | checked 2026-11
  crisis | Linka první psychické pomoci | phone 116 123 | hours 24/7
  violence | Linka pro oběti | phone 116 006 | hours 24/7
  poison | Toxikologické informační středisko | phone 224 919 293 | hours 24/7
  child | Linka bezpečí | phone 116 111 | hours 24/7
  sources | www.linkapsychickepomoci.cz www.bkb.cz tis-cz.cz www.linkabezpeci.cz
SK | emergency 112 | checked 2026-11
  crisis | Linka dôvery Nezábudka | phone 0800 800 566 | hours 24/7
  violence | Linka pre ženy zažívajúce násilie | phone 0800 212 212 | hours 24/7
  poison | Národné toxikologické informačné centrum | phone 02 5477 4166 | hours 24/7
  sources | www.linkanezabudka.sk www.zastavmenasilie.gov.sk www.ntic.sk
HU | emergency 112 | checked 2026-11
  crisis | Lelki Elsősegély | phone 116 123 | hours 24/7
  violence | OKIT | phone 06 80 20 55 20 | hours 24/7
  poison | Toxikológiai Tájékoztató Szolgálat | phone 06 80 20 11 99 | hours 24/7
  sources | sos116-123.hu www.okit.hu nngyk.gov.hu
SI | emergency 112 | police 113 | checked 2026-11
  crisis | Zaupni telefon Samarijan | phone 116 123 | hours 24/7
  violence | SOS telefon | phone 080 11 55
  sources | www.telefon-samarijan.si drustvo-sos.si
HR | emergency 112 | police 192 | checked 2026-11
  crisis | Plavi telefon | phone 01 4833 888
  violence | Autonomna ženska kuća Zagreb | phone 0800 55 44
  poison | Centar za kontrolu otrovanja | phone 01 2348 342 | hours 24/7
  sources | www.plavi-telefon.hr www.azkz.net www.imi.hr
RO | emergency 112 | checked 2026-11
  crisis | TelVerde Antisuicid | phone 0800 801 200
  violence | Linia împotriva violenței domestice | phone 0800 500 333 | hours 24/7
  sources | www.antisuicid.ro anes.gov.ro
BG | emergency 112 | checked 2026-11
  violence | Animus | phone 0800 18 676 | hours 24/7
  sources | animusassociation.org
GR | emergency 112 | police 100 | checked 2026-11
  crisis | Klimaka | phone 1018 | hours 24/7
  violence | SOS 15900 | phone 15900 | hours 24/7
  poison | Poison Centre | phone 210 779 3777 | hours 24/7
  child | SOS 1056 | phone 1056 | hours 24/7
  sources | www.klimaka.org.gr isotita.gr www.moh.gov.gr www.hamogelo.gr
CY | emergency 112 | checked 2026-11
  crisis | Cyprus Samaritans | phone 8000 7773 | hours daily 16:00–24:00
  sources | www.cyprussamaritans.org
RS | emergency 194 | police 192 | checked 2026-11
  crisis | Centar Srce | phone 0800 300 303
  violence | Autonomni ženski centar | phone 0800 100 007
  sources | www.centarsrce.org www.womenngo.org.rs
UA | emergency 112 | police 102 | checked 2026-11
  crisis | Lifeline Ukraine | phone 7333 | hours 24/7
  violence | La Strada | phone 0 800 500 335 | hours 24/7
  sources | lifelineukraine.com la-strada.org.ua
TR | emergency 112 | checked 2026-11
  violence | ALO 183 | phone 183 | hours 24/7
  sources | www.aile.gov.tr
US AS GU MP VI | emergency 911 | checked 2026-11
  crisis | 988 Suicide & Crisis Lifeline | phone 988 | text 988 | chat 988lifeline.org | hours 24/7
  violence | National Domestic Violence Hotline | phone 1-800-799-7233 | text 88788 | word START | chat thehotline.org | hours 24/7
  poison | Poison Help | phone 1-800-222-1222 | hours 24/7
  eating | ANAD | phone 1-888-375-7767 | hours weekdays 9:00–21:00
  child | Childhelp | phone 1-800-422-4453 | hours 24/7
  sources | 988lifeline.org www.thehotline.org poisonhelp.hrsa.gov anad.org www.childhelphotline.org
PR | emergency 911 | checked 2026-11
  crisis | Línea PAS | phone 1-800-981-0023 | hours 24/7 | languages es
  crisis | 988 Suicide & Crisis Lifeline | phone 988 | text 988 | hours 24/7 | languages en
  violence | National Domestic Violence Hotline | phone 1-800-799-7233 | hours 24/7
  poison | Poison Help | phone 1-800-222-1222 | hours 24/7
  child | Childhelp | phone 1-800-422-4453 | hours 24/7
  sources | lineapas.assmca.pr.gov 988lifeline.org www.thehotline.org www.childhelphotline.org
CA | emergency 911 | checked 2026-11
  crisis | 9-8-8 Suicide Crisis Helpline | phone 988 | text 988 | hours 24/7 | languages en
  crisis | 9-8-8, ligne d’aide en cas de crise de suicide | phone 988 | text 988 | hours 24/7 | languages fr
  poison | Poison Centres | phone 1-844-764-7669 | hours 24/7 | languages en
  poison | Centre antipoison du Québec | phone 1-800-463-5060 | hours 24/7 | languages fr
  eating | NEDIC | phone 1-866-633-4220 | chat nedic.ca | languages en
  child | Kids Help Phone / Jeunesse, J’écoute | phone 1-800-668-6868 | hours 24/7
  sources | 988.ca infopoison.ca nedic.ca kidshelpphone.ca
JM | emergency 110 | police 119 | checked 2026-11
  crisis | Mental Health and Suicide Prevention Helpline | phone 888-639-5433
  sources | www.moh.gov.jm/mental-health
MX | emergency 911 | checked 2026-11
  crisis | Línea de la Vida | phone 800 911 2000 | hours 24/7
  violence | Línea de las Mujeres | phone 079 | option 1 | hours 24/7
  sources | www.gob.mx/lineadelavida www.gob.mx/mujeres
BR | emergency 192 | police 190 | checked 2026-11
  crisis | CVV | phone 188 | chat cvv.org.br | hours 24/7
  violence | Central de Atendimento à Mulher | phone 180 | hours 24/7
  poison | Disque-Intoxicação | phone 0800 722 6001 | hours 24/7
  child | Disque 100 | phone 100 | hours 24/7
  sources | cvv.org.br www.gov.br/mulheres www.gov.br/anvisa www.gov.br/mdh
AR | emergency 911 | checked 2026-11
  crisis | Línea Nacional de Salud Mental | phone 0800 999 0091 | hours 24/7
  crisis | Centro de Asistencia al Suicida | phone 0800 345 1435
  violence | Línea 144 | phone 144 | hours 24/7
  child | Línea 102 | phone 102
  sources | www.argentina.gob.ar/salud/mental-y-adicciones www.asistenciaalsuicida.org.ar www.argentina.gob.ar/linea-144 www.argentina.gob.ar/linea-102
CL | emergency 131 | police 133 | checked 2026-11
  crisis | Línea de Prevención del Suicidio | phone *4141 | hours 24/7
  crisis | Salud Responde | phone 600 360 7777 | hours 24/7
  violence | Fono 1455 | phone 1455 | hours daily 8:00–24:00
  sources | www.minsal.cl saludresponde.minsal.cl minmujeryeg.gob.cl
CO | emergency 123 | checked 2026-11
  crisis | Línea 106 (Bogotá) | phone 106 | hours 24/7
  violence | Línea 155 | phone 155 | hours 24/7
  child | Línea 141, ICBF | phone 141 | hours 24/7
  sources | www.saludcapital.gov.co www.minigualdadyequidad.gov.co www.icbf.gov.co
PE | emergency 106 | police 105 | checked 2026-11
  crisis | Línea 113 Salud | phone 113 | option 5 | hours 24/7
  violence | Línea 100 | phone 100 | hours 24/7
  sources | www.gob.pe/minsa www.gob.pe/mimp
UY | emergency 911 | checked 2026-11
  crisis | Línea Vida | phone 0800 0767 | hours 24/7
  violence | Servicio de orientación en violencia de género | phone 0800 4141 | hours 24/7
  child | Línea Azul | phone 0800 5050
  sources | www.asse.com.uy www.gub.uy/ministerio-desarrollo-social childhelplineinternational.org/uruguay-linea-azul/
EC | emergency 911 | checked 2026-11
  crisis | Ministerio de Salud Pública | phone 171 | option 6
  sources | www.salud.gob.ec
PY | emergency 911 | checked 2026-11
  crisis | 155 Te escucha | phone 155 | hours 24/7
  sources | www.mspbs.gov.py
VE | emergency 911 | checked 2026-11
  crisis | Federación de Psicólogos de Venezuela | phone 0212 416 3116
  sources | www.fpv.org.ve
CR | emergency 911 | checked 2026-11
  crisis | Aquí Estoy | phone 2272-3774 | hours weekdays 8:00–17:00
  sources | psicologiacr.com/aqui-estoy
DO | emergency 911 | checked 2026-11
  crisis | Línea de Salud Mental | phone 809-200-1400 | hours daily 8:00–24:00
  sources | www.sns.gob.do
GT | emergency 110 | checked 2026-11
  sources | www.pnc.gob.gt
HN | emergency 911 | checked 2026-11
  sources | www.911.gob.hn
PA | emergency 911 | checked 2026-11
  sources | www.sume911.pa
SV | emergency 132 | police 911 | checked 2026-11
  sources | www.salud.gob.sv
AU | emergency 000 | checked 2026-11
  crisis | Lifeline | phone 13 11 14 | text 0477 13 11 14 | chat lifeline.org.au | hours 24/7
  violence | 1800RESPECT | phone 1800 737 732 | chat 1800respect.org.au | hours 24/7
  poison | Poisons Information Centre | phone 13 11 26 | hours 24/7
  eating | Butterfly | phone 1800 33 4673 | chat butterfly.org.au | hours daily 8:00–24:00
  child | Kids Helpline | phone 1800 55 1800 | hours 24/7
  sources | www.lifeline.org.au www.1800respect.org.au www.healthdirect.gov.au/poisoning butterfly.org.au kidshelpline.com.au
NZ | emergency 111 | checked 2026-11
  crisis | 1737, need to talk? | phone 1737 | text 1737 | hours 24/7
  violence | Are You OK | phone 0800 456 450 | chat areyouok.org.nz | hours 24/7
  poison | National Poisons Centre | phone 0800 764 766 | hours 24/7
  sources | 1737.org.nz areyouok.org.nz www.poisons.co.nz
IN | emergency 112 | checked 2026-11
  crisis | Tele-MANAS | phone 14416 | hours 24/7
  violence | Women Helpline | phone 181 | hours 24/7
  poison | National Poisons Information Centre | phone 1800 116 117 | hours 24/7
  child | Childline | phone 1098 | hours 24/7
  sources | telemanas.mohfw.gov.in wcd.gov.in www.aiims.edu www.childlineindia.org
SG | emergency 995 | police 999 | checked 2026-11
  crisis | Samaritans of Singapore | phone 1767 | hours 24/7
  violence | National Anti-Violence Helpline | phone 1800 777 0000 | hours 24/7
  sources | www.sos.org.sg www.msf.gov.sg
MY | emergency 999 | checked 2026-11
  crisis | Befrienders | phone 03-7627 2929 | hours 24/7
  crisis | Talian HEAL | phone 15555
  violence | Talian Kasih | phone 15999 | hours 24/7
  sources | www.befrienders.org.my www.moh.gov.my www.kpwkm.gov.my
TH | emergency 1669 | police 191 | checked 2026-11
  crisis | Mental Health Hotline 1323 | phone 1323 | hours 24/7
  violence | Social Help Centre 1300 | phone 1300 | hours 24/7
  sources | www.dmh.go.th 1300thailand.m-society.go.th
ID | emergency 112 | police 110 | checked 2026-11
  crisis | Healing119 | phone 119 | option 8
  violence | SAPA 129 | phone 129 | hours 24/7
  sources | www.healing119.id kemenpppa.go.id
PH | emergency 911 | checked 2026-11
  crisis | NCMH Crisis Hotline | phone 1553 | hours 24/7
  sources | ncmh.gov.ph
VN | emergency 115 | police 113 | checked 2026-11
  crisis | Ngày Mai | phone 096 306 1414
  sources | duongdaynongngaymai.vn
JP | emergency 119 | police 110 | checked 2026-11
  crisis | Yorisoi Hotline | phone 0120-279-338 | hours 24/7
  crisis | TELL Lifeline | phone 03-5774-0992 | chat telljp.com | languages en
  violence | DV Soudan Plus | phone 0120-279-889 | chat soudanplus.jp | hours 24/7
  sources | www.mhlw.go.jp/mamorouyokokoro telljp.com soudanplus.jp
KR | emergency 119 | police 112 | checked 2026-11
  crisis | Suicide Prevention Hotline | phone 109 | hours 24/7
  violence | Women’s Hotline 1366 | phone 1366 | hours 24/7
  sources | www.mohw.go.kr www.women1366.kr
TW | emergency 119 | police 110 | checked 2026-11
  crisis | 1925 | phone 1925 | hours 24/7
  violence | 113 | phone 113 | hours 24/7
  sources | www.mohw.gov.tw
HK | emergency 999 | checked 2026-11
  crisis | The Samaritans | phone 2896 0000 | hours 24/7
  crisis | The Samaritan Befrienders | phone 2389 2222 | hours 24/7
  sources | samaritans.org.hk sbhk.org.hk
CN | emergency 120 | police 110 | checked 2026-11
  crisis | 12356 | phone 12356
  sources | www.nhc.gov.cn
LK | emergency 1990 | police 119 | checked 2026-11
  crisis | National Mental Health Helpline | phone 1926 | hours 24/7
  sources | nimh.health.gov.lk www.1990.lk
NP | emergency 102 | police 100 | checked 2026-11
  crisis | Suicide Prevention Helpline | phone 1166
  violence | Khabar Garaun | phone 1145 | hours 24/7
  sources | www.mhpss.gov.np nwc.gov.np
BD | emergency 999 | checked 2026-11
  crisis | Kaan Pete Roi | phone 09612 119911
  sources | kaanpeteroi.org
PK | emergency 1122 | police 15 | checked 2026-11
  crisis | Umang | phone 0311 7786264 | hours 24/7
  sources | www.umang.com.pk
ZA | emergency 112 | police 10111 | checked 2026-11
  crisis | SADAG | phone 0800 567 567 | text 31393 | hours 24/7
  violence | GBV Command Centre | phone 0800 428 428 | hours 24/7
  child | Childline South Africa | phone 116 | hours 24/7
  sources | www.sadag.org gbv.org.za www.childlinesa.org.za
KE | emergency 999 | checked 2026-11
  crisis | Befrienders Kenya | phone 0722 178 177 | hours weekdays 9:00–17:00
  violence | National GBV Helpline | phone 1195 | hours 24/7
  sources | www.befrienderskenya.org hakgbv1195.org
GH | emergency 112 | checked 2026-11
  crisis | Mental Health Authority | phone 0800 678 678 | hours 24/7
  sources | mha.gov.gh
UG | emergency 999 | checked 2026-11
  crisis | Mental Health Uganda | phone 0800 21 21 21
  sources | mentalhealthuganda.org
NG | emergency 112 | checked 2026-11
  sources | www.ncc.gov.ng
EG | emergency 123 | police 122 | checked 2026-11
  crisis | General Secretariat of Mental Health | phone 16328 | hours 24/7
  violence | National Council for Women | phone 15115 | hours 24/7
  sources | mentalhealth.mohp.gov.eg ncw.gov.eg
MA | emergency 150 | police 190 | checked 2026-11
  violence | Kolonamaak | phone 8350 | hours 24/7
  sources | www.gov.uk/foreign-travel-advice/morocco/getting-help www.unfm.ma
TN | emergency 190 | police 197 | checked 2026-11
  violence | Ligne verte 1899 | phone 1899 | hours 24/7
  sources | www.gov.uk/foreign-travel-advice/tunisia/getting-help www.femme.gov.tn
DZ | emergency 14 | police 17 | checked 2026-11
  sources | www.gov.uk/foreign-travel-advice/algeria/getting-help
SN | emergency 18 | police 17 | checked 2026-11
  sources | www.gov.uk/foreign-travel-advice/senegal/getting-help
CI | emergency 185 | police 110 | checked 2026-11
  violence | Ligne verte 1308 | phone 1308
  sources | www.gov.uk/foreign-travel-advice/cote-d-ivoire/getting-help famille.gouv.ci
AO | emergency 112 | police 113 | checked 2026-11
  sources | www.gov.uk/foreign-travel-advice/angola/getting-help
MZ | emergency 117 | police 119 | checked 2026-11
  sources | www.gov.uk/foreign-travel-advice/mozambique/getting-help
CV | emergency 130 | police 132 | checked 2026-11
  sources | www.gov.uk/foreign-travel-advice/cape-verde/getting-help
AE | emergency 998 | police 999 | checked 2026-11
  crisis | National Mental Support Line | phone 800 4673 | hours daily 8:00–20:00
  sources | hope.hw.gov.ae
SA | emergency 997 | police 999 | checked 2026-11
  crisis | 937 | phone 937 | hours 24/7
  violence | 1919 | phone 1919 | hours 24/7
  sources | www.moh.gov.sa www.hrsd.gov.sa
IL | emergency 101 | police 100 | checked 2026-11
  crisis | ERAN | phone 1201 | chat eran.org.il | hours 24/7
  sources | www.eran.org.il
LB | emergency 140 | police 112 | checked 2026-11
  crisis | Embrace | phone 1564 | hours 24/7
  violence | 1745 | phone 1745
  sources | embracelebanon.org kafa.org.lb
`
