import { helperFields } from '../../tests/support/client.ts'

export interface Person {
  userId: number
  helperId: number
  cookie: string
}

const AT_ONCE = 8

async function post(origin: string, path: string, cookie: string, body: object) {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '', body: await answer.json() }
}

/** A new person of the product with a helper, both created as a browser does. */
async function arrive(origin: string, name: string): Promise<Person> {
  const account = { username: name, password: 'correct horse battery', adult: true, timeZone: 'Europe/Berlin' }
  const { cookie, body } = await post(origin, '/api/auth/sign-up', '', account)
  const helper = await post(origin, '/api/helpers', cookie, helperFields())
  return { userId: body.user.id, helperId: helper.body.id, cookie }
}

/** This many new people, each signed in and with a helper. */
export async function signUpPeople(origin: string, count: number): Promise<Person[]> {
  const people: Person[] = []
  const one = async (): Promise<void> => {
    while (people.length < count) {
      const place = people.push({ userId: 0, helperId: 0, cookie: '' }) - 1
      people[place] = await arrive(origin, `person-${place}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return people
}
