/** People also type these in lower case: `my brother tom`. All others are recognised by their capital letter. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `aaron abby abigail adam addison adrian aiden aisha alan alba albert alberto alejandra alejandro alessandra alessandro alex alexa
alexander alexandra alexis alfie alfonso alfred ali alice alicia alina alison allison alma alvaro álvaro amanda amelia amelie amélie amir
amira amy ana andré andrea andreas andrei andrés andrew andy angela angelina angie anita anja anna annabelle anne annie anthony antoine
anton antónio antonio ari ariana arthur arturo asher ashley astrid audrey ava axel ayesha barbara beatrice beatriz bella ben benjamin
benny bernard bernd beth bethany betty bianca björn blake bob bobby brad bradley brandon brenda brian bridget brittany brooke bruce
bruna bruno bryan caio caitlin caleb callum calvin camila camilla camille cara carl carla carlos carmen carol carolina caroline carrie
casey catarina catherine cathy cecilia cedric celine chad charles charlie charlotte chelsea chiara chloe chloé chris christian christina
christine christoph christopher cindy claire clara clare claudia clément cole colin connor courtney craig cristina curtis cynthia daisy
damian dan dana daniel daniela daniele danielle danny daria dario dave david davi davide dean debbie deborah debra denise dennis derek
diana diane diego dieter dimitri dmitri dominic dominik donna dorothy doug douglas duncan dylan eddie eduardo edward edwin eileen elaine
eleanor elena eli elias elijah elisa elise eliza elizabeth ella ellen ellie elliot eloise elsa emil emilia emilie emilio emily emma
emmanuel enrique enzo eric erica erik erika erin ernesto esteban esther ethan eva evan evelyn fabian fabio fatima felipe felix fernanda
fernando fiona florian frances francesca francesco francis francisco françois fred freddie frederik freya frida friedrich gabriel gabriela
gabriele gabrielle gareth gary gavin gemma george georgia georgina gerard gianni gina giovanni giulia giuseppe gloria gonzalo gordon
greg gregory greta guilherme guillaume gustavo hailey hamza hanna hannah hans harold harriet harry harvey hassan hazel heather hector
héctor heidi heike helen helena henri henrik henrique henry hiroshi holly howard hugo ian ibrahim ignacio igor ines inês inès ingrid irene
iris isaac isabel isabella isabelle ivan iván jackie jackson jacob jacqueline jaime jake james jamie jan jana jane janet janice jared
jasmin jasmine jason javi javier jay jayden jeff jeffrey jen jenna jennifer jenny jens jeremy jerome jérôme jerry jesse jessica jessie jesus
jill jim jimmy joan joana joanna joanne joão jodie joe joel johan johanna john johnny jon jonas jonathan jordan jordi jorge jose josé
joseph josephine josh joshua joyce juan juana juanita judith judy julia julian juliana julie julien juliette julio jürgen justin justine kai
karen karin karina karl karla kate katharina katherine kathleen kathryn kathy katie katja katrin kayla keith kelly ken kenneth kerry
kevin kim kimberly kirsten klaus kofi kristen kristin kristina kurt kyle lara larry laura lauren laurent léa leah lena leni leo léo leon león
leonardo leonie leticia letícia levi liam lilly lily lina linda lindsay lindsey lisa liz lizzie logan lola lorena lorenzo louis louise luc
luca lucas lucia lucía lucie lucy luis luís luisa luísa luiz lukas luke lydia lynn mackenzie madison magdalena maggie maja malik manon manuel
manuela marc marcel marcela marcelo marco marcos marcus margaret margot maria maría mariana marie marina mario marion marisa marisol
marjorie markus marlene marta martha martin martín martina marvin mary mason mateo mateus mathieu matilda matt matteo matteus matthew
matthias mattia maurice mauricio maya megan meghan mei melanie melina melissa mia michael michaela michel michele michelle miguel mika mike
mikhail mila miles millie milo mina miriam mitch mohamed mohammed moritz moses muhammad nadia nadine naomi natalia natalie natasha nathan
nathaniel neil nell nicola nicolas nicolás nicole niklas nina noah noel noémie nora nuno olaf oleg olga oliver olivia omar oscar oskar
owen pablo paige pamela paola paolo patricia patrick patty paul paula paulo pauline pedro peggy peter petra phil philip philipp philippe
phoebe pierre pilar piotr priya quentin quinn rachel rafael rafaela rahul raj ralf ralph ramon ramona raphael raquel raúl raul ravi raymond
rebecca regina renata rené renata rhys ricardo richard rick ricky rita robert roberta roberto robin rodrigo roger roland romain roman ron
ronald rosa rosalie rosemary ross roxanne roy ruben rubén rui rupert russell ruth ryan sabine sabrina sally sam samantha samir samira samuel
sandra santiago sara sarah sasha scarlett scott sean sebastian sebastián sergio seth shane shannon sharon shawn sheila shirley silvia simon
simone sofia sofía sofie sonia sônia sonja sophia sophie stacey stacy stan stefan stefanie stella stephan stephanie stephen steve steven
stuart susan susana susanne suzanne sven svenja sylvia sylvie tamara tania tanya tara tatiana ted teddy teresa teresa terry thea theo théo
theodore theresa thiago thomas thorsten tiago tim timo timothy tina tobias toby todd tom tomás tomas tommy toni tony tracy travis trevor
tristan trisha troy tyler uwe valentina valentin valeria valerie vanessa vera veronica verónica vicky victor victoria vincent viola virginia
vivian vivien vlad wanda warren wayne wendy werner wesley wilhelm william willie winston wolfgang xavier yasmin yolanda yuki yusuf yvette
yvonne zach zachary zara zoe zoé zoey`.split(/\s+/),
)

/** Names that are also words: treated as names only if a verb or nothing follows. */
export const WORDS_AND_NAMES: ReadonlySet<string> = new Set(
  `april august amber angel autumn biscuit buddy chance chase coco dawn dustin faith frank ginger grace grant hope hunter jack jade joy june june
lucky luna mark max may melody mercy milo nick oreo pat penny pepper poppy rex rich rob rose ruby rusty shadow sky star sue summer
sunny will bill art drew eve rocky bear miso mimi felix tom`.split(/\s+/),
)

const CAPITAL = /^\p{Lu}/u

/** The usual spelling of a name: `tom` becomes Tom. */
export const asName = (name: string): string =>
  CAPITAL.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1)

export const isGivenName = (word: string): boolean => GIVEN_NAMES.has(word) && !WORDS_AND_NAMES.has(word)
