import { expect, test } from 'vitest'
import { formatHours, managers } from './managers.ts'

const winter = new Date('2026-01-15T12:00:00.000Z')
const summer = new Date('2026-07-15T12:00:00.000Z')
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
/** Removes the characters that prevent line breaks. */
const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll(/\s/g, ' ')
const office = { time_zone: 'UTC', spans: [{ days: [...weekdays], from: '09:00', to: '17:30' }] }

test.each([
  ['en', 'Mon–Fri, 09:00–17:30 UTC'],
  ['en-NZ', 'Mon–Fri, 09:00 am–05:30 pm UTC'],
  ['de', 'Mo–Fr, 09:00–17:30 UTC'],
  ['fr-CA', 'lun.–ven., 09 h 00–17 h 30 UTC'],
  ['no', 'man.–fre., 09:00–17:30 UTC'],
  ['it', 'lun–ven, 09:00–17:30 UTC'],
  ['et', 'E–R, 09:00–17:30 UTC'],
])('the hours of a manager in %s: %s', (locale, said) => {
  expect(plain(formatHours(office, locale, winter))).toBe(said)
})

test('days that are not consecutive are listed singly, and each span has its times', () => {
  const spans = [
    { days: ['wednesday' as const, 'monday' as const], from: '09:00', to: '17:00' },
    { days: ['saturday' as const, 'sunday' as const, 'friday' as const], from: '20:00', to: '02:00' },
  ]
  expect(plain(formatHours({ time_zone: 'UTC', spans }, 'en', winter))).toBe(
    'Mon, Wed, 09:00–17:00; Fri–Sun, 20:00–02:00 UTC',
  )
})

test('a line breaks only between days and times', () => {
  expect(formatHours(office, 'en', winter).split(/[ –](?!\u2060)/)).toHaveLength(2)
})

test('the name of the time zone depends on the time of the year', () => {
  const tallinn = { ...office, time_zone: 'Europe/Tallinn' }
  expect(
    [winter, summer].map((now) =>
      plain(formatHours(tallinn, 'en', now))
        .split(' ')
        .at(-1),
    ),
  ).toEqual(['GMT+2', 'GMT+3'])
})

test.each([
  ['an unknown time zone', { time_zone: 'Mars/Base', spans: office.spans }],
  ['a day that is none', { time_zone: 'UTC', spans: [{ days: ['moonday'], from: '09:00', to: '17:00' }] }],
  ['a time that is none', { time_zone: 'UTC', spans: [{ days: ['monday'], from: '9 am', to: '24:30' }] }],
  ['no day', { time_zone: 'UTC', spans: [{ days: [], from: '09:00', to: '17:00' }] }],
])('the configuration refuses %s', (_, hours) => {
  const manager = {
    groupId: '257',
    managerName: 'A',
    telegramLink: '',
    whatsAppLink: '',
    email: '',
    phone: '',
    avatar: '',
  }
  expect(managers.safeParse([{ ...manager, hours: office }]).success).toBe(true)
  expect(managers.safeParse([{ ...manager, hours }]).success).toBe(false)
})
