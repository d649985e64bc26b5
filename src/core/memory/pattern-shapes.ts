/** Regular expressions by name; `{name}` stands for an earlier one. */
export const PARTS = String.raw`
count = an?|one|two|three|four|five|six|seven|[1-9]
age = (?:young|small|little|grown|adult|older|younger|big|baby|best|oldest|eldest|youngest|twin|close) 
partner = wife|husband|spouse|partner|boyfriend|girlfriend|fianc[e\xe9]e?
acquaintance = friend|roommate|flatmate|housemate|neighbou?r|boss|manager|colleague|coworker
kinship = {partner}|{acquaintance}|son|daughter|brother|sister|mom|mum|mother|dad|father|stepmom|stepdad|grandma|grandpa|gran|nan|nana|granddad|grandmother|grandfather|grandson|granddaughter|aunt|uncle|cousin|niece|nephew
kin = {partner}|kids?|child|children|sons?|boys?|girls?|daughters?|brothers?|sisters?|siblings?|grandchild|grandchildren|grandkids|grandsons?|granddaughters?|nephews|nieces
look = (?:cute|beautiful|lovely|small|big|little|old|young|rescue|black|white|brown|orange|gr[ae]y|ginger|fluffy|tabby|golden|pet|german|border|guinea|yellow|siamese|persian) 
animal = {look}{0,2}(?:dog|cat|puppy|kitten|rabbit|bunny|hamster|parrot|budgie|horse|pony|turtle|tortoise|snake|lizard|gecko|goldfish|ferret|chinchilla|hedgehog|retriever|labrador|lab|poodle|corgi|beagle|bulldog|chihuahua|dachshund|pug|husky|terrier|collie|shepherd|spaniel|greyhound|pig)
one = {count} (?:\d{1,2}[- ]years?[- ]old )?(?:{age}{0,2}{kin}|{animal}s?|{look}{0,2}(?:puppies|ponies|fish|chickens))
own = {count} .+?
close = my (?:{count} )?{age}{0,2}(?:{kinship}|{kin}|parents|family|{animal}s?)
people = my .+?
relation = {age}{0,2}(?<kin>{kinship})
elders = parents|grandparents|kids|children|in-laws|family
job = accountant|actor|actress|analyst|architect|artist|attorney|author|baker|banker|barber|barista|bartender|biologist|bookkeeper|bricklayer|builder|butcher|carer|carpenter|cashier|chef|chemist|consultant|contractor|cook|copywriter|counselor|dancer|dentist|designer|developer|dietitian|doctor|driver|economist|editor|electrician|engineer|farmer|firefighter|florist|gardener|geologist|hairdresser|hairstylist|historian|housewife|illustrator|instructor|janitor|journalist|judge|lawyer|lecturer|librarian|lifeguard|machinist|manager|mechanic|midwife|musician|nanny|nurse|optician|painter|paralegal|paramedic|pediatrician|pharmacist|photographer|physicist|physio|physiotherapist|pianist|pilot|plumber|policeman|porter|postman|professor|programmer|psychologist|psychiatrist|realtor|receptionist|recruiter|reporter|researcher|roofer|salesman|saleswoman|salesperson|scientist|secretary|seamstress|singer|soldier|student|stylist|surgeon|surveyor|tailor|teacher|technician|therapist|trainer|translator|trucker|tutor|vet|veterinarian|waiter|waitress|welder|writer
notitle = great|good|bad|terrible|huge|big|better|horrible|former|retired|fake|fan|lousy|decent|natural|born|budding|aspiring|hobby|amateur|future|fast|slow|quick|real|true|control|sleepy|cheap|boring|happy|failed|an?|the|totally|really|very|pretty
profession = an? (?:(?!{notitle} )[\p{L}'-]+ ){0,3}{job}
title = an? .+?
work = an? .+?
field = retail|marketing|finance|healthcare|sales|construction|education|tech|technology|hospitality|advertising|insurance|accounting|banking|publishing|logistics|manufacturing|software|fashion|cybersecurity|law|engineering|real estate|customer service|human resources|a (?:hospital|school|restaurant|bank|factory|warehouse|library|bakery|lab|nursing home|call cent(?:er|re))
origin = was born|grew up|was raised
state = married|engaged|widowed|a widow|a widower
parent = an? (?:single |proud |stay[- ]at[- ]home |full[- ]time |working )?(?:mom|mum|mother|dad|father|parent)(?: (?:of|to) (?:two|three|four|five|six|[2-9])(?: (?:kids|children|boys|girls))?)?
diet = vegetarian|vegan|pescatarian|lactose intolerant|gluten intolerant|gluten[- ]free|celiac|coeliac|diabetic
allergy = (?:all )?(?:nuts|peanuts|shellfish|shrimp|prawns|fish|seafood|crab|dairy|milk|eggs|wheat|gluten|soy|sesame|bees|wasps|cats|dogs|horses|pollen|dust|mou?ld|penicillin|amoxicillin|ibuprofen|aspirin|latex|nickel|strawberries|bananas|kiwi|mangoes|tomatoes|apples|avocado|chocolate|ragweed|grass|sulfa|codeine|mushrooms|corn|garlic|almonds|cashews|walnuts|pistachios|hazelnuts|bee stings|tree nuts|dust mites|(?:cat|dog|pet|animal) (?:hair|fur|dander))
meal = meat|pork|beef|fish|seafood|shellfish|dairy|gluten|eggs|sugar|nuts|peanuts|chicken|lactose|cheese|bread
topic = (?:[^ ,]+ )?[^ ,]+
aim = (?:lose|quit|give up|get into|learn(?! about| more| a )|become an?|become fluent in|cut down|eat (?:less|more)|own) .+|(?:stop smoking|get (?:fit|healthy|in shape)|save (?:money|up)|eat (?:healthy|healthier)|run a (?:marathon|half marathon|5k|10k)|start (?:a|my) (?:own )?(?:business|family|company|band|blog|podcast)|write a book|buy a (?:house|home|flat|condo)|open (?:a|my) (?:own )?(?:shop|restaurant|bakery|business|caf[e\xe9]|store|studio|gallery)|finish (?:college|school|my degree))(?: .+)?
names = [^ ,]+(?:, [^ ,]+)*,? and [^ ,]+
time = at (?:\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\.?)?|noon|midday)
day = (?:{time} )?(?:on|by|from|for|before) \w{3}, \w{3} \d{1,2}, \d{4}(?: in the \w+| at night)?(?:,? {time})?
vague = (?:(?:next|this) (?:week|weekend|month|year|spring|summer|fall|autumn|winter|\w{3,6}day)|in (?:two|three|four|five|six|a few|a couple of|\d{1,2}) (?:days|weeks|months)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:on|for|at) (?:christmas|thanksgiving|easter))(?:,? {time})?
when = {day}|{vague}
occasions = appointment|interview|exam|test|surgery|operation|wedding|flight|check-?up|presentation|deadline|midterm|final|recital|graduation|birthday|baby shower|due date
event = (?:an?|my) (?:[^ ,]+ ){0,3}(?:{occasions}|meeting|date|concert|race|marathon)(?: (?:with|at|for) [^,.]{1,40})?
occasion = (?:[^ ,]+ ){0,2}{occasions}(?: (?:to|with|at|for) [^,.]{1,40})?
going = (?:going|flying|travell?ing|driving|moving) to|visiting|seeing|meeting|starting
now = (?:currently |now |still )?(?:live|am living|are living)
live = live
lives = lives
marrying = getting married
rural = on a farm|in the country|in a small town
at = at|for|in
began = started|got
source = peanut|nut|shellfish|gluten|dairy|egg|soy|cat|dog|latex|penicillin|fish|pollen|bee|wheat|milk
with = with|at|in
`

/** What is said as a whole => the line that it yields, `[…]` only with what is in it => kind, category, about whom, slot. */
export const SHAPES = `
my name is {called} => Is called {called}. => fact personal self name
(?:hi|hey|hello|hiya)(?: there| all| everyone)?[,.!]? I am {name} => Is called {name}. => fact personal self name
(?:please |you can |just )?call me {name} => Wants to be called {name}. => fact personal self nickname
(?:I|we) {now} in {place}(?: with {people})? => Lives in {place}[ with {people}]. => fact home self home
my {relation} and I live in {place} => Lives in {place} with their {relation}. => fact home self home
I live (?:at home )?with {people} => Lives with {people}. => fact home self household
(?:I|we)(?: have)? (?:just |recently )?moved to {place} => Moved to {place}. => fact home self home
I {origin} (?:{rural}|in {place}) => {origin}[ {rural}][ in {place}]. => fact personal self
I (?:come|am(?: originally)?) from {place} => Comes from {place}. => fact personal self
I (?:currently |now )?work as {work}(?: {at} {employer})? => Works as {work}[ {at} {employer}]. => fact work self employer
I am {title}(?: {at} {employer}| from {place})? => Is {title}[ {at} {employer}][ from {place}]. => fact work self
I(?: have)? (?:just |recently |finally )?{began} (?:a|my) new job(?: as {work}| {at} {employer})? => {began} a new job[ as {work}][ {at} {employer}]. => fact work self employer
I (?:currently |now )?work (?:in {field}|{at} {employer}) => Works[ in {field}][ {at} {employer}]. => fact work self employer
I (?:am studying|study) {subject}(?: at {employer})? => Studies {subject}[ at {employer}]. => fact learning self
I am (?:currently )?learning {skill} => Is learning {skill}. => goal learning self
I am studying to (?:be|become) {work} => Is studying to be {work}. => goal learning self
I am (?:{state}|married (?:with|and have) {own}) => Is {state}[married with {own}]. => fact relationship self marriage
I am retired => Is retired. => fact work self
I am (?<bond>married|engaged) to {name} => Is {bond} to {name}. => relationship relationship other
I am {parent} => Is {parent}. => relationship family self
(?:I|we) have {own}(?:,? (?:called |named )?{names})? => Has {own}[, {names}]. => relationship family self
I have an? {relation},? (?:called |named )?{name} => Their {relation} is called {name}. => relationship family other
my {relation}(?:'?s name)? is (?:called |named )?{name} => Their {relation} is called {name}. => relationship family other
my {relation}(?: {name})? works {at} {employer} => Their {relation}[ {name}] works {at} {employer}. => relationship family other employer
my (?:{elders} {live}|{relation}(?: {name})? {lives}) in {place} => Their {elders}{relation}[ {name}] {live}{lives} in {place}. => relationship family other home
my {relation}(?: {name})? (?:works as|is) (?:{title}|from {place}|allergic to {allergen}|(?:an? )?{diet}) => Their {relation}[ {name}] is {title}[from {place}][allergic to {allergen}]{diet}. => relationship family other
(?:I|we) have an? {animal},? (?:called|named) {called} => Has a {animal} called {called}. => relationship family other
(?:I|we)(?: have)? (?:just |recently |finally )?(?:got|adopted) an? {animal}(?:,? (?:called|named) {called})? => Got a {animal}[ called {called}]. => relationship family other
my {animal}(?:'?s name)? is (?:called |named )?{name} => Their {animal} is called {name}. => relationship family other
I am (?:very |really |severely |deathly |highly )?allergic to {allergen} => Is allergic to {allergen}. => fact health self
I have an? (?:severe |bad |mild )?{source} allergy => Has a {source} allergy. => fact health self
I am (?:an? )?{diet} => Is {diet}. => preference food self
(?:I|we) (?:do not|don'?t|never) eat {food} => Does not eat {food}. => preference food self
I (?:cannot|can'?t) eat {food} => Cannot eat {food}. => fact health self
my (?:all[- ]time )?favou?rite {topic} is {favorite} => Their favorite {topic} is {favorite}. => preference leisure self favorite {topic}
I (?:really |absolutely |just |do )?(?:love|adore) {thing} => Loves {thing}. => preference leisure self
I (?:(?:really |absolutely |just )?hate|(?:really )?can'?t stand) (?!to ){thing} => Hates {thing}. => preference leisure self
I am a (?:big|huge|massive) fan of {fan} => Is a big fan of {fan}. => preference leisure self
my (?:main |biggest |big )?goal(?: this year)? is to {deed} => Wants to {deed}. => goal personal self
(?:I am trying|I want|my dream is) to {aim} => Wants to {aim}. => goal personal self
I am saving(?: up)?(?: money)? (?:for|to buy) {thing} => Is saving for {thing}. => goal money self
I am training for {event} => Is training for {event}. => goal health self
(?:I have {event} {when}(?: {with} {company})?|{when},? I have {event}) => Has {event} {when}[ {with} {company}]. => plan other self
my {occasion} is {when} => Their {occasion} is {when}. => plan other self
(?:I am|we are) (?:{going} {somewhere}|{marrying}) {when} => Is [{going} {somewhere}]{marrying} {when}. => plan other self
{when},? (?:I am|we are) {going} {somewhere} => Is {going} {somewhere} {when}. => plan other self
`
