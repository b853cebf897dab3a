const first = [
  'amber',
  'arlo',
  'bruno',
  'cleo',
  'dario',
  'edda',
  'elias',
  'fenja',
  'finn',
  'greta',
  'hugo',
  'ida',
  'ilja',
  'jonas',
  'juno',
  'kaia',
  'kalle',
  'lars',
  'leia',
  'liam',
  'luca',
  'maja',
  'marko',
  'mila',
  'nadia',
  'nils',
  'noor',
  'olga',
  'oskar',
  'paolo',
  'petra',
  'quinn',
  'rasmus',
  'rosa',
  'sami',
  'sanna',
  'sofie',
  'stella',
  'theo',
  'tilda',
  'tomas',
  'ulla',
  'vera',
  'viktor',
  'wanda',
  'yara',
  'zoe',
  'zoran',
] as const
const things = [
  'Anchor',
  'Badger',
  'Birch',
  'Cactus',
  'Comet',
  'Cricket',
  'Dune',
  'Ember',
  'Falcon',
  'Fjord',
  'Ginger',
  'Glacier',
  'Harbor',
  'Hazel',
  'Iris',
  'Jasper',
  'Juniper',
  'Kettle',
  'Lantern',
  'Lynx',
  'Maple',
  'Meadow',
  'Mocha',
  'Nimbus',
  'Nutmeg',
  'Orbit',
  'Otter',
  'Pebble',
  'Pepper',
  'Quartz',
  'Raven',
  'Ripple',
  'Saffron',
  'Sparrow',
  'Thistle',
  'Tundra',
  'Velvet',
  'Walnut',
  'Willow',
  'Zephyr',
] as const
const ways = ['Blue', 'Late', 'Lucky', 'Mad', 'Old', 'Quiet', 'Red', 'Silver', 'Slow', 'Wild'] as const

const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)]!

/** A name as players give themselves one: "kaia_83", "SilverOtter", "leia.m". */
function nameOf(random: () => number): string {
  const name = pick(first, random)
  const thing = pick(things, random)
  const number = Math.floor(random() * 99) + 1
  const kinds = [
    () => `${name}${number}`,
    () => `${name}_${number}`,
    () => `${name}.${'abcdefghjklmnprst'[number % 17]}`,
    () => `${thing}${number}`,
    () => `${pick(ways, random)}${thing}`,
    () => `${pick(ways, random).toLowerCase()}_${thing.toLowerCase()}`,
    () => `${name}${thing}`,
  ]
  return pick(kinds, random)()
}

/** So many different names; the same every time for the same random numbers. */
export function demoNames(count: number, random: () => number): string[] {
  const names = new Set<string>()
  while (names.size < count) names.add(nameOf(random))
  return [...names]
}
