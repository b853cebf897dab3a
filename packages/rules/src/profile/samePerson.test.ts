import { expect, test } from 'vitest'
import { isSamePerson, type MarkKind, marksOf, type Person } from './samePerson.ts'

const mari: Person = {
  email: 'anna-maria.tamm@gmail.com',
  first_name: 'Anna-Maria',
  last_name: 'Tämm',
  date_of_birth: '1990-06-15',
  personal_id_number: '49006150003',
  documents: ['aa11'],
  dfpc: '0123456789abcdef0123456789abcdef.1111111111111111',
}

/** Kinds of details that both share. */
function shared(one: Person, other: Person): MarkKind[] {
  const key = ({ kind, value }: { kind: string; value: string }) => `${kind} ${value}`
  const known = new Set(marksOf(one).map(key))
  return [
    ...new Set(
      marksOf(other)
        .filter((mark) => known.has(key(mark)))
        .map(({ kind }) => kind),
    ),
  ]
}

test.each<[string, Person, MarkKind[]]>([
  ['the mailbox with dots, a plus and the other domain', { email: 'Anna-MariaTamm+two@GoogleMail.com' }, ['email']],
  ['another mailbox', { email: 'anna@gmail.com' }, []],
  ['a mailbox without the hyphen', { email: 'annamaria.tamm@gmail.com' }, []],
  ['the name in capitals without marks', { first_name: 'ANNA MARIA', last_name: 'TAMM' }, ['name']],
  ['the name turned round', { first_name: 'Tamm', last_name: 'Anna-Maria' }, ['name']],
  ['the name without the second one', { first_name: ' anna ', last_name: 'Tamm' }, ['name']],
  ['a sister', { first_name: 'Kersti', last_name: 'Tamm' }, []],
  ['the birthday', { date_of_birth: '1990-06-15' }, ['birth']],
  ['the personal code with blanks', { personal_id_number: '490 0615-0003' }, ['document']],
  ['the same file of a document', { documents: ['bb22', 'aa11'] }, ['document']],
  ['the device in another hour', { dfpc: '0123456789ABCDEF0123456789abcdef.2222222222222222' }, ['device']],
  ['nothing at all', {}, []],
  ['half a name', { first_name: 'Anna', last_name: '' }, []],
])('%s is known again', (_what, other, kinds) => {
  expect(shared(mari, other)).toEqual(kinds)
})

test('the marks of a person, as they are stored', () => {
  expect(marksOf(mari)).toEqual([
    { kind: 'email', value: 'anna-mariatamm@gmail.com' },
    { kind: 'name', value: 'anna maria tamm' },
    { kind: 'name', value: 'anna tamm' },
    { kind: 'birth', value: '1990-06-15' },
    { kind: 'document', value: 'id 49006150003' },
    { kind: 'document', value: 'file aa11' },
    { kind: 'device', value: '0123456789abcdef0123456789abcdef' },
  ])
  expect(marksOf({ first_name: 'Anna', personal_id_number: 'ab-1', dfpc: 'AB' })).toEqual([
    { kind: 'document', value: 'id AB1' },
    { kind: 'device', value: 'ab' },
  ])
  expect([marksOf({}), marksOf({ last_name: 'Tamm' }), marksOf({ first_name: '-', last_name: '-' })]).toEqual([
    [],
    [],
    [],
  ])
})

test.each<[MarkKind[], boolean]>([
  [['email'], true],
  [['document'], true],
  [['name', 'birth'], true],
  [['device', 'birth'], true],
  [['device', 'name'], true],
  [['name'], false],
  [['birth'], false],
  [['device'], false],
  [[], false],
])('who shares %j is the same person: %s', (kinds, expected) => {
  expect(isSamePerson(kinds)).toBe(expected)
})
