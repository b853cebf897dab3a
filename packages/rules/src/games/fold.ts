const ligatures: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' }

/**
 * Lower case without accents, apostrophes and invisible characters, full-width letters as plain ones: "Größe" equals
 * "grosse", and "Café" equals "cafe".
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[ßæœøđłı]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/['’]/g, '')

export const searchWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
