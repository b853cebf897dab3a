import { licenceCode } from '@apogee/contract/protocol/shapes'
import { missingDetails, readCurrencies } from '../configs/config.ts'
import { readPaymentConfig } from '../configs/paymentConfig.ts'
import { isContent } from '../contentFiles.ts'
import type { ContentFault } from '../faults/contentFault.ts'
import { readJson } from '../faults/jsonFaults.ts'
import { everyLicence, readLicence } from './licences.ts'

/** References of the licences' files that lead nowhere, and forms that ask for less than the law wants. */
export function licenceFaults(): ContentFault[] {
  const codes = new Set(readCurrencies().map(({ code }) => code))
  const methods = Object.entries(readPaymentConfig().methods)
  const known = new Set(methods.flatMap(([id, { type }]) => [id, type as string]))
  return everyLicence().flatMap((code) => {
    const { currencies, excluded_methods: excluded } = readLicence(code)
    const { fault } = readJson(`licences/${code}.json`)
    const own = `config/player_fields.${code}.json`
    const fields = readJson(isContent(own) ? own : 'config/player_fields.json')
    return [
      ...(licenceCode.safeParse(code).success
        ? []
        : [fault([], 'the name of the file must be a code of two to five capitals', 'fatal')]),
      ...(currencies ?? []).flatMap((one, at) =>
        codes.has(one) ? [] : [fault(['currencies', at], `there is no currency ${one}`, 'fatal')],
      ),
      ...excluded.flatMap((one, at) =>
        known.has(one) ? [] : [fault(['excluded_methods', at], `there is no payment method or type ${one}`, 'fatal')],
      ),
      ...missingDetails(code).map((one) => fields.fault(['contexts'], `licence ${code} requires ${one}`, 'fatal')),
    ]
  })
}
