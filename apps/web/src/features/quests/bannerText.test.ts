import { expect, test } from 'vitest'
import { withBanner } from './bannerText'
import { quest } from './questFixture'

test('a banner belongs to a quest if its identifier contains the quest’s', () => {
  const words = (of: string, title: string, text: string) => ({
    frontend_identifier: of,
    title: { text: title },
    description: { text },
  })
  const mine = words('banner--quest--xs--moon-walk--1', 'Walk on the moon', '')
  expect(withBanner(quest({ text: 'Own' }), [words('other', 'No', 'No'), mine])).toMatchObject({
    title: 'Walk on the moon',
    text: 'Own',
  })
  expect(withBanner(quest(), [words('other', 'No', 'No')])).toEqual(quest())
})
