import { useQuery } from '@tanstack/react-query'
import { Check, Search } from 'lucide-react'
import { useState } from 'react'
import { formatTag } from '../../../lib/i18n/locales'
import { useT } from '../../../lib/i18n/TextsProvider'
import { textIf } from '../../../lib/i18n/textIf'
import { useFormFailure } from '../../../lib/i18n/useErrorText'
import { useSite } from '../../../lib/page/site'
import { toast } from '../../../lib/toasts'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { FormNote } from '../../../ui/forms/FormNote'
import { TextInput } from '../../../ui/forms/TextInput'
import { Icon } from '../../../ui/Icon'
import { Money } from '../../../ui/Money'
import { EmptyState } from '../../../ui/states/EmptyState'
import { ErrorState } from '../../../ui/states/ErrorState'
import { Skeleton } from '../../../ui/states/Skeleton'
import { Spinner } from '../../../ui/states/Spinner'
import { playerQuery } from '../../profile/queries'
import { currenciesQuery } from '../../site/queries'
import { groupWallets, type Wallet } from '../model'
import { useSelectCurrency } from '../mutations'
import { accountsQuery } from '../queries'

const groups = ['mine', 'fiat', 'crypto'] as const

/** CASH-15: the player's wallets, and the currencies in which they may open one. */
export default function CurrencyDialog() {
  const t = useT('wallet')
  const failureOf = useFormFailure()
  const { close } = useDialog()
  const nameOf = useCurrencyName()
  const [search, setSearch] = useState('')
  const [note, setNote] = useState<string>()
  const { data: player } = useQuery(playerQuery())
  const { data: accounts = [] } = useQuery(accountsQuery())
  const { data: currencies, isError, refetch, isFetching } = useQuery(currenciesQuery)
  const select = useSelectCurrency()
  const wallets = groupWallets({
    currencies: currencies ?? [],
    accounts,
    active: player?.currency ?? '',
    nameOf,
    search,
  })
  const isNothingFound = currencies !== undefined && groups.every((group) => wallets[group].length === 0)
  const choose = async (wallet: Wallet) => {
    if (wallet.isActive) return close()
    setNote(undefined)
    try {
      await select.mutateAsync(wallet.code)
      toast({ kind: 'success', id: 'currency', title: t('currency.done', { currency: wallet.name }) })
      close()
    } catch (error) {
      setNote(failureOf(error, []).general)
    }
  }
  return (
    <Dialog title={t('currency.title')} size="small">
      <p className="mb-4 text-text-2">{t('currency.text')}</p>
      <TextInput
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        aria-label={t('currency.search')}
        placeholder={t('currency.search')}
        before={<Icon of={Search} className="text-text-3" />}
      />
      <div className="mt-4 empty:hidden">
        <FormNote text={note} />
      </div>
      {!currencies && isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!currencies && !isError && <Skeleton className="mt-4 h-64 rounded-card" />}
      {isNothingFound && <EmptyState title={t('currency.none', { text: search })} />}
      {groups.map(
        (group) =>
          wallets[group].length > 0 && (
            <section key={group} className="mt-5" aria-label={t(`currency.groups.${group}`)}>
              <h3 className="mb-2 text-12 font-[650] text-text-2">{t(`currency.groups.${group}`)}</h3>
              <ul className="grid gap-2">
                {wallets[group].map((wallet) => (
                  <WalletRow
                    key={wallet.code}
                    wallet={wallet}
                    isWaiting={select.isPending && select.variables === wallet.code}
                    onChoose={() => void (select.isPending || choose(wallet))}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
    </Dialog>
  )
}

interface WalletRowProps {
  readonly wallet: Wallet
  readonly isWaiting: boolean
  readonly onChoose: () => void
}

function WalletRow({ wallet, isWaiting, onChoose }: WalletRowProps) {
  const t = useT('wallet')
  return (
    <li>
      <button
        type="button"
        aria-current={wallet.isActive ? 'true' : undefined}
        aria-busy={isWaiting || undefined}
        onClick={onChoose}
        className="flex min-h-14 w-full items-center gap-3 rounded-control bg-surface-2 px-4 py-2 text-left shadow-line hover:bg-surface-3 aria-[current=true]:bg-surface-3 aria-[current=true]:shadow-selected"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-[650]">{wallet.name}</span>
          <span className="num block text-12 text-text-2">{wallet.code}</span>
        </span>
        {wallet.cents === undefined ? (
          <span className="text-12 text-accent-text">{t('currency.open')}</span>
        ) : (
          <Money cents={wallet.cents} currency={wallet.code} className="font-[650]" />
        )}
        {isWaiting && <Spinner />}
        {wallet.isActive && !isWaiting && <Icon of={Check} className="text-accent-text" />}
      </button>
    </li>
  )
}

/** "Euro", "Bitcoin": fiat names come from the browser, those of coins are ours. */
function useCurrencyName(): (code: string) => string {
  const t = useT('wallet')
  const { locale } = useSite()
  const names = new Intl.DisplayNames(formatTag(locale), { type: 'currency' })
  return (code) => textIf(t, `coins.${code}`) ?? names.of(code) ?? code
}
