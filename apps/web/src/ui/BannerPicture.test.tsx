import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BannerPicture } from './BannerPicture'

const banner = { image: '/media/banner/1', sizes: '100vw', className: 'a"b' }

test('the first banner of a page loads at once and is the picture that scripts wait for', () => {
  const html = renderToStaticMarkup(<BannerPicture {...banner} isFirst />)
  expect(html).toMatch(/^<picture><source type="image\/avif" srcset="[^"]+390\.avif 390w,[^"]+" sizes="100vw"><img /)
  expect(html).toContain('fetchpriority="high" elementtiming="first"')
  expect(html).not.toContain('lazy')
  expect(html).toContain('class="a&#34;b"')
})

test('other banners load when they come near the screen', () => {
  expect(renderToStaticMarkup(<BannerPicture {...banner} isFirst={false} />)).toContain(
    'loading="lazy" fetchpriority="low"',
  )
})
