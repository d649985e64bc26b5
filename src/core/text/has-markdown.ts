const MARK = /[*_`[#>|@]|~~|:\/\/|www\.|^ {0,3}(?:[-+](?:\s|-)|\d{1,9}[.)]\s)/m

/** May a text look different as Markdown? True for every text that does, and for some that don't. */
export const hasMarkdown = (text: string): boolean => MARK.test(text)
