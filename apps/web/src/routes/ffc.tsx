import { createFileRoute } from '@tanstack/react-router'
import { FlagsScreen } from '../features/site/screens/FlagsScreen'
import { textsOf } from '../lib/i18n/textsOf'
import { metaHead, type PageMeta } from '../lib/page/pageHead'

/** RT-40: the feature flags of this browser, for testers (OPEN-16). */
export const Route = createFileRoute('/ffc')({
  staticData: { access: 'testers', noIndex: true },
  loader: async ({ context: { site } }): Promise<PageMeta> => {
    await site.texts.need('site')
    const t = textsOf(site.texts, 'site')
    return { title: t('flags.pageTitle', { brand: site.brand.name }), description: t('flags.text') }
  },
  head: metaHead,
  component: FlagsScreen,
})
