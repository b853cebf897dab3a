import { expect, test } from 'vitest'
import { tileArtHtml } from './TileArt'

const look = { colors: ['#111', '#222', '#333'], glow: '#444' }
const html = (picture: string) => tileArtHtml({ ...look, picture }, '172px', false)

test('a picture of the house comes in the widths that it is drawn in', () => {
  expect(html('abc/brasswing/ember-wyrm')).toMatch(
    /srcset="\/media\/tile\/abc\/brasswing\/ember-wyrm\/120\.avif 120w,.+<img src="\/media\/tile\/abc\/brasswing\/ember-wyrm\/344\.webp"/,
  )
})

test('one of another platform is asked for at its own address alone', () => {
  for (const address of ['https://pictures.example/v/Name.webp?a=1&b=2', '/theirs/Name.webp']) {
    const written = html(address)
    expect(written).toContain(`<img src="${address.replace('&', '&#38;')}"`)
    expect(written).not.toContain('srcset')
  }
})

test('where there is none, nothing is asked for', () => {
  expect(html('')).not.toMatch(/<img|<source/)
})
