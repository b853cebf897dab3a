import { expect, test } from 'vitest'
import { tileArtHtml } from './TileArt'

const look = { colors: ['#111', '#222', '#333'], glow: '#444' }
const html = (picture: string) => tileArtHtml({ ...look, picture }, '172px', 'lazy')

test('our own picture is offered in the widths that tiles use', () => {
  expect(html('abc/brasswing/ember-wyrm')).toMatch(
    /srcset="\/media\/tile\/abc\/brasswing\/ember-wyrm\/120\.avif 120w,.+<img src="\/media\/tile\/abc\/brasswing\/ember-wyrm\/344\.webp"/,
  )
})

test('a picture of another platform has only its own address', () => {
  for (const address of ['https://pictures.example/v/Name.webp?a=1&b=2', '/theirs/Name.webp']) {
    const written = html(address)
    expect(written).toContain(`<img src="${address.replace('&', '&#38;')}"`)
    expect(written).not.toContain('srcset')
  }
})

test('without a picture no image is rendered', () => {
  expect(html('')).not.toMatch(/<img|<source/)
})

test('scripts wait for images that are the main content of the page', () => {
  const first = tileArtHtml({ ...look, picture: 'abc/ember-wyrm' }, '172px', 'first')
  expect(first).toContain('loading="eager" elementtiming="first"')
  expect(html('abc/ember-wyrm')).toContain('loading="lazy" fetchpriority="low"')
})
