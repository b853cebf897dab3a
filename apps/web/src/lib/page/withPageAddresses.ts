import { isPagePath, type Prefixes, pageAddress, plainPath } from '../navigation/links'

const writtenLink = /(?<=<a\b[^>]*\shref=")\/(?!\/)[^"]*/g

/** CMS HTML whose links to pages of the site get the prefixes of the current page. */
export const withPageAddresses = (html: string, site: Prefixes): string =>
  html.replace(writtenLink, (address) =>
    isPagePath(address.replace(/[?#].*/, '')) ? pageAddress(plainPath(address, site), site) : address,
  )
