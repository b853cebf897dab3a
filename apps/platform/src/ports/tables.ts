/** Tables of the sandbox's partners and of our captcha. */
export const portTables: readonly string[] = [
  'sandbox_psp_orders',
  'sandbox_psp_words',
  'sandbox_mails',
  'captcha_solutions',
  'sandbox_register',
]
