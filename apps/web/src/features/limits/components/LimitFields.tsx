import { realityMinutes } from '@apogee/rules/limits/realityCheck'
import { displayUnit } from '@apogee/rules/money/display'
import { useId } from 'react'
import { currencySign } from '../../../lib/format/money'
import { useSite } from '../../../lib/page/site'
import { AmountQuestion } from '../../../ui/forms/AmountQuestion'
import { Field } from '../../../ui/forms/Field'
import { RadioCard } from '../../../ui/forms/RadioCard'
import { Segmented } from '../../../ui/forms/Segmented'
import { Select } from '../../../ui/forms/Select'
import { TextInput } from '../../../ui/forms/TextInput'
import { type Kind, periods, sessionChoices } from '../model'
import type { LimitEditProps, useLimitForm } from './useLimitForm'
import { useLimitLabels } from './useLimitLabels'

const kinds: readonly Kind[] = ['deposit', 'loss', 'wager', 'session', 'reality_check']

interface LimitFieldsProps extends LimitEditProps {
  readonly form: ReturnType<typeof useLimitForm>
}

/** Kind, period and amount of a limit; fields whose values the dialog was opened with are left out. */
export function LimitFields({ kind: givenKind, period: givenPeriod, form }: LimitFieldsProps) {
  const { t, money, minutes } = useLimitLabels()
  const { locale } = useSite()
  const name = useId()
  const { kind, isMoney, row, currency } = form
  const [sign, unit] = [currencySign(currency, locale), displayUnit(currency)]
  const chosen = kind === 'session' ? sessionChoices : realityMinutes
  const kept = row?.minutes
  const choices = kept && !chosen.some((one) => one === kept) ? [...chosen, kept].sort((a, b) => a - b) : chosen
  return (
    <>
      {givenKind ? (
        <p className="text-16 font-[650]">
          {t(`types.${kind}`)}
          {isMoney && givenPeriod && <span className="font-normal text-text-2"> {t(`periods.${form.period}`)}</span>}
        </p>
      ) : (
        <Field label={t('edit.kind')} hint={t(`hints.${kind}`)}>
          {(ids) => (
            <Select
              {...ids}
              value={kind}
              onChange={(event) => form.setKind(kinds.find((one) => one === event.target.value) ?? kind)}
            >
              {kinds.map((one) => (
                <option key={one} value={one}>
                  {t(`types.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {isMoney && !givenPeriod && (
        <Segmented
          label={t('edit.period')}
          value={form.period}
          onChange={form.setPeriod}
          options={periods.map((value) => ({ value, label: t(`periodNames.${value}`) }))}
        />
      )}
      {isMoney ? (
        <Field
          label={t('edit.amount')}
          error={form.error ?? ''}
          hint={[
            form.read.kind === 'amount' && `${form.summary}.`,
            row?.money && `${t('edit.now', { amount: money(row.money.amountCents, currency) })}.`,
          ]
            .filter(Boolean)
            .join(' ')}
        >
          {(ids) => (
            <TextInput
              {...ids}
              ref={form.input}
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="done"
              before={sign !== unit && <span className="text-text-2">{sign}</span>}
              after={<span className="text-text-2">{unit}</span>}
              value={form.typed}
              onChange={(event) => form.setTyped(event.target.value)}
            />
          )}
        </Field>
      ) : (
        <fieldset>
          <legend className="mb-2 font-[550] text-text-2">
            {t(`edit.${kind === 'session' ? 'longest' : 'every'}`)}
          </legend>
          <div className="grid grid-cols-3 gap-2">
            {choices.map((choice) => (
              <RadioCard
                key={choice}
                compact
                name={name}
                checked={choice === form.minutes}
                onChange={() => form.setMinutes(choice)}
                className="min-h-11 text-center"
              >
                <span className="num font-semibold">{minutes(choice)}</span>
              </RadioCard>
            ))}
          </div>
        </fieldset>
      )}
      {isMoney && form.read.kind === 'ambiguous' && (
        <AmountQuestion readings={form.read.readings} currency={currency} onPick={form.setTyped} />
      )}
    </>
  )
}
