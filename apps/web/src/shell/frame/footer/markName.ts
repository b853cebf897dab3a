/** Payment methods whose names are translated: keys of `shell.footer.marks`. */
const translatedMarks = ['bank_transfer', 'e_wallet', 'voucher'] as const
type TranslatedMark = (typeof translatedMarks)[number]

/** Names that are the same in every language, in their owners' spelling, by image name under `/media/payment`. */
const names: Readonly<Record<string, string>> = {
  bitcoin: 'Bitcoin',
  bitcoin_cash: 'Bitcoin Cash',
  blik: 'BLIK',
  dogecoin: 'Dogecoin',
  ethereum: 'Ethereum',
  interac: 'Interac',
  litecoin: 'Litecoin',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  pix: 'Pix',
  sofort: 'Sofort',
  tether: 'Tether',
  upi: 'UPI',
  visa: 'Visa',
}

/** The name of a payment mark in the footer; `translate` translates those that differ by language. */
export function markName(mark: string, translate: (mark: TranslatedMark) => string): string {
  const ours = translatedMarks.find((one) => one === mark)
  return ours ? translate(ours) : (names[mark] ?? mark)
}
