import type { QuestionWords } from './language.ts'

export const ENGLISH_QUESTIONS: QuestionWords = {
  topics: {
    name: "what(?:'?s| is) my name|what am i called|who am i(?= ?\\?| ?$)",
    age: "how old am i|what(?:'?s| is) my age",
    birthday: "when(?:'?s| is) my birthday|when was i born",
    employer: "where do i work|who(?:'?s| is) my employer|which company do i work (?:for|at)|who do i work for",
    job: "what do i do (?:for (?:work|a living)|as a job)|what(?:'?s| is) my (?:job|profession|occupation)|what do i work as",
    home: "where do i live|(?:what|which) (?:city|town|country|place) do i live in|where(?:'?s| is) my home",
    origin: 'where (?:am i|do i come) from|where did i grow up|where was i born',
    partner:
      "am i (?:married|single|seeing someone)|who am i (?:married to|dating|seeing|with)|who(?:'?s| is) my (?:partner|spouse)",
    pet: "(?:what|which|how many) (?:pets|animals) do i have|do i have (?:a pet|any pets|pets)|what(?:'?s| is| are) my pets?",
    allergy: 'what am i allergic to|(?:do i have|what are) (?:any|my) allergies|am i allergic to anything',
    diet: "what(?:'?s| is) my diet|what do(?:n't| not|nt)? i (?:not )?eat|am i (?:a )?(?:vegan|vegetarian)|do i eat meat",
    taste: 'what (?:food |music |things |movies |books |sports )?do i (?:like|love|enjoy)|what are my hobbies',
    language: '(?:what|which|how many) languages do i speak',
    school: 'where do i study|(?:what|which) (?:school|university|college) do i (?:go to|attend)',
    studies: "what do i study|what am i studying|what(?:'?s| is) my (?:major|degree|subject)",
    goal: "what(?:'?s| is| are) my goals?|what do i want to (?:achieve|reach)",
  },
  favorite: 'favou?rites?',
  which: 'what|whats|which|who|whos',
  my: 'my',
  ofSomeone: "who(?:'?s| is| are)|names?|named|called|do i have|how many|where(?:'?s| is| does| do)|how old",
  where: 'where|wheres',
  howOld: 'how old',
}
