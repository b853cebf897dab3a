import { minimumAge } from '@apogee/rules/validation/birthdate'
import { useQuery } from '@tanstack/react-query'
import { Cookie, Globe, Mail, Phone } from 'lucide-react'
import { WrittenText } from '../../features/content/components/WrittenText'
import { footerTextQuery } from '../../features/content/frameQueries'
import { withYear } from '../../features/content/model'
import { playerQuery } from '../../features/profile/queries'
import { reopenConsent } from '../../lib/browser/consent'
import { localeNames } from '../../lib/i18n/locales'
import { useT } from '../../lib/i18n/TextsProvider'
import { useDialogs } from '../../lib/navigation/dialogs'
import { useHref, useListLinks } from '../../lib/navigation/links'
import { useSite } from '../../lib/page/site'
import { platformNow } from '../../lib/time/platformClock'
import { buttonStyle } from '../../ui/buttonStyle'
import { Icon } from '../../ui/Icon'
import { FooterColumns } from './FooterColumns'
import { FooterMarks } from './footer/FooterMarks'
import { SessionTimer } from './footer/SessionTimer'
import { SocialLinks } from './footer/SocialLinks'
import { groupsOf } from './groupsOf'

/** NAV-27 to NAV-31: responsible gaming first, then links, payment methods and company details. */
export default function Footer() {
  const t = useT('shell')
  const { brand } = useSite()
  const href = useHref()
  const links = useListLinks()
  // The minimum age comes from the brand's licence, because a cached page is the same for every country.
  const years = minimumAge(brand.law, null)
  return (
    <footer
      {...links}
      className="foot-at-rest mt-8 border-t border-line bg-rail/70 pt-6 pb-[calc(var(--bottom-height)+1.5rem)] lg:mt-12 lg:py-8"
    >
      <div className="mx-auto max-w-[90rem] px-(--page-x)">
        <section className="mb-6 flex items-start gap-4 rounded-card bg-surface-1 p-4 shadow-line max-md:flex-wrap md:items-center lg:mb-8 lg:px-6">
          <span
            role="img"
            aria-label={t('footer.limitsAge', { years })}
            className="grid size-12 shrink-0 place-items-center rounded-full text-16 font-bold shadow-[inset_0_0_0_2px_var(--text-2)]"
          >
            {years}+
          </span>
          <div className="min-w-0 flex-1">
            <h2 className="text-16/6 font-[650]">{t('footer.limitsTitle')}</h2>
            <p className="max-w-[70ch] text-text-2">{t('footer.limitsText')}</p>
          </div>
          <a href={href('/responsible-gaming')} className={`${buttonStyle({ tone: 'ghost' })} max-md:w-full`}>
            {t('footer.limitsLink')}
          </a>
        </section>
        <div className="grid gap-6 lg:grid-cols-3 xl:auto-cols-[minmax(min-content,1fr)] xl:grid-flow-col xl:grid-cols-none">
          <FooterColumns />
          <div className="max-lg:mt-6 lg:contents">
            <Contact />
          </div>
          <LanguageColumn />
        </div>
        <FooterMarks />
        {brand.law.session_timer && <SessionTimer />}
        <LegalText />
      </div>
    </footer>
  )
}

function Contact() {
  const t = useT('shell')
  const { brand } = useSite()
  const { email, phone } = brand.contacts
  return (
    <section>
      <h2 className="mb-2 font-semibold">{t('footer.contact')}</h2>
      <ul className="text-text-2">
        <li>
          <a
            href={`mailto:${email}`}
            className="inline-flex items-center gap-2 py-1.5 pointer-coarse:min-h-11 hover:text-text"
          >
            <Icon of={Mail} />
            {email}
          </a>
        </li>
        <li>
          <a
            href={`tel:${phone.replaceAll(' ', '')}`}
            className="inline-flex items-center gap-2 py-1.5 pointer-coarse:min-h-11 hover:text-text"
          >
            <Icon of={Phone} />
            {phone}
          </a>
        </li>
      </ul>
      <SocialLinks />
    </section>
  )
}

function LanguageColumn() {
  const t = useT('shell')
  const { locale } = useSite()
  const dialogs = useDialogs()
  return (
    <section>
      <h2 className="mb-2 font-semibold">{t('nav.language')}</h2>
      <button
        type="button"
        onClick={() => dialogs.open('language')}
        className="inline-flex items-center gap-2 py-1.5 pointer-coarse:min-h-11 text-text-2 hover:text-text"
      >
        <Icon of={Globe} />
        {localeNames[locale]}
      </button>
      <button
        type="button"
        onClick={reopenConsent}
        className="flex items-center gap-2 py-1.5 pointer-coarse:min-h-11 text-left text-text-2 hover:text-text"
      >
        <Icon of={Cookie} />
        {t('cookies.settings')}
      </button>
    </section>
  )
}

/** CMS-03, NAV-30: the operator's legal text for this player's groups, with the year from the server's clock. */
function LegalText() {
  const { locale } = useSite()
  const { data: player } = useQuery(playerQuery())
  const { data: html } = useQuery(footerTextQuery(locale, player ? groupsOf(player) : []))
  if (!html) return null
  return (
    <WrittenText
      html={withYear(html, new Date(platformNow()).getUTCFullYear())}
      className="mt-6 max-w-[55rem] space-y-1 text-12 text-text-3"
    />
  )
}
