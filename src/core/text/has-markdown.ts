const MARK = /[*_`[#>|@]|~~|:\/\/|www\.|^ {0,3}(?:[-+](?:\s|-)|\d{1,9}[.)]\s)/m

/** Whether a text may render differently as Markdown. No false negatives, some false positives. */
export const hasMarkdown = (text: string): boolean => MARK.test(text)
