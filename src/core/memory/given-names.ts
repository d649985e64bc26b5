import { EUROPEAN_NAMES } from './given-names-europe.ts'

/** People also type these in lower case: `my brother tom`. All others are recognised by their capital letter. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `aaron abby abena abi abigail adaeze adam addison aditya adrian afonso ahmed aiden aiko ainhoa aisha alan alba albert alberto alejandra
alejandro alessandra alessandro alex alexa alexander alexandra alexis alfie alfonso alfred ali alice alicia alina alison allison alma
álvaro alvaro amanda amara amelia amélie amelie amina amir amira amy ana anaïs ananya andré andrea andreas andrei andrés andrew andy
angela angelina angie anita anja anjali anna annabelle anne annie anthony antoine anton antonin antonio antónio aoife archie ari
ariana arjun arlo arthur arturo asher ashley astrid audrey aurélie ava axel ayesha barbara bastien bea beatrice beatriz bella ben
benjamin benny bernard bernd beth bethany betty bianca björn blake bob bobby brad bradley brandon brenda brian bridget brittany brooke
bruce bruna bruno bryan caio caitlin caleb callum calvin cam camila camilla camille cara carl carla carlos carmen carol carolina
caroline carrie casey catarina catherine cathy cecilia cedric celine chad charles charlie charlotte chelsea chiara chidi chloe chloé
chris christian christina christine christoph christopher ciara cindy claire clara clare claudia clémence clément cody colby cole
colin connor corey cory courtney craig cristina curtis cynthia daisy damian damon dan dana dani daniel daniela daniele danielle danny
daria dario darnell darren darryl dave davi david davide dean debbie deborah debra deepa denise dennis derek dev devin devon diana
diane diego dieter dimitri divya dmitri dolores dom dominic dominik donna dorothy doug douglas duarte duncan dwayne dylan eddie
eduardo edward edwin eileen elaine eleanor elena eli elias elijah elisa elise eliza elizabeth ella ellen ellie elliot élodie eloise
elsa emeka emil emilia emilie emilio emily emma emmanuel emmi enrique enzo eric erica erik erika erin ernesto ernie esteban esther
ethan eva evan evelyn ewan ezra fabian fabio farah fatima felipe felix fergus fernanda fernando finn fiona florian fran frances
francesca francesco francis francisco françois fred freddie frederik freya frida friedrich gabe gabriel gabriela gabriele gabrielle
gaëlle gareth gary gavin gemma george georgia georgina gerard gianni gilbert gina giovanni giulia giuseppe glenn gloria gonçalo
gonzalo gordon graham greg gregory greta gretchen guilherme guillaume gus gustavo hailey hamish hamza hank hanna hannah hans harold
harriet harry haruto harvey hassan hattie hazel heather hector héctor heidi heike helen helena hélène henri henrik henrique henry
hiroshi holly howard hugo hussein ian ibrahim ida ifeoma ignacio igor iker inês ines inès ingrid inma iona irene iris irma isaac
isabel isabella isabelle isla ivan iván izzy jackie jackson jacob jacqueline jada jaden jaime jake james jamie jan jana jane janet
janice jared jas jasmin jasmine jason jasper javi javier jay jayden jeff jeffrey jen jenna jennifer jenny jens jeremy jérôme jerome
jerry jess jesse jessica jessie jesus jill jim jimmy jisoo joan joana joanie joanna joanne joão jodie joe joel johan johanna john
johnny jon jonas jonathan jonna jordan jordi jorge josé jose joseph josephine josh joshua josie joyce juan juana juanita judith judy
jule julia julian juliana julie julien juliette julio juno jürgen justin justine kai karen karin karina karl karla kate katharina
katherine kathleen kathryn kathy katie katja katrin katy kavya kayla keisha keith kelly ken kendra kenji kenneth kerry kev kevin
khalid kiara kiki kim kimberly kirsten klaus kofi kristen kristin kristina kurt kwame kyle kyra lachlan lara larry lasse latoya laura
lauren laurent layla léa leah leila leire lena lene leni leo léo león leon leonardo leonie leonor leroy lester leticia letícia levi
lexi liam lilly lily lina linda lindiwe lindsay lindsey lionel lisa liv liz lizzie lloyd logan loïc lola lorena lorenzo lotte louis
louise luc luca lucas lucía lucia lucie lucy luís luis luisa luísa luiz lukas luke lupe luther lydia lynn mabel mackenzie madalena
madison mads maëlle maeve magdalena maggie maite maja malik mallory malte mandy manon manuel manuela mara marc marcel marcela marcelo
marcia marco marcos marcus margaret margaux margie margot maria maría mariam mariana marie marina mario marion marisa marisol marjorie
markus marlene marlon marta martha martin martín martina marvin mary maryam mason mateo mateus mathieu matilda matilde mats matt
matteo matteus matthew matthias mattia matty maureen maurice mauricio maxime maxine maya meg megan meghan mei mel melanie melina
melissa mia micah michael michaela michel michele michelle mick miguel mika mike mikhail mila mildred miles millie milo mina minho
miriam mitch mohamed mohammed mona monica monique morgan moritz moses muhammad muriel mustafa myra nadia nadine nadja nancy naomi nat
natalia natalie natasha nate nathan nathaniel neha neil nell nelson nerea ngozi niamh nic nicola nicolás nicolas nicole nikhil niklas
nina noah noel noémie nolan noor nora norma norman nour nuno olaf oleg olga oliver olivia ollie omar orla oscar oskar otis otto owen
pablo paco paige pamela paola paolo patricia patrick patty pau paul paula pauline paulo pedro peggy pepe perry pete peter petra phil
philip philipp philippe phoebe phyllis pierre pilar piotr piper pooja preston priya quentin quinn rachel rae rafael rafaela rahul raj
ralf ralph ramon ramona rania raphael raquel raúl raul ravi raymond rebecca reggie regina rémi remy renata rené rhonda rhys ricardo
richard rick ricky rita robert roberta roberto robin rochelle rocío rodney rodrigo roger rohan roland romain roman ron ronald ronnie
rosa rosalie rosemary ross rowan roxanne roy roz ruben rubén rudy rui rupert russell ruth ryan sabine sabrina sally salma salvador sam
samantha samir samira sammy samuel sandra sanjay santiago sara sarah sasha scarlett scott sean sebastian sebastián selena sergio seth
shane shannon sharon shawn sheila shelby sheldon shelley sherry shirley shreya silvia simão simon simone sinead siobhan sipho sofia
sofía sofie sônia sonia sonja sophia sophie stacey stacy stan stefan stefanie stella steph stephan stephanie stephen steve steven
stuart susan susana susanne suzanne svea sven svenja sylvia sylvie tabitha tamara tamika tania tanya tara tariq tash tatiana ted teddy
teresa terri terry tess thandi thea theo théo theodore theresa thiago thomas thorsten tiago tim timo timothy tina tobi tobias toby
todd tom tomas tomás tomé tommy toni tony tracey tracy travis trevor trina trish trisha tristan troy tunde tyler tyrone unai uwe val
valentin valentina valeria valerie vanessa vasco vera vernon verónica veronica vicky victor victoria vikram vincent viola virginia viv
vivian vivien vlad wanda warren wayne wendell wendy werner wes wesley wilhelm willa william willie wilma winston wolfgang wren wyatt
xavi xavier yara yasmin yasmine yemi yolanda youssef yuki yuna yusuf yvette yvonne zach zachary zack zainab zara zelda zoe zoé zoey
zuri ${EUROPEAN_NAMES}`.split(/\s+/),
)

/** Names that are also words: treated as names only if a verb or nothing follows. */
export const WORDS_AND_NAMES: ReadonlySet<string> = new Set(
  `april august amber angel autumn biscuit buddy chance chase coco dawn dustin faith frank ginger grace grant hope hunter jack jade joy june june
lucky luna mark max may melody mercy milo nick oreo pat penny pepper poppy rex rich rob rose ruby rusty shadow sky star sue summer
sunny will bill art drew eve rocky bear ivy miso mimi felix tom`.split(/\s+/),
)

const CAPITAL = /^\p{Lu}/u

/** The usual spelling of a name: `tom` becomes Tom. */
export const asName = (name: string): string =>
  CAPITAL.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1)

export const isGivenName = (word: string): boolean => GIVEN_NAMES.has(word) && !WORDS_AND_NAMES.has(word)
