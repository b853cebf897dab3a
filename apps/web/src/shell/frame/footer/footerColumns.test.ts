import { expect, test } from 'vitest'
import { navGroups } from '../nav'
import { footerColumns } from './footerColumns'

const page = (slug: string, ...categories: string[]) => ({ slug, title: slug.toUpperCase(), categories })
const pages = [page('about', 'bottom-menu'), page('help', 'bottom-menu-help'), page('loose', 'page')]
const flags = { rocket_mart: true, rocket_chance: false, mystic_jackpots: false }
const brand = {
  licence: 'CW' as const,
  hiddenLinks: { EE: ['/rocket-mart', '/help'] },
  partners: [{ title: 'Affiliates', url: 'https://partners.test' }],
}
const destinations = navGroups({ flags, sports: undefined, pages, without: [] }).flat()
const pathsOf = (columns: ReturnType<typeof footerColumns>) =>
  columns.flatMap(({ links }) => links.map(({ path }) => path))

test('[NAV-27] pages are listed in the column of their category, pages without one are not linked', () => {
  const columns = footerColumns(brand, pages, destinations)
  expect(columns.map(({ key }) => key)).toEqual(['about', 'help', 'play', 'partners'])
  expect(columns.slice(0, 2).map(({ links }) => links)).toEqual([
    [{ path: '/about', label: { title: 'ABOUT' } }],
    [{ path: '/help', label: { title: 'HELP' } }],
  ])
  expect(pathsOf(columns)).not.toContain('/loose')
})

test('[NAV-31] the licence of Estonia, and no other, omits some links, and with them empty columns', () => {
  const usual = footerColumns(brand, pages, destinations)
  const estonian = footerColumns({ ...brand, licence: 'EE' }, pages, destinations)
  expect(pathsOf(usual)).toEqual(expect.arrayContaining(['/rocket-mart', '/help']))
  expect(pathsOf(estonian)).toEqual(pathsOf(usual).filter((path) => path !== '/rocket-mart' && path !== '/help'))
  expect(estonian.map(({ key }) => key)).toEqual(['about', 'play', 'partners'])
})
