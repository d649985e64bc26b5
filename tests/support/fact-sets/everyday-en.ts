/** More casual messages in English (`read-set.ts` has the form), written after the rules for the first ones. */

export const DEVELOPMENT = `
moved to bristol in march, still no furniture lol => live bristol
finally moved, we're in Haarlem now with a garden => live haarlem
my gf and i just got a puppy, we named him Waffles => waffles/puppy; ?girlfriend
im a paramedic so i work a lot of nights => paramedic; ?nights
turned 27 yesterday. felt nothing => 27
i play drums in a punk band called Static => drums; ?static
allergic to penicillin so that was fun at the er => allergic penicillin
my mom lives in Tucson and shes begging me to visit => mom/mother live/lives tucson
hows the weather on mars =>
i quit smoking 3 weeks ago and i want to punch a wall => no longer/not smoke
finished Dune, started Hyperion => reading hyperion
im training for a triathlon in june => triathlon
ive been married for 12 years to a man who cant load a dishwasher => married
we have twin girls, Ada and Ines, theyre 5 => ada; ?ines; ?twin
i cycle to work every day even in the rain => cycle/bike work
that was a joke obviously =>
my therapist is called Joan and she keeps asking about my dad => therapist joan
i study marine biology in Plymouth => study marine biology; ?plymouth
cant eat gluten, coeliac => gluten/coeliac
work at a bike shop on weekends, uni during the week => work bike shop
my landlord is selling the house ugh =>
i hate flying => not like flying
saving for a van conversion => van
do you think dogs dream =>
`

export const HELD_OUT = `
i live in a houseboat in Leiden with my partner Noor => live leiden/houseboat; noor
just started at a law firm downtown and im so lost => work law firm
my little brother Eli got into Cornell!! => brother eli; ?cornell
im 19 and everyone at work is like 40 => 19
i have two cats and zero free time => two/2 cats
switched to oat milk, never going back =>
i dont drink anymore, 8 months now => no longer/not drink
my birthday is on the 9th of august => birthday august
learning to play the ukulele from youtube => ukulele
my boss Denise wants the report by monday => boss denise
im diabetic so cake is tricky => diabet
we live near Cork, middle of nowhere => live cork
i go climbing every thursday => climbing/climb thursday
what do you call a fish with no eyes =>
my husband Raj is a chef and i cant cook => husband/partner raj; husband/raj chef
i love thrifting => like/into thrifting
im from Manila but ive lived in Dubai since 2015 => from manila; live dubai
my daughter Zoe is 3 and wont sleep => daughter zoe; daughter 3
i teach yoga on saturdays => yoga
got divorced last year, doing ok => divorced
i drive a beat up Corolla => drive corolla
my grandpa passed away on sunday => grandpa/grandfather died/passed
haha same =>
i want to run a sub 4 marathon this year => marathon
`
