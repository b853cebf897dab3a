/** Payment marks that are named in the player's language: keys of `shell.footer.marks`. */
const told = ['bank_transfer', 'e_wallet', 'voucher'] as const
type ToldMark = (typeof told)[number]

/** Names that are the same in every language, as their owners write them, by picture under `/media/payment`. */
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

/** What a mark of the footer is called; `tell` says those that every language calls otherwise. */
export function markName(mark: string, tell: (mark: ToldMark) => string): string {
  const ours = told.find((one) => one === mark)
  return ours ? tell(ours) : (names[mark] ?? mark)
}
