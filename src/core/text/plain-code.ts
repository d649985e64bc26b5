/** A typed or pasted code without the blanks and dashes that apps and people group it by: `123 456` is `123456`. */
export const plainCode = (typed: string): string => typed.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}]/gu, '')
